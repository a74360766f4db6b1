package openmarket

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/trading"
)

// railway returns the options of two railways, each with one director's certificate of two shares.
func railway(changes ...func(*agreement.Options)) *agreement.Options {
	return with(preset("rails"), append([]func(*agreement.Options){
		func(o *agreement.Options) { o.Companies = "Northern, Southern" }}, changes...)...)
}

func TestALaunchSellsTheDirectorsCertificate(t *testing.T) {
	table, s := gametest.Apply(t, open(t, railway(), 2), &charter.Launch{Company: "N", Price: number(67)})
	want := "launch (launch) seat 0 N price=67\n" +
		"launch.director (director) seat 0 N weight=2 price=67 amount=134\n" +
		"launch.full (capital) N shares=10 price=67 amount=670"
	expect.Equal(t, statement(table, s), want, "the statement")
	expect.Equal(t, standing(table), "Ann 466 1N.director; Ben 600; N 670; N67 S100", "the table")
	if left, _ := board.PoolLeft(table, 0); left != 8 {
		t.Errorf("%d shares are left in the pool, not 8", left)
	}
	// A company that sells its own shares gets 2 × 100 = 200 for the certificate and keeps 8 shares.
	table, _ = gametest.Apply(t, open(t, railway(func(o *agreement.Options) { o.Capital = "shares" }), 2),
		&charter.Launch{Company: "S"})
	expect.Equal(t, standing(table), "Ann 400 1S.director; Ben 600; S 200 8S; N100 S100", "the table")
}

// The cash of 600 pays for two shares at 300, and 300 is the highest listed price for which this holds.
func TestALaunchThatTheCashDoesNotPayFor(t *testing.T) {
	table := open(t, railway(), 2)
	gametest.WantDenied(t, table, &charter.Launch{Company: "N", Price: number(325)},
		"launch.cash price (director) seat 0 N weight=2 price=325 amount=650 cash=600 max=300")
	table, _ = gametest.Apply(t, table, &charter.Launch{Company: "N", Price: number(300)})
	expect.Equal(t, table.Cash(0), 0, "2 × 300 leave … of 600")
	even := open(t, railway(func(o *agreement.Options) { o.Track, o.Step, o.Cash = "stepped", 10, 90 }), 2)
	gametest.WantDenied(
		t, even, &charter.Launch{Company: "N"},
		"launch.cash price (director) seat 0 N weight=2 price=100 amount=200 cash=90 max=40 value=100 min=10 step=10")
	gametest.Apply(t, even, &charter.Launch{Company: "N", Price: number(40)})
}

// The form for chains whose price depends on size has no price field that could refuse the launch.
func TestASizedLaunchThatTheCashDoesNotPayFor(t *testing.T) {
	table := func(cash int) calc.Table {
		return open(t, merging(func(o *agreement.Options) {
			o.Classes, o.Director, o.Directors, o.Opening, o.Cash = "director", 2, "bid", "100", cash
		}), 2)
	}
	gametest.WantDenied(t, table(90), &charter.Launch{Company: "I"},
		"launch.cash  (director) seat 0 I weight=2 price=100 amount=200 cash=90 max=0")
	gametest.WantDenied(t, table(90), &charter.Launch{Company: "I", Bid: true, Cost: 91},
		"launch.bid  (director) seat 0 I amount=91 cash=90")
	launched, _ := gametest.Apply(t, table(200), &charter.Launch{Company: "I"})
	expect.Equal(t, launched.Cash(0), 0, "Ann's cash")
}

