package shoulders

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

// B-1: a company started at par 50 has 150 in the treasury and a value of 50, and the founder has 30 %.
func TestB1StartAtPar(t *testing.T) {
	table := open(t, board.Standard(), 2)
	after, s := gametest.Apply(t, table, &Start{Seat: 1, Company: "swift", Par: 50})
	wantCash(t, after, 1, 25)
	wantTreasury(t, after, swift, 150)
	gametest.WantPrice(t, after, swift, 50)
	wantHeld(t, after, calc.AccountOf(1), swift, board.Certificates{Director: 1})
	wantHeld(t, after, calc.Treasury(swift), swift, board.Certificates{Common: 5, Preferred: 1})
	expect.Equal(t, [...]int{board.TrackIndex(after, swift), after.Shares(1, swift), board.AppealOf(after, swift)},
		[...]int{6, 3, 3},
		"index, shares, appeal")
	wantSaid(t, s, "start", "start (start) seat 1 swift shares=3 price=50 amount=150 appeal=3")
	gametest.WantDenied(t, table, &Start{Seat: 1, Company: "swift", Par: 60},
		"par.cash par (start) seat 1 price=60 amount=180 cash=175 max=50")
	after, _ = gametest.Apply(t, table, &Start{Seat: 1, Company: "elgin", Par: 35})
	wantCash(t, after, 1, 70)
	wantTreasury(t, after, elgin, 105)
}

// B-2: selling two commons at 100 brings 200, lowers the value to 60, and bars the seller from buying this decade.
func TestB2SaleDropsAndBars(t *testing.T) {
	table := scene{cash: []int{0, 500}, on: map[int]CompanyPosition{swift: at(100, 0, cut{1, -1, []int{2}})}}.set(t)
	after, s := gametest.Apply(t, table, sells(0, "swift", 2))
	wantCash(t, after, 0, 200)
	gametest.WantPrice(t, after, swift, 60)
	wantHeld(t, after, calc.Market(), swift, board.Certificates{Common: 2})
	wantSaid(t, s, "sell drop", "sell (sell) seat 0 swift shares=2 price=100 amount=200",
		"drop (drop) swift steps=2 old=100 new=60")
	after, _ = gametest.Apply(t, after, &Pass{Seat: 1})
	gametest.WantDenied(t, after, &Buy{Company: "swift", Certificate: "pool_common"},
		"buy.sold company (rebuy) seat 0 swift round=2")
}

func TestB3PreferredDropsTwo(t *testing.T) {
	table := scene{cash: []int{0, 0}, on: map[int]CompanyPosition{elgin: at(120, 0, cut{1, 0, nil})}}.set(t)
	after, _ := gametest.Apply(t, table, &Sell{Sales: []Sale{{"elgin", board.Certificates{Preferred: 1}}}})
	wantCash(t, after, 0, 240)
	gametest.WantPrice(t, after, elgin, 80)
	wantHeld(t, after, calc.Market(), elgin, board.Certificates{Preferred: 1})
}

// B-4: if a player other than the director sells, friendly sales lower the value by only one step.
func TestB4FriendlySales(t *testing.T) {
	on := map[int]CompanyPosition{swift: at(160, 0, cut{1, -1, []int{3, 1}})}
	for _, c := range []struct {
		options *board.Options
		value   int
		said    string
	}{
		{board.Standard(), 100, "drop (drop) swift steps=3 old=160 new=100"},
		{board.Online(), 140, "drop.friendly (house.friendly_sales) swift steps=1 old=160 new=140"},
	} {
		after, s := gametest.Apply(t, scene{options: c.options, cash: []int{0, 0}, on: on}.set(t), sells(0, "swift", 3))
		wantCash(t, after, 0, 480)
		gametest.WantPrice(t, after, swift, c.value)
		wantSaid(t, s, "drop", c.said)
	}
	// A sale by the director lowers the value by a step for each share even with friendly sales.
	on[swift] = at(160, 0, cut{1, -1, []int{0, 2}})
	after, _ := gametest.Apply(t, scene{options: board.Online(), turn: 1, cash: []int{0, 0}, on: on}.set(t),
		sells(1, "swift", 2))
	gametest.WantPrice(t, after, swift, 120)
}

