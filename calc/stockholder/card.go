package stockholder

import "scripkeeper/calc"

// playCard is step 2 as far as the prices go: the card leaves the hand and every colour it touches moves.
func (p *play) playCard() *calc.Refusal {
	index, known := p.rules.deck.Index(p.Card)
	if !known {
		if p.Card == "" {
			return calc.Missing("card.none", "card").Under("card").Seated(p.Seat)
		}
		return calc.Refuse("card.unknown", "card").Under("card").Seated(p.Seat)
	}
	if refusal := cardRefusal(p.builder.Table, p.Seat, index); refusal != nil {
		return refusal
	}
	face := p.rules.deck.Faces[index]
	if refusal := p.Free.Refusal(face.Own, len(face.Free), freeField); refusal != nil {
		return refusal.Under("card")
	}
	p.moved = movements(p.builder.Table, face, p.Free)
	p.builder.Line("card", "card", p.Seat, face.Own, calc.With("card", index))
	p.builder.Set(playedMark(p.builder.Table, index), p.builder.Mark(playedMark(p.builder.Table, index))+1)
	group := groupMark(p.builder.Table, p.Seat, face.Group)
	p.builder.Set(group, p.builder.Mark(group)+1)
	for _, m := range p.moved {
		p.movePrice(m)
	}
	return nil
}

// freeField is the field of where an uncoloured number goes.
func freeField(number int) string { return calc.ItemName("free", number) }
