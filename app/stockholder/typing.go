package stockholder

import (
	"unicode"

	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/app/widget/list"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// Typed takes letters. A colour's letter opens its trade, digits fill it in; "c", a colour and the beginning of an
// effect choose a card ("cr+6", "cyx"), and a colour's letter then says where its next number goes. Once all is said of
// the card, a letter means the trade after it; a capital one is always the trade before.
func (e *TurnEditor) Typed(letter rune) bool {
	if e.trade.pad.Typed(letter, e.openFocused) {
		return true
	}
	if letter == 'c' {
		e.closeTrade()
		e.openFan()
		cards.FocusOn(e.content, e.first())
		e.typed.Begin(calc.None)
		return true
	}
	card := func(place int) *list.Tile { return e.fan.cards[place].tile }
	if e.typed.Effect(letter, rules.DeckOf(e.table), card, e.chooseCard) {
		return true
	}
	colour := cards.ColourOf(e.table.Layout(), unicode.ToLower(letter))
	if colour == calc.None {
		return false
	}
	way, free := e.assign.Next(e.turn.Free, colour)
	_, _, said := e.turn.TradeSteps(e.table)
	switch {
	case e.typed.Begun():
		e.typed.Begin(colour)
		cards.FocusOn(e.content, e.fan.of(colour))
	case e.locked() != nil && !free:
		return false
	case unicode.IsUpper(letter):
		e.typeTrade(beforeCard, colour)
	case said:
		e.typeTrade(afterCard, colour)
	case free && e.panel.Objects[0] == e.assign.Object:
		e.give(way)
		cards.FocusOn(e.content, e.assign.At(way))
	default:
		e.typeTrade(beforeCard, colour)
	}
	return true
}

// openFocused opens the trade that the keyboard is at, and reports whether one is open.
func (e *TurnEditor) openFocused() bool {
	for _, r := range e.rows {
		for company, cell := range r.cells {
			if cell.Focused() && e.trade.openIn(r.step) != company {
				e.typeTrade(r.step, company)
			}
		}
	}
	return e.trade.company != calc.None
}

// keysOf lets the keys of a trade's cell step, go to the ends, erase, and lead on to the next cell and to the cards.
func (e *TurnEditor) keysOf(r *tradeRow, company int) func(*fyne.KeyEvent) bool {
	return func(key *fyne.KeyEvent) bool {
		if e.trade.pad.Pressed(key.Name, func() { e.typeTrade(r.step, company) }) {
			return true
		}
		switch key.Name {
		case fyne.KeyLeft, fyne.KeyRight:
			to := company + 1
			if key.Name == fyne.KeyLeft {
				to = company - 1
			}
			if to >= 0 && to < len(r.cells) {
				e.typeTrade(r.step, to)
			}
		case fyne.KeyReturn, fyne.KeyEnter:
			if e.trade.openIn(r.step) != company {
				return false
			}
			e.closeTrade()
			cards.FocusOn(e.content, e.first())
		default:
			return false
		}
		return true
	}
}
