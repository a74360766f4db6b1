package tycoon

import (
	"slices"

	"scripkeeper/calc"
)

// A Hand is what a player was dealt this year, where the table plays with hands typed in.
type Hand struct {
	Seat int `json:"seat"`
	// Cards are the codes of the cards dealt. A card kept from last year is not among them.
	Cards []string `json:"cards,omitempty"`
}

// Kind names the entry in records.
func (*Hand) Kind() string { return "hand" }

// forgetHand takes all cards out of a hand that is typed in, under the last line; kept is how many of a face stay, and
// spare how many debentures can still be used next year.
func forgetHand(b *calc.Builder, seat, spare int, kept func(face int) int) {
	o := optionsOf(b.Table)
	if o.Hands != "entered" {
		return
	}
	b.Set(seatMark(b.Table, o.handIndex(), seat), 0)
	if longLived(b.Table, DebentureCard) {
		b.Set(seatMark(b.Table, o.spareIndex(), seat), spare)
	}
	var dealt []int
	for face, f := range o.deck.Faces {
		b.Set(heldMark(b.Table, seat, face), kept(face))
		for range kept(face) * calc.Bit(f.Company != calc.None) {
			dealt = append(dealt, face)
		}
	}
	setDealt(b, seat, dealt)
}

// dealtFaces are the price cards of a seat's hand in the order dealt, where that order matters.
func dealtFaces(t calc.Table, seat int) []int {
	o := optionsOf(t)
	var faces []int
	for i := range o.dealtCards() {
		if face := t.Mark(seatMark(t, o.dealtIndex()+i, seat)) - 1; face >= 0 {
			faces = append(faces, face)
		}
	}
	return faces
}

// setDealt writes the price cards of a hand in the order dealt, under the last line.
func setDealt(b *calc.Builder, seat int, faces []int) {
	o := optionsOf(b.Table)
	for i := range o.dealtCards() {
		card := 0
		if i < len(faces) {
			card = faces[i] + 1
		}
		b.Set(seatMark(b.Table, o.dealtIndex()+i, seat), card)
	}
}

// noCards keeps no card of a hand.
func noCards(int) int { return 0 }

// HandKnown reports whether a seat has entered its hand of this year.
func HandKnown(t calc.Table, seat int) bool {
	return optionsOf(t).Hands == "entered" && t.Mark(seatMark(t, optionsOf(t).handIndex(), seat)) == 1
}

// anyHandKnown reports whether a hand of this year was entered.
func anyHandKnown(t calc.Table) bool {
	for seat := range t.Layout().Seats {
		if HandKnown(t, seat) {
			return true
		}
	}
	return false
}

// heldMark is the mark that counts a face in a seat's hand.
func heldMark(t calc.Table, seat, face int) calc.MarkID {
	return seatMark(t, optionsOf(t).handIndex()+1+face, seat)
}

// Unseen is how many cards of a face nobody is known to hold or to have used this year.
func Unseen(t calc.Table, face int) int {
	deck := DeckOf(t)
	left := deck.Faces[face].Count
	for seat := range t.Layout().Seats {
		left -= t.Mark(heldMark(t, seat, face))
	}
	if s := face - deck.price; s >= 0 && s < int(Suspended) {
		left -= t.Mark(gameMark(t, usedMark+s))
	}
	return max(0, left)
}

// Form asks whose hand it is, and how many of each card are in it.
func (e *Hand) Form(t calc.Table) calc.Form {
	if optionsOf(t).Hands != "entered" || t.Over() {
		return calc.Form{}
	}
	seat := calc.Player(t, "seat", &e.Seat, func(seat int) *calc.Refusal { return handSeatRefusal(t, seat) })
	seat.Likely = missingHand(t)
	form := calc.Form{Fields: []*calc.Field{seat}}
	if handSeatRefusal(t, e.Seat) != nil {
		return form
	}
	deck, room := DeckOf(t), HandSize(t)
	list, left := newCardList(deck, e.Cards), make([]int, len(deck.Faces))
	for face := range left {
		left[face] = Unseen(t, face)
	}
	pile := sum(left)
	set := func(cards []string) { e.Cards = cards }
	list.take(e.Seat, left, &pile, &room, func(f *calc.Field) { form.Fields = append(form.Fields, f) }, set)
	for s := range Special(specials) {
		some := left[deck.Special(s)]
		odds := drawOdds(some, pile, room, min(room, some))
		form.Fields = append(form.Fields, list.specialField(e.Seat, s, odds, set))
		room -= list.specials[s]
		pile -= some
	}
	return form
}

