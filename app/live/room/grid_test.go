package room

import (
	"encoding/json"
	"strings"
	"testing"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

// twoSeats is a table on which Ann's blue shares went from 2 to 3 and Ben has less than no cash; red is not in play.
func twoSeats() view.Matrix {
	head := func(code, name, key string) view.Company {
		return view.Company{Code: code, Name: name, Suit: emblem.SuitOf(key)}
	}
	m := view.Matrix{
		Companies: []view.Head{
			{Company: head("B", "Blue", "blue"), Price: 1200, Move: 60}, {Company: head("R", "Red", "red"), Off: true},
		},
		Seats: []view.Seat{
			{Name: "Ann Lee", Short: "Ann", Cash: 100, Shares: []int{3, 0}, Notes: []string{"1 split", ""},
				Worth: 3700, Rank: 1},
			{Name: "Ben", Cash: -40, Shares: []int{0, 0}, Worth: -40, Rank: 2},
		},
		Extras: []view.Extra{{Name: "Bank", Figures: []int{0, 7}}},
		Order:  []int{0, 1}, Cash: "Cash", Worth: "Net worth", Price: "Price", Hidden: "hidden",
	}
	before := m
	before.Seats = append([]view.Seat{}, m.Seats...)
	before.Seats[0].Shares = []int{2, 0}
	m.Before = &before
	return m
}

// A figure says and sounds like all that there is to it.
func TestAGridSaysItsFigures(t *testing.T) {
	g := gridOf(twoSeats())
	must.Hold(t, len(g.Rows) == 3 && len(g.Heads) == 2, "it is %+v", g)
	ann, ben, bank := g.Rows[0], g.Rows[1], g.Rows[2]
	expect.Equal(t, g.Heads[0].Cell, Cell{Figure: "price.0", Say: "Blue price " + words.Number(1200) + " +60",
		Text: words.Number(1200), Change: 60}, "blue")
	expect.Equal(t, g.Heads[1].Say+g.Heads[1].Text, "Red not in play", "red")
	expect.Equal(t, ann.Held[0], Cell{Figure: "seat.0.share.0", Say: "Ann Lee Blue 3 +1 1 split", Text: "3", Change: 1,
		Note: "1 split"}, "Ann's blue")
	expect.Equal(t, ann.Held[1], Cell{Figure: "seat.0.share.1", Say: "Ann Lee Red 0", Text: "–", Look: "none", Column: 1,
		Idle: true}, "Ann's red")
	expect.Equal(t, *ann.Worth, Cell{Figure: "seat.0.worth", Say: "Ann Lee Net worth " + words.Number(3700),
		Text: words.Number(3700), Rank: 1, Look: "worth"}, "Ann's worth")
	expect.Equal(t, ben.Cash.Look, "worth under", "Ben's debts")
	expect.Equal(t, ann.Short+ben.Short, "AnnBen", "short names")
	expect.True(t, bank.Pawn == nil && bank.Cash == nil && bank.Held[1].Text == "7", "the bank is %+v", bank)
	expect.Equal(t, g.Width, 24+4*12+(3+5+5+3)*21/2, "its width")
}

// What is hidden has neither a figure nor a change, however it is asked for, and needs no columns.
func TestAGridKeepsWhatIsHidden(t *testing.T) {
	m := twoSeats()
	m.Extras = nil
	for i := range m.Seats {
		m.Seats[i].Veiled, m.Seats[i].Shares, m.Seats[i].Worth, m.Seats[i].Rank = true, []int{77, 77}, 7777, 0
		m.Seats[i].Notes = nil
	}
	g := gridOf(m)
	expect.Equal(t, len(g.Heads), 0, "columns")
	m.Seats[1].Veiled = false
	g = gridOf(m)
	expect.Equal(t, g.Rows[0].Held[0], Cell{Figure: "seat.0.share.0", Say: "Ann Lee Blue hidden", Text: "hidden",
		Look: "veil", Idle: true}, "a hidden share")
	expect.Equal(t, g.Rows[0].Worth.Text, "hidden", "a hidden worth")
	told := string(must.Get(json.Marshal(g.Rows[0]))(t))
	expect.True(t, !strings.Contains(told, "77"), "it tells %s", told)
}

// A chart runs from its left to its right edge and from the highest value to the lowest, the winner first.
func TestAChartIsDrawnToItsEdges(t *testing.T) {
	of := linesOf([]view.Series{{Name: "Ann", Values: []int{0, 50, -50}}, {Name: "Ben", First: 1, Values: []int{0, 150}},
		{Name: "Cleo"}})
	must.Hold(t, of != nil && len(of.Lines) == 3, "it is %+v", of)
	expect.Equal(t, of.Lines[0].Name+of.Lines[1].Name+of.Lines[2].Name, "BenCleoAnn", "the order")
	expect.Equal(t, of.Lines[2].Points, "62.0,190.0 286.0,130.0 510.0,250.0 ", "Ann's line")
	expect.Equal(t, *of.Lines[0].End, [2]float64{510, 10}, "the end of Ben's line")
	expect.Equal(t, of.Lines[1].Last, "–", "Cleo's last value")
	ticks := ""
	for _, tick := range of.Ticks {
		ticks += tick.Text + " "
	}
	expect.Equal(t, ticks, "–50 0 50 100 150 ", "the values beside it")
	expect.True(t, linesOf(nil) == nil, "a chart of nothing is drawn")
}

// What a page draws as a list is one at every moment of a game, also where there is nothing in it.
func TestNothingIsAListToo(t *testing.T) {
	for _, rules := range rulebooks.All() {
		name := recordings.Names(t, rules.ID())[0]
		for _, entries := range []int{0, 1, -1} {
			on := recorded(t, rules.ID(), name, entries)
			b := on.Board(keeper().Audience())
			lists := map[string]bool{"prices": b.Prices == nil, "heads": b.Grid.Heads == nil, "rows": b.Grid.Rows == nil,
				"seats": b.Seats == nil}
			for _, row := range b.Grid.Rows {
				lists["held by "+row.Name] = row.Held == nil
			}
			for list, missing := range lists {
				expect.True(t, !missing, "%s after %d entries has no %s", rules.ID(), entries, list)
			}
		}
	}
}
