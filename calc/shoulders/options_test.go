package shoulders

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

// Rules B.3
func TestDefaults(t *testing.T) {
	const want = `{"rules":"basic","friendly_sales":false,"price_protection":"every_time","public_goals":true,` +
		`"drop_each_certificate":false,"zero_pay_allowed":false}`
	gametest.WantDefaults(t, Rulebook{}, want)
	o := board.Online()
	expect.True(t, o.FriendlySales && o.Rules == "basic", "the online game begins with %+v", o)
}

// B.3.1, B.5: paid share by share, three shares bring 100 + 80 + 60. The preferred at 120 brings 120 + 100.
func TestOptionDropEachCertificate(t *testing.T) {
	each := func(o *board.Options) { o.DropEach = true }
	on := map[int]CompanyPosition{swift: at(100, 0, cut{1, -1, []int{3}}), elgin: at(120, 0, cut{1, 0, nil})}
	table := scene{options: with(board.Standard(), each), cash: []int{0, 0}, on: on}.set(t)
	after, s := gametest.Apply(t, table, &Sell{Sales: []Sale{{"swift", board.Certificates{Common: 3}},
		{"elgin", board.Certificates{Preferred: 1}}}})
	wantCash(t, after, 0, 240+220)
	gametest.WantPrice(t, after, swift, 50)
	gametest.WantPrice(t, after, elgin, 80)
	wantSaid(t, s, "sell", "sell.each (house.drop_each_certificate) seat 0 swift shares=3 price=100 last=60 amount=240",
		"sell.each (house.drop_each_certificate) seat 0 elgin shares=2 price=120 last=100 amount=220")
	// With friendly sales the value falls only once: one share is paid at 100, the others at the lower value.
	table = scene{options: with(board.Online(), each), cash: []int{0, 0}, on: on}.set(t)
	after, _ = gametest.Apply(t, table, sells(0, "swift", 3))
	wantCash(t, after, 0, 100+80+80)
	gametest.WantPrice(t, after, swift, 80)
	// At the bottom of the track, the value and the price per share stay the same.
	on[swift] = at(15, 0, cut{1, -1, []int{3}})
	after, _ = gametest.Apply(t, scene{options: with(board.Standard(), each), cash: []int{0, 0}, on: on}.set(t),
		sells(0, "swift", 3))
	wantCash(t, after, 0, 15+10+10)
}

func shielded(t judge, o *board.Options, phase string) calc.Table {
	t.Helper()
	swifts := at(100, 0, cut{1, -1, []int{2, 1}})
	swifts.Protected = true
	return scene{options: o, phase: phase, cash: []int{0, 0}, on: map[int]CompanyPosition{
		swift: swifts, elgin: at(50, 0, cut{0, -1, nil}),
	}}.set(t)
}

// B.3.4: a protected value falls only when the director sells.
func TestOptionPriceProtectionEveryTime(t *testing.T) {
	table := shielded(t, board.Standard(), "stock")
	table, s := gametest.Apply(t, table, sells(0, "swift", 1))
	gametest.WantPrice(t, table, swift, 100)
	wantCash(t, table, 0, 100)
	wantSaid(t, s, "drop", "drop.protected (protection) seat 0 swift price=100")
	table, _ = gametest.Apply(t, table, &Pass{Seat: 1}, sells(0, "swift", 1))
	gametest.WantPrice(t, table, swift, 100)
	table, _ = gametest.Apply(t, table, sells(1, "swift", 1))
	gametest.WantPrice(t, table, swift, 80)
	table, s = gametest.Apply(t, shielded(t, board.Standard(), "operating"),
		&operating.Operate{Company: "swift", Revenue: 60, Use: "withhold"})
	gametest.WantPrice(t, table, swift, 100)
	wantTreasury(t, table, swift, 60)
	wantSaid(t, s, "withhold", "withhold (withhold) swift amount=60 before=0 after=60",
		"withhold.protected (protection) swift price=100")
}

