package form

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// FormEditor fills in any entry by its form: a control for each field, those with one possible value left out.
type FormEditor struct {
	BaseEditor
	form    sheet.Form
	changed func()
	asker   *Asker
	content *fyne.Container
	// controls are those on the sheet, by the names of their fields.
	controls map[string]Control
	// shown are the fields that the sheet is arranged for.
	shown string
	// order are the controls as they stand below one another.
	order []Control
	// rows are what stands before controls in rows.
	rows rows
	// unfolded are the groups that are seldom asked for and that somebody wanted.
	unfolded map[string]bool
	// last is the field that was filled in last, and chief the number that the entry is mostly about, empty for none.
	last, chief string
	digits      *digitPad
	// alone tells that the entry is one of the past, low that the window is low.
	alone, low bool
}

// NewEditor is the editor of any entry.
func NewEditor(task Task) *FormEditor { return newPart(task, nil, false) }

// NewPricedEditor is the same with the prices of the companies beside their numbers.
func NewPricedEditor(task Task) *FormEditor { return newPart(task, nil, true) }

// NewPart is an editor of some fields of an entry, for a sheet that has the others in its own way.
func NewPart(task Task, asked func(*calc.Field) bool) *FormEditor { return newPart(task, asked, false) }

func newPart(task Task, asked func(*calc.Field) bool, priced bool) *FormEditor {
	f := &FormEditor{alone: task.Alone, low: task.Low, changed: task.Changed, content: frame.Stack(look.Space2),
		controls: map[string]Control{}, unfolded: map[string]bool{},
		form: sheet.Form{Rulebook: task.Rulebook, Table: task.Table, Entry: task.Entry, Open: calc.None, Asked: asked,
			Said: task.Said, Past: task.Alone, Shown: task.Shown, Priced: priced,
			Pawns: task.Pawns}}
	f.asker = &Asker{Refuse: task.Refuse, reveal: task.Hand, column: f.widestPrice,
		Set:     f.set,
		SetText: func(name, text string) { f.form.Field(name).SetText(text); f.touch() },
	}
	if f.asker.reveal == nil {
		f.asker.reveal = f.Reveal
	}
	f.asker.trades, f.digits = newTrades(f, task), &digitPad{of: f, dock: task.Dock}
	f.Follow()
	return f
}

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

// Typed takes a digit or a sign for a number of shares, or a digit for the number that the entry is mostly about.
func (f *FormEditor) Typed(letter rune) bool {
	return f.asker.trades.typed(letter) || f.digits.typed(letter)
}

// Escape closes the number of shares that is open.
func (f *FormEditor) Escape() bool { return f.asker.trades.close() }

// WantsFigures reports that the sheet is to show what one has to go by. The cells of shares that are traded show it all.
func (f *FormEditor) WantsFigures() bool { return len(f.rows.cash) == 0 }

// Looker is the seat whose fields behind the veil are open.
func (f *FormEditor) Looker() int { return f.form.Open }

func (f *FormEditor) touch() {
	f.Follow()
	f.changed()
}

// Reveal opens what lies behind a seat's veil, and closes another seat's.
func (f *FormEditor) Reveal(seat int) {
	f.form.Open = seat
	f.touch()
}

// widestPrice is the width of the longest price that stands beside a number of shares.
func (f *FormEditor) widestPrice() float32 {
	widest := float32(0)
	for _, control := range f.order {
		if step, is := control.(*stepControl); is && step.price != nil {
			widest = max(widest, step.price.Room())
		}
	}
	return widest
}

// Follow follows the entry, of which a field was filled in, here or elsewhere: controls that go on stay, with the
// keyboard in them.
func (f *FormEditor) Follow() {
	f.form.FillOnlyValues(f.alone)
	var arrangement strings.Builder
	controls := map[string]Control{}
	made := len(f.controls) == 0
	fields := f.form.Fields()
	f.chief = ""
	for _, field := range fields {
		if field.Chief {
			f.chief = field.Name
		}
		control, ok := f.controls[field.Name]
		if ok && control.Fits(field) {
			control.Show(field)
		} else {
			control, made = f.asker.Control(field), true
		}
		controls[field.Name] = control
		arrangement.WriteString(field.Name + " " + field.Full + " " + field.Group + "\n")
		f.unfolded[field.Group] = f.unfolded[field.Group] || !field.Folded // what is filled in stays open
	}
	f.controls = controls
	f.asker.trades.follow(controls)
	f.digits.follow()
	if made || arrangement.String() != f.shown {
		f.shown = arrangement.String()
		f.arrange(fields)
	}
	f.rows.follow(fields)
}

