package setup

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
)

type seatRow struct {
	entry         *form.TextField
	field         *form.MarkedField
	grip          *input.Grip
	up, remove    *input.Button // without a button down, a whole name is in sight on a phone
	buttons, line *fyne.Container
	offered       *fyne.Container
	content       fyne.CanvasObject
}

func newSeatRow(l *seatList, name string) *seatRow {
	r := &seatRow{entry: form.NewTextField(), offered: frame.NewChips()}
	r.entry.Text = name
	r.grip = input.NewGrip(func(by int) { l.move(r, by) })
	r.field = form.NewMarkedField(r.entry)
	r.up = input.NewIconButton("", theme.MoveUpIcon(), func() { l.move(r, -1) })
	r.remove = input.NewIconButton("", theme.CancelIcon(), func() { l.remove(r) })
	r.entry.OnChanged = func(string) { l.typed(r) }
	r.entry.OnSubmitted = func(string) { l.next(r) }
	core.NewKeyGroup(r.up, r.remove).Mute()
	r.buttons = frame.Across(0, r.up, r.remove)
	r.line = container.NewBorder(nil, nil, nil, r.buttons, r.field.Content)
	core.Show(r.offered, false)
	r.content = frame.Stack(0, frame.Lead(r.grip, r.line), r.offered)
	return r
}

// offer shows completions of the typed name, and reports whether the row's look may have changed.
func (r *seatRow) offer(l *seatList, names []string) bool {
	if len(names) == 0 && !r.offered.Visible() {
		return false
	}
	r.offered.Objects = nil
	for _, name := range names {
		r.offered.Add(input.NewChip(name, func(bool) {
			r.entry.SetText(name)
			l.next(r)
		}))
	}
	core.Show(r.offered, len(names) > 0)
	return true
}

func (r *seatRow) offers(name string) bool {
	return r.offered.Visible() && slices.ContainsFunc(r.offered.Objects, func(o fyne.CanvasObject) bool {
		return o.(*input.Chip).Label() == name
	})
}

func (r *seatRow) named() bool { return strings.TrimSpace(r.entry.Text) != "" }

func (r *seatRow) count(at, of int) {
	number := words.Number(at + 1)
	name := words.Format("new.player", words.Names{"number": number})
	r.grip.SetLabel(number, words.Format("new.drag", words.Names{"name": name}))
	r.grip.SetHeld(at < of)
	r.entry.SetPlaceHolder(name)
	r.up.Spoken(words.Format("new.up", words.Names{"name": name})).SetIcon(theme.MoveUpIcon())
	r.remove.Spoken(words.Format("new.remove", words.Names{"name": name})).SetIcon(theme.CancelIcon())
	core.Enable(r.up, at > 0)
	if named := r.named(); named != r.buttons.Visible() {
		core.Show(r.buttons, named)
		r.line.Refresh()
	}
}
