package row

import (
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// A Number is a field for a number that may be left empty.
type Number struct {
	Field *form.TextField
	Mark  *form.MarkedField
}

// NewNumber tells said what was typed, or the blank number for nothing.
func NewNumber(value, blank int, said func(int)) *Number {
	n, written := &Number{}, ""
	if value != calc.None {
		written = words.Number(value)
	}
	n.Field = form.NewSumField(written, func(typed int) {
		if strings.TrimSpace(n.Field.Text) == "" {
			typed = blank
		}
		said(typed)
	}, func() { said(form.NoNumber) })
	if blank == 0 {
		n.Field.SetPlaceHolder(words.Number(0))
	}
	n.Mark = form.NewMarkedField(n.Field)
	return n
}

// Show writes a number that was not typed, or nothing; what is being typed stays.
func (n *Number) Show(value int, empty bool) {
	text := words.Number(value)
	if empty {
		text = ""
	}
	if on := fyne.CurrentApp().Driver().CanvasForObject(n.Field); on == nil || on.Focused() != fyne.Focusable(n.Field) {
		n.Field.Write(text)
	}
}
