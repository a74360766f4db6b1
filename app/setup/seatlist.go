package setup

import (
	"math/rand/v2"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

const (
	// maxSeats is how many players can be typed in; how many the game takes is the rulebook's to say.
	maxSeats = 60
	// crowd is how many players are typed in one by one; more than these are a list.
	crowd = 12
)

// A seatList asks who plays, in the order of play.
type seatList struct {
	window  fyne.Window
	known   []string
	changed func()

	rows    []*seatRow
	chips   []*widget.Chip
	limit   *widget.Text
	holder  *fyne.Container
	add     *widget.Button
	content fyne.CanvasObject
}

// newSeatList begins with as many empty seats as said. Known are the names of people who played before.
func newSeatList(window fyne.Window, names, known []string, changed func()) *seatList {
	l := &seatList{window: window, known: known, changed: changed, holder: widget.Stack(look.Space2)}
	l.limit = widget.NewParagraph("", widget.Caption)
	l.add = widget.NewQuietButton(words.Say("new.add"), func() {
		if len(l.rows) >= crowd {
			l.write()
			return
		}
		l.append("")
		l.show()
		l.focus(len(l.rows) - 1)
	}).SetIcon(theme.ContentAddIcon())
	list := widget.NewQuietButton(words.Say("new.list"), l.write).SetIcon(theme.ListIcon())
	draw := widget.NewQuietButton(words.Say("new.shuffle"), l.shuffle).SetIcon(theme.ViewRefreshIcon())
	empty := widget.NewQuietButton(words.Say("new.clear"), l.clear).SetIcon(theme.ContentClearIcon())
	parts := widget.Stack(look.Space3, l.limit)
	if len(known) > 0 {
		chips := widget.NewFlow(look.Space2)
		for _, name := range known {
			chip := widget.NewChip(name, func(chosen bool) { l.toggle(name, chosen) })
			l.chips = append(l.chips, chip)
			chips.Add(chip)
		}
		parts.Add(form.WithLabel(words.Say("new.known"), chips))
	}
	parts.Add(l.holder)
	parts.Add(widget.NewFlow(look.Space2, l.add, list, draw, empty))
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

// bound tells how few and how many can play, and who of them begins, where that is known.
func (l *seatList) bound(low, high int, begins string) {
	n := words.Names{"min": words.Number(low), "max": words.Number(high), "name": begins}
	sentence := words.Tell("new.seats", n)
	if low == high {
		sentence = words.Tell("new.seats.only", n)
	}
	if begins != "" {
		sentence += " " + words.Tell("new.seats.first", n)
	}
	color := look.Soft
	if len(l.rows) < low || len(l.rows) > high {
		color = look.Loss
	}
	l.limit.SetColor(color).SetText(sentence)
}

// mark marks the seat that is refused, or none.
func (l *seatList) mark(seat int) {
	for i, row := range l.rows {
		row.field.Mark(i == seat)
	}
}

// focus brings the keyboard to a seat's name, or opens the list where there are too many for that.
func (l *seatList) focus(seat int) {
	switch {
	case seat < 0 || seat >= len(l.rows):
	case len(l.rows) > crowd:
		l.write()
	default:
		l.window.Canvas().Focus(l.rows[seat].entry)
	}
}

func (l *seatList) append(name string) {
	if len(l.rows) < maxSeats {
		row := newSeatRow(l)
		row.entry.Text = name
		row.entry.OnChanged = func(string) { l.namesChanged() }
		l.rows = append(l.rows, row)
	}
}

// write lets all names be typed or pasted at once.
func (l *seatList) write() {
	showNames(l.window.Canvas(), l.names(), func(names []string) {
		l.rows = nil
		for _, name := range names {
			l.append(name)
		}
		l.show()
	})
}

// show puts the rows in their order and numbers them; a crowd is shown as a list.
func (l *seatList) show() {
	l.holder.RemoveAll()
	list := widget.NewColumns(listWidth, look.Space1)
	for i, row := range l.rows {
		row.number(i, len(l.rows))
		if len(l.rows) > crowd {
			list.Add(widget.NewText(words.Tell("new.seat", words.Names{"number": words.Number(i + 1), "name": row.entry.Text}), widget.Body))
			continue
		}
		l.holder.Add(row.content)
	}
	if len(l.rows) > crowd {
		l.holder.Add(list)
	}
	widget.Enable(l.add, len(l.rows) < maxSeats)
	l.namesChanged()
}

// listWidth is how wide a name of a crowd is at least.
const listWidth float32 = 150

// namesChanged brings the chips up to date and tells the page.
func (l *seatList) namesChanged() {
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
			l.show()
		}
		return
	}
	for _, row := range l.rows {
		if strings.TrimSpace(row.entry.Text) == "" {
			row.entry.SetText(name)
			l.show()
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

// clear empties the seats, so that others can sit down.
func (l *seatList) clear() {
	l.rows = nil
	for range firstSeats {
		l.append("")
	}
	l.show()
}

func (l *seatList) shuffle() {
	rand.Shuffle(len(l.rows), func(i, j int) { l.rows[i], l.rows[j] = l.rows[j], l.rows[i] })
	l.show()
}