// B-5: a value of 15 falls no lower than 10. Selling a director certificate at 190 lowers the value to 120.
func TestB5FloorAndDirectorSale(t *testing.T) {
	table := scene{cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(15, 0, cut{1, -1, []int{3}})}}.set(t)
	after, s := gametest.Apply(t, table, sells(0, "swift", 3))
	wantCash(t, after, 0, 45)
	gametest.WantPrice(t, after, swift, 10)
	wantSaid(t, s, "drop", "drop.end (drop) swift steps=3 old=15 new=10")
	table = scene{options: board.Advanced(), cash: []int{0, 0, 0}, on: map[int]CompanyPosition{
		swift: at(190, 0, cut{0, -1, []int{0, 0, 3}}),
	}}.set(t)
	after, s = gametest.Apply(t, table, &Sell{Sales: []Sale{{"swift", board.Certificates{Director: 1}}}})
	wantCash(t, after, 0, 570)
	gametest.WantPrice(t, after, swift, 120)
	wantHeld(t, after, calc.AccountOf(0), swift, board.Certificates{})
	wantHeld(t, after, calc.AccountOf(2), swift, board.Certificates{Director: 1})
	wantHeld(t, after, calc.Market(), swift, board.Certificates{Common: 3})
	wantSaid(t, s, "sell drop director", "sell (sell) seat 0 swift shares=3 price=190 amount=570",
		"drop (drop) swift steps=3 old=190 new=120",
		"director.taken (director-sale) seat 2 swift seat=0 count=3 percent=30")
}

// B-6: at a value of 50 the preferred costs 100. The money goes to the seller: the treasury, or the bank for the pool.
func TestB6WhoIsPaid(t *testing.T) {
	table := scene{cash: []int{100, 0}, on: map[int]CompanyPosition{swift: at(50, 30, cut{1, -1, nil})}}.set(t)
	after, s := gametest.Apply(t, table, &Buy{Company: "swift", Certificate: "preferred"})
	wantCash(t, after, 0, 0)
	wantTreasury(t, after, swift, 130)
	wantSaid(t, s, "buy", "buy.preferred (buy) seat 0 swift shares=2 price=50 amount=100")
	table = scene{cash: []int{100, 0}, on: map[int]CompanyPosition{swift: at(50, 30, cut{1, -1, nil}, 0, 1)}}.set(t)
	after, s = gametest.Apply(t, table, &Buy{Company: "swift", Certificate: "pool_preferred"})
	wantCash(t, after, 0, 0)
	wantTreasury(t, after, swift, 30)
	wantHeld(t, after, calc.AccountOf(0), swift, board.Certificates{Preferred: 1})
	wantSaid(t, s, "buy", "buy.pool_preferred (buy) seat 0 swift shares=2 price=50 amount=100")
}

// B-7: a sold-out company rises from 60 to 80 at the end of the stock phase, but not with a common in the pool.
func TestB7SoldOut(t *testing.T) {
	table := scene{cash: []int{0, 0}, on: map[int]CompanyPosition{
		swift: at(60, 0, cut{0, 1, []int{2, 3}}), elgin: at(60, 0, cut{0, 1, []int{2, 2}}, 1),
		libby: at(60, 0, cut{0, 1, []int{2, 2}}),
	}}.set(t)
	after, s := gametest.Apply(t, table, &Pass{Seat: 0}, &Pass{Seat: 1})
	gametest.WantPrice(t, after, swift, 80)
	gametest.WantPrice(t, after, elgin, 60)
	gametest.WantPrice(t, after, libby, 60)
	wantSaid(t, s, "soldout", "soldout (sold-out) swift steps=1 old=60 new=80")
	wantTurn(t, after, "building", calc.None, 2)
}

func operates(t judge, o *board.Options, value int) calc.Table {
	t.Helper()
	return scene{options: o, phase: "operating", cash: []int{0, 0}, on: map[int]CompanyPosition{
		swift: at(value, 0, cut{0, -1, []int{0, 1}}, 3),
	}}.set(t)
}

