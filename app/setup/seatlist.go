package setup

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
)

const (
	// maxSeats is the largest number of names that can be typed; the rulebook limits the players of a game.
	maxSeats = 60
	minRows  = 2
)

// A seatList asks for the players in playing order. Rows without a name don't count, such as the last row.
type seatList struct {
	window  fyne.Window
	known   newgame.Friends
	changed func()
	// done is called on Enter when no further name is needed.
	done func()
	// begun reports whether a name was typed; letters then no longer choose a game.
	begun bool
	high  int

	rows    []*seatRow
	chips   []*input.Chip
	groups  []*input.Chip
	holder  *fyne.Container
	ordered *fyne.Container
	content fyne.CanvasObject
	// drawn is the last draw of lots, or nil; names may have changed since.
	drawn *record.Drawn
}

func newSeatList(window fyne.Window, names []string, known newgame.Friends, changed, done func()) *seatList {
	l := &seatList{window: window, known: known, changed: changed, done: done, high: maxSeats,
		holder: frame.Stack(look.Space1)}
	first := input.NewPlainButton(words.Text("new.first"), theme.MediaReplayIcon(),
		func() { l.drawLots(record.DrawnFirst) })
	draw := input.NewPlainButton(words.Text("new.shuffle"), theme.ViewRefreshIcon(),
		func() { l.drawLots(record.DrawnOrder) })
	empty := input.NewPlainButton(words.Text("new.clear"), theme.ContentClearIcon(), l.clear)
	list := input.NewPlainButton(words.Text("new.list"), theme.ListIcon(), l.write)
	l.ordered = frame.NewFlow(0, first, draw, empty, list)
	parts := frame.Stack(look.Space2)
	groups, chips := frame.NewChips(), frame.NewChips()
	if len(known.Groups) > 1 { // the only group is seated already
		for _, group := range known.Groups {
			chip := input.NewChip(newgame.GroupLabel(group), func(bool) { l.seatGroup(group) }).
				Or(known.FirstNames(group))
			l.groups = append(l.groups, chip)
			groups.Add(chip)
		}
	}
	for _, person := range known.Offered() {
		chip := input.NewChip(person.Name, func(chosen bool) { l.toggle(person.Name, chosen) }).
			SetPawn(emblem.NewPawn(person.Look))
		l.chips = append(l.chips, chip)
		chips.Add(chip)
	}
	for _, offered := range []*fyne.Container{groups, chips} {
		if len(offered.Objects) > 0 {
			parts.Add(offered)
		}
	}
	parts.Add(l.holder)
	parts.Add(l.ordered)
	l.content = parts
	l.fill(names)
	return l
}

func (l *seatList) named() []*seatRow {
	return calc.Where(l.rows, (*seatRow).named)
}

func (l *seatList) names() []string {
	return calc.Map(l.named(), func(row *seatRow) string { return row.entry.Text })
}

func (l *seatList) bound(high int) {
	if l.high != high {
		l.high = high
		l.arrange()
	}
}

func (l *seatList) mark(seat int) {
	for _, row := range l.rows {
		row.field.Mark(false)
	}
	if named := l.named(); seat >= 0 && seat < len(named) {
		named[seat].field.Mark(true)
	}
}

// focus focuses a row or, if there are too many names for rows, opens the list of names.
func (l *seatList) focus(row *seatRow) {
	if len(l.named()) > newgame.Crowd {
		l.write()
		return
	}
	l.window.Canvas().Focus(row.entry)
}

func (l *seatList) focusFree() {
	for _, row := range l.rows {
		if !row.named() {
			l.focus(row)
			return
		}
	}
}

func (l *seatList) write() {
	showNames(l.window.Canvas(), l.names(), func(names []string) {
		l.fill(names)
		l.changed()
	})
}

func (l *seatList) fill(names []string) {
	l.rows = nil
	for _, name := range names[:min(len(names), maxSeats)] {
		l.rows = append(l.rows, newSeatRow(l, name))
	}
	l.arrange()
}

