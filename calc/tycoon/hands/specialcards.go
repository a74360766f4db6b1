package hands

import (
	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// SpecialRefusal returns why a seat cannot use a special card as a transaction, or nil: all such cards have been used
// this year, or the hand has none. A debenture from last year may count (rule C.6).
func SpecialRefusal(t calc.Table, seat int, s agreement.Special) *calc.Refusal {
	if s == agreement.DebentureCard && spareDebentures(t, seat) > 0 {
		return nil
	}
	if t.Mark(board.GameMark(t, board.UsedMark+int(s))) >= SpecialCards(t, s) {
		return GoneRefusal(t, seat, s)
	}
	return HoldsRefusal(t, seat, s)
}

func GoneRefusal(t calc.Table, seat int, s agreement.Special) *calc.Refusal {
	return calc.Refuse("special.gone", "").Under(specialRule(s)).Seated(seat).
		With("card", board.DeckOf(t).Special(s)).With("count", SpecialCards(t, s))
}

// SpecialCards returns the number of cards of a kind that can be used this year. Unless hands are entered, debentures
// that last into the next year count in both years.
func SpecialCards(t calc.Table, s agreement.Special) int {
	deck := board.DeckOf(t)
	count := deck.Faces[deck.Special(s)].Count
	if longLived(t, s) && board.OptionsOf(t).Hands == "trusted" && t.Round() > 1 {
		count *= 2
	}
	return count
}

func specialRule(s agreement.Special) string {
	return [agreement.SpecialKinds]string{"loan", "debenture", "rights", "suspended", "currency", "currency"}[s]
}

// UseSpecial records the use of a special card in the builder's last line. Last year's debentures are used first.
func UseSpecial(b *calc.Builder, seat int, s agreement.Special) {
	if spare := spareDebentures(b.Table, seat); s == agreement.DebentureCard && spare > 0 {
		b.Set(board.SeatMark(b.Table, board.SpareIndex(board.OptionsOf(b.Table)), seat), spare-1)
		return
	}
	used := board.GameMark(b.Table, board.UsedMark+int(s))
	b.Set(used, b.Mark(used)+1)
	PlayCard(b, seat, board.DeckOf(b.Table).Special(s))
}

func spareDebentures(t calc.Table, seat int) int {
	if o := board.OptionsOf(t); o.Hands == "entered" && longLived(t, agreement.DebentureCard) {
		return t.Mark(board.SeatMark(t, board.SpareIndex(o), seat))
	}
	return 0
}

// UnusedDebentures returns a seat's number of unused debentures from this year, 0 unless hands are entered.
func UnusedDebentures(t calc.Table, seat int) int {
	if board.OptionsOf(t).Hands == "entered" {
		return t.Mark(HeldMark(t, seat, board.DeckOf(t).Special(agreement.DebentureCard)))
	}
	return 0
}

func longLived(t calc.Table, s agreement.Special) bool {
	return s == agreement.DebentureCard && board.OptionsOf(t).Debenture == "next_year_transaction"
}

// HoldsRefusal returns a refusal if a seat's entered hand lacks a special card, or nil.
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
