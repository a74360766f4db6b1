package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
)

// Guests are the phones that follow a game.
type Guests interface {
	// WaitingCount returns how many phones wait for approval. Banner returns a link to their requests, or nil.
	WaitingCount() int
	Banner(*shell.Shell) fyne.CanvasObject
	// Sign returns a button with the number of phones, or nil while phones are not allowed to follow. A tap opens the
	// page about the phones.
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
