package form

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// FormEditor fills in any entry by its form: a control for each field, those with one possible value left out.
type FormEditor struct {
	Finer
	rulebook string
	table    calc.Table
	entry    calc.Entry
	changed  func()
	asker    *Asker
	refuse   func(sentence string)
	content  *fyne.Container
	// controls are those on the sheet, by the names of their fields.
	controls map[string]Control
	// shown are the fields that the sheet is arranged for.
	shown string
	// order are the controls as they stand below one another.
	order []Control
	// asked tells which fields are on the sheet, nil for all; priced that companies' prices stand beside them.
	asked  func(*calc.Field) bool
	priced bool
	// alone tells that the entry is one of the past.
	alone bool
	// open is the seat whose fields behind the veil are open, or [calc.None].
	open int
}

// NewEditor is the editor of any entry.
func NewEditor(task Task) *FormEditor { return newPart(task, nil, false) }

// NewPricedEditor is the same with the prices of the companies beside their numbers.
func NewPricedEditor(task Task) *FormEditor { return newPart(task, nil, true) }

// NewPart is an editor of some fields of an entry, for a sheet that has the others in its own way.
func NewPart(task Task, asked func(*calc.Field) bool) *FormEditor { return newPart(task, asked, false) }

func newPart(task Task, asked func(*calc.Field) bool, priced bool) *FormEditor {
	f := &FormEditor{asked: asked, priced: priced, alone: task.Alone, rulebook: task.Rulebook, table: task.Table, entry: task.Entry, changed: task.Changed, refuse: task.Refuse,
		content: frame.Stack(look.Space2), controls: map[string]Control{}, open: calc.None}
	f.asker = f.newAsker()
	f.update()
	return f
}

// Object is the editor.
func (f *FormEditor) Object() fyne.CanvasObject { return f.content }

// Focus puts the keyboard on the first field that can be filled in.
func (f *FormEditor) Focus(canvas fyne.Canvas) {
	for _, control := range f.order {
		first := control.first()
		if off, can := first.(fyne.Disableable); !can || !off.Disabled() {
			canvas.Focus(first)
			return
		}
	}
}

// Typed takes no letters.
func (f *FormEditor) Typed(rune) bool { return false }

// WantsFigures reports that the sheet is to show what one has to go by.
func (f *FormEditor) WantsFigures() bool { return true }

// Looker is the seat whose fields behind the veil are open.
func (f *FormEditor) Looker() int { return f.open }

func (f *FormEditor) touch() {
	f.update()
	f.changed()
}

// Reveal opens what lies behind a seat's veil, and closes another seat's.
func (f *FormEditor) Reveal(seat int) {
	f.open = seat
	f.update()
	f.changed()
}

// newAsker makes the controls of the sheet.
func (f *FormEditor) newAsker() *Asker {
	l := f.table.Layout()
	return &Asker{
		Label:  f.label,
		About:  func(*calc.Field) string { return "" },
		Choice: func(field *calc.Field, choice calc.Choice) string { return words.Choice(f.rulebook, l, field, choice) },
		Company: func(index int) (mark.Company, bool) {
			if !l.HasCompany(index) {
				return mark.Company{}, false
			}
			return Company(l, index), true
		},
		Price:   f.price,
		Refusal: func(r *calc.Refusal) string { return words.Refusal(f.rulebook, l, r) },
		Refuse:  f.refuse,
		Set:     func(name string, n int) { f.fresh(name).Set(n); f.touch() },
		SetText: func(name, text string) { f.fresh(name).SetText(text); f.touch() },
		Bounded: bounded,
		Priced:  f.priced,
	}
}

// price is a company's price, empty where it has none.
func (f *FormEditor) price(company int) string {
	if price := f.table.Price(company); price != 0 || f.table.Traded(company) {
		return words.Number(price)
	}
	return ""
}

// control is what fills in a field, closed where it is for one player's eyes.
func (f *FormEditor) control(field *calc.Field) Control {
	if f.covered(field) {
		return newCoverControl(f, field)
	}
	return f.asker.Control(field)
}

// label is what a field is called.
func (f *FormEditor) label(field *calc.Field) string {
	return words.Field(f.rulebook, f.table.Layout(), field)
}

