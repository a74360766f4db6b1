package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

func shorted(changes ...func(*agreement.Options)) *agreement.Options {
	return stocked(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.Capital, o.SharesEach, o.Order, o.Shorts = "none", "", "free", 5
	}}, changes...)...)
}

// sold lets Ann buy three shares of Northern and Ben sell two short, which lowers the price to 90.
func sold() []calc.Entry {
	return []calc.Entry{&charter.Launch{Company: "N"}, &trading.Buy{Company: "N", Shares: 3},
		&trading.Short{Seat: 1, Company: "N", Shares: 2}}
}

func shortExamples() []example {
	up := func(o *agreement.Options) { o.Rounding = "up" }
	rise := "up (moves.operate) N old=90 steps=1 moved=1 new=95"
	return []example{
		{
			name: "H1 a short seller is paid the price, which falls as after a sale", arithmetic: "600 + 2 × 100 = 800",
			options: shorted(), before: sold()[:2], entry: sold()[2],
			says: []string{"short (short) seat 1 N shares=2 price=100 amount=200",
				"down (moves.share) N old=100 steps=2 moved=2 new=90"},
			stands: "Ann 300 3N; Ben 800 2N.short; N90 S100",
		},
		{
			name: "H2 he pays the dividend, and the pool has two shares more",
			arithmetic: "3 × 10 = 30; 2 × 10 = 20; 10 – 3 + 2 = 9 in the pool, 9 × 10 = 90; the bank pays 30 – 20 + 90 = " +
				"100, as for ten shares",
			options: shorted(), before: sold(), entry: &money.Dividend{Company: "N", Each: 10},
			says: []string{"dividend (dividend) seat 0 N shares=3 each=10 amount=30",
				"dividend.short (short) seat 1 N shares=2 each=10 amount=20",
				"dividend.pool (pool) N shares=9 each=10 amount=90",
				"up (moves.dividend) N old=90 steps=1 moved=1 new=95"},
			stands: "Ann 330 3N; Ben 780 2N.short; N 90; N95 S100",
		},
		{
			name: "H3 a company that pays is paid by him", arithmetic: "40 – 3 × 10 + 2 × 10 = 30",
			options: shorted(), before: append(sold(), &money.Treasury{Company: "N", Change: 40}),
			entry: &money.Dividend{Company: "N", Payer: "treasury", Each: 10},
			says: []string{"dividend (dividend) seat 0 N shares=3 each=10 amount=30",
				"dividend.short (short) seat 1 N shares=2 each=10 amount=20",
				"up (moves.dividend) N old=90 steps=1 moved=1 new=95"},
			stands: "Ann 330 3N; Ben 780 2N.short; N 30; N95 S100",
		},
		{
			name: "H4 and what it pays out of its revenue", arithmetic: "100 ÷ 10 = 10 a share",
			options: shorted(), before: sold(), entry: &operating.Operate{Company: "N", Revenue: 100},
			says: []string{"operate.pay (operate) N revenue=100",
				"payout (operate) seat 0 N shares=3 each=10 amount=30",
				"payout.short (short) seat 1 N shares=2 each=10 amount=20",
				"payout.pool (pool) N shares=9 each=10 amount=90", rise},
			stands: "Ann 330 3N; Ben 780 2N.short; N 90; N95 S100",
		},
		{
			name: "H5 rounded down, as what shareholders get", arithmetic: "3 × 105 ÷ 10 = 31; 2 × 105 ÷ 10 = 21; 94",
			options: shorted(), before: sold(), entry: &operating.Operate{Company: "N", Revenue: 105},
			says: []string{"operate.pay (operate) N revenue=105",
				"payout.down (operate) seat 0 N shares=3 paid=105 of=10 amount=31",
				"payout.short.down (short) seat 1 N shares=2 paid=105 of=10 amount=21",
				"payout.pool.down (pool) N shares=9 paid=105 of=10 amount=94", rise},
			stands: "Ann 331 3N; Ben 779 2N.short; N 94; N95 S100",
		},
		{
			name: "H6 or up", arithmetic: "32; 2 × 101 ÷ 10 = 20.2, so 21",
			options: shorted(up), before: sold(), entry: &operating.Operate{Company: "N", Revenue: 101},
			says: []string{"operate.pay (operate) N revenue=101",
				"payout.up (operate) seat 0 N shares=3 paid=101 of=10 amount=31",
				"payout.short.up (short) seat 1 N shares=2 paid=101 of=10 amount=21",
				"payout.pool.up (pool) N shares=9 paid=101 of=10 amount=91", rise},
			stands: "Ann 331 3N; Ben 779 2N.short; N 91; N95 S100",
		},
		{
			name: "H7 he buys one back", arithmetic: "800 – 90 = 710", options: shorted(), before: sold(),
			entry:  &trading.Cover{Seat: 1, Company: "N", Shares: 1},
			says:   []string{"cover (short) seat 1 N shares=1 price=90 amount=90"},
			stands: "Ann 300 3N; Ben 710 1N.short; N90 S100",
		},
		{
			name: "H8 a company that closes is owed nothing", arithmetic: "800 stay",
			options: shorted(), before: sold(), entry: &charter.Close{Company: "N", Keep: true},
			says: []string{"close (close) N", "close.kept (close) seat 0 N shares=3",
				"close.back.short (close) seat 1 N shares=2"},
			stands: "Ann 300 3N; Ben 800; N100 S100",
		},
		{
			name: "H9 a split doubles what is owed", arithmetic: "2 × 2 = 4; 90 ÷ 2 = 45, the list has 40",
			options: shorted(), before: sold(), entry: &pricing.Split{Company: "N", New: 2, Old: 1},
			says: []string{"split (split) N new=2 old=1",
				"split.price.rounded (split) N was=90 old=1 new=2 raw=45 price=40",
				"split.holder (split) seat 0 N shares=3 new=2 old=1 after=6",
				"split.holder.short (split) seat 1 N shares=2 new=2 old=1 after=4"},
			stands: "Ann 300 6N; Ben 800 4N.short; N40 S100",
		},
		{
			name: "H10 and so do twice as many shares", arithmetic: "20 – 6 + 4 = 18 in the pool",
			options: shorted(), before: sold(), entry: &operating.Resize{Company: "N", Holders: "scale", Shares: 20},
			says: []string{"resize (resize) N old=10 new=20",
				"split.holder (resize) seat 0 N shares=3 new=2 old=1 after=6",
				"split.holder.short (resize) seat 1 N shares=2 new=2 old=1 after=4"},
			stands: "Ann 300 6N; Ben 800 4N.short; N90 S100",
		},
		{
			name: "H11 the table puts right what is owed", arithmetic: "2 – 1 = 1",
			options: shorted(), before: sold(),
			entry:  &calc.Ruling{Seat: 1, What: "shares", Company: "N", Class: "short", Change: -1, Reason: "One too many"},
			says:   []string{"ruling.shares.short (ruling) seat 1 N before=2 change=-1 after=1"},
			stands: "Ann 300 3N; Ben 800 1N.short; N90 S100",
		},
	}
}

