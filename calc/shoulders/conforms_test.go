package shoulders

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

func TestConforms(t *testing.T) { conformance.Conforms(t, conforming(t)) }

func FuzzEntryJSON(f *testing.F) { conformance.Fuzz(f, conforming(f)) }

func conforming(t judge) conformance.Game {
	t.Helper()
	g := conformance.Game{
		Rules: Rulebook{}, Holds: checkStep, Uncited: []string{"result"},
		Together: []string{"position.alone", "operate.nothing", "appeal.range", "company.unstarted"},
		Scenes:   conformance.Tables(middles(t)), Says: says(), Denials: denials(t), Setups: setups(),
		Longest: func(calc.Table) int { return 400 },
	}
	g.Scenes = append(append(g.Scenes, ends(t)...), asidesOf(t)...)
	full := scene{cash: []int{900, 900, 900}, on: crowded()}.set(t)
	g.Scenes = append(g.Scenes, conformance.Scene{Table: full, Entry: &Buy{Company: "swift", Certificate: "common"}})
	return g
}

func checkStep(t judge, s conformance.Accepted) {
	t.Helper()
	said := gametest.Written(s.Entry)
	checkTurn(t, s.After, said)
	checkCompanies(t, s.After, said)
	checkLimits(t, s.Before, s.Entry, s.After)
	byHand := sheetOf(s.Before)
	if !byHand.enter(s.Entry) {
		return
	}
	differs := byHand.same(s.After)
	must.Hold(t, differs == "", "%s\n%s", said, differs)
}

func checkTurn(t judge, table calc.Table, said string) {
	t.Helper()
	for _, commodity := range table.Layout().Commodities() {
		pool := table.Balance(calc.Market(), commodity)
		must.Hold(t, pool >= 0, "%s: the pool has %d of %v", said, pool, commodity)
	}
	turn := table.Turn()
	now := board.PhaseOf(table)
	must.Hold(t, table.Over() || now != board.PhaseFounding && now != board.PhaseStock || turn != calc.None,
		"%s: nobody has the turn in phase %d", said, now)
	if now := board.PhaseOf(table); !table.Over() && now == board.PhaseOperating &&
		(board.Operator(table) == calc.None || turn != board.DirectorOf(table, board.Operator(table))) {
		t.Fatalf("%s: %d has the turn of company %d", said, turn, board.Operator(table))
	}
	p := table.Mark(board.GameMark(table, board.MarkPasses))
	must.Hold(t, p >= 0 && p <= table.Playing(), "%s: %d passes", said, p)
}

// checkCompanies checks that started companies have a value and seven certificates, and that other companies have
// neither.
func checkCompanies(t judge, table calc.Table, said string) {
	t.Helper()
	for company := range table.Layout().Companies {
		want := board.Certificates{}
		if board.Started(table, company) {
			want = board.Certificates{Common: 5, Preferred: 1, Director: 1}
			if _, ok := board.Values().Index(table.Price(company)); !ok {
				t.Fatalf("%s: %d is no value", said, table.Price(company))
			}
		}
		var there board.Certificates
		for _, account := range table.Layout().Accounts() {
			if account.Kind != calc.BankAccount && account.Kind != calc.RulingAccount {
				held := board.Held(table, account, company)
				there.Common, there.Preferred = there.Common+held.Common, there.Preferred+held.Preferred
				there.Director += held.Director
			}
		}
		must.Hold(t, there == want, "%s: company %d has %+v", said, company, there)
		a := board.AppealOf(table, company)
		must.Hold(t, a >= 0 && a <= operating.MaxAppeal, "%s: appeal %d", said, a)
	}
}

// checkLimits checks that a purchase keeps the limits and gives no director the preferred certificate.
func checkLimits(t judge, before calc.Table, e calc.Entry, after calc.Table) {
	t.Helper()
	buyer := calc.None
	switch e := e.(type) {
	case *Buy:
		buyer = e.Seat
	case *Start:
		buyer = e.Seat
	}
	if buyer == calc.None {
		return
	}
	if n := certificatesOf(before, buyer); n >= certificateLimit(len(before.Layout().Seats)) {
		t.Fatalf("%s at %d certificates", gametest.Written(e), n)
	}
	for company := range after.Layout().Companies {
		if grown := after.Shares(buyer, company) > before.Shares(buyer, company); grown &&
			after.Shares(buyer, company) > maxShares {
			t.Fatalf("%s gives %d shares", gametest.Written(e), after.Shares(buyer, company))
		}
		if has, had := board.Hand(after, buyer, company), board.Hand(before, buyer, company); has.Director > 0 &&
			has.Preferred > had.Preferred {
			t.Fatalf("%s gives the director the preferred", gametest.Written(e))
		}
	}
}

func says() map[string]string {
	return map[string]string{
		"two-seats-basic":          "start buy.common buy.preferred sell drop test.once withhold.drop partner prize over.goals",
		"three-seats-basic":        "soldout buy.pool_common test.twice test.thrice bonus.bump extra treasury priority.stays",
		"three-seats-wages":        "pay.wages pay.goods pay.machinery",
		"four-seats-online":        "drop.friendly drop.protected protection.gained bonus.worker buy.pool_preferred",
		"three-seats-advanced":     "director.commons director.preferred director.taken emergency.drop dividend.treasury",
		"four-seats-advanced-each": "sell.each pay.zero emergency over.limit",
		"two-seats-once-no-goals":  "withhold.protected over.decades",
		"four-seats-asides": "skip.founding skip.stock ruling.cash ruling.common leave position.stock protection.lost " +
			"over.goals",
	}
}

// A position needs one item for each seat. Lists of companies, sales and winners can have any length.
func TestListsOfAnotherLength(t *testing.T) {
	table := middles(t)[1]
	gametest.WrongLengths(t, Rulebook{}, table, NewPosition(table), "companies")
	gametest.WrongLengths(t, Rulebook{}, table, sells(0, "swift", 1), "sales")
	goals := middles(t)[7]
	gametest.WrongLengths(t, Rulebook{}, goals, &Goal{Goal: "workers", Winners: []int{0, 2}}, "winners")
}
