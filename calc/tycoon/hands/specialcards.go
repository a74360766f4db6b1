package hands

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// SpecialRefusal is why a seat cannot use a special card as a transaction: all of them were used this year, or it is
// not in the hand. A debenture may be one of last year (rule C.6).
func SpecialRefusal(t calc.Table, seat int, s agreement.Special) *calc.Refusal {
	if s == agreement.DebentureCard && spareDebentures(t, seat) > 0 {
		return nil
	}
	if t.Mark(board.GameMark(t, board.UsedMark+int(s))) >= SpecialCards(t, s) {
		return GoneRefusal(t, seat, s)
	}
	return HoldsRefusal(t, seat, s)
}

// GoneRefusal says that all special cards of a kind were used this year.
func GoneRefusal(t calc.Table, seat int, s agreement.Special) *calc.Refusal {
	return calc.Refuse("special.gone", "").Under(specialRule(s)).Seated(seat).
		With("card", board.DeckOf(t).Special(s)).With("count", SpecialCards(t, s))
}

// SpecialCards is how many cards of a kind can be used in a year. Those of last year count where nobody types hands in.
func SpecialCards(t calc.Table, s agreement.Special) int {
	deck := board.DeckOf(t)
	count := deck.Faces[deck.Special(s)].Count
	if longLived(t, s) && board.OptionsOf(t).Hands == "trusted" && t.Round() > 1 {
		count *= 2
	}
	return count
}

// specialRule is the rule of a special card.
func specialRule(s agreement.Special) string {
	return [agreement.SpecialKinds]string{"loan", "debenture", "rights", "suspended", "currency", "currency"}[s]
}

// UseSpecial takes a special card out of the year under the last line, a debenture of last year first.
func UseSpecial(b *calc.Builder, seat int, s agreement.Special) {
	if spare := spareDebentures(b.Table, seat); s == agreement.DebentureCard && spare > 0 {
		b.Set(board.SeatMark(b.Table, board.SpareIndex(board.OptionsOf(b.Table)), seat), spare-1)
		return
	}
	used := board.GameMark(b.Table, board.UsedMark+int(s))
	b.Set(used, b.Mark(used)+1)
	PlayCard(b, seat, board.DeckOf(b.Table).Special(s))
}

// spareDebentures is how many debentures of last year a seat still has, where hands are typed in and such a card lives
// a year longer.
func spareDebentures(t calc.Table, seat int) int {
	if o := board.OptionsOf(t); o.Hands == "entered" && longLived(t, agreement.DebentureCard) {
		return t.Mark(board.SeatMark(t, board.SpareIndex(o), seat))
	}
	return 0
}

// UnusedDebentures is how many debentures of this year a seat has not used, where hands are typed in.
func UnusedDebentures(t calc.Table, seat int) int {
	if board.OptionsOf(t).Hands == "entered" {
		return t.Mark(HeldMark(t, seat, board.DeckOf(t).Special(agreement.DebentureCard)))
	}
	return 0
}

// longLived reports whether a special card counts in the year after its own too.
func longLived(t calc.Table, s agreement.Special) bool {
	return s == agreement.DebentureCard && board.OptionsOf(t).Debenture == "next_year_transaction"
}

// HoldsRefusal is why a seat does not have a special card, where hands are typed in.
func HoldsRefusal(t calc.Table, seat int, s agreement.Special) *calc.Refusal {
	switch {
	case board.OptionsOf(t).Hands != "entered":
		return nil
	case !HandKnown(t, seat):
		return calc.Refuse("hand.missing", "").Under("deal").Seated(seat)
	case t.Mark(HeldMark(t, seat, board.DeckOf(t).Special(s))) == 0:
		return calc.Refuse("hand.lacks", "").Under(specialRule(s)).Seated(seat).With("card", board.DeckOf(t).Special(s))
	}
	return nil
}
