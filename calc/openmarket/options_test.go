package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

func TestTheFormAsksWhatMatters(t *testing.T) {
	const tail = " remainder private_worth loans order rounds"
	for _, c := range []struct {
		options *agreement.Options
		want    string
	}{
		{preset("blank"),
			"companies track step opening launch shares opening_shares cash classes certificate_limit shorts pricing buy_steps sell_steps dividend_steps treasury" + tail},
		{preset("stepped"),
			"companies track min max step opening launch shares opening_shares cash classes certificate_limit shorts pricing buy_steps sell_steps dividend_steps treasury" + tail},
		{preset("hotels"),
			"companies track step opening launch founder shares shares_each cash classes certificate_limit pool_limit share_limit shorts pricing buy_steps sell_steps dividend_steps treasury remainder sizes majority minority bonus_unit private_worth loans order rounds"},
		{preset("rails"),
			"companies track prices opening launch founder shares shares_each cash classes director directors director_sizes president certificate_limit pool_limit share_limit shorts pricing buy_steps sell_steps moves dividend_steps treasury capital float own_price pool_dividend holdings half_certificates payout_moves half_steps withhold_steps sold_out_steps halves rounding remainder private_worth loans company_debt order rounds"},
		{with(preset("blank"), func(o *agreement.Options) { o.Track = "chart" }),
			"companies track chart right_end left_end top_end opening launch shares opening_shares cash classes certificate_limit shorts pricing buy_steps sell_steps dividend_steps treasury" + tail},
		{with(preset("blank"), func(o *agreement.Options) { o.Classes, o.Loans, o.Treasury = "both", "repay", true }),
			"companies track step opening launch shares opening_shares cash classes preferred director directors certificate_limit shorts pricing buy_steps sell_steps dividend_steps treasury pool_dividend holdings remainder private_worth loans interest loan_limit order rounds"},
		{with(preset("blank"), func(o *agreement.Options) { o.Classes = "preferred" }),
			"companies track step opening launch shares opening_shares cash classes preferred certificate_limit shorts pricing buy_steps sell_steps dividend_steps treasury" + tail},
	} {
		expect.Equal(t, gametest.Asked(c.options.Form()), c.want, "fields")
	}
}

func TestPresets(t *testing.T) {
	for _, preset := range (Rulebook{}).Presets() {
		if low, high := (Rulebook{}).Seats(preset.Options); low != 2 || high != 12 {
			t.Errorf("%s seats %d to %d", preset.Key, low, high)
		}
	}
}

