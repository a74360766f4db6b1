package stockholder

import (
	"scripkeeper/calc"
	"scripkeeper/calc/fourcolours"
)

// playCard plays the card (step 2) and moves prices, or returns false after a refusal.
func (p *play) playCard() bool {
	index, known := p.rules.deck.Index(p.Card)
	p.Step(known && cardRefusal(p.builder.Table, p.Seat, index) == nil, p.cardField)
	if !known {
		return false
	}
	face := &p.rules.deck.Faces[index]
	p.walkNumbers(fourcolours.Numbers{Own: face.Own, Free: face.Free, Seat: calc.None, Rule: "card"})
	if p.Refusal != nil {
		return false
	}
	p.touched = len(appendMovements(p.moves[:0], p.builder.Table, face, p.Free))
	p.builder.Line("card", "card", p.Seat, face.Own, calc.With("card", index))
	p.builder.Set(playedMark(p.builder.Table, index), p.builder.Mark(playedMark(p.builder.Table, index))+1)
	group := groupMark(p.builder.Table, p.Seat, face.Group)
	p.builder.Set(group, p.builder.Mark(group)+1)
	for _, m := range p.movements() {
		p.movePrice(m)
		p.frozen[m.company] = p.rules.NoTradeChanged
	}
	return true
}
