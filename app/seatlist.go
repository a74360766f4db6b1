package app

import (
	"math/rand/v2"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// mostSeats is how many players can be typed in; how many the game takes is the rulebook's to say.
const mostSeats = 12

// A seatList asks who plays, in the order of play.
type seatList struct {
	window  fyne.Window
	known   []string
	changed func()

	rows    []*seatRow
	chips   []*widget.Chip
	holder  *fyne.Container
	add     *widget.Button
	content fyne.CanvasObject
}

// newSeatList begins with as many empty seats as said. Known are the names of people who played before.
func newSeatList(window fyne.Window, names, known []string, changed func()) *seatList {
	l := &seatList{window: window, known: known, changed: changed, holder: widget.Stack(look.Space2)}
	l.add = widget.NewQuietButton(words.Say("new.add"), func() {
		l.append("")
		l.show()
		l.focus(len(l.rows) - 1)
	}).SetIcon(theme.ContentAddIcon())
	draw := widget.NewQuietButton(words.Say("new.shuffle"), l.shuffle).SetIcon(theme.ViewRefreshIcon())
	parts := widget.Stack(look.Space3, l.holder, widget.NewFlow(look.Space2, l.add, draw))
	if len(known) > 0 {
		chips := widget.NewFlow(look.Space2)
		for _, name := range known {
			chip := widget.NewChip(name, func(chosen bool) { l.toggle(name, chosen) })
			l.chips = append(l.chips, chip)
			chips.Add(chip)
		}
		parts.Add(labelled(words.Say("new.known"), chips))
	}
	l.content = parts
	for _, name := range names {
		l.append(name)
	}
	l.show()
	return l
}

// names are the names as typed.
func (l *seatList) names() []string {
	names := make([]string, len(l.rows))
	for i, row := range l.rows {
		names[i] = row.entry.Text
	}
	return names
}

// mark marks the seat that is refused, or none.
func (l *seatList) mark(seat int) {
	for i, row := range l.rows {
		row.field.mark(i == seat)
	}
}

// focus brings the keyboard to a seat's name.
func (l *seatList) focus(seat int) {
	if seat >= 0 && seat < len(l.rows) {
		l.window.Canvas().Focus(l.rows[seat].entry)
	}
}

func (l *seatList) append(name string) {
	if len(l.rows) < mostSeats {
		row := newSeatRow(l)
		row.entry.Text = name
		row.entry.OnChanged = func(string) { l.tell() }
		l.rows = append(l.rows, row)
	}
}

// show puts the rows in their order and numbers them.
func (l *seatList) show() {
	l.holder.RemoveAll()
	for i, row := range l.rows {
		row.number(i, len(l.rows))
		l.holder.Add(row.content)
	}
	if len(l.rows) >= mostSeats {
		l.add.Disable()
	} else {
		l.add.Enable()
	}
	l.tell()
}

// tell brings the chips up to date and tells the page.
func (l *seatList) tell() {
	for i, chip := range l.chips {
		chip.SetChosen(l.find(l.known[i]) >= 0)
	}
	l.changed()
}

// find is the seat of a name, or -1.
func (l *seatList) find(name string) int {
	return slices.IndexFunc(l.rows, func(r *seatRow) bool {
		return strings.EqualFold(strings.TrimSpace(r.entry.Text), name)
	})
}

// toggle seats somebody who played before, or frees the seat.
func (l *seatList) toggle(name string, seated bool) {
	if !seated {
		if seat := l.find(name); seat >= 0 {
			l.rows[seat].entry.SetText("")
		}
		return
	}
	for _, row := range l.rows {
		if strings.TrimSpace(row.entry.Text) == "" {
			row.entry.SetText(name)
			return
		}
	}
	l.append(name)
	l.show()
}

// at is the present seat of a row.
func (l *seatList) at(row *seatRow) int { return slices.Index(l.rows, row) }

func (l *seatList) remove(row *seatRow) {
	if len(l.rows) > 1 {
		l.rows = slices.Delete(l.rows, l.at(row), l.at(row)+1)
		l.show()
	}
}

func (l *seatList) move(row *seatRow, by int) {
	from := l.at(row)
	if to := from + by; to >= 0 && to < len(l.rows) {
		l.rows[from], l.rows[to] = l.rows[to], l.rows[from]
		l.show()
	}
}

// next goes to the name after this one.
func (l *seatList) next(row *seatRow) {
	if seat := l.at(row); seat+1 < len(l.rows) {
		l.focus(seat + 1)
		return
	}
	l.window.Canvas().Unfocus()
}

func (l *seatList) shuffle() {
	rand.Shuffle(len(l.rows), func(i, j int) { l.rows[i], l.rows[j] = l.rows[j], l.rows[i] })
	l.show()
}

// A seatRow is one player's name and what can be done about the seat.
type seatRow struct {
	entry            *textField
	field            *field
	place            *widget.Text
	up, down, remove *widget.IconButton
	content          fyne.CanvasObject
}

func newSeatRow(l *seatList) *seatRow {
	r := &seatRow{entry: newTextField(), place: widget.NewText("", widget.Strong).SetColor(look.Soft)}
	r.field = newField(r.entry)
	r.up = widget.NewIconButton("", theme.MoveUpIcon(), func() { l.move(r, -1) })
	r.down = widget.NewIconButton("", theme.MoveDownIcon(), func() { l.move(r, 1) })
	r.remove = widget.NewIconButton("", theme.CancelIcon(), func() { l.remove(r) })
	r.entry.OnSubmitted = func(string) { l.next(r) }
	r.content = widget.Lead(r.place, widget.Spread(r.field.content, widget.Across(0, r.up, r.down, r.remove)))
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
	able(r.up, place > 0)
	able(r.down, place < of-1)
	able(r.remove, of > 1)
}

// able enables or disables a widget.
func able(w fyne.Disableable, can bool) {
	if can {
		w.Enable()
	} else {
		w.Disable()
	}
}
