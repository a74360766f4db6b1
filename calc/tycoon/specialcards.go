package tycoon

import (
	"scripkeeper/calc"
)

// specialRefusal is why a seat cannot use a special card as a transaction: all of them were used this year, or it is
// not in the hand. A debenture may be one of last year (rule C.6).
func specialRefusal(t calc.Table, seat int, s Special) *calc.Refusal {
	if s == DebentureCard && spareDebentures(t, seat) > 0 {
		return nil
	}
	if t.Mark(gameMark(t, usedMark+int(s))) >= specialCards(t, s) {
		return goneRefusal(t, seat, s)
	}
	return holdsRefusal(t, seat, s)
}

func goneRefusal(t calc.Table, seat int, s Special) *calc.Refusal {
	return calc.Refuse("special.gone", "").Under(specialRule(s)).Seated(seat).
		With("card", DeckOf(t).Special(s)).With("count", specialCards(t, s))
}

// specialCards is how many cards of a kind can be used in a year. Those of last year count where nobody types hands in.
func specialCards(t calc.Table, s Special) int {
	deck := DeckOf(t)
	count := deck.Faces[deck.Special(s)].Count
	if longLived(t, s) && optionsOf(t).Hands == "trusted" && t.Round() > 1 {
		count *= 2
	}
	return count
}

// specialRule is the rule of a special card.
func specialRule(s Special) string {
	return [specials]string{"loan", "debenture", "rights", "suspended", "currency", "currency"}[s]
}

// useSpecial takes a special card out of the year under the last line, a debenture of last year first.
func useSpecial(b *calc.Builder, seat int, s Special) {
	if spare := spareDebentures(b.Table, seat); s == DebentureCard && spare > 0 {
		b.Set(seatMark(b.Table, spareIndex(optionsOf(b.Table)), seat), spare-1)
		return
	}
	used := gameMark(b.Table, usedMark+int(s))
	b.Set(used, b.Mark(used)+1)
	playCard(b, seat, DeckOf(b.Table).Special(s))
}

// spareDebentures is how many debentures of last year a seat still has, where hands are typed in and such a card lives
// a year longer.
func spareDebentures(t calc.Table, seat int) int {
	if o := optionsOf(t); o.Hands == "entered" && longLived(t, DebentureCard) {
		return t.Mark(seatMark(t, spareIndex(o), seat))
	}
	return 0
}

// unusedDebentures is how many debentures of this year a seat has not used, where hands are typed in.
func unusedDebentures(t calc.Table, seat int) int {
	if optionsOf(t).Hands == "entered" {
		return t.Mark(heldMark(t, seat, DeckOf(t).Special(DebentureCard)))
	}
	return 0
}

// longLived reports whether a special card counts in the year after its own too.
func longLived(t calc.Table, s Special) bool {
	return s == DebentureCard && optionsOf(t).Debenture == "next_year_transaction"
}

// holdsRefusal is why a seat does not have a special card, where hands are typed in.
func holdsRefusal(t calc.Table, seat int, s Special) *calc.Refusal {
	switch {
	case optionsOf(t).Hands != "entered":
		return nil
	case !HandKnown(t, seat):
		return calc.Refuse("hand.missing", "").Under("deal").Seated(seat)
	case t.Mark(heldMark(t, seat, DeckOf(t).Special(s))) == 0:
		return calc.Refuse("hand.lacks", "").Under(specialRule(s)).Seated(seat).With("card", DeckOf(t).Special(s))
	}
	return nil
}
