package brokeryard

import (
	"scripkeeper/app/cards"
	"scripkeeper/calc"
	rules "scripkeeper/calc/brokeryard"
)

// Typed takes letters. In a player's part a colour's letter and the beginning of an effect choose a card ("b+6",
// "rx", "y0"), then letters say where the other numbers go. "m" says that the round was missed, "t" opens the trades,
// "c" the cards, "a" the list of all. While a trade is open a colour's letter opens that colour's.
func (e *RoundEditor) Typed(letter rune) bool {
	if letter == 'a' && !e.none() {
		e.back()
		return true
	}
	if e.none() {
		return false
	}
	p := e.part
	if p.trades.Typed(letter) {
		return true
	}
	switch letter {
	case 'm':
		p.miss(!e.play().Missed)
		return true
	case 'c':
		p.openFan()
		return true
	case 't':
		if !rules.TradesClosed(e.table) {
			p.trades.Focus(0, 0)
		}
		return true
	}
	if colour := cards.ColourOf(e.table.Layout(), letter); colour != calc.None {
		p.typedColour(colour)
		return true
	}
	return p.typed.Effect(letter, p.fan.Faces, p.choose)
}

// typedColour opens a colour's trade while one is open, else gives the next number of the chosen card to the colour,
// else begins a card of the colour.
func (p *playEditor) typedColour(colour int) {
	e := p.editor
	if p.trades.Open() {
		p.trades.Focus(0, colour)
		return
	}
	if way, ok := p.assign.Next(e.play().Free, colour); ok && !p.fan.open {
		p.give(way)
		return
	}
	if (e.play().Missed || e.play().Card != "") && !p.fan.open {
		return
	}
	p.typed.Begin(colour)
	if first := p.fan.Faces.FirstOf(colour); first != nil {
		cards.FocusOn(p.object, first)
	}
}