func TestACompanyHasOneDirectorsCertificate(t *testing.T) {
	table, _ := gametest.Apply(t, open(t, railway(), 2), &charter.Launch{Company: "N", Price: number(67)},
		&trading.Buy{Company: "N", Shares: 2})
	for _, seat := range []int{0, 1} {
		gametest.WantDenied(t, table, &trading.Buy{Seat: seat, Company: "N", Class: "director", Shares: 1},
			"director.held class (director) seat 0 N")
		gametest.WantDenied(t, table, &calc.Ruling{Seat: seat, What: "shares", Company: "N", Class: "director",
			Change: 1, Reason: "found"},
			[]string{"ruling.range change (ruling) seat 0 value=1 min=-1 max=0",
				"director.held class (ruling) seat 0 N"}[seat])
		table, _ = gametest.Apply(t, table, &Next{})
	}
	gametest.WantDenied(t, table, &trading.Exchange{Give: "N", Given: 2, Take: "N", TakeClass: "director", Taken: 1},
		"director.held taken (director) seat 0 N")
	given, _ := gametest.Apply(t, table, &trading.Transfer{To: 1, What: "shares", Company: "N", Amount: 1})
	gametest.WantDenied(t, given, &trading.Transfer{From: 1, What: "shares", Company: "N", Class: "director", Amount: 1},
		"class.nothing amount (transfer) seat 1 N value=1 min=1 max=0")
	twice := NewPosition(table)
	twice.Seats[1].Shares[1] = 1
	gametest.WantDenied(t, table, twice, "director.one hold_director.1.0 (ruling) N max=1")
	// A certificate sold to the pool can be bought again, but only once.
	table, _ = gametest.Apply(t, table, &trading.Sell{Company: "N", Class: "director", Shares: 1}, &Next{})
	gametest.WantDenied(t, table, &trading.Buy{Seat: 1, Company: "N", Class: "director", Shares: 2},
		"director.one shares (director) N max=1 value=2 min=1")
	table, _ = gametest.Apply(t, table, &trading.Buy{Seat: 1, Company: "N", Class: "director", Shares: 1})
	if holder, held := board.DirectorHolder(table, 0); !held || holder != calc.AccountOf(1) {
		t.Errorf("the certificate is at %v", holder)
	}
	// A certificate bought back by the company is no longer in the pool.
	table, _ = gametest.Apply(t, table, &trading.Sell{Seat: 1, Company: "N", Class: "director", To: "treasury", Shares: 1})
	gametest.WantDenied(t, table, &trading.Buy{Seat: 1, Company: "N", Class: "director", Shares: 1},
		"director.own shares (director) N value=1 min=1 max=0")
	gametest.Apply(t, table, &trading.Buy{Seat: 1, Company: "N", Class: "director", From: "treasury", Shares: 1})
}

// The money for a director's certificate goes to the company or, if the company's shares are offered, to the bank.
func TestACompanySellsItsDirectorsCertificate(t *testing.T) {
	for capital, stands := range map[string]string{
		"shares": "Ann 400 1N.director; Ben 600; N 200 8N; N100 S100",
		"offer":  "Ann 400 1N.director; Ben 600; N 1000 8N; N100 S100",
	} {
		o := railway(func(o *agreement.Options) { o.Directors, o.Capital, o.Order = "one", capital, "free" })
		table, _ := gametest.Apply(t, open(t, o, 2), &charter.Launch{Company: "N"})
		buy := &trading.Buy{Company: "N", Class: "director", From: "treasury", Shares: 1}
		f, _ := (&trading.Buy{Company: "N", Class: "director"}).Form(table).Field("from")
		expect.Equal(t, f != nil && f.Allowed.Count() == 2, true, "the company is asked")
		gametest.WantDenied(t, table, &trading.Buy{Company: "N", Class: "director", From: "treasury", Shares: 2},
			"own.short shares (treasury) seat 0 N shares=2 max=1 value=2 min=1")
		table, s := gametest.Apply(t, table, buy)
		expect.Equal(t, statement(table, s),
			"buy.own.director (trade) seat 0 N shares=1 weight=2 price=100 amount=200", "the statement")
		expect.Equal(t, standing(table), stands, "the table")
		buy.Seat = 1
		gametest.WantDenied(t, table, buy, "director.held class (director) seat 0 N")
	}
	preferred := railway(func(o *agreement.Options) { o.Classes, o.Preferred, o.Capital = "preferred", 3, "shares" })
	table, _ := gametest.Apply(t, open(t, preferred, 2), &charter.Launch{Company: "N"},
		&trading.Buy{Company: "N", Class: "preferred", From: "treasury", Shares: 2})
	expect.Equal(t, standing(table), "Ann 0 2N.preferred; Ben 600; N 600 4N; N100 S100", "the table")
}

