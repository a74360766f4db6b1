package app

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// Where a game is played with hidden portfolios, what a seat holds lies behind a veil until the game is over: everybody
// sees the cash, and each player alone what he or she holds.

// veiled tells whether what a seat holds of the companies is kept from whoever looks at a table.
func veiled(t calc.Table) bool { return t.Layout().Veiled && !t.Over() }

// Veiled tells whether what a seat holds is kept from whoever looks now.
func (v View) Veiled(seat int) bool { return veiled(v.Table) && seat != calc.None && seat != v.Looker }

// For is the view of one player who looks alone.
func (v View) For(seat int) View {
	v.Looker = seat
	return v
}

// Tell is the sentence of a line, or that it stands behind a veil.
func (v View) Tell(line calc.Line) string {
	if line.Secret && v.Veiled(line.Seat) {
		return words.Tell("veil.line", words.Names{"name": words.Seat(v.Layout, line.Seat)})
	}
	return words.Line(v.ID(), v.Layout, line)
}

// secretOf is the seat behind whose veil a statement lies for whoever looks now, and whether it does.
func (v View) secretOf(s calc.Statement) (int, bool) {
	for _, line := range s.Lines {
		if line.Secret && v.Veiled(line.Seat) {
			return line.Seat, true
		}
	}
	return calc.None, false
}

// cover asks the others to look away before a player's veil is lifted.
func cover(v View, seat int, lift func()) fyne.CanvasObject {
	name := words.Names{"name": words.Seat(v.Layout, seat)}
	return widget.Stack(look.Space4,
		widget.NewParagraph(words.Tell("veil.about", name), widget.Body),
		widget.NewPrimaryButton(words.Tell("veil.only", name), lift))
}

// coverPage covers what is for one player's eyes, until that player opens it.
type coverPage struct {
	content fyne.CanvasObject
}

// Content is the page.
func (p *coverPage) Content() fyne.CanvasObject { return p.content }

// Update does nothing: there is nothing to see.
func (p *coverPage) Update() {}

// behindVeil opens something for one player's eyes: at once where nothing is hidden.
func (s *Shell) behindVeil(v View, seat int, hidden bool, open func()) {
	if !hidden {
		open()
		return
	}
	s.Push(&coverPage{s.frame(s.head(words.Tell("veil.title", words.Names{"name": words.Seat(v.Layout, seat)}), ""),
		cover(v, seat, func() { s.Back(); open() }), nil)})
}