func TestB8Dividends(t *testing.T) {
	for _, c := range []struct{ revenue, value, each, after int }{
		{135, 50, 13, 80}, {190, 60, 19, 120}, {190, 50, 19, 80}, {150, 50, 15, 80}, {49, 40, 4, 50}, {39, 40, 3, 40},
		{250, 80, 25, 140}, {160, 80, 16, 120}, {900, 400, 90, 450},
	} {
		table, s := gametest.Apply(t, operates(t, board.Standard(), c.value),
			&operating.Operate{Company: "swift", Revenue: c.revenue, Use: "dividends"})
		gametest.WantPrice(t, table, swift, c.after)
		wantCash(t, table, 0, 3*c.each)
		wantCash(t, table, 1, c.each)
		// The treasury gets dividends for three shares, the preferred and a common. Three shares in the pool get none.
		wantTreasury(t, table, swift, 3*c.each)
		each, _ := s.Lines[0].Term("each")
		expect.Equal(t, each, c.each, "%d at %d pays … a share", c.revenue, c.value)
	}
	table := scene{phase: "operating", cash: []int{0, 0}, on: map[int]CompanyPosition{
		swift: at(50, 0, cut{0, -1, []int{1}}, 3),
	}}.set(t)
	table, s := gametest.Apply(t, table, &operating.Operate{Company: "swift", Revenue: 135, Use: "dividends"})
	wantCash(t, table, 0, 52)
	wantTreasury(t, table, swift, 39)
	wantSaid(t, s, "dividends dividend test", "dividends (dividends) swift revenue=135 floor=130 each=13",
		"dividend (dividends) seat 0 swift shares=4 each=13 amount=52",
		"dividend.treasury (dividends) swift shares=3 each=13 amount=39",
		"test.twice (price-test) swift steps=2 old=50 new=80 revenue=130 goal=100")
}

// B-9: at a value of 80, withholding lowers the value to 60. An emergency sale of two commons lowers it to 40.
func TestB9WithholdAndEmergency(t *testing.T) {
	table, s := gametest.Apply(t, operates(t, board.Standard(), 80),
		&operating.Operate{Company: "swift", Revenue: 90, Use: "withhold"})
	wantTreasury(t, table, swift, 90)
	gametest.WantPrice(t, table, swift, 60)
	wantSaid(t, s, "withhold", "withhold (withhold) swift amount=90 before=0 after=90",
		"withhold.drop (withhold) swift steps=1 old=80 new=60")
	before := scene{options: board.Advanced(), phase: "operating", cash: []int{0, 0}, on: map[int]CompanyPosition{
		swift: at(80, 10, cut{0, -1, nil}),
	}}.set(t)
	table, s = gametest.Apply(t, before, &operating.Emergency{Company: "swift", Common: 2})
	wantTreasury(t, table, swift, 170)
	gametest.WantPrice(t, table, swift, 40)
	wantHeld(t, table, calc.Market(), swift, board.Certificates{Common: 2})
	wantSaid(t, s, "emergency", "emergency (emergency) swift shares=2 price=80 amount=160",
		"emergency.drop (emergency) swift steps=3 old=80 new=40 shares=2")
	wantTurn(t, table, "operating", 0, 2)
}

func crowded() map[int]CompanyPosition {
	return map[int]CompanyPosition{
		swift: at(50, 0, cut{0, -1, []int{2}}), elgin: at(50, 0, cut{1, 0, []int{3}}),
		libby: at(50, 0, cut{2, -1, []int{1, 4}}),
		anglo: at(50, 0, cut{2, -1, []int{1}}), doggett: at(50, 0, cut{2, -1, []int{2}}),
		cracker: at(50, 0, cut{2, -1, []int{1}}),
	}
}

// B-10: 12 certificates for three players, 60 % of a company, and no preferred for a director.
func TestB10Limits(t *testing.T) {
	on := crowded()
	full := scene{cash: []int{900, 900, 900}, on: on}.set(t)
	expect.Equal(t, certificatesOf(full, 0), 12, "certificates")
	gametest.WantDenied(t, full, &Buy{Company: "swift", Certificate: "common"},
		"limit.certificates company (certificate-limit) seat 0 count=12 max=12")
	gametest.WantDenied(t, full, &Start{Company: "spalding", Par: 35},
		"limit.certificates  (certificate-limit) seat 0 count=12 max=12")
	delete(on, cracker)
	table := scene{cash: []int{900, 900, 900}, on: on}.set(t)
	gametest.WantDenied(t, table, &Buy{Company: "swift", Certificate: "preferred"},
		"certificate.director certificate (preferred) seat 0 swift")
	after, _ := gametest.Apply(t, table, &Buy{Company: "swift", Certificate: "common"})
	expect.Equal(t, after.Shares(0, swift), 6, "… shares")
	after, _ = gametest.Apply(t, table, &Buy{Company: "elgin", Certificate: "common"})
	expect.Equal(t, after.Shares(0, elgin), 6, "… shares")
	on[swift] = at(50, 0, cut{0, -1, []int{3}})
	delete(on, anglo)
	table = scene{cash: []int{900, 900, 900}, on: on}.set(t)
	gametest.WantDenied(t, table, &Buy{Company: "swift", Certificate: "common"},
		"limit.shares certificate (share-limit) seat 0 swift percent=60 more=10 max=60")
}