// Games begun before the option Directors existed allow any number of director's certificates.
func TestAnyNumberOfDirectorsCertificates(t *testing.T) {
	o := railway(func(o *agreement.Options) { o.Directors = "" })
	table, _ := gametest.Apply(t, open(t, o, 2), &charter.Launch{Company: "N"},
		&trading.Buy{Company: "N", Class: "director", Shares: 3})
	expect.Equal(t, standing(table), "Ann 0 3N.director; Ben 600; N 1000; N100 S100", "the table")
}

func bidExamples() []example {
	bids := func(o *agreement.Options) { o.Directors = "bid" }
	shares := func(o *agreement.Options) { o.Capital = "shares" }
	return []example{
		{
			name: "cost of a launch: a private company brings the presidency for nothing", arithmetic: "10 × 350 = 3500",
			options: railway(bids), entry: &charter.Launch{Company: "N", Price: number(350), Bid: true},
			says: []string{"launch (launch) seat 0 N price=350", "launch.director.free (director) seat 0 N weight=2",
				"launch.full (capital) N shares=10 price=350 amount=3500"},
			stands: "Ann 600 1N.director; Ben 600; N 3500; N350 S100",
		},
		{
			name: "cost of a launch: a bid of 215 goes to the company", arithmetic: "600 – 215 = 385; 10 – 2 = 8",
			options: railway(bids, shares), entry: &charter.Launch{Company: "N", Bid: true, Cost: 215},
			says: []string{"launch (launch) seat 0 N price=100",
				"launch.director.bid (director) seat 0 N weight=2 amount=215", "launch.shares (capital) N shares=8"},
			stands: "Ann 385 1N.director; Ben 600; N 215 8N; N100 S100",
		},
	}
}

// A bid starts without an amount. Cancelling the bid removes its amount.
func TestABidIsSaid(t *testing.T) {
	table := open(t, railway(func(o *agreement.Options) { o.Directors = "bid" }), 2)
	e := &charter.Launch{Company: "N"}
	set := func(name string, value int) {
		t.Helper()
		f, asked := e.Form(table).Field(name)
		must.Hold(t, asked, "the form has no %s", name)
		f.Set(value)
	}
	set("bid", 1)
	_, _, refusal := e.Apply(table)
	expect.True(t, refusal != nil && refusal.Code == "launch.bid.unsaid" && refusal.Unfinished,
		"a bid that nobody said is refused with %v", refusal)
	set("cost", 0)
	after, _ := gametest.Apply(t, table, e)
	expect.Equal(t, standing(after), "Ann 600 1N.director; Ben 600; N 1000; N100 S100", "the table")
	set("bid", 0)
	expect.Equal(t, *e, charter.Launch{Company: "N"}, "without a bid it is")
}

func bidDenials(t judge) []gametest.Denial {
	t.Helper()
	table := open(t, railway(func(o *agreement.Options) { o.Directors = "bid" }), 2)
	kept, _ := gametest.Apply(t, table, &charter.Launch{Company: "N", Price: number(67)},
		&charter.Close{Company: "N", Keep: true})
	unsold := open(t, railway(func(o *agreement.Options) { o.Directors = "one" }), 2)
	return []gametest.Denial{
		{table, &charter.Launch{Company: "N", Bid: true, Cost: 601},
			"launch.bid cost (director) seat 0 N amount=601 cash=600 value=601 min=0 max=600"},
		{table, &charter.Launch{Company: "N", Bid: true, Cost: -1},
			"launch.bid.unsaid cost (director) N value=-1 min=0 max=600"},
		{table, &charter.Launch{Company: "N", Bid: true, Cost: -2},
			"launch.bid cost (director) seat 0 N amount=-2 cash=600 value=-2 min=0 max=600"},
		{table, &charter.Launch{Company: "N", Cost: 5}, "launch.unbid cost (director) cost=5"},
		{kept, &charter.Launch{Company: "N", Bid: true}, "launch.unpaid bid (director) N"},
		{unsold, &charter.Launch{Company: "N", Bid: true}, "launch.unpaid bid (director) N"},
		{open(t, railway(), 2), &charter.Launch{Company: "N", Bid: true}, "launch.unpaid bid (director) N"},
	}
}