func TestEveryOptionValue(t *testing.T) {
	two := func(o *agreement.Options) { o.Companies = "Iron, Jade" }
	limited := func(o *agreement.Options) { o.Shares = 10 }
	own := func(o *agreement.Options) { o.Treasury = true }
	launched := func(o *agreement.Options) { o.Launch = "launched" }
	buy := &trading.Buy{Company: "I", Shares: 2}
	dividend := &money.Dividend{Company: "I", Each: 10}
	set := func(changes ...func(*agreement.Options)) []func(*agreement.Options) { return changes }
	for _, c := range []struct {
		name    string
		changes []func(*agreement.Options)
		entries []calc.Entry
		want    string
	}{
		{"companies", set(func(o *agreement.Options) { o.Companies = "Zinc (ZZ), Tin" }),
			[]calc.Entry{&trading.Buy{Company: "ZZ", Shares: 1}}, "Ann 900 1ZZ; Ben 1000; ZZ100 T100"},
		{"track free", set(two), []calc.Entry{&pricing.Price{Company: "I", Price: number(137)}},
			"Ann 1000; Ben 1000; I137 J100"},
		{"track stepped", set(two, func(o *agreement.Options) { o.Track = "stepped" }),
			[]calc.Entry{&pricing.Move{Company: "I", Steps: 50}}, "Ann 1000; Ben 1000; I250 J100"},
		{"track listed", set(two, func(o *agreement.Options) { o.Track = "listed" }),
			[]calc.Entry{&pricing.Move{Company: "I", Steps: -1}}, "Ann 1000; Ben 1000; I90 J100"},
		{"min", set(two, func(o *agreement.Options) { o.Track, o.Min = "stepped", 60 }),
			[]calc.Entry{&pricing.Move{Company: "I", Steps: -9}}, "Ann 1000; Ben 1000; I60 J100"},
		{"max", set(two, func(o *agreement.Options) { o.Track, o.Max = "stepped", 140 }),
			[]calc.Entry{&pricing.Move{Company: "I", Steps: 9}}, "Ann 1000; Ben 1000; I140 J100"},
		{"step", set(two, func(o *agreement.Options) { o.Step = 7 }), []calc.Entry{&pricing.Move{Company: "I", Steps: 3}},
			"Ann 1000; Ben 1000; I121 J100"},
		{"prices", set(two, func(o *agreement.Options) { o.Track, o.Prices = "listed", "100 101 103" }),
			[]calc.Entry{&pricing.Move{Company: "I", Steps: 2}}, "Ann 1000; Ben 1000; I103 J100"},
		{"opening one", set(two, func(o *agreement.Options) { o.Opening = "40" }), nil, "Ann 1000; Ben 1000; I40 J40"},
		{"opening each", set(two, func(o *agreement.Options) { o.Opening = "40 70" }), nil,
			"Ann 1000; Ben 1000; I40 J70"},
		{"launch open", set(two), []calc.Entry{buy}, "Ann 800 2I; Ben 1000; I100 J100"},
		{"launch launched", set(two, launched), []calc.Entry{&charter.Launch{Company: "I", Price: number(60)}, buy},
			"Ann 880 2I; Ben 1000; I60 J100"},
		{"founder", set(two, launched, func(o *agreement.Options) { o.Founder = 3 }),
			[]calc.Entry{&charter.Launch{Seat: 1, Company: "I"}}, "Ann 1000; Ben 1000 3I; I100 J100"},
		{"shares", set(two, limited), []calc.Entry{&trading.Transfer{From: 0, To: 1, Amount: 100},
			&trading.Buy{Seat: 1, Company: "I", Shares: 10}}, "Ann 900; Ben 100 10I; I100 J100"},
		{"opening shares", set(two, func(o *agreement.Options) { o.OpeningShares = 4 }), nil,
			"Ann 1000 4I 4J; Ben 1000 4I 4J; I100 J100"},
		{"cash", set(two, func(o *agreement.Options) { o.Cash = 77 }), nil, "Ann 77; Ben 77; I100 J100"},
		{"classes ordinary", set(two), []calc.Entry{buy}, "Ann 800 2I; Ben 1000; I100 J100"},
		{"classes preferred", set(two, func(o *agreement.Options) { o.Classes = "preferred" }),
			[]calc.Entry{&trading.Buy{Company: "I", Class: "preferred", Shares: 2}},
			"Ann 800 2I.preferred; Ben 1000; I100 J100"},
		{"classes director", set(two, func(o *agreement.Options) { o.Classes = "director" }),
			[]calc.Entry{&trading.Buy{Company: "I", Class: "director", Shares: 2}}, "Ann 600 2I.director; Ben 1000; I100 J100"},
		{"classes both", set(two, func(o *agreement.Options) { o.Classes = "both" }),
			[]calc.Entry{&trading.Buy{Company: "I", Class: "director", Shares: 1},
				&trading.Buy{Company: "I", Class: "preferred", Shares: 1},
				&money.Dividend{Company: "I", Class: "preferred", Each: 5}},
			"Ann 705 1I.preferred 1I.director; Ben 1000; I100 J100"},
		{"preferred", set(two, func(o *agreement.Options) { o.Classes, o.Preferred = "preferred", 3 }),
			[]calc.Entry{&trading.Buy{Company: "I", Class: "preferred", Shares: 2}},
			"Ann 400 2I.preferred; Ben 1000; I100 J100"},
		{"director", set(two, func(o *agreement.Options) { o.Classes, o.Director = "director", 5 }),
			[]calc.Entry{&trading.Buy{Company: "I", Class: "director", Shares: 1}}, "Ann 500 1I.director; Ben 1000; I100 J100"},
		{"directors any", set(two, launched, func(o *agreement.Options) { o.Classes = "director" }),
			[]calc.Entry{&charter.Launch{Company: "I"}, &trading.Buy{Company: "I", Class: "director", Shares: 2}},
			"Ann 600 2I.director; Ben 1000; I100 J100"},
		{"directors one", set(two, launched, func(o *agreement.Options) { o.Classes, o.Directors = "director", "one" }),
			[]calc.Entry{&charter.Launch{Company: "I"}, &trading.Buy{Company: "I", Class: "director", Shares: 1}},
			"Ann 800 1I.director; Ben 1000; I100 J100"},
		{"directors launch", set(two, launched, func(o *agreement.Options) {
			o.Classes, o.Directors = "director",
				"launch"
		}), []calc.Entry{&charter.Launch{Company: "I"}}, "Ann 800 1I.director; Ben 1000; I100 J100"},
		{"directors bid", set(two, launched, func(o *agreement.Options) { o.Classes, o.Directors = "director", "bid" }),
			[]calc.Entry{&charter.Launch{Company: "I", Bid: true, Cost: 250}},
			"Ann 750 1I.director; Ben 1000; I100 J100"},
		{"pricing posted", set(two), []calc.Entry{&trading.Buy{Company: "I", Price: number(100), Shares: 1}},
			"Ann 900 1I; Ben 1000; I100 J100"},
		{"pricing typed", set(two, func(o *agreement.Options) { o.Pricing = "typed" }),
			[]calc.Entry{&trading.Buy{Company: "I", Price: number(0), Shares: 1}}, "Ann 1000 1I; Ben 1000; I100 J100"},
		{"buy steps", set(two, func(o *agreement.Options) { o.BuySteps = 3 }), []calc.Entry{buy},
			"Ann 800 2I; Ben 1000; I130 J100"},
		{"sell steps", set(two, func(o *agreement.Options) { o.SellSteps = 3 }),
			[]calc.Entry{buy, &trading.Sell{Company: "I", Shares: 2}}, "Ann 1000; Ben 1000; I70 J100"},
		{"moves trade", set(two, func(o *agreement.Options) { o.BuySteps = 1 }), []calc.Entry{buy},
			"Ann 800 2I; Ben 1000; I110 J100"},
		{"moves share", set(two, func(o *agreement.Options) { o.BuySteps, o.Moves = 1, "share" }), []calc.Entry{buy},
			"Ann 800 2I; Ben 1000; I120 J100"},
		{"moves share counts what a certificate stands for",
			set(two, func(o *agreement.Options) { o.BuySteps, o.Moves, o.Classes = 1, "share", "director" }),
			[]calc.Entry{&trading.Buy{Company: "I", Class: "director", Shares: 1}}, "Ann 800 1I.director; Ben 1000; I120 J100"},
		{"dividend steps", set(two, func(o *agreement.Options) { o.DividendSteps = 2 }), []calc.Entry{buy, dividend},
			"Ann 820 2I; Ben 1000; I120 J100"},
		{"treasury", set(two, own), []calc.Entry{buy, &trading.Sell{Company: "I", To: "treasury", Price: number(100),
			Shares: 1}}, "treasury.short shares (treasury) seat 0 I shares=1 amount=100 cash=0 max=0 value=1 min=1"},
		{"treasury buys back", set(two, own), []calc.Entry{buy, &money.Treasury{Company: "I", Change: 150},
			&trading.Sell{Company: "I", To: "treasury", Shares: 1}}, "Ann 900 1I; Ben 1000; I 50 1I; I100 J100"},
		{"capital none", set(two, own, launched), []calc.Entry{&charter.Launch{Company: "I"}}, "Ann 1000; Ben 1000; I100 J100"},
		{"capital full", set(two, own, launched, limited, func(o *agreement.Options) { o.Capital = "full" }),
			[]calc.Entry{&charter.Launch{Company: "I"}}, "Ann 1000; Ben 1000; I 1000; I100 J100"},
		{"capital shares", set(two, own, launched, limited, func(o *agreement.Options) { o.Capital = "shares" }),
			[]calc.Entry{&charter.Launch{Company: "I"}}, "Ann 1000; Ben 1000; I 0 10I; I100 J100"},
		{"pool none", set(two, own, limited), []calc.Entry{buy, dividend}, "Ann 820 2I; Ben 1000; I100 J100"},
		{"pool pool", set(two, own, limited, func(o *agreement.Options) { o.PoolDividend = "pool" }),
			[]calc.Entry{buy, dividend}, "Ann 820 2I; Ben 1000; I 80; I100 J100"},
		{"pool own", set(two, own, launched, limited, func(o *agreement.Options) {
			o.Capital, o.PoolDividend = "shares",
				"own"
		}),
			[]calc.Entry{&charter.Launch{Company: "I"}, &trading.Buy{Company: "I", From: "treasury", Shares: 3}, dividend},
			"Ann 730 3I; Ben 1000; I 370 7I; I100 J100"},
		{"pool both", set(two, own, limited, func(o *agreement.Options) { o.PoolDividend = "both" }),
			[]calc.Entry{buy, &money.Treasury{Company: "I", Change: 100}, &trading.Sell{Company: "I", To: "treasury", Shares: 1},
				dividend},
			"Ann 910 1I; Ben 1000; I 90 1I; I100 J100"},
		{"remainder cash", set(two), []calc.Entry{gift(0, "I", 3),
			&pricing.Split{Company: "I", New: 1, Old: 2, Price: number(200)}}, "Ann 1100 1I; Ben 1000; I200 J100"},
		{"remainder down", set(two, func(o *agreement.Options) { o.Remainder = "down" }),
			[]calc.Entry{gift(0, "I", 3), &pricing.Split{Company: "I", New: 1, Old: 2}}, "Ann 1000 1I; Ben 1000; I200 J100"},
		{"loans none", set(two), []calc.Entry{&money.Borrow{Amount: 1}}, "loan.off  (loan)"},
		{"loans repay", set(two, func(o *agreement.Options) { o.Loans = "repay" }),
			[]calc.Entry{&money.Borrow{Amount: 100}, &money.Repay{Amount: 100}}, "Ann 990; Ben 1000; I100 J100"},
		{"loans round", set(two, func(o *agreement.Options) { o.Loans = "round" }),
			[]calc.Entry{&money.Borrow{Amount: 100}, &Round{}}, "Ann 1090 owes 100; Ben 1000; I100 J100"},
		{"interest", set(two, func(o *agreement.Options) { o.Loans, o.Interest = "round", 50 }),
			[]calc.Entry{&money.Borrow{Amount: 100}, &Round{}}, "Ann 1050 owes 100; Ben 1000; I100 J100"},
		{"interest of nothing", set(two, func(o *agreement.Options) { o.Loans, o.Interest = "round", 0 }),
			[]calc.Entry{&money.Borrow{Amount: 100}, &Round{}}, "Ann 1100 owes 100; Ben 1000; I100 J100"},
		{"loan limit", set(two, func(o *agreement.Options) { o.Loans, o.LoanLimit = "repay", 99 }),
			[]calc.Entry{&money.Borrow{Amount: 100}},
			"loan.limit amount (loan) seat 0 amount=100 owed=0 value=100 min=1 max=99"},
	} {
		t.Run(c.name, func(t *testing.T) {
			o := preset("blank")
			for _, change := range c.changes {
				change(o)
			}
			table := open(t, o, 2)
			for _, e := range c.entries {
				next, _, refusal := e.Apply(table)
				if refusal != nil {
					expect.Equal(t, refused(table.Layout(), refusal), c.want, "%s", gametest.Written(e))
					return
				}
				table = next
			}
			expect.Equal(t, standing(table), c.want, "the table")
		})
	}
}