// arrange adds an empty row after the last name, and updates all rows. Too many names for rows are shown as plain text.
func (l *seatList) arrange() {
	named := len(l.named())
	want := max(minRows, named+1)
	if named >= min(l.high, maxSeats) {
		want = named
	}
	l.rows = append(l.inUse(), calc.Where(l.rows, l.isFree)...)
	for len(l.rows) > max(want, len(l.inUse())) {
		l.rows = l.rows[:len(l.rows)-1]
	}
	for len(l.rows) < want {
		l.rows = append(l.rows, newSeatRow(l, ""))
	}
	if named > newgame.Crowd {
		l.holder.Objects = nil
		for i, row := range l.named() {
			l.holder.Add(text.New(words.Format("new.seat",
				words.Names{"number": i + 1, "name": strings.TrimSpace(row.entry.Text)}), core.Body))
		}
	} else {
		l.showRows(named)
	}
	for i, person := range l.known.Offered() {
		l.chips[i].SetChosen(l.find(person.Name) >= 0)
	}
	for i, chip := range l.groups {
		chip.SetChosen(l.isSeated(l.known.Groups[i]))
	}
	for i, button := range l.ordered.Objects[:3] {
		core.Show(button, named >= []int{2, 2, 1}[i])
	}
	l.ordered.Refresh()
}

// showRows updates the rows. It replaces them only if some were added, removed or moved, because that loses the focus.
func (l *seatList) showRows(named int) {
	objects := make([]fyne.CanvasObject, len(l.rows))
	for i, row := range l.rows {
		objects[i] = row.content
		row.count(i, named)
	}
	if !slices.Equal(objects, l.holder.Objects) {
		l.holder.Objects = objects
		l.holder.Refresh()
	}
}

func (l *seatList) inUse() []*seatRow {
	return slices.DeleteFunc(slices.Clone(l.rows), l.isFree)
}

func (l *seatList) isFree(r *seatRow) bool {
	return !r.named() && l.window.Canvas().Focused() != fyne.Focusable(r.entry)
}

func (l *seatList) namesChanged() {
	l.arrange()
	l.changed()
}

func (l *seatList) typed(row *seatRow) {
	l.begun = true
	l.namesChanged()
	if row.offer(l, l.known.Completions(row.entry.Text, l.names())) {
		l.holder.Refresh()
	}
}

func (l *seatList) find(name string) int {
	return slices.IndexFunc(l.rows, func(r *seatRow) bool {
		return letters.Fold(r.entry.Text) == letters.Fold(name)
	})
}

func (l *seatList) isSeated(group []people.Person) bool {
	return len(l.named()) == len(group) &&
		!slices.ContainsFunc(group, func(person people.Person) bool { return l.find(person.Name) < 0 })
}

func (l *seatList) seatGroup(group []people.Person) {
	l.fill(newgame.NamesIn(group))
	l.changed()
}

func (l *seatList) toggle(name string, seated bool) {
	at := l.find(name)
	half := slices.IndexFunc(l.rows, func(r *seatRow) bool { return r.offers(name) })
	switch {
	case seated && at < 0 && half >= 0: // the name is half typed
		l.rows[half].entry.SetText(name)
	case !seated && at >= 0:
		l.remove(l.rows[at])
	case seated && at < 0:
		l.fill(append(l.names(), name))
		l.changed()
	}
}

func (l *seatList) remove(row *seatRow) {
	l.rows = slices.DeleteFunc(l.rows, func(r *seatRow) bool { return r == row })
	l.namesChanged()
}

func (l *seatList) move(row *seatRow, by int) {
	from := slices.Index(l.rows, row)
	if to := from + by; to >= 0 && to < len(l.rows) && l.rows[to].named() {
		l.rows[from], l.rows[to] = l.rows[to], l.rows[from]
		l.namesChanged()
	}
}

// next moves the focus from a named row to the next row. From an empty or last row it calls done.
func (l *seatList) next(row *seatRow) {
	if at := slices.Index(l.rows, row); row.named() && at+1 < len(l.rows) {
		l.focus(l.rows[at+1])
		return
	}
	l.done()
}

func (l *seatList) clear() {
	l.fill(nil)
	l.drawn = nil
	l.changed()
}
