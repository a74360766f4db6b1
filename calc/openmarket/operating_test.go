package openmarket

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

func withheld(changes ...func(*agreement.Options)) *agreement.Options {
	return railway(append([]func(*agreement.Options){func(o *agreement.Options) { o.WithholdSteps = 1 }},
		changes...)...)
}

// northern makes Ann director of Northern, launched at 67. Ann has 3 of its 10 shares, and the company has 670 in cash.
func northern() []calc.Entry {
	return []calc.Entry{&charter.Launch{Company: "N", Price: number(67)}, &trading.Buy{Company: "N", Shares: 1}}
}

func operatingExamples() []example {
	const price = "; N67 S100"
	halves := func(o *agreement.Options) { o.Halves, o.HalfSteps = "company", 1 }
	up := func(o *agreement.Options) { o.Rounding, o.PoolDividend = "up", "both" }
	back := append(northern(), &trading.Sell{Company: "N", To: "treasury", Shares: 1})
	blanked := func(halves string) *agreement.Options {
		return with(preset("blank"), func(o *agreement.Options) {
			o.Companies, o.Shares, o.Treasury, o.Cash, o.Rounding, o.Halves = "Harz, Other", 2, true, 500, "up", halves
		})
	}
	twoShares := []calc.Entry{&trading.Buy{Company: "H", Shares: 1}, &trading.Buy{Seat: 1, Company: "H", Shares: 1}}
	all := []example{
		{
			name: "O1 a revenue is paid out", arithmetic: "3 × 10 = 30 to Ann, 7 × 10 = 70 to the company for the pool",
			options: withheld(), before: northern(), entry: &operating.Operate{Company: "N", Revenue: 100},
			says: []string{"operate.pay (operate) N revenue=100",
				"payout (operate) seat 0 N shares=3 each=10 amount=30",
				"payout.pool (pool) N shares=7 each=10 amount=70",
				"up (moves.operate) N old=67 steps=1 moved=1 new=70"},
			stands: "Ann 429 1N 1N.director; Ben 600; N 740; N70 S100",
		},
		{
			name:       "O2 half is paid, the odd part to the shareholders",
			arithmetic: "110 ÷ 2 ÷ 10 = 5, 5 × 10 = 50 is kept and 60 paid: 3 × 6 = 18 and 7 × 6 = 42",
			options:    withheld(), before: northern(),
			entry: &operating.Operate{Company: "N", Revenue: 110, Payout: "half"},
			says: []string{"operate.half.shares (operate) N of=20 shares=10 each=6 up=1 revenue=110 paid=60 kept=50",
				"operate.kept (operate) N amount=50", "payout (operate) seat 0 N shares=3 each=6 amount=18",
				"payout.pool (pool) N shares=7 each=6 amount=42"},
			stands: "Ann 417 1N 1N.director; Ben 600; N 762" + price,
		},
		{
			name:       "O3 half is paid, the odd part to the company, and raises the price",
			arithmetic: "110 ÷ 2 ÷ 10 = 5, 5 × 10 = 50 is paid and 60 kept: 3 × 5 = 15 and 7 × 5 = 35",
			options:    withheld(halves), before: northern(),
			entry: &operating.Operate{Company: "N", Revenue: 110, Payout: "half"},
			says: []string{"operate.half.shares (operate) N of=20 shares=10 each=5 down=1 revenue=110 paid=50 kept=60",
				"operate.kept (operate) N amount=60", "payout (operate) seat 0 N shares=3 each=5 amount=15",
				"payout.pool (pool) N shares=7 each=5 amount=35", "up (moves.operate) N old=67 steps=1 moved=1 new=70"},
			stands: "Ann 414 1N 1N.director; Ben 600; N 765; N70 S100",
		},
		{
			name:       "O2a of two shares, the company keeps exactly half, and each share's part is rounded",
			arithmetic: "230 ÷ 2 = 115; 115 ÷ 2 = 57.5, so 58; 500 – 100 + 58 = 458",
			options:    blanked(agreement.ExactHalf), before: twoShares, entry: &operating.Operate{Company: "H", Revenue: 230, Payout: "half"},
			says: []string{"operate.half (operate) H revenue=230 paid=115 kept=115", "operate.kept (operate) H amount=115",
				"payout.up (operate) seat 0 H shares=1 paid=115 of=2 amount=58",
				"payout.up (operate) seat 1 H shares=1 paid=115 of=2 amount=58"},
			stands: "Ann 458 1H; Ben 458 1H; H 115; H100 O100",
		},
		{
			name:       "O2b a mine's income is the company's own, half of the rest is paid",
			arithmetic: "40 – 20 = 20; 20 ÷ 4 = 5; 2 × 5 = 10; 20 + 10 = 30 for the company",
			options:    blanked(""), before: twoShares,
			entry: &operating.Operate{Company: "H", Revenue: 40, Payout: "half", Own: 20},
			says: []string{"operate.own (operate) H revenue=40 own=20 shared=20",
				"operate.half.shares (operate) H of=4 shares=2 each=5 revenue=20 paid=10 kept=10",
				"operate.kept (operate) H amount=10", "payout (operate) seat 0 H shares=1 each=5 amount=5",
				"payout (operate) seat 1 H shares=1 each=5 amount=5"},
			stands: "Ann 405 1H; Ben 405 1H; H 30; H100 O100",
		},
		{
			name: "O4 a revenue is withheld", arithmetic: "670 + 80 = 750, one place down from 67 is 60",
			options: withheld(), before: northern(),
			entry: &operating.Operate{Company: "N", Revenue: 80, Payout: "withhold"},
			says: []string{"operate.withhold (operate) N revenue=80", "operate.kept (operate) N amount=80",
				"down (moves.operate) N old=67 steps=1 moved=1 new=60"},
			stands: "Ann 399 1N 1N.director; Ben 600; N 750; N60 S100",
		},
		{
			name: "O5 no revenue is withholding", arithmetic: "one place down from 67 is 60",
			options: withheld(), before: northern(), entry: &operating.Operate{Company: "N"},
			says: []string{"operate.none (operate) N",
				"down (moves.operate) N old=67 steps=1 moved=1 new=60"},
			stands: "Ann 399 1N 1N.director; Ben 600; N 670; N60 S100",
		},
		{
			name:       "O6 parts are rounded down for each holder, and the table says how far the price moves",
			arithmetic: "3 × 105 ÷ 10 = 31.5 and 7 × 105 ÷ 10 = 73.5",
			options:    withheld(), before: northern(),
			entry: &operating.Operate{Company: "N", Revenue: 105, Steps: number(3)},
			says: []string{"operate.pay (operate) N revenue=105",
				"payout.down (operate) seat 0 N shares=3 paid=105 of=10 amount=31",
				"payout.pool.down (pool) N shares=7 paid=105 of=10 amount=73",
				"up (moves.operate) N old=67 steps=3 moved=3 new=80"},
			stands: "Ann 430 1N 1N.director; Ben 600; N 743; N80 S100",
		},
		{
			name:       "O7 or rounded up, also for the shares of the company's own",
			arithmetic: "2 × 105 ÷ 10 = 21, 7 × 105 ÷ 10 = 73.5, 1 × 105 ÷ 10 = 10.5; a sale of one moved 67 to 60",
			options:    withheld(up), before: back,
			entry: &operating.Operate{Company: "N", Revenue: 105, Steps: number(0)},
			says: []string{"operate.pay (operate) N revenue=105",
				"payout.up (operate) seat 0 N shares=2 paid=105 of=10 amount=21",
				"payout.pool.up (pool) N shares=7 paid=105 of=10 amount=74",
				"payout.own.up (pool) N shares=1 paid=105 of=10 amount=11"},
			stands: "Ann 487 1N.director; Ben 600; N 688 1N; N60 S100",
		},
		{
			name: "O8 the same rounded down", arithmetic: "21, 73 and 10",
			options: withheld(up, func(o *agreement.Options) { o.Rounding = "" }), before: back,
			entry: &operating.Operate{Company: "N", Revenue: 105, Steps: number(0)},
			says: []string{"operate.pay (operate) N revenue=105",
				"payout.down (operate) seat 0 N shares=2 paid=105 of=10 amount=21",
				"payout.pool.down (pool) N shares=7 paid=105 of=10 amount=73",
				"payout.own.down (pool) N shares=1 paid=105 of=10 amount=10"},
			stands: "Ann 487 1N.director; Ben 600; N 686 1N; N60 S100",
		},
		{
			name: "O9 the company's own shares in equal parts", arithmetic: "2 × 10, 7 × 10 and 1 × 10",
			options: withheld(up), before: back,
			entry: &operating.Operate{Company: "N", Revenue: 100, Steps: number(0)},
			says: []string{"operate.pay (operate) N revenue=100",
				"payout (operate) seat 0 N shares=2 each=10 amount=20",
				"payout.pool (pool) N shares=7 each=10 amount=70", "payout.own (pool) N shares=1 each=10 amount=10"},
			stands: "Ann 486 1N.director; Ben 600; N 683 1N; N60 S100",
		},
	}
	both := append(northern(), &Next{}, &charter.Launch{Seat: 1, Company: "S"})
	for _, c := range []struct {
		pay          operating.Pay
		says, stands string
	}{
		{operating.Pay{Payee: "player", ToSeat: 1}, "bank.player (pay) seat 1", "Ann 399, Ben 440, N 670, S 1000"},
		{operating.Pay{Payee: "company", ToCompany: "S"}, "bank.company (pay) S", "Ann 399, Ben 400, N 670, S 1040"},
		{operating.Pay{Payer: "player"}, "player.bank (pay) seat 0", "Ann 359, Ben 400, N 670, S 1000"},
		{operating.Pay{Payer: "player", Payee: "player", ToSeat: 1}, "player.player (pay) seat 0 … seat=1",
			"Ann 359, Ben 440, N 670, S 1000"},
		{operating.Pay{Payer: "player", Seat: 1, Payee: "company", ToCompany: "N"}, "player.company (pay) seat 1 N",
			"Ann 399, Ben 360, N 710, S 1000"},
		{operating.Pay{Payer: "company", Company: "N"}, "company.bank (pay) N", "Ann 399, Ben 400, N 630, S 1000"},
		{operating.Pay{Payer: "company", Company: "S", Payee: "player", ToSeat: 1},
			"company.player (pay) seat 1 S", "Ann 399, Ben 440, N 670, S 960"},
		{operating.Pay{Payer: "company", Company: "N", Payee: "company", ToCompany: "S"},
			"company.company (pay) N … company=1", "Ann 399, Ben 400, N 630, S 1040"},
	} {
		c.pay.Amount, c.pay.Reason = 40, "a tunnel"
		about, rest, _ := strings.Cut(c.says, " …")
		cash := strings.Split(c.stands, ", ")
		all = append(all, example{name: "P " + c.says, arithmetic: "40 goes", options: withheld(), before: both,
			entry: &c.pay, says: []string{"pay." + about + " amount=40" + rest},
			stands: cash[0] + " 1N 1N.director; " + cash[1] + " 1S.director; " + cash[2] + "; " + cash[3] + price})
	}
	return all
}