func TestEveryOrderOfPlay(t *testing.T) {
	for _, c := range []struct {
		name    string
		order   string
		rounds  int
		entries []calc.Entry
		turns   []int
		rounded []int
		over    bool
	}{
		{"free, nobody counts", "free", 0, []calc.Entry{&trading.Buy{Seat: 2, Company: "I", Shares: 1},
			&trading.Buy{Seat: 1, Company: "I", Shares: 1}}, []int{-1, -1}, []int{1, 1}, false},
		{"free, two rounds", "free", 2, []calc.Entry{&Round{}, &Round{}}, []int{-1, -1}, []int{2, 2}, true},
		{"rounds, nobody counts", "rounds", 0, []calc.Entry{&Next{}, &Next{}, &Next{}, &Round{}}, []int{1, 2, 0, 0},
			[]int{1, 1, 2, 3}, false},
		{"rounds, one round", "rounds", 1, []calc.Entry{&Next{}, &Next{}, &Next{}}, []int{1, 2, -1}, []int{1, 1, 1},
			true},
		{"turns, the table says", "turns", 3, []calc.Entry{&Next{}, &Next{}, &Next{}, &Round{Turn: 2}, &Next{}},
			[]int{1, 2, 0, 2, 0}, []int{1, 1, 1, 2, 2}, false},
		{"who left is passed over", "rounds", 0, []calc.Entry{&calc.Leave{Seat: 0}, &Next{}, &Next{}}, []int{1, 2, 1},
			[]int{1, 1, 2}, false},
		{"only one is left", "turns", 0, []calc.Entry{&calc.Leave{Seat: 0}, &calc.Leave{Seat: 2}}, []int{1, -1},
			[]int{1, 1}, true},
		{"the table says that it is over", "turns", 5, []calc.Entry{&End{}}, []int{-1}, []int{1}, true},
	} {
		t.Run(c.name, func(t *testing.T) {
			table := open(t, fixed(func(o *agreement.Options) { o.Order, o.Rounds = c.order, c.rounds }), 3)
			for i, e := range c.entries {
				table, _ = gametest.Apply(t, table, e)
				expect.Equal(t, [...]int{table.Turn(), table.Round()}, [...]int{c.turns[i], c.rounded[i]},
					"after entry %d it is seat in round", i)
			}
			expect.Equal(t, table.Over(), c.over, "over is …")
		})
	}
}

