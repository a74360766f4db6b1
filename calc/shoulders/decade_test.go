package shoulders

import (
	"fmt"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

// B.2: companies operate from highest to lowest appeal. Among companies of equal appeal, the players choose.
func TestOperatingOrder(t *testing.T) {
	high, low := at(50, 0, cut{1, -1, nil}), at(50, 0, cut{0, -1, nil})
	high.Appeal, low.Appeal = 5, 2
	table := scene{phase: "operating", cash: []int{0, 0}, on: map[int]CompanyPosition{swift: low, elgin: high,
		libby: low}}.set(t)
	wantTurn(t, table, "operating", 1, 2)
	table, s := gametest.Apply(t, table, &operating.Operate{Company: "elgin", Revenue: 50, Use: "dividends"})
	wantSaid(t, s, "operator", "operator.several (order) appeal=2 count=2")
	table, s = gametest.Apply(t, table, &operating.Operate{Company: "libby", Revenue: 50, Use: "dividends"})
	wantSaid(t, s, "operator", "operator (order) seat 0 swift appeal=2")
	table, _ = gametest.Apply(t, table, &operating.Operate{Company: "swift", Use: "withhold"})
	wantTurn(t, table, "stock", 0, 3)
}

func TestAppealChangesTheOrder(t *testing.T) {
	first := at(50, 0, cut{1, -1, nil})
	first.Appeal = 5
	table := scene{phase: "operating", cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(50, 0, cut{0, -1, nil}),
		elgin: first}}.set(t)
	table, _ = gametest.Apply(t, table, &operating.Appeal{Company: "swift", To: 6})
	wantTurn(t, table, "operating", 0, 2)
	gametest.Apply(t, table, &operating.Operate{Company: "swift", Use: "withhold"})
}

// B.2: each bonus is gained once, the initial appeal gives none, and spaces 13 and 16 raise the value.
func TestAppealBonuses(t *testing.T) {
	table := open(t, board.Standard(), 2)
	table, s := gametest.Apply(t, table, &Start{Seat: 1, Company: "swift", Par: 50},
		&operating.Appeal{Company: "swift", To: 12})
	wantSaid(t, s, "appeal bonus", "appeal (appeal) swift old=3 new=12", "bonus.salesperson (appeal) swift appeal=5",
		"bonus.automation (appeal) swift appeal=7", "bonus.partner (appeal) swift appeal=9",
		"bonus.good (appeal) swift appeal=11")
	table, s = gametest.Apply(t, table, &operating.Appeal{Company: "swift", To: 10},
		&operating.Appeal{Company: "swift", To: 16})
	wantSaid(t, s, "bonus", "bonus.bump (appeal) swift steps=1 old=50 new=60 appeal=13",
		"bonus.good (appeal) swift appeal=15",
		"bonus.bump (appeal) swift steps=1 old=60 new=80 appeal=16")
	gametest.WantPrice(t, table, swift, 80)
	table, _ = gametest.Apply(t, table, &Start{Seat: 0, Company: "libby", Par: 35})
	_, s = gametest.Apply(t, table, &operating.Appeal{Company: "libby", To: 3})
	wantSaid(t, s, "bonus", "bonus.worker (appeal) libby appeal=3")
}

func TestBumpAtTheTop(t *testing.T) {
	table := scene{cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(450, 0, cut{0, -1, nil})}}.set(t)
	table, s := gametest.Apply(t, table, &operating.Appeal{Company: "swift", To: 13})
	gametest.WantPrice(t, table, swift, 450)
	wantSaid(t, s, "bonus.bump", "bonus.bump.end (appeal) swift steps=1 old=450 new=450 appeal=13")
}

// B.2: an extra dividend is paid and compared with the value at once.
func TestExtraDividends(t *testing.T) {
	for _, amount := range operating.Extras() {
		table := scene{phase: "building", cash: []int{0, 0},
			on: map[int]CompanyPosition{swift: at(100, 0, cut{0, -1, []int{0, 1}})}}.set(t)
		table, s := gametest.Apply(t, table, &operating.Extra{Company: "swift", Amount: amount})
		wantCash(t, table, 0, 3*amount/10)
		wantCash(t, table, 1, amount/10)
		wantTreasury(t, table, swift, 6*amount/10)
		gametest.WantPrice(t, table, swift, map[int]int{100: 120, 150: 120, 200: 140, 250: 140, 300: 160}[amount])
		expect.Equal(t, said(s.Lines[0]), fmt.Sprintf("extra (extra) swift amount=%d", amount), "the first line")
	}
}

func TestTreasury(t *testing.T) {
	table := scene{cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(100, 70, cut{0, -1, nil})}}.set(t)
	table, s := gametest.Apply(t, table, &operating.Treasury{Company: "swift", Change: -70})
	wantTreasury(t, table, swift, 0)
	wantSaid(t, s, "treasury", "treasury (treasury) swift before=70 change=-70 after=0")
	table, _ = gametest.Apply(t, table, &operating.Treasury{Company: "swift", Change: 45})
	wantTreasury(t, table, swift, 45)
}

