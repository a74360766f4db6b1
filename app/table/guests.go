package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
)

// Guests are the phones that follow a game.
type Guests interface {
	// WaitingCount returns the number of their requests that wait for approval; Banner, which may be nil, links to
	// them.
	WaitingCount() int
	Banner(*shell.Shell) fyne.CanvasObject
	// Sign returns a button that shows how many phones follow, and leads to them; nil while phones may not follow.
	Sign(*shell.Shell) *input.Button
}

func (p *Page) WithGuests(of Guests) *Page {
	p.guests = of
	return p
}

func (p *Page) waiting() int {
	if p.guests == nil {
		return 0
	}
	return p.guests.WaitingCount()
}

func (p *Page) sign() *input.Button {
	if p.guests == nil {
		return nil
	}
	return p.guests.Sign(p.shell)
}
