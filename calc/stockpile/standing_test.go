package stockpile

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"
	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// checkStanding proves that everybody stands once, who plays before who is out, the richer before the poorer, and that
// the sums are right.
func checkStanding(t judge, table calc.Table) {
	t.Helper()
	standing := Rulebook{}.Standing(table)
	seen := map[int]bool{}
	for i, place := range standing.Places {
		sum := 0
		for _, part := range place.Parts {
			sum += part.Amount
			if part.Amount != part.Count*part.Price {
				t.Fatalf("the part %+v", part)
			}
		}
		for _, extra := range place.Extras {
			sum += extra.Value
		}
		if seen[place.Seat] || place.Worth != sum || place.Rank < 1 || place.Rank > i+1 {
			t.Fatalf("place %d is %+v", i, place)
		}
		if table.Mark(own(table, settledMark)) == 1 && place.Worth != table.Cash(place.Seat) {
			t.Fatalf("seat %d ends with %d, and stands with %d", place.Seat, table.Cash(place.Seat), place.Worth)
		}
		seen[place.Seat] = true
		if i == 0 {
			continue
		}
		if last := standing.Places[i-1]; last.Out && !place.Out || last.Out == place.Out && !place.Out && last.Worth < place.Worth ||
			last.Rank > place.Rank {
			t.Fatalf("%+v stands before %+v", last, place)
		}
	}
	if len(seen) != len(table.Layout().Seats) || standing.Final != table.Over() {
		t.Fatalf("the standing is %+v", standing)
	}
}

// What a table would be worth if the game ended now is what it is worth when it does.
func TestStandingForeseesTheEnd(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		o := openBooks(func(o *Options) {
			o.Forgiven, o.FeesStrict = rapid.Bool().Draw(t, "forgiven"), rapid.Bool().Draw(t, "strict")
			o.Investors = rapid.Bool().Draw(t, "investors")
		})
		seats := rapid.IntRange(2, mostSeats).Draw(t, "seats")
		table := open(t, o, seats)
		p := NewPosition(table)
		gametest.Fill(p, table, func(f *calc.Field) int {
			switch {
			case f.Name == "round":
				return roundsFor(seats)
			case f.Name == "phase":
				return slices.Index(positionPhases(), "movement")
			case strings.HasPrefix(f.Name, "out"):
				return 0
			case strings.HasPrefix(f.Name, "cash"):
				return rapid.IntRange(0, 8).Draw(t, f.Name)
			}
			return drawValue(t, f)
		})
		if gametest.Refuses(table, p) {
			return
		}
		table, _ = gametest.Apply(t, table, p)
		foreseen := Rulebook{}.Standing(table)
		table, _ = gametest.Apply(t, table, &Skip{Seat: table.Turn()})
		if !table.Over() {
			table, _ = gametest.Apply(t, table, &Skip{Seat: table.Turn()})
		}
		got := Rulebook{}.Standing(table)
		for i, place := range got.Places {
			if place.Worth != foreseen.Places[i].Worth || place.Seat != foreseen.Places[i].Seat || place.Rank != foreseen.Places[i].Rank {
				t.Fatalf("the end is %+v\nforeseen was %+v", got, foreseen)
			}
		}
	})
}