func shortDenials(t judge, plain calc.Table) []gametest.Denial {
	t.Helper()
	table, _ := gametest.Apply(t, open(t, shorted(), 2), sold()...)
	full, _ := gametest.Apply(t, table, &trading.Short{Seat: 1, Company: "N", Shares: 3})
	poor, _ := gametest.Apply(t, table, &operating.Pay{Payer: "player", Seat: 1, Payee: "player", Amount: 750})
	bought, _ := gametest.Apply(t, open(t, shorted(func(o *agreement.Options) { o.Shares = 3 }), 3), append(sold(),
		&trading.Buy{Seat: 2, Company: "N", Shares: 2})...)
	merging, _ := gametest.Apply(t, table, &charter.Launch{Company: "S"})
	tight, _ := gametest.Apply(t, open(t, shorted(func(o *agreement.Options) { o.PoolLimit = 9 }), 2), sold()...)
	return []gametest.Denial{
		{plain, &trading.Short{Company: "I", Shares: 1}, "short.off company (short)"},
		{plain, &trading.Cover{Company: "I", Shares: 1}, "short.off company (short)"},
		{table, &trading.Short{Company: "S", Shares: 1}, "company.closed company (launch) S"},
		{table, &trading.Short{Company: "N", Shares: 1}, "short.owned company (short) seat 0 N held=3"},
		{table, &trading.Short{Seat: 1, Company: "N"}, "amount.none shares (short) min=1 value=0 max=3"},
		{table, &trading.Short{Seat: 1, Company: "N", Shares: 4}, "short.most shares (short) N most=5 left=3 value=4 min=1 max=3"},
		{full, &trading.Short{Seat: 1, Company: "N", Shares: 1}, "short.most company (short) N most=5 left=0"},
		{table, &trading.Short{Seat: 1, Company: "N", Shares: 1, Price: number(80)},
			"price.posted price (trade) N value=80 price=90"},
		{table, &trading.Short{Seat: 2, Company: "N", Shares: 1}, "seat.unknown seat () player=2 seats=2"},
		{tight, &trading.Short{Seat: 1, Company: "N", Shares: 1}, "limit.pool anyway (limit) N count=10 most=9"},
		{table, &trading.Cover{Company: "N", Shares: 1}, "short.nothing company (short) seat 0 N"},
		{table, &trading.Cover{Seat: 1, Company: "N", Shares: 3},
			"short.fewer shares (short) seat 1 N shares=3 count=2 value=3 min=1 max=2"},
		{bought, &trading.Cover{Seat: 1, Company: "N", Shares: 1},
			"certificates.short shares (supply) seat 1 N shares=1 max=0 value=1 min=1"},
		{poor, &trading.Cover{Seat: 1, Company: "N", Shares: 1},
			"cash.short shares (trade) seat 1 N shares=1 price=90 amount=90 cash=50 max=0 value=1 min=1"},
		{table, &trading.Buy{Seat: 1, Company: "N", Shares: 1}, "short.cover company (short) seat 1 N count=2"},
		{table, &money.Dividend{Company: "N", Each: 401}, "short.cash each (short) seat 1 amount=802 cash=800"},
		{poor, &operating.Operate{Company: "N", Revenue: 260}, "short.cash revenue (short) seat 1 amount=52 cash=50"},
		{table, &pricing.Split{Company: "N", New: 1, Old: 3}, "short.part new (short) seat 1 N count=2"},
		{table, &operating.Resize{Company: "N", Holders: "scale", Shares: 2},
			"short.part shares (short) seat 1 N count=2"},
		{merging, &charter.Takeover{Company: "N", By: "S", Ratio: 1}, "short.open company (short) N count=2"},
	}
}

