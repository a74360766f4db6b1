package stockholder

import (
	"unicode"

	"scripkeeper/app/cards"
	"scripkeeper/calc"
)

// Typed takes letters. A colour's letter opens its trade, digits fill it in; "c", a colour and the beginning of an
// effect choose a card ("cr+6", "cyx"), and a colour's letter then says where its next number goes. Once all is said of
// the card, a letter means the trade after it; a capital one is always the trade before.
func (e *TurnEditor) Typed(letter rune) bool {
	if e.trades.Typed(letter) {
		return true
	}
	if letter == 'c' {
		e.trades.Close()
		e.openFan()
		cards.FocusOn(e.content, e.first())
		e.typed.Begin(calc.None)
		return true
	}
	if e.typed.Effect(letter, e.fan.Faces, e.chooseCard) {
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
		cards.FocusOn(e.content, e.fan.Faces.FirstOf(colour))
	case e.locked() != nil && !free:
		return false
	case unicode.IsUpper(letter):
		e.trades.Focus(beforeRow, colour)
	case said:
		e.trades.Focus(afterRow, colour)
	case free && e.panel.Objects[0] == e.assign.Object:
		e.give(way)
		cards.FocusOn(e.content, e.assign.At(way))
	default:
		e.trades.Focus(beforeRow, colour)
	}
	return true
}