func TestWhatIsExpected(t *testing.T) {
	const own, bank = " end leave ruling position", " bonus fee"
	rail := open(t, preset("rails"), 3)
	launched, _ := gametest.Apply(t, rail, &charter.Launch{Company: "N"})
	running, _ := gametest.Apply(t, launched, &operating.Operate{Company: "N"})
	lent, _ := gametest.Apply(t, open(t, fixed(func(o *agreement.Options) { o.Loans = "round" }), 2),
		&money.Borrow{Seat: 1, Amount: 5})
	due, _ := gametest.Apply(t, launched, &Round{})
	traded, _ := gametest.Apply(t, due, &Next{})
	companies, _ := gametest.Apply(t, running, &Round{})
	over, _ := gametest.Apply(t, rail, &End{})
	const trades = "buy sell next launch operate pay dividend move treasury price round transfer split resize exchange " +
		"close" + own + bank
	const operates = "operate pay buy sell next launch dividend move treasury price round transfer split resize exchange " +
		"close" + own + bank
	for _, c := range []struct {
		table calc.Table
		want  string
	}{
		{open(t, preset("blank"), 2),
			"buy sell pay move price dividend transfer bonus fee takeover split exchange close" +
				own},
		{open(t, preset("stepped"), 2),
			"buy sell next pay move price dividend transfer bonus fee takeover split exchange close round" + own},
		{rail, "launch next pay round transfer" + own + bank},
		{launched, trades},
		{lent, "buy sell pay move price dividend round transfer bonus fee borrow repay takeover split exchange close" +
			own},
		{running, operates},
		{due, operates},     // the round of trades is over
		{traded, trades},    // a player passed, which does not end the round
		{companies, trades}, // the round of companies is over
		{over, "ruling position"},
	} {
		expect.Equal(t, gametest.Expected(Rulebook{}, c.table), c.want, "entries")
	}
}