func operatingDenials(plain, over, line calc.Table) []gametest.Denial {
	return []gametest.Denial{
		{plain, &operating.Operate{Company: "I", Revenue: 10}, "operate.off  (operate)"},
		{over, &operating.Operate{Company: "I", Revenue: 10}, "game.over  (end)"},
		{line, &operating.Operate{Company: "S", Revenue: 10}, "company.closed company (launch) S"},
		{line, &operating.Operate{Company: "N", Revenue: -1},
			"operate.revenue revenue (operate) value=-1 min=0 max=1000000000"},
		{line, &operating.Operate{Company: "N", Revenue: -2},
			"amount.range revenue (operate) value=-2 min=0 max=1000000000"},
		{line, &operating.Operate{Company: "N", Revenue: 10, Payout: "luck"}, "operate.payout payout (operate)"},
		{line, &operating.Operate{Company: "N", Payout: "half"}, "operate.payout payout (operate)"},
		{line, &operating.Operate{Company: "N", Revenue: 40, Own: 41},
			"operate.own own (operate) revenue=40 value=41 min=0 max=40"},
		{line, &operating.Operate{Company: "N", Revenue: 40, Own: 20, Payout: "withhold"},
			"operate.own own (operate) revenue=0"},
		{line, &operating.Operate{Company: "N", Steps: number(51)},
			"amount.range steps (operate) N value=51 min=-50 max=50"},
		{over, &operating.Pay{Payee: "player", Amount: 5}, "game.over  (end)"},
		{plain, &operating.Pay{Amount: 5}, "pay.who payee (pay)"},
		{plain, &operating.Pay{Payer: "player", Payee: "player", Amount: 5}, "pay.self to_seat (pay)"},
		{plain, &operating.Pay{Payer: "company", Company: "I", Amount: 5}, "pay.party payer (pay)"},
		{plain, &operating.Pay{Payer: "luck", Amount: 5}, "pay.party payer (pay)"},
		{plain, &operating.Pay{Seat: 1, Payee: "player", Amount: 5}, "pay.party payer (pay)"},
		{plain, &operating.Pay{Payer: "player", ToSeat: 1, Amount: 5}, "pay.party payee (pay)"},
		{plain, &operating.Pay{Payer: "player", Seat: 7, Amount: 5}, "seat.unknown seat () player=7 seats=3"},
		{line, &operating.Pay{Payer: "company", Company: "S", Amount: 5}, "company.closed company (launch) S"},
		{line, &operating.Pay{Payee: "company", ToCompany: "X", Amount: 5}, "company.none to_company (pay)"},
		{plain, &operating.Pay{Payee: "player"}, "amount.none amount (pay) min=1 value=0 max=1000000000"},
		{plain, &operating.Pay{Payer: "player", Amount: 1001},
			"cash.less amount (pay) seat 0 amount=1001 cash=1000 value=1001 min=1 max=1000"},
		{plain, &operating.Pay{Payer: "player", Amount: 5, Reason: strings.Repeat("x", 61)},
			"pay.reason reason (pay) length=61 min=0 max=60"},
	}
}

