package brokeryard

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/internal/gametest"
)

func TestConforms(t *testing.T) { conformance.Conforms(t, conforming(t)) }

func FuzzEntryJSON(f *testing.F) { conformance.Fuzz(f, conforming(f)) }

func TestMassStartOfSixty(t *testing.T) {
	table, e := massRound(t)
	next, refusal := conforming(t).Check(t, table, e)
	must.Hold(t, refusal == nil, "%v", refusal)
	wantRound(t, next, 2, PhaseRound, false)
}

func conforming(t judge) conformance.Game {
	t.Helper()
	g := conformance.Game{
		Rules: Rulebook{}, Holds: checkStep, Debts: true,
		Together: []string{"position.alone", "cash.short", "trade.debt"},
		Scenes:   conformance.Tables(middles(t)), Says: says(), Denials: denials(t), Setups: setups(),
		Longest: func(table calc.Table) int { return table.Layout().Rounds + 2 },
	}
	inclusive := blueTable(t, loose(withStops, func(o *Options) { o.StopInclusive = true }), 100, 1, has(0, four{4}))
	growth := blueTable(t, loose(trumps), 100, 2)
	g.Scenes = append(g.Scenes, conformance.Scene{Table: inclusive, Entry: plays(inclusive, onBlue("-30")...)},
		conformance.Scene{Table: growth, Entry: plays(growth, onBlue("x2, -100")...)})
	return g
}

// checkStep proves that a table expects an entry unless its game is over, that accepted rounds pass [checkRound], and
// that only one player has won unless victory is shared.
func checkStep(t judge, s conformance.Accepted) {
	t.Helper()
	table, said := s.After, gametest.Written(s.Entry)
	must.Hold(t, table.Turn() == calc.None, "%s: seat %d has the turn", said, table.Turn())
	if phase := PhaseOf(table); phase < PhaseRound || phase > PhaseEnd || phase == PhaseEnd && !table.Over() ||
		phase == PhaseToss && (table.Over() || len(leaders(table)) < 2) {
		t.Fatalf("%s: phase %d, over %t", said, phase, table.Over())
	}
	if round, ok := s.Entry.(*Round); ok {
		checkRound(t, s.Before, round, table, s.Statement)
	}
	places := (Rulebook{}).Standing(table).Places
	for _, place := range places {
		must.Hold(t, place.Rank != 1 || !place.Out, "%s: who is out has won: %+v", said, places)
	}
	if PhaseOf(table) == PhaseEnd && !optionsOf(table).SharedVictory && len(places) > 1 && places[1].Rank == 1 {
		t.Fatalf("%s: two have won: %+v", said, places)
	}
}

// checkRound proves that each effect has one line, that counted effects add up to the raw price, that only penalties
// cause debts, and that the result agrees with the paper sheet.
func checkRound(t judge, table calc.Table, e *Round, next calc.Table, s calc.Statement) {
	t.Helper()
	byHand := sheetOf(table)
	byHand.round(e)
	if differs := byHand.same(next); differs != "" {
		t.Fatalf("%s\n%s", gametest.Written(e), differs)
	}
	told, played := [Colours]int{}, [Colours]int{}
	price := [Colours]int{}
	for company := range price {
		price[company] = table.Price(company)
	}
	penalty := map[int]bool{}
	worked := false
	for _, line := range s.Lines {
		switch {
		case strings.HasPrefix(line.Kind, "effect."):
			told[line.Company]++
			if strings.HasSuffix(line.Kind, ".counted") {
				old, _ := line.Term("old")
				if old != price[line.Company] {
					t.Fatalf("%s: %+v counts from %d", gametest.Written(e), line, price[line.Company])
				}
				price[line.Company], _ = line.Term("new")
			}
		case strings.HasPrefix(line.Kind, "price"):
			worked = true
			if raw, _ := line.Term("raw"); raw != price[line.Company] {
				t.Fatalf("%s: %+v, but the effects make %d", gametest.Written(e), line, price[line.Company])
			}
		case line.Kind == "card":
			face := DeckOf(table).Faces[line.Terms[0].Value]
			if face.Effect.Sort != fourcolours.Zero {
				played[face.Own]++
			}
			for i := range face.Free {
				played[e.Plays[line.Seat].Free[i]-1]++
			}
		case line.Kind == "penalty":
			penalty[line.Seat] = true
		}
	}
	if worked && told != played {
		t.Fatalf("%s: effects played %v, told %v", gametest.Written(e), played, told)
	}
	for seat := range table.Layout().Seats {
		if next.Cash(seat) < 0 && table.Cash(seat) >= 0 && !penalty[seat] {
			t.Fatalf("%s: seat %d owes %d without a penalty", gametest.Written(e), seat, next.Cash(seat))
		}
		if !next.Out(seat) && next.Cash(seat) < lowest && !next.HoldsShares(seat) && !next.Over() && worked {
			t.Fatalf("%s: seat %d has nothing and plays on", gametest.Written(e), seat)
		}
	}
}

func says() map[string]string {
	return map[string]string{
		"six-seats-3x5": "sell buy missed zero effect.add.cancelled effect.double.cancelled effect.add.zeroed " +
			"effect.subtract.beyond effect.half.counted price.up price.down award penalty over.rounds",
		"five-seats-4x6-asides": "ruling.cash ruling.shares leave position over.rounds",
		"debts":                 "debt bankrupt.debt bankrupt.left ignored penalty over.none",
		"trump":                 "effect.subtract.beyond effect.double.met effect.half.met effect.subtract.zeroed over.rounds",
		"stops":                 "stop award over.rounds",
		"stops-by-choice":       "stops stops.in stop.new award penalty",
		"duel":                  "effect.double.counted effect.half.counted award",
		"toss":                  "position toss.due toss.won over.rounds",
		"shared":                "over.shared",
		"alone":                 "bankrupt.debt over.alone",
		"mass-start-14": "zero zero.spent effect.double.zeroed effect.double.beyond effect.add.beyond bankrupt.debt " +
			"over.rounds",
	}
}