// arrange puts the controls below one another, under the names of the seats that they are about, and numbers side by
// side; where it is wide, what fits a phone's width too.
func (f *FormEditor) arrange(fields []sheet.Field) {
	f.content.Objects, f.order, f.rows = nil, nil, rows{}
	if about := sheet.About(f.form.Rulebook, f.form.Entry); about != "" && f.form.Asked == nil && !f.low {
		f.content.Add(text.NewParagraph(about, core.Body).SetColor(look.Soft))
	}
	seat, gathered, row := calc.None, "", controlRow{}
	for i, field := range fields {
		control := f.controls[field.Name]
		if field.Group != gathered {
			row = f.lay(row)
			gathered, seat = field.Group, calc.None
			switch {
			case !f.unfolded[gathered]:
				f.content.Add(f.folded(gathered))
			case gathered != "":
				f.content.Add(f.rows.groupHead(field))
			}
		}
		if !f.unfolded[gathered] {
			continue
		}
		if field.Seat != seat {
			row = f.lay(row)
			if seat = field.Seat; seat != calc.None && seat != f.form.Open { // its own page says whose it is
				f.head(fields[i:], control)
			}
		}
		f.order = append(f.order, control)
		if field.Row != nil && field.Row.More {
			continue
		}
		if field.Row != nil || field.Trade != nil {
			if kind := kindOf(control); kind != row.kind {
				row = f.lay(row)
				row.kind = kind
			}
			row.controls = append(row.controls, f.rows.row(fields[i:], f.controls))
			continue
		}
		named := frame.NewGroup(field.Full, control.Object())
		half := control.half()
		beside := half || control.narrow()
		if !beside || half != row.half || field.Paired != row.paired || row.kind != noRow {
			row = f.lay(row)
		}
		if !beside {
			f.content.Add(named)
			continue
		}
		_, list := control.(*listControl)
		row = controlRow{append(row.controls, named), half, field.Paired,
			row.wordy || list || field.Paired || field.Heads != nil, noRow}
	}
	f.lay(row)
	f.content.Refresh()
}

// A controlRow are controls side by side.
type controlRow struct {
	controls []fyne.CanvasObject
	// half tells that each is content with half of a wide sheet, paired that they are numbers about players and
	// companies.
	half, paired bool
	// wordy tells that some have words instead of a mark, or are lists that open.
	wordy bool
	// kind is that of the rows of companies or players that they stand in.
	kind rowKind
}

// lay lays a row beneath what there is, and begins another.
func (f *FormEditor) lay(row controlRow) controlRow {
	switch {
	case len(row.controls) == 0:
	case row.kind != noRow:
		f.content.Add(f.rows.lay(row.kind, row.controls))
	case row.half:
		f.content.Add(frame.NewColumns(halfWidth*theme.Size(look.BodySize)/bodySize, look.Space5, row.controls...))
	default:
		f.content.Add(frame.NewColumns(columnWidth(row.controls, row.wordy), look.Space2, row.controls...))
	}
	return controlRow{}
}

// folded shows the fields of a group once somebody wants them, with the keyboard in the first.
func (f *FormEditor) folded(group string) fyne.CanvasObject {
	return input.NewQuietButton(group, func() {
		f.unfolded[group], f.shown = true, ""
		f.Follow()
		for _, field := range f.form.Fields() {
			if canvas := core.CanvasOf(f.content); field.Group == group && canvas != nil {
				canvas.Focus(f.controls[field.Name].first())
				return
			}
		}
	})
}

// head puts a seat's name above its fields. What a single field asks stands beside the name, unless it says the name
// itself.
func (f *FormEditor) head(fields []sheet.Field, first Control) {
	name, label := words.Seat(f.form.Table.Layout(), fields[0].Seat), fields[0].Label
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
// five digits and a sign, and for four fields side by side on a phone. What is half as wide as a sheet is halfWidth wide
// at least, as on a phone.
const (
	fieldWidth float32 = 84
	halfWidth  float32 = 362
	bodySize   float32 = 15
)

// columnWidth is how wide fields side by side are at least: a single one takes the room that there is, and what has words
// instead of a mark or is a list that opens, two side by side on a phone.
func columnWidth(group []fyne.CanvasObject, wordy bool) float32 {
	width, least := fieldWidth*theme.Size(look.BodySize)/bodySize, float32(1)
	if wordy {
		least = 2
	}
	return width * max(least, 4/float32(len(group)))
}
