package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
)

// Guests are the phones that follow the game.
type Guests interface {
	// Waiting is how many things of theirs wait for a yes, and Banner leads to them; nil where nothing waits.
	Waiting() int
	Banner(*shell.Shell) fyne.CanvasObject
	// Sign tells that phones may follow the game, and how many do, and leads to them; nil while they may not.
	Sign(*shell.Shell) *input.Button
}

// Waiting shows what of guests waits for a yes.
func (p *Page) Waiting(of Guests) *Page {
	p.guests = of
	return p
}

// waiting is how many things wait for a yes.
func (p *Page) waiting() int {
	if p.guests == nil {
		return 0
	}
	return p.guests.Waiting()
}

// sign is that of guests, nil for none.
func (p *Page) sign() *input.Button {
	if p.guests == nil {
		return nil
	}
	return p.guests.Sign(p.shell)
}