// A field with one possible value is filled in. Amounts, the parties to a transfer, the player who begins a round and,
// without a turn order, the player of any entry are left open.
func TestWhatIsExpectedIsFilledIn(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, with(preset("hotels"), func(o *agreement.Options) { o.Loans = "repay" }), 2),
		&charter.Launch{Company: "C"}, &money.Borrow{Seat: 1, Amount: 40})
	for _, e := range (Rulebook{}).Expected(table).All() {
		want, looked := map[string]string{
			"buy": `buy {"seat":0,"company":"C","shares":0}`, "sell": `sell {"seat":0,"company":"C","shares":0}`,
			"transfer": `transfer {"from":-1,"to":-1,"amount":0}`, "repay": `repay {"seat":1,"amount":0}`,
			"launch": `launch {"seat":0,"company":""}`, "close": `close {"company":"C"}`,
		}[e.Kind()]
		if looked && gametest.Written(e) != want {
			t.Errorf("expected is %s, must be %s", gametest.Written(e), want)
		}
	}
	free := open(t, preset("blank"), 3)
	for _, e := range (Rulebook{}).Expected(free).All() {
		want, looked := map[string]string{
			"buy": `buy {"seat":-1,"company":"","shares":0}`, "sell": `sell {"seat":-1,"company":"","shares":0}`,
			"split": `split {"company":"","new":-1,"old":-1}`, "ruling": `ruling {"seat":-1,"change":0,"reason":""}`,
			"exchange": `exchange {"seat":-1,"give":"","given":0,"take":"","taken":0}`,
			"move":     `move {"company":"","steps":0}`,
		}[e.Kind()]
		if looked && gametest.Written(e) != want {
			t.Errorf("expected is %s, must be %s", gametest.Written(e), want)
		}
	}
}

