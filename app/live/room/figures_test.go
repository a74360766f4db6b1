package room

import (
	"strconv"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

// twoSeats returns a table on which Ann's blue shares rose from 2 to 3, Ben's cash is negative, and red is not in play.
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
		Extras: []view.Extra{{Name: "Bank", Figures: []int{0, 7}, Of: make([]view.Figure, 2)}},
		Order:  []int{0, 1}, Cash: "Cash", Worth: "Net worth", Price: "Price", Hidden: "hidden",
	}
	before := m
	before.Seats = append([]view.Seat{}, m.Seats...)
	before.Seats[0].Shares = []int{2, 0}
	m.Before = &before
	return m
}

func TestFiguresAreThoseOfTheTable(t *testing.T) {
	m := twoSeats()
	told := figures(m)
	expect.List(t, told.Shown, []int{0, 1}, "columns")
	expect.Equal(t, told.ChangeAt(0, 0), 1, "Ann's change")
	expect.Equal(t, told.Before.Seats[0].Name+told.Before.Extras[0].Name, "Bank", "names of the table before")
	expect.True(t, m.Before.Companies != nil && m.Extras[0].Of != nil, "the matrix itself lost something")
	for i := range m.Seats {
		m.Seats[i].Veiled = true
	}
	expect.List(t, figures(m).Shown, []int{1}, "columns where shares are hidden and the bank has some of one company")
	m.Extras = nil
	expect.True(t, figures(m).Shown != nil && len(figures(m).Shown) == 0, "columns where all is hidden")
}

// The winner's line comes first. The view box is as wide as the longest value needs.
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

func TestNothingIsAListToo(t *testing.T) {
	for _, rules := range rulebooks.All() {
		name := recordings.Names(t, rules.ID())[0]
		for _, entries := range []int{0, 1, -1} {
			on := recorded(t, rules.ID(), name, entries)
			b := on.Board(keeper().Audience())
			lists := map[string]bool{"prices": b.Prices == nil, "columns": b.Grid.Shown == nil, "rows": b.Grid.Order == nil,
				"seats": b.Seats == nil}
			for list, missing := range lists {
				expect.True(t, !missing, "%s after %d entries has no %s", rules.ID(), entries, list)
			}
		}
	}
}

func audience(by door.Audience) string {
	if by.Role == door.Seat {
		return "seat" + strconv.Itoa(by.Seat)
	}
	return string(by.Role)
}

func TestABoardSurvivesJSON(t *testing.T) {
	must.HaveTime(t)
	for _, rules := range rulebooks.All() {
		for i, name := range recordings.Names(t, rules.ID()) {
			r := recordings.Read(t, rules.ID(), name)
			on, made, stands := recorded(t, rules.ID(), name, 0), 0, []int{0, len(r.Entries) / 2, len(r.Entries)}
			if i > 0 && *samples == "" {
				stands = stands[2:]
			}
			for _, entries := range stands {
				if entries > made {
					must.Do(t, on.session.Record(r.Entries[made:entries]...))
					made = entries
				}
				for _, by := range []door.Guest{looker(), keeper(), seated(0)} {
					b := on.Board(by.Audience())
					survives(t, b)
					expect.Equal(t, len(b.Grid.Seats), len(r.Names), "seats of %s", name)
					expect.Equal(t, len(b.Log), min(entries, boardLog), "entries of the log of %s", name)
					must.Hold(t, b.Say != "" && b.Moment != "" && b.Title != "", "words are missing in %+v", b)
					sample(t, rules.ID()+"."+name+"."+strconv.Itoa(entries)+"."+audience(by.Audience()), b)
				}
			}
		}
	}
}