// The company with the highest price among those that have not operated is next. Once all have operated, a new round
// begins. A purchase or the next turn ends the round.
func TestWhoOperatesNext(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, withheld(), 2), northern()...)
	table, _ = gametest.Apply(t, table, &Next{}, &charter.Launch{Seat: 1, Company: "S"})
	for _, c := range []struct {
		entry      calc.Entry
		last, next int
	}{
		{&pricing.Move{Company: "N", Steps: 1}, calc.None, 1},
		{&operating.Operate{Company: "S", Revenue: 70}, 1, 0},
		{&operating.Pay{Payer: "company", Company: "S", Amount: 10}, 1, 0},
		{&operating.Operate{Company: "N", Revenue: 20}, 0, 1},
		{&operating.Operate{Company: "S", Revenue: 90}, 1, 0},
		{&Next{}, calc.None, 1},
		{&operating.Operate{Company: "N", Revenue: 20}, 0, 1},
		{&trading.Sell{Seat: 0, Company: "N", Shares: 1}, 0, 1},
		{&trading.Buy{Seat: 0, Company: "N", Shares: 1}, calc.None, 1},
		{&charter.Close{Company: "S"}, calc.None, 0},
	} {
		table, _ = gametest.Apply(t, table, c.entry)
		expect.Equal(t, [2]int{operating.Last(table), operating.Next(table)}, [2]int{c.last, c.next},
			"last and next after %s", gametest.Written(c.entry))
	}
	expect.Equal(t, operating.LastRevenue(table, 0), 20, "Northern's revenue")
	expect.Equal(t, operating.LastRevenue(table, 1), 0, "Southern's revenue")
}

