package stockholder

import (
	"fmt"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

// plain is a card played without trades. Hundreds go to the other colours in their order.
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

// laid plays cards one after another, each by the seat whose turn it is.
func laid(t judge, table calc.Table, codes ...string) calc.Table {
	t.Helper()
	for _, code := range codes {
		table, _ = gametest.Apply(t, table, plain(t, table, code))
	}
	return table
}

// Issue: a card of which none is left is refused with the reason. Small cards and doubles are there once.
func TestCardOfWhichNoneIsLeft(t *testing.T) {
	for _, code := range []string{"B+30", "Gx2", "Y/2"} {
		table := laid(t, open(t, classic("4x6"), 3), code)
		index, _ := DeckOf(table).Index(code)
		expect.Equal(t, FaceLeft(table, index), 0, "… of %s are left", code)
		gametest.WantDenied(t, table, plain(t, table, code),
			fmt.Sprintf("card.gone card (deck) seat 1 card=%d count=1", index))
	}
}

// Hundreds are there three times.
func TestFourthHundredOfAColour(t *testing.T) {
	table := laid(t, open(t, classic("4x6"), 4), "R+100", "R+100", "R+100")
	index, _ := DeckOf(table).Index("R+100")
	gametest.WantDenied(t, table, plain(t, table, "R+100"), fmt.Sprintf("card.gone card (deck) seat 3 card=%d count=3",
		index))
	laid(t, table, "G+100")
}

// packs: with two packs every card is there twice as often, and is refused after that.
func TestTwoPacksHoldEveryCardTwice(t *testing.T) {
	o := with(classic("4x6"), func(o *Options) { o.Packs = 2 })
	table := laid(t, open(t, o, 3), "B+30", "B+30")
	index, _ := DeckOf(table).Index("B+30")
	gametest.WantDenied(t, table, plain(t, table, "B+30"), fmt.Sprintf("card.gone card (deck) seat 2 card=%d count=2",
		index))
	for i, card := range table.Layout().Cards {
		expect.Equal(t, card.Count, 2*DeckOf(table).Faces[i].Count, "there are … of %s", card.Code)
	}
}

// Issue, E.6: hands are dealt from big and small separately, so a fourth big card of 3x5 is refused.
func TestFourthBigCardOf3x5(t *testing.T) {
	table := laid(t, open(t, classic("3x5"), 2), "B+100", "B+30", "R+100", "R+30", "Gx2", "G+30")
	expect.Equal(t, [...]int{CardsLeft(table, 0), GroupLeft(table, 0, 0), GroupLeft(table, 0, 1)}, [...]int{5, 0, 5},
		"seat 0 has cards left, big, small")
	index, _ := DeckOf(table).Index("Yx2")
	gametest.WantDenied(t, table, plain(t, table, "Yx2"), fmt.Sprintf(
		"card.hand.big card (formula) seat 0 card=%d count=3", index))
}

// The other pile is counted alike: a sixth small card of 3x5 is refused.
func TestSixthSmallCardOf3x5(t *testing.T) {
	table := laid(t, open(t, classic("3x5"), 2),
		"B+30", "B+100", "B+40", "B+100", "B+50", "B+100", "B+60", "R+30", "B-30", "R+40")
	index, _ := DeckOf(table).Index("Y+30")
	gametest.WantDenied(t, table, plain(t, table, "Y+30"), fmt.Sprintf(
		"card.hand.small card (formula) seat 0 card=%d count=5", index))
	laid(t, table, "G+100")
}

// Broker 1961 deals from three piles: two hundreds, three doubles, five small cards.
func TestBrokerHandIsCountedByPile(t *testing.T) {
	o := broker1961()
	for _, c := range []struct {
		group  string
		cards  []string
		beyond string
	}{
		{"hundred", []string{"B+100", "G+60", "B+100", "G+60"}, "R+100"},
		{"double", []string{"Bx2", "G+60", "Bx2", "G+60", "B/2", "G+60"}, "Rx2"},
		{"small", []string{"B+60", "G+100", "B+60", "G+100", "B+60", "Gx2", "B+60", "Gx2", "B-50", "G/2"}, "R-50"},
	} {
		table := laid(t, open(t, o, 2), c.cards...)
		index, _ := DeckOf(table).Index(c.beyond)
		gametest.WantDenied(t, table, plain(t, table, c.beyond),
			fmt.Sprintf("card.hand.%s card (formula) seat 0 card=%d count=%d",
				c.group, index, len(c.cards)/2))
	}
}

// count_cards off is for tables with other decks: nothing is counted, any card may come again.
func TestCardsThatAreNotCounted(t *testing.T) {
	o := with(classic("3x5"), func(o *Options) { o.CountCards = false })
	table := open(t, o, 2)
	for range 8 {
		table = laid(t, table, "B+30", "B+30")
	}
	gametest.WantOver(t, table, true)
	open(t, o, maxSeats)
}

// The form greys the cards that are gone, with the same reason as the refusal.
func TestFormTellsWhyACardIsGone(t *testing.T) {
	table := laid(t, open(t, classic("4x6"), 2), "B+30")
	turn := &Turn{Seat: 1}
	field, _ := turn.Form(table).Field("card")
	for _, choice := range field.Allowed.Choices {
		code := DeckOf(table).Faces[choice.Value].Code
		expect.Equal(t, choice.Refusal != nil, code == "B+30", "%s is refused: %v", code, choice.Refusal)
		expect.True(t, choice.Refusal == nil || choice.Refusal.Code == "card.gone",
			"%s is refused as %v", code, choice.Refusal)
	}
	expect.Equal(t, field.Allowed.Count(), 43, "… cards can be played")
}