// missingHand is the first seat in turn order that has not entered its hand, or [calc.None].
func missingHand(t calc.Table) int {
	if optionsOf(t).Hands == "entered" {
		for _, seat := range turnOrder(t) {
			if !HandKnown(t, seat) {
				return seat
			}
		}
	}
	return calc.None
}

func handSeatRefusal(t calc.Table, seat int) *calc.Refusal {
	if refusal := t.PlayerRefusal("seat", seat); refusal != nil {
		return refusal
	}
	switch {
	case optionsOf(t).Hands != "entered":
		return calc.Refuse("hand.trusted", "").Under("deal")
	case HandKnown(t, seat):
		return calc.Refuse("hand.twice", "seat").Under("deal").Seated(seat)
	}
	return nil
}

// Apply keeps the hand.
func (e *Hand) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	return calc.Build(t, e.refusal(t), func(b *calc.Builder) {
		list := newCardList(DeckOf(t), e.Cards)
		b.Line("hand", "deal", e.Seat, calc.None, calc.With("count", len(e.Cards)))
		b.Set(seatMark(t, optionsOf(t).handIndex(), e.Seat), 1)
		for face, count := range list.counts() {
			mark := heldMark(t, e.Seat, face)
			b.Set(mark, b.Mark(mark)+count)
		}
		setDealt(b, e.Seat, slices.Concat(dealtFaces(t, e.Seat), slices.Concat(list.of[:]...)))
	})
}

func (e *Hand) refusal(t calc.Table) *calc.Refusal {
	if refusal := handSeatRefusal(t, e.Seat); refusal != nil {
		return refusal
	}
	deck := DeckOf(t)
	list := newCardList(deck, e.Cards)
	if list.strange {
		return calc.Refuse("card.unknown", "").Under("deck").Seated(e.Seat)
	}
	for face, count := range list.counts() {
		if left := Unseen(t, face); count > left {
			return tooMany(deck, e.Seat, face, left)
		}
	}
	if size := HandSize(t); len(e.Cards) != size {
		return calc.Refuse("hand.count", "").Under("deal").Seated(e.Seat).With("count", len(e.Cards)).With("max", size)
	}
	return nil
}

func tooMany(deck *Deck, seat, face, left int) *calc.Refusal {
	field := calc.ItemName("count", seat)
	if company := deck.Faces[face].Company; company != calc.None {
		field = calc.ItemName(field, company)
	} else {
		field = calc.ItemName(specialNames()[face-deck.price], seat)
	}
	return calc.Refuse("cards.many", field).Under("deck").Seated(seat).
		With("card", face).With("max", left)
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

// playCard takes a card out of a hand that is typed in, under the last line.
func playCard(b *calc.Builder, seat, face int) {
	if optionsOf(b.Table).Hands == "entered" {
		mark := heldMark(b.Table, seat, face)
		b.Set(mark, max(0, b.Mark(mark)-1))
	}
}

// HandSize is how many cards everybody is dealt this year.
func HandSize(t calc.Table) int { return t.Mark(gameMark(t, dealtMark)) }

// Hand is how many cards each of some players is dealt under a limit, when some cards are kept from last year.
func (d *Deck) Hand(players, limit, kept int) int {
	return min(limit, max(0, d.Size-kept)/max(1, players))
}

// shuffle deals the cards of a year under the last line: all but those that Directors keep.
func shuffle(b *calc.Builder) {
	kept := 0
	for seat := range b.Layout().Seats {
		kept += b.Mark(seatMark(b.Table, keptMark, seat))
	}
	b.Set(gameMark(b.Table, dealtMark), DeckOf(b.Table).Hand(b.Playing(), optionsOf(b.Table).Hand, kept))
	for used := range int(Suspended) {
		b.Set(gameMark(b.Table, usedMark+used), 0)
	}
}

// handRoom is how many cards a seat holds: those dealt and those kept from last year.
func (y revealing) handRoom(seat int) int {
	return HandSize(y.builder.Table) + y.builder.Mark(seatMark(y.builder.Table, keptMark, seat))
}
