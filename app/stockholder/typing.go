package stockholder

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"scripkeeper/app/cards"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// A typing is as much of a card as was typed after "c": "r" for red, then "+6" for its +60.
type typing struct {
	on     bool
	colour int
	effect string
}

// Typed takes letters. A colour's letter opens its trade, digits fill it in; "c", a colour and the beginning of an effect
// choose a card ("cr+6", "cyx"), and a colour's letter then says where its next number goes. Once all is said of the
// card, a letter means the trade after it; a capital one is always the trade before.
func (e *TurnEditor) Typed(letter rune) bool {
	if e.trade.pad.Typed(letter, e.openFocused) {
		return true
	}
	if letter == 'c' {
		e.closeTrade()
		e.openFan()
		cards.FocusOn(e.content, e.first())
		e.typed = typing{on: true, colour: calc.None}
		return true
	}
	if e.typed.on && e.typedEffect(letter) {
		return true
	}
	colour := e.colourOf(unicode.ToLower(letter))
	if colour == calc.None {
		return false
	}
	way, free := e.assign.Next(e.turn.Free, colour)
	_, _, said := e.turn.TradeSteps(e.table)
	switch {
	case e.typed.on:
		e.typed.colour, e.typed.effect = colour, ""
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

// typedEffect takes a letter of an effect, once a colour was typed, and chooses the card as soon as only one is meant.
func (e *TurnEditor) typedEffect(letter rune) bool {
	if e.typed.colour == calc.None || !strings.ContainsRune("+-–x*/÷0123456789", letter) {
		return false
	}
	e.typed.effect += strings.NewReplacer("–", "-", "*", "x", "÷", "/").Replace(string(letter))
	deck := rules.DeckOf(e.table)
	var meant []int
	for place, face := range deck.Faces {
		if face.Own == e.typed.colour && strings.HasPrefix(face.Effect.String(), e.typed.effect) && !e.fan.cards[place].tile.Disabled() {
			meant = append(meant, place)
		}
	}
	switch len(meant) {
	case 0:
		e.typed.effect = ""
	case 1:
		e.chooseCard(deck.Faces[meant[0]].Code)
	default:
		cards.FocusOn(e.content, e.fan.cards[meant[0]].tile)
	}
	return true
}

// colourOf is the colour that a letter names, or [calc.None].
func (e *TurnEditor) colourOf(letter rune) int {
	for company, c := range e.table.Layout().Companies {
		if string(letter) == words.Lower(c.Code) {
			return company
		}
	}
	return calc.None
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
