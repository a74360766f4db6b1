package view

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/game"
)

// The chart has a point for every valid entry. The best turn and the largest fall agree with the chart.
func TestTheFactsAreThoseOfTheLines(t *testing.T) {
	v := recorded(t, "stockholder", "three-seats-3x5", -1)
	series := Worths(v)
	for seat, line := range series {
		if len(line.Values) != len(v.Game.Steps())+1 || line.Values[len(line.Values)-1] != v.Place(seat).Worth ||
			line.Name != v.Name(seat) {
			t.Errorf("seat %d has the line %+v, and is worth %d", seat, line, v.Place(seat).Worth)
		}
	}
	best, fall := jumpsIn(v)
	for _, j := range []jump{best, fall} {
		expect.Equal(t, series[j.seat].Values[j.step+1]-series[j.seat].Values[j.step], j.by,
			"%+v, but the line moves by", j)
	}
	facts := Facts(v)
	expect.True(t, best.by > 0 && fall.by < 0 && len(facts) == 2 && strings.Contains(facts[0].Title, v.Name(best.seat)),
		"the best turn is %+v, the largest fall %+v, told is %+v", best, fall, facts)
}

func TestEqualWorthSharesTheWin(t *testing.T) {
	g := preset(t, stockholder.Rulebook{}, 0, "Ann", "Ben")
	e := stockholder.NewPosition(g.Table())
	e.Round, e.Turn = g.Table().Layout().Rounds, 1
	for seat := range e.Seats {
		e.Seats[seat] = calc.SeatPosition{Cash: 500, Shares: make([]int, 4)}
	}
	enter(t, g, e)
	if v := NewGame(g); v.OutcomeLine() != "" {
		t.Errorf("before the end it tells %q", v.OutcomeLine())
	}
	skip, _ := legalSkip(g)
	enter(t, g, skip)
	v := NewGame(g)
	if places := Places(v); v.OutcomeLine() != "Ann, Ben share the win" || places[0].Place != "1." ||
		places[1].Place != "1." || places[1].Worth != 500 {
		t.Errorf("it tells %q and %+v", v.OutcomeLine(), places)
	}
}

func legalSkip(g *game.Game) (calc.Entry, bool) {
	for _, e := range g.Rulebook().Expected(g.Table()).All() {
		if _, _, refusal := e.Apply(g.Table()); e.Kind() == "skip" && refusal == nil {
			return e, true
		}
	}
	return nil, false
}

// There is no chart if holdings never became known.
func TestTheChartCountsWhatLayBehindTheVeil(t *testing.T) {
	v := recorded(t, "stockpile", "standard-four-hidden", -1)
	expect.True(t, !Charted(v), "there is a chart of what nobody said")
	v, richer := recorded(t, "stockpile", "fees-four-veiled", -1), 0
	for seat, line := range Worths(v) {
		for at, table := range tablesOf(v) {
			held := 0
			for company := range v.Layout.Companies {
				held += table.Shares(seat, company) * table.Price(company)
			}
			for _, place := range v.Rulebook.Standing(table).Places {
				for _, extra := range place.Extras {
					if place.Seat == seat && !table.Over() {
						held += min(0, extra.Value)
					}
				}
			}
			if least := table.Cash(seat) + held; line.Values[at] < least {
				t.Errorf("after %d entries seat %d is drawn at %d, not %d", at, seat, line.Values[at], least)
			}
			richer += calc.Bit(line.Values[at] > table.Cash(seat))
		}
		if last := line.Values[len(line.Values)-1]; last != v.Place(seat).Worth {
			t.Errorf("the line of seat %d ends at %d, not at %d", seat, last, v.Place(seat).Worth)
		}
	}
	expect.True(t, richer != 0, "only cash is drawn")
}

func TestTheResultNamesTheGoals(t *testing.T) {
	facts := awardsIn(recorded(t, "shoulders", "four-seats-advanced-each", -1))
	must.Hold(t, len(facts) == 5, "%d goals are named", len(facts))
	told := ""
	for _, fact := range facts {
		told += fact.Title + ", " + fact.Detail + "|"
	}
	if !strings.Contains(told, "Goal: most workers, Ada, Cy, Dee|") || !strings.Contains(told, "Goal: highest appeal") {
		t.Errorf("told is %q", told)
	}
}