// Payout and rest add up to the revenue. If half is paid out, the amount per share differs by less than 1 from half the
// revenue per share; with exact halves, the whole payout differs by at most ½ from half the revenue. The sum of the
// payments differs from the payout by less than 1 for each holder.
func TestHalvesOfEveryRevenue(t *testing.T) {
	for shares := 1; shares <= 20; shares++ {
		for _, halves := range []string{"", "company", agreement.ExactHalf} {
			for _, rounding := range []string{"", "up"} {
				table := open(t, with(preset("blank"), func(o *agreement.Options) {
					o.Companies, o.Shares, o.Treasury, o.PoolDividend = "Harz, Other", shares, true, "pool"
					o.Halves, o.Rounding, o.Cash = halves, rounding, 10_000
				}), 2)
				table, _ = gametest.Apply(t, table, &trading.Buy{Company: "H", Shares: (shares + 1) / 2})
				if shares > 2 {
					table, _ = gametest.Apply(t, table, &trading.Buy{Seat: 1, Company: "H", Shares: 1})
				}
				for revenue := 1; revenue <= 400; revenue++ {
					checkPayout(t, table, &operating.Operate{Company: "H", Revenue: revenue, Payout: "half"}, shares)
					if halves == "" {
						checkPayout(t, table, &operating.Operate{Company: "H", Revenue: revenue}, shares)
					}
				}
			}
		}
	}
}

func checkPayout(t judge, table calc.Table, e *operating.Operate, shares int) {
	t.Helper()
	_, s := gametest.Apply(t, table, e)
	paid, kept, sum, holders := e.Revenue, 0, 0, 0
	for _, line := range s.Lines {
		amount, _ := line.Term("amount")
		switch kind, _, _ := strings.Cut(line.Kind, "."); {
		case line.Kind == "operate.kept":
			kept = amount
		case kind == "operate" && e.Payout == "half":
			paid, _ = line.Term("paid")
		case kind == "payout":
			sum, holders = sum+amount, holders+1
		}
	}
	most := 0
	if e.Payout == "half" {
		if most = 2*shares - 1; board.OptionsOf(table).Halves == agreement.ExactHalf {
			most = 1
		}
	}
	if off := max(2*paid-e.Revenue, e.Revenue-2*paid); paid+kept != e.Revenue || e.Payout == "half" && off > most ||
		sum <= paid-holders && paid > 0 || sum >= paid+max(1, holders) {
		t.Fatalf("of %d for %d shares %d are paid and %d kept, %d holders are paid %d: %+v", e.Revenue, shares, paid, kept,
			holders, sum, e)
	}
	if each := board.OptionsOf(table).Halves != agreement.ExactHalf; e.Payout == "half" && each && sum != paid {
		t.Fatalf("of %d for %d shares %d are paid, but the holders have %d", e.Revenue, shares, paid, sum)
	}
}