// B.3.4, B.5: protection applies to the first fall in each decade.
func TestOptionPriceProtectionOnceADecade(t *testing.T) {
	once := with(board.Standard(), func(o *board.Options) { o.PriceProtection = "once_per_decade" })
	table := shielded(t, once, "stock")
	table, s := gametest.Apply(t, table, sells(0, "swift", 1))
	gametest.WantPrice(t, table, swift, 100)
	wantSaid(t, s, "drop", "drop.protected (house.price_protection) seat 0 swift price=100")
	table, _ = gametest.Apply(t, table, &Pass{Seat: 1}, sells(0, "swift", 1))
	gametest.WantPrice(t, table, swift, 80)
	table, _ = gametest.Apply(t, table, &Pass{Seat: 1}, &Pass{Seat: 0}, &operating.Building{},
		&operating.Operate{Company: "swift", Use: "withhold"}, &Skip{})
	gametest.WantPrice(t, table, swift, 60)
	wantTurn(t, table, "stock", 1, 3)
	table, _ = gametest.Apply(t, table, &Pass{Seat: 1}, &Pass{Seat: 0}, &operating.Building{},
		&operating.Operate{Company: "swift", Use: "withhold"})
	gametest.WantPrice(t, table, swift, 60)
}

// B.3.9: without revenue, a company withholds and its value falls. Under zero_pay_allowed, the company can pay 0
// instead.
func TestOptionZeroPayAllowed(t *testing.T) {
	pay := &operating.Operate{Company: "swift", Use: "dividends"}
	gametest.WantDenied(t, operates(t, board.Standard(), 80), pay, "operate.nothing use (withhold) swift")
	table, s := gametest.Apply(t, operates(t, board.Standard(), 80),
		&operating.Operate{Company: "swift", Use: "withhold"})
	gametest.WantPrice(t, table, swift, 60)
	wantSaid(t, s, "withhold", "withhold.nothing (withhold) swift amount=0 before=0 after=0",
		"withhold.drop (withhold) swift steps=1 old=80 new=60")
	table, s = gametest.Apply(t, operates(t, with(board.Standard(), func(o *board.Options) { o.ZeroPay = true }), 80),
		pay)
	gametest.WantPrice(t, table, swift, 80)
	wantSaid(t, s, "pay", "pay.zero (house.zero_pay_allowed) swift price=80")
}

// B.5: for a revenue under 10, dividends are 0, but choosing dividends keeps the value.
func TestRevenueUnderTen(t *testing.T) {
	table, s := gametest.Apply(t, operates(t, board.Standard(), 80),
		&operating.Operate{Company: "swift", Revenue: 9, Use: "dividends"})
	gametest.WantPrice(t, table, swift, 80)
	wantCash(t, table, 0, 0)
	wantSaid(t, s, "dividends dividend test", "dividends (dividends) swift revenue=9 floor=0 each=0",
		"test.none (price-test) swift revenue=0 price=80")
}

func lastOperation(t judge, o *board.Options) (calc.Table, calc.Statement) {
	t.Helper()
	table := scene{options: o, round: 5, phase: "operating", cash: []int{10, 0}, on: map[int]CompanyPosition{
		swift: at(80, 0, cut{0, -1, nil}),
	}}.set(t)
	return gametest.Apply(t, table, &operating.Operate{Company: "swift", Revenue: 30, Use: "withhold"})
}

// B.2: public goals are awarded after the fifth decade. Without public goals, the game ends there.
func TestOptionPublicGoals(t *testing.T) {
	table, s := lastOperation(t, board.Standard())
	wantTurn(t, table, "goals", calc.None, 5)
	wantSaid(t, s, "goals", "goals (goals) count=5 amount=200")
	table, s = lastOperation(t, with(board.Standard(), func(o *board.Options) { o.PublicGoals = false }))
	gametest.WantOver(t, table, true)
	wantSaid(t, s, "over", "over.decades (end) rounds=5")
}
