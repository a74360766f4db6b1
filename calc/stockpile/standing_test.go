package stockpile

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// checkStanding proves that everybody stands once, who plays before who is out, the richer before the poorer, and that
// the sums are right.
func checkStanding(t judge, table calc.Table) {
	t.Helper()
	standing := Rulebook{}.Standing(table)
	seen := map[int]bool{}
	for i, index := range standing.Places {
		sum := 0
		for _, part := range index.Parts {
			sum += part.Amount
			if part.Amount != part.Count*part.Price {
				t.Fatalf("the part %+v", part)
			}
		}
		for _, extra := range index.Extras {
			sum += extra.Value
		}
		if seen[index.Seat] || index.Worth != sum || index.Rank < 1 || index.Rank > i+1 {
			t.Fatalf("place %d is %+v", i, index)
		}
		if table.Mark(own(table, paidOutMark)) == 1 && index.Worth != table.Cash(index.Seat) {
			t.Fatalf("seat %d ends with %d, and stands with %d", index.Seat, table.Cash(index.Seat), index.Worth)
		}
		seen[index.Seat] = true
		if i == 0 {
			continue
		}
		if last := standing.Places[i-1]; last.Out && !index.Out || last.Out == index.Out && !index.Out && last.Worth < index.Worth ||
			last.Rank > index.Rank {
			t.Fatalf("%+v stands before %+v", last, index)
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
		seats := rapid.IntRange(2, maxSeats).Draw(t, "seats")
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
		table, _ = gametest.Apply(t, table, &calc.Skip{Seat: table.Turn()})
		if !table.Over() {
			table, _ = gametest.Apply(t, table, &calc.Skip{Seat: table.Turn()})
		}
		got := Rulebook{}.Standing(table)
		for i, index := range got.Places {
			if index.Worth != foreseen.Places[i].Worth || index.Seat != foreseen.Places[i].Seat || index.Rank != foreseen.Places[i].Rank {
				t.Fatalf("the end is %+v\nforeseen was %+v", got, foreseen)
			}
		}
	})
}