// fresh is a field of the form as the entry stands now.
func (f *FormEditor) fresh(name string) *calc.Field {
	field, _ := f.entry.Form(f.table).Field(name)
	return field
}

// setOnlyValues gives every field the value that is the only one left to it, unless somebody must say it. One may follow
// from another. What one player did in the past never becomes what another did whose turn it is now.
func (f *FormEditor) setOnlyValues() {
	if _, _, refusal := f.entry.Apply(f.table); f.alone && refusal != nil && refusal.Code == "seat.turn" {
		return
	}
	fields := f.entry.Form(f.table).Fields
	for place := 0; place < len(fields); place++ {
		field := fields[place]
		if field.Kind != calc.TextKind && !field.Aloud && field.Allowed.Count() == 1 && field.Get() != field.Allowed.At(0) {
			field.Set(field.Allowed.At(0))
			fields = f.entry.Form(f.table).Fields
		}
	}
}

// Follow follows the entry, of which another field was filled in elsewhere.
func (f *FormEditor) Follow() { f.update() }

// update follows the form: controls that go on stay, with the keyboard in them.
func (f *FormEditor) update() {
	f.setOnlyValues()
	var fields []*calc.Field
	var arrangement strings.Builder
	controls := map[string]Control{}
	made := len(f.controls) == 0
	for _, field := range f.inSight() {
		control, ok := f.controls[field.Name]
		if _, cover := control.(*coverControl); ok && cover == f.covered(field) && control.Fits(field) {
			control.Show(field)
		} else {
			control, made = f.control(field), true
		}
		controls[field.Name] = control
		fields = append(fields, field)
		arrangement.WriteString(field.Name + " " + words.FieldOf(f.rulebook, f.table.Layout(), field) + "\n")
	}
	f.controls = controls
	if made || arrangement.String() != f.shown {
		f.shown = arrangement.String()
		f.arrange(fields)
	}
}

// arrange puts the controls below one another, under the names of the seats that they are about, and numbers side by
// side.
func (f *FormEditor) arrange(fields []*calc.Field) {
	f.content.Objects, f.order = nil, nil
	if about := words.EntryAbout(f.rulebook, f.entry); about != "" && f.asked == nil {
		f.content.Add(text.NewParagraph(about, core.Body).SetColor(look.Soft))
	}
	seat := calc.None
	var group []fyne.CanvasObject
	flush := func() {
		if len(group) > 0 {
			f.content.Add(frame.NewColumns(columnWidth(group), look.Space2, group...))
			group = nil
		}
	}
	for i, field := range fields {
		control := f.controls[field.Name]
		if field.Seat != seat {
			flush()
			if seat = field.Seat; seat != calc.None {
				f.head(fields[i:], control)
			}
		}
		f.order = append(f.order, control)
		named := frame.NewGroup(words.FieldOf(f.rulebook, f.table.Layout(), field), control.Object())
		if control.narrow() {
			group = append(group, named)
			continue
		}
		flush()
		f.content.Add(named)
	}
	flush()
	f.content.Refresh()
}

// head puts a seat's name above its fields. What a single field asks stands beside the name, unless it says the name
// itself.
func (f *FormEditor) head(fields []*calc.Field, first Control) {
	name, label := words.Seat(f.table.Layout(), fields[0].Seat), f.label(fields[0])
	single := len(fields) == 1 || fields[1].Seat != fields[0].Seat
	switch {
	case single && strings.Contains(label, name):
		first.bare(false)
	case first.bare(single) && single:
		f.content.Add(frame.NewSection(name, frame.NewWord(label, core.Caption, look.Soft)))
	default:
		f.content.Add(frame.NewSection(name))
	}
}

// A field of a number is at least fieldWidth wide where the text has its normal size, which is bodySize: room for
// five digits and a sign, and for four fields side by side on a phone.
const (
	fieldWidth float32 = 84
	bodySize   float32 = 15
)

// columnWidth is how wide fields side by side are at least: a single one takes the room that there is.
func columnWidth(group []fyne.CanvasObject) float32 {
	width := fieldWidth * theme.Size(look.BodySize) / bodySize
	return width * max(1, 4/float32(len(group)))
}
