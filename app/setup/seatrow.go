package setup

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// A seatRow is one player's name and what can be done about the seat. While nobody is named it is a place to type in,
// and counts for nothing.
type seatRow struct {
	entry            *form.TextField
	field            *form.MarkedField
	number           *widget.Text
	up, down, remove *widget.IconButton
	buttons, line    *fyne.Container
	content          fyne.CanvasObject
}

func newSeatRow(l *seatList, name string) *seatRow {
	r := &seatRow{entry: form.NewTextField(), number: widget.NewText("", widget.Strong).SetColor(look.Soft)}
	r.entry.Text = name
	r.field = form.NewMarkedField(r.entry)
	r.up = widget.NewIconButton("", theme.MoveUpIcon(), func() { l.move(r, -1) })
	r.down = widget.NewIconButton("", theme.MoveDownIcon(), func() { l.move(r, 1) })
	r.remove = widget.NewIconButton("", theme.CancelIcon(), func() { l.remove(r) })
	r.entry.OnChanged = func(string) { l.namesChanged() }
	r.entry.OnSubmitted = func(string) { l.next(r) }
	widget.NewKeyGroup(r.up, r.down, r.remove).Mute()
	r.buttons = widget.Across(0, r.up, r.down, r.remove)
	r.line = container.NewBorder(nil, nil, nil, r.buttons, r.field.Content)
	r.content = widget.Lead(r.number, r.line)
	return r
}

// named tells whether somebody sits there.
func (r *seatRow) named() bool { return strings.TrimSpace(r.entry.Text) != "" }

// count tells the row which it is, from 0, and how many are named.
func (r *seatRow) count(at, of int) {
	number := words.Number(at + 1)
	name := words.Tell("new.player", words.Names{"number": number})
	r.number.SetText(number)
	r.entry.SetPlaceHolder(name)
	r.up.SetIcon(words.Tell("new.up", words.Names{"name": name}), theme.MoveUpIcon())
	r.down.SetIcon(words.Tell("new.down", words.Names{"name": name}), theme.MoveDownIcon())
	r.remove.SetIcon(words.Tell("new.remove", words.Names{"name": name}), theme.CancelIcon())
	widget.Enable(r.up, at > 0)
	widget.Enable(r.down, at < of-1)
	if named := r.named(); named != r.buttons.Visible() {
		widget.Show(r.buttons, named)
		r.line.Refresh()
	}
}