// With one company, the number of shares is left open. With several, one share is proposed and the company left open.
func TestPurchaseIsFromWhereSharesAre(t *testing.T) {
	launched, _ := gametest.Apply(t, open(t, preset("rails"), 3), &charter.Launch{Company: "N"})
	own := open(t, with(preset("rails"), func(o *agreement.Options) { o.Classes, o.Capital = "ordinary", "shares" }), 3)
	own, _ = gametest.Apply(t, own, &charter.Launch{Company: "N"})
	two, _ := gametest.Apply(t, own, &charter.Launch{Company: "S"})
	for _, c := range []struct {
		table calc.Table
		want  string
	}{
		{launched, `buy {"seat":0,"company":"N","shares":0}`},
		{own, `buy {"seat":0,"company":"N","from":"treasury","shares":0}`},
		{two, `buy {"seat":0,"company":"","from":"treasury","shares":1}`},
	} {
		expect.Equal(t, gametest.Written(Rulebook{}.Expected(c.table).All()[0]), c.want, "expected is …")
	}
}

// Both rule sets do what their help texts say. In one, shares cost the par price until 60 % are sold; in the other, the
// company sells its shares.
func TestRuleSetsOfRailways(t *testing.T) {
	for _, c := range []struct {
		key, track, capital string
		players, most       int
	}{{"presidents", "chart", "offer", 3, 20}, {"issues", "listed", "shares", 3, 14}} {
		o := preset(c.key)
		agreed := o.Parsed()
		expect.True(t, o.MostPresides() && o.HasPrivates() && o.Operates(), "%s has presidents and privates", c.key)
		expect.Equal(t, o.Track, c.track, "%s: track", c.key)
		expect.Equal(t, o.Capital, c.capital, "%s: capital", c.key)
		expect.Equal(t, agreed.MostCertificates(c.players), c.most, "%s: limit of %d players", c.key, c.players)
	}
	o := preset("presidents")
	expect.Equal(t, 10*o.Float, 6*o.Shares, "60 %% of the shares float a company")
}
