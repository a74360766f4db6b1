package stockholder

import (
	"fmt"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

// plain returns a turn with a card and no trades. A hundred's numbers go to the other colours in order.
func plain(t judge, table calc.Table, code string) *Turn {
	t.Helper()
	index, known := DeckOf(table).Index(code)
	must.Hold(t, known, "there is no card %q", code)
	turn, face := &Turn{Seat: table.Turn(), Card: code}, DeckOf(table).Faces[index]
	company := 0
	for i := range face.Free {
		if company == face.Own {
			company++
		}
		turn.Free[i] = company + 1
		company++
	}
	return turn
}

func laid(t judge, table calc.Table, codes ...string) calc.Table {
	t.Helper()
	for _, code := range codes {
		table, _ = gametest.Apply(t, table, plain(t, table, code))
	}
	return table
}

// E.6: big and small cards are dealt separately, so 3x5 has no fourth big card.
func TestFourthBigCardOf3x5(t *testing.T) {
	table := laid(t, open(t, classic("3x5"), 2), "B+100", "B+30", "R+100", "R+30", "Gx2", "G+30")
	expect.Equal(t, [...]int{CardsLeft(table, 0), GroupLeft(table, 0, 0), GroupLeft(table, 0, 1)}, [...]int{5, 0, 5},
		"seat 0 has cards left, big, small")
	index, _ := DeckOf(table).Index("Yx2")
	gametest.WantDenied(t, table, plain(t, table, "Yx2"), fmt.Sprintf(
		"card.hand.big card (formula) seat 0 card=%d count=3", index))
}

func TestCardsThatAreNotCounted(t *testing.T) {
	o := with(classic("3x5"), func(o *Options) { o.CountCards = false })
	table := open(t, o, 2)
	for range 8 {
		table = laid(t, table, "B+30", "B+30")
	}
	gametest.WantOver(t, table, true)
	open(t, o, maxSeats)
}
