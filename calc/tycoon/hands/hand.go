// Package hands holds the cards of Stock Market Tycoon: hands entered by players, and special cards that are used.
package hands

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
)

// A Hand lists the cards that a player was dealt this year, in a game with the option hands "entered".
type Hand struct {
	// Seat is the player's seat.
	Seat int `json:"seat"`
	// Cards lists the codes of the cards dealt, except a card kept from last year.
	Cards []string `json:"cards,omitempty"`
}

func (*Hand) Kind() string { return "hand" }

func (e *Hand) Form(t calc.Table) calc.Form {
	if board.OptionsOf(t).Hands != "entered" || t.Over() {
		return calc.Form{}
	}
	seat := calc.Player(t, "seat", &e.Seat, func(seat int) *calc.Refusal { return handSeatRefusal(t, seat) })
	seat.Likely = MissingHand(t)
	form := calc.Form{Fields: []*calc.Field{seat}}
	if handSeatRefusal(t, e.Seat) != nil {
		return form
	}
	deck, room := board.DeckOf(t), HandSize(t)
	list, left := NewCardList(deck, e.Cards), make([]int, len(deck.Faces))
	for face := range left {
		left[face] = UnseenCards(t, face)
	}
	pile := calc.Sum(left)
	set := func(cards []string) { e.Cards = cards }
	list.Take(e.Seat, left, &pile, &room, func(f *calc.Field) { form.Fields = append(form.Fields, f) }, set)
	for s := range agreement.Special(agreement.SpecialKinds) {
		some := left[deck.Special(s)]
		odds := DrawOdds(some, pile, room, min(room, some))
		form.Fields = append(form.Fields, list.specialField(e.Seat, s, odds, set))
		room -= list.Specials[s]
		pile -= some
	}
	return form
}

// SheetForm asks for the seat and the number of each card. Choosing another seat clears the cards, to keep them secret.
func (e *Hand) SheetForm(t calc.Table) calc.Form {
	form := e.Form(t)
	if len(form.Fields) < 2 {
		return form
	}
	seat := form.Fields[0]
	seat.Set = func(chosen int) {
		if chosen != e.Seat {
			e.Seat, e.Cards = chosen, nil
		}
	}
	deck, counts, left := board.DeckOf(t), NewCardList(board.DeckOf(t), e.Cards).Counts(), []int(nil)
	for face := range deck.Faces {
		left = append(left, UnseenCards(t, face)-counts[face])
	}
	room, set := HandSize(t)-len(e.Cards), func(cards []string) { e.Cards = cards }
	other := func(face int) *calc.Refusal {
		if left[face] > 0 {
			return calc.Refuse("hand.full", "").Under("deal").Seated(e.Seat).With("count", HandSize(t)+1).With("max", HandSize(t))
		}
		return calc.Refuse("card.held", "").Under("deck").With("card", face)
	}
	form.Fields = append([]*calc.Field{seat}, PriceTallies(t, e.Seat, e.Cards, left, room, set, other)...)
	for s, name := range agreement.SpecialNames() {
		face := deck.Special(agreement.Special(s))
		if deck.Faces[face].Count == 0 {
			continue
		}
		f := Tally(calc.ItemName(name, e.Seat), counts[face], left[face], room,
			func(n int) { set(withCards(t, e.Cards, face, n)) }, func() *calc.Refusal { return other(face) }).ForSeat(e.Seat)
		f.Beside = form.Fields[len(form.Fields)-1].Company == calc.None
		form.Fields = append(form.Fields, f)
	}
	return form
}

func handSeatRefusal(t calc.Table, seat int) *calc.Refusal {
	if refusal := t.PlayerRefusal("seat", seat); refusal != nil {
		return refusal
	}
	switch {
	case board.OptionsOf(t).Hands != "entered":
		return calc.Refuse("hand.trusted", "").Under("deal")
	case HandKnown(t, seat):
		return calc.Refuse("hand.twice", "seat").Under("deal").Seated(seat)
	}
	return nil
}

func (e *Hand) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		list := NewCardList(board.DeckOf(t), e.Cards)
		b.Line("hand", "deal", e.Seat, calc.None, calc.With("count", len(e.Cards)))
		b.Set(board.SeatMark(t, board.HandIndex(board.OptionsOf(t)), e.Seat), 1)
		for face, count := range list.Counts() {
			mark := HeldMark(t, e.Seat, face)
			b.Set(mark, b.Mark(mark)+count)
		}
		setDealt(b, e.Seat, slices.Concat(DealtFaces(t, e.Seat), slices.Concat(list.ByCompany[:]...)))
	})
}

func (e *Hand) refusal(t calc.Table) *calc.Refusal {
	if refusal := handSeatRefusal(t, e.Seat); refusal != nil {
		return refusal
	}
	deck := board.DeckOf(t)
	list := NewCardList(deck, e.Cards)
	if list.HasUnknown {
		return calc.Refuse("card.unknown", "").Under("deck").Seated(e.Seat)
	}
	for face, count := range list.Counts() {
		if left := UnseenCards(t, face); count > left {
			return TooMany(deck, e.Seat, face, left)
		}
	}
	if size := HandSize(t); len(e.Cards) != size {
		return calc.Refuse("hand.count", "").Under("deal").Seated(e.Seat).With("count", len(e.Cards)).With("max", size)
	}
	return nil
}

func TooMany(deck *agreement.Deck, seat, face, left int) *calc.Refusal {
	field := calc.ItemName("count", seat)
	if company := deck.Faces[face].Company; company != calc.None {
		field = calc.ItemName(field, company)
	} else {
		field = calc.ItemName(agreement.SpecialNames()[face-deck.PriceFaces], seat)
	}
	return calc.Refuse("cards.many", field).Under("deck").Seated(seat).
		With("card", face).With("max", left)
}
