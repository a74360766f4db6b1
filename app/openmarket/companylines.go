package openmarket

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// companyLines lays out a company of a market that is set up: its name and the buttons that move it, and beneath them
// what its code and its price are called, and these; all in one line where that is wide.
type companyLines struct{ width float32 }

// one reports whether all stands in one line.
func (l *companyLines) one() bool { return l.width >= 30*theme.Size(look.BodySize) }

// MinSize is as high as the last width asks for.
func (l *companyLines) MinSize(o []fyne.CanvasObject) fyne.Size {
	name, second := o[0].MinSize(), o[2].MinSize().Max(o[3].MinSize()).Height
	size := fyne.NewSize(name.Width+o[4].MinSize().Width, max(name.Height, o[4].MinSize().Height))
	if !l.one() {
		size.Height += look.Space1 + second
	}
	return size
}

// Layout places the parts.
func (l *companyLines) Layout(o []fyne.CanvasObject, size fyne.Size) {
	l.width = size.Width
	core.Show(o[1], !l.one())
	name, buttons := o[0].MinSize().Height, o[4].MinSize()
	high := max(name, buttons.Height)
	right := size.Width - buttons.Width
	core.Place(o[4], right, (high-buttons.Height)/2, buttons.Width, buttons.Height)
	field := max(look.Target, min(7*theme.Size(look.BodySize), size.Width/4))
	code, price := o[2].MinSize().Height, o[3].MinSize().Height
	if l.one() {
		core.Place(o[0], 0, (high-name)/2, right-2*field-look.Space2, name)
		core.Place(o[2], right-2*field, (high-code)/2, field-look.Space1, code)
		core.Place(o[3], right-field, (high-price)/2, field-look.Space1, price)
		return
	}
	core.Place(o[0], 0, (high-name)/2, right, name)
	y, second := high+look.Space1, max(code, price)
	caption := o[1].MinSize().Height
	core.Place(o[1], 0, y+(second-caption)/2, size.Width-2*field-look.Space2, caption)
	core.Place(o[2], size.Width-2*field, y+(second-code)/2, field, code)
	core.Place(o[3], size.Width-field, y+(second-price)/2, field, price)
}
