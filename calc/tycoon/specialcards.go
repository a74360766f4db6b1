package tycoon

import "scripkeeper/calc"

// specialRefusal is why a seat cannot use a special card as a transaction: all of them were used this year, or it is
// not in the hand. A debenture may be one of last year (rule C.6).
func specialRefusal(t calc.Table, seat int, s Special) *calc.Refusal {
	if s == DebentureCard && spareDebentures(t, seat) > 0 {
		return nil
	}
	count := specialCards(t, s)
	if t.Mark(gameMark(t, usedMark+int(s))) >= count {
		return goneRefusal(t, seat, s, "", count)
	}
	return holdsRefusal(t, seat, s)
}

func goneRefusal(t calc.Table, seat int, s Special, field string, count int) *calc.Refusal {
	return calc.Refuse("special.gone", field).Under(specialRule(s)).Seated(seat).
		With("card", DeckOf(t).Special(s)).With("count", count)
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
		b.Set(seatMark(b.Table, optionsOf(b.Table).spareIndex(), seat), spare-1)
		return
	}
	used := gameMark(b.Table, usedMark+int(s))
	b.Set(used, b.Mark(used)+1)
	playCard(b, seat, DeckOf(b.Table).Special(s))
}