// B-11: a new director pays three commons for the certificate, or the preferred and one common.
func TestB11Directorship(t *testing.T) {
	table := scene{options: board.Advanced(), turn: 1, cash: []int{0, 500}, on: map[int]CompanyPosition{
		swift: at(50, 0, cut{0, -1, []int{0, 3}}),
	}}.set(t)
	after, s := gametest.Apply(t, table, &Buy{Seat: 1, Company: "swift", Certificate: "common"})
	wantHeld(t, after, calc.AccountOf(0), swift, board.Certificates{Common: 3})
	wantHeld(t, after, calc.AccountOf(1), swift, board.Certificates{Common: 1, Director: 1})
	wantSaid(t, s, "director", "director.commons (director) seat 1 swift percent=40 old=30 seat=0")
	table = scene{options: board.Advanced(), turn: 1, cash: []int{0, 500}, on: map[int]CompanyPosition{
		swift: at(50, 0, cut{0, 1, []int{0, 1}}),
	}}.set(t)
	after, s = gametest.Apply(t, table, &Buy{Seat: 1, Company: "swift", Certificate: "common"})
	wantHeld(t, after, calc.AccountOf(0), swift, board.Certificates{Common: 1, Preferred: 1})
	wantHeld(t, after, calc.AccountOf(1), swift, board.Certificates{Common: 1, Director: 1})
	wantSaid(t, s, "director", "director.preferred (director) seat 1 swift percent=40 old=30 seat=0")
	table = scene{turn: 1, cash: []int{0, 500}, on: map[int]CompanyPosition{swift: at(50, 0,
		cut{0, -1, []int{0, 3}})}}.set(t)
	after, _ = gametest.Apply(t, table, &Buy{Seat: 1, Company: "swift", Certificate: "common"})
	expect.Equal(t, board.DirectorOf(after, swift), 0, "the director under the basic rules")
}

// B-12: 320 in cash + 3 × 120 + 2 × 60 + 4 × 40 + two goals = 1360. A value of 90 is not on the track.
func TestB12FinalScore(t *testing.T) {
	on := map[int]CompanyPosition{
		swift: at(120, 0, cut{0, -1, nil}), elgin: at(60, 0, cut{1, 0, nil}), libby: at(40, 0, cut{1, -1, []int{4}}),
	}
	table := scene{round: 5, phase: "goals", cash: []int{320, 0}, on: on}.set(t)
	after, s := gametest.Apply(t, table, &Goal{Goal: "managers", Winners: []int{0}},
		&Goal{Goal: "workers", Winners: []int{0, 1}},
		&Goal{Goal: "assets"}, &Goal{Goal: "partners", Winners: []int{1}},
		&Goal{Goal: "salespeople", Winners: []int{1}})
	gametest.WantOver(t, after, true)
	wantSaid(t, s, "over", "over.goals (end) rounds=5")
	// Ben has 600 for goals, 180 in Elgin and 120 in Libby.
	gametest.WantRanks(t, Rulebook{}, after, "1. seat 0 1360, 2. seat 1 900")
	expect.Equal(t, Rulebook{}.Standing(after).Final, true, "the standing is final")
	wrong := NewPosition(table)
	wrong.Companies[0].Price = 90
	gametest.WantDenied(t, table, wrong, "value.track price.2 (ruling) swift value=90 low=80 high=100")
}

func middles(t judge) []calc.Table {
	leading := at(80, 100, cut{0, 1, []int{1, 2}}, 1)
	leading.Appeal = 12
	on := map[int]CompanyPosition{swift: leading, elgin: at(60, 40, cut{1, 2, []int{3}}, 1),
		libby: at(40, 0, cut{2, -1, []int{0, 4}})}
	cash := []int{300, 150, 40}
	tables := []calc.Table{open(t, board.Standard(), 3)}
	for _, o := range []*board.Options{board.Online(),
		with(board.Advanced(), func(o *board.Options) { o.DropEach, o.ZeroPay = true, true })} {
		for _, phase := range []string{"stock", "building", "operating"} {
			tables = append(tables, scene{options: o, round: 3, phase: phase, cash: cash, on: on}.set(t))
		}
	}
	return append(tables, scene{round: 5, phase: "goals", cash: cash, on: on}.set(t))
}