func TestShortsCountTowardsNoCertificates(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, shorted(func(o *agreement.Options) { o.CertificateLimit = 3 }), 2), sold()...)
	expect.Equal(t, board.Certificates(table, 1), 0, "Ben's certificates")
	left, _ := board.PoolLeft(table, 0)
	expect.Equal(t, left, 9, "shares in the pool")
}

// Players, company and pool together always have all shares plus those sold short, and a player's worth is cash and
// shares less debts. Selling short and covering at once, at an unchanged price, leaves net worth unchanged.
func TestShortsAreSharesBesideTheOthers(t *testing.T) {
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		still := func(o *agreement.Options) { o.SellSteps, o.Companies = draw(2), "Northern, Southern, Eastern" }
		table, _ := gametest.Apply(t, open(t, shorted(still), 2+draw(2)), sold()...)
		for range 20 {
			e, found := conformance.Entry(Rulebook{}, table, draw)
			if !found {
				break
			}
			switch e.(type) {
			case *calc.Ruling, *Position: // these can set any number
				continue
			case *calc.Leave: // the seller's short sales end, and the buyers keep their shares
				continue
			}
			if next, _, refusal := e.Apply(table); refusal == nil {
				table = next
			}
			for company := range table.Layout().Companies {
				checkShorts(t, table, company, gametest.Written(e))
			}
		}
		for seat := range table.Layout().Seats {
			e := &trading.Short{Seat: seat, Company: "N", Shares: 1}
			next, _, refusal := e.Apply(table)
			if refusal != nil || next.Price(0) != table.Price(0) {
				continue
			}
			back, _ := gametest.Apply(t, next, &trading.Cover{Seat: seat, Company: "N", Shares: 1})
			expect.Equal(t, standing(back), standing(table), "after %s and back", gametest.Written(e))
		}
	})
}

func checkShorts(t judge, table calc.Table, company int, said string) {
	t.Helper()
	left, _ := board.PoolLeft(table, company)
	held := left + table.SharesOf(calc.Treasury(company), company)
	for seat := range table.Layout().Seats {
		held += table.Shares(seat, company)
	}
	if all := board.Supply(table, company) + board.AllShorts(table, company); held != all {
		t.Fatalf("%s: %d shares of company %d, must be %d", said, held, company, all)
	}
	for _, place := range (Rulebook{}).Standing(table).Places {
		worth := 0
		for _, part := range place.Parts {
			worth += part.Amount
		}
		if short := board.ShortsWorth(table, place.Seat); place.Worth > worth-short {
			t.Fatalf("%s: seat %d is worth %d, has %d and owes %d", said, place.Seat, place.Worth, worth, short)
		}
	}
}

func TestSharesSoldShortAndKept(t *testing.T) {
	table := open(t, fixed(func(o *agreement.Options) { o.Shares, o.Shorts, o.Cash = 10, 5, 5_000 }), 2)
	table, _ = gametest.Apply(t, table, &trading.Short{Seat: 0, Company: "I", Shares: 3},
		&trading.Buy{Seat: 1, Company: "I", Shares: 13}, &charter.Close{Company: "I", Keep: true})
	expect.Equal(t, board.Supply(table, 0), 13, "the shares")
	expect.Equal(t, board.AllShorts(table, 0), 0, "those sold short")
}
