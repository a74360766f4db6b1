package setup

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// A seatRow is one player's name and what can be done about the seat.
type seatRow struct {
	entry            *form.TextField
	field            *form.MarkedField
	place            *widget.Text
	up, down, remove *widget.IconButton
	content          fyne.CanvasObject
}

func newSeatRow(l *seatList) *seatRow {
	r := &seatRow{entry: form.NewTextField(), place: widget.NewText("", widget.Strong).SetColor(look.Soft)}
	r.field = form.NewMarkedField(r.entry)
	r.up = widget.NewIconButton("", theme.MoveUpIcon(), func() { l.move(r, -1) })
	r.down = widget.NewIconButton("", theme.MoveDownIcon(), func() { l.move(r, 1) })
	r.remove = widget.NewIconButton("", theme.CancelIcon(), func() { l.remove(r) })
	r.entry.OnSubmitted = func(string) { l.next(r) }
	r.content = widget.Lead(r.place, widget.Spread(r.field.Content, widget.Across(0, r.up, r.down, r.remove)))
	return r
}

// number tells the row where it stands.
func (r *seatRow) number(place, of int) {
	number := words.Number(place + 1)
	name := words.Tell("new.player", words.Names{"number": number})
	r.place.SetText(number)
	r.entry.SetPlaceHolder(name)
	r.up.SetIcon(words.Tell("new.up", words.Names{"name": name}), theme.MoveUpIcon())
	r.down.SetIcon(words.Tell("new.down", words.Names{"name": name}), theme.MoveDownIcon())
	r.remove.SetIcon(words.Tell("new.remove", words.Names{"name": name}), theme.CancelIcon())
	widget.Enable(r.up, place > 0)
	widget.Enable(r.down, place < of-1)
	widget.Enable(r.remove, of > 1)
}