// Building Phase: the statement lists the open steps. In the third decade each player gains a partner.
func TestBuildingChecklist(t *testing.T) {
	table := scene{round: 3, cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(100, 0, cut{0, -1, nil})}}.set(t)
	table, s := gametest.Apply(t, table, &Pass{Seat: 0}, &Pass{Seat: 1})
	wantSaid(t, s, "building partner", "building (building) round=3", "partner (partner) round=3")
	all := &operating.Building{Dealt: true, Played: true, Discarded: true, Revealed: true, Market: true, Partner: true}
	after, s := gametest.Apply(t, table, all)
	wantSaid(t, s, "built open", "built (building) count=6 max=6")
	wantTurn(t, after, "operating", 0, 3)
	_, s = gametest.Apply(t, table, &operating.Building{Dealt: true, Played: true, Revealed: true})
	wantSaid(t, s, "built open", "built (building) count=3 max=6", "open.discarded (building)",
		"open.market (building)", "open.partner (partner)")
}

// B.2: if scores are equal, more goals win. If these are equal too, the place is shared.
func TestTieBreak(t *testing.T) {
	on := map[int]CompanyPosition{swift: at(40, 0, cut{0, -1, nil})}
	table := scene{round: 5, phase: "goals", cash: []int{0, 320, 120, 320}, on: on}.set(t)
	table, _ = gametest.Apply(t, table, &Goal{Goal: "workers", Winners: []int{0, 2}}, &Skip{})
	gametest.WantRanks(t, Rulebook{}, table, "1. seat 0 320, 1. seat 2 320, 3. seat 1 320, 3. seat 3 320")
}

// B.5: "An extra dividend (goal) of a company may still be told after the last operating result of the decade, until
// the next stock phase or the final count has begun."
func TestB5_ExtraDividendAfterTheLastResult(t *testing.T) {
	last := func(round int, o *board.Options) calc.Table {
		table := scene{options: o, round: round, phase: "operating", cash: []int{100, 100},
			on: map[int]CompanyPosition{swift: at(100, 0, cut{0, -1, []int{0, 1}})}}.set(t)
		table, _ = gametest.Apply(t, table, &operating.Operate{Company: "swift", Use: "withhold"})
		return table
	}
	extra := &operating.Extra{Company: "swift", Amount: 100}
	noGoals := with(board.Standard(), func(o *board.Options) { o.PublicGoals = false })
	for name, table := range map[string]calc.Table{
		"the next decade": last(2, nil), "the goals": last(5, nil), "the end": last(5, noGoals),
	} {
		after, s := gametest.Apply(t, table, extra)
		if after.Cash(0) != 130 || after.Cash(1) != 110 || after.Price(swift) != 100 ||
			board.PhaseOf(after) != board.PhaseOf(table) ||
			after.Turn() != table.Turn() || after.Over() != table.Over() {
			t.Errorf("before %s: %d and %d, price %d", name, after.Cash(0), after.Cash(1), after.Price(swift))
		}
		wantSaid(t, s, "extra test", "extra (extra) swift amount=100",
			"test.once (price-test) swift steps=1 old=80 new=100 revenue=100 goal=80")
		if !strings.Contains(gametest.Expected(Rulebook{}, after), "extra") {
			t.Errorf("before %s a second one is not expected: %s", name, gametest.Expected(Rulebook{}, after))
		}
	}
	for _, c := range []struct {
		table calc.Table
		first []calc.Entry
		want  string
	}{
		{last(2, nil), []calc.Entry{&Buy{Seat: 0, Company: "swift", Certificate: "common"}}, "now.stock  (phases)"},
		{last(2, nil), []calc.Entry{&Pass{Seat: 0}}, "now.stock  (phases)"},
		{last(2, nil), []calc.Entry{&Pass{Seat: 0}, &Buy{Seat: 1, Company: "swift", Certificate: "common"}},
			"now.stock  (phases)"},
		{last(5, nil), []calc.Entry{&Goal{Goal: "workers"}}, "now.goals  (phases)"},
		{last(5, nil), []calc.Entry{&Skip{}}, "game.over  (end)"},
		{middles(t)[7], []calc.Entry{&calc.Leave{Seat: 1}, &calc.Leave{Seat: 2}}, "game.over  (end)"},
	} {
		table, _ := gametest.Apply(t, c.table, c.first...)
		gametest.WantDenied(t, table, extra, c.want)
	}
	first := scene{round: 1, cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(100, 0, cut{0, -1, nil})}}.set(t)
	gametest.WantDenied(t, first, extra, "now.stock  (phases)")
}

// B.3, 7: one entry records payments for several purposes.
func TestWhatACompanyPaysFor(t *testing.T) {
	on := map[int]CompanyPosition{swift: at(50, 150, cut{0, -1, nil})}
	table := scene{phase: "operating", cash: []int{0, 0}, on: on}.set(t)
	after, s := gametest.Apply(t, table, &operating.Pay{Company: "swift", Wages: 40, Machinery: 60})
	wantTreasury(t, after, swift, 50)
	wantSaid(t, s, "pay", "pay.wages (treasury) swift amount=40 before=150 after=110",
		"pay.machinery (treasury) swift amount=60 before=110 after=50")
}
