package openmarket

import (
	"encoding/json"

	"scripkeeper/app/form"
	"scripkeeper/app/words"
	"scripkeeper/calc"

	"fyne.io/fyne/v2"
)

// A batch is the entries of one sheet: one for each thing, a company or a player, of which a number was said. What
// nobody touched costs nothing.
type batch struct {
	form.BaseEditor
	task form.Task
	// numbers are what was said of each thing, and blank is what nobody said.
	numbers []int
	blank   int
	// of is the entry of a thing and its number, take makes one the entry of the sheet.
	of   func(thing, number int) calc.Entry
	take func(calc.Entry)
	// several counts the entries on the button, and ask asks for a first one.
	several, ask string
	content      fyne.CanvasObject
	// start is where the keyboard begins, nil for nowhere.
	start fyne.Focusable
}

func newBatch(task form.Task, size, blank int, take func(calc.Entry), of func(thing, number int) calc.Entry) *batch {
	b := &batch{task: task, numbers: make([]int, size), blank: blank, of: of, take: take}
	var begun []int
	resumed := json.Unmarshal(task.Progress, &begun) == nil && len(begun) == size
	for thing := range b.numbers {
		if b.numbers[thing] = blank; resumed {
			b.numbers[thing] = begun[thing]
		}
	}
	return b
}

// Progress is the numbers: what the entry alone holds may have been proposed.
func (b *batch) Progress() []byte {
	if len(b.Entries()) == 0 {
		return nil
	}
	data, err := json.Marshal(b.numbers)
	if err != nil {
		return nil
	}
	return data
}

// said reports whether a number was said of a thing.
func (b *batch) said(thing int) bool { return b.numbers[thing] != b.blank }

// Entries are what was said, in the order in which it will be recorded.
func (b *batch) Entries() []calc.Entry {
	var all []calc.Entry
	for thing, number := range b.numbers {
		if b.said(thing) {
			all = append(all, b.of(thing, number))
		}
	}
	return all
}

// write makes the last of them the entry of the sheet where it is of its kind, and one about nothing where none is.
func (b *batch) write() {
	b.take(b.of(calc.None, max(0, b.blank)))
	for _, e := range b.Entries() {
		b.take(e)
	}
}

// without is the table after all entries except that of a thing; with [calc.None] after all of them. One that is
// refused leaves it as it is.
func (b *batch) without(thing int) calc.Table {
	t := b.task.Table
	for other, number := range b.numbers {
		if other != thing && b.said(other) {
			t, _, _ = b.of(other, number).Apply(t)
		}
	}
	return t
}

// refusal is why a number cannot be said of a thing beside the others, nil where it can.
func (b *batch) refusal(thing, number int) *calc.Refusal {
	_, _, refusal := b.of(thing, number).Apply(b.without(thing))
	return refusal
}

// RecordLabel counts the entries where they are more than one.
func (b *batch) RecordLabel() string {
	if n := len(b.Entries()); n > 1 {
		return words.Format(b.several, words.Names{"count": n})
	}
	return ""
}

// Refused asks for a number, as long as none was said.
func (b *batch) Refused(*calc.Refusal) (string, bool) {
	if len(b.Entries()) > 0 {
		return "", false
	}
	return words.Text(b.ask), true
}

func (b *batch) Object() fyne.CanvasObject { return b.content }

// Focus puts the keyboard on the first number.
func (b *batch) Focus(canvas fyne.Canvas) {
	if b.start != nil && !fyne.CurrentDevice().IsMobile() {
		canvas.Focus(b.start)
	}
}
