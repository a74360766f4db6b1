package form

import (
	"slices"
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

// FormEditor fills in any entry by its form, with a control for each field that has more than one possible value.
type FormEditor struct {
	form    sheet.Form
	changed func()
	asker   *Asker
	content *fyne.Container
	// controls holds the controls on the sheet, by field name.
	controls map[string]Control
	shown    string
	order    []Control
	rows     rows
	// parts are the players' parts of an entry that all players fill in; nil for other entries.
	parts *parts
	// unfolded are the rarely used groups that the user opened.
	unfolded map[string]bool
	// last names the field filled in last, picked the last such field with a few choices, and chief the field with the
	// entry's main number. Each may be empty.
	last, picked, chief string
	digits              *digitPad
	// spelt holds the keys typed for a counted card; counted is the group whose cards were counted last.
	spelt      spelling
	counted    string
	alone, low bool
}

// NewEditor returns an editor for any entry.
func NewEditor(task Task) *FormEditor { return NewPart(task, nil) }

// NewPart returns an editor for the fields that the function asked accepts, such as the secret fields of one player. If
// asked is nil, it accepts all fields.
func NewPart(task Task, asked func(*calc.Field) bool) *FormEditor {
	f := &FormEditor{alone: task.Amends, low: task.Low, changed: task.Changed, content: frame.Stack(look.Space2),
		controls: map[string]Control{}, unfolded: map[string]bool{},
		form: sheet.Form{Rulebook: task.Rulebook, Table: task.Table, Entry: task.Entry, Open: calc.None, Asked: asked,
			Said: task.Finished, Past: task.Amends, Shown: task.Revealed, Pawns: task.Pawns}}
	f.asker = &Asker{Refuse: task.Refuse, reveal: task.Hand,
		Set:     f.set,
		SetText: func(name, text string) { f.form.Field(name).SetText(text); f.touch() },
	}
	f.asker.next, f.asker.give = f.next, f.give
	if f.asker.reveal == nil {
		f.asker.reveal = f.Reveal
	}
	f.asker.trades, f.digits = newTrades(f, task), &digitPad{of: f, dock: task.Dock}
	if f.form.InParts() {
		f.parts = newParts(f)
		if f.asker.open = f.parts.open; !task.Amends {
			f.form.Open = f.form.FirstMissing()
		}
	}
	f.Follow()
	return f
}

// Rebase returns false unless the new entry has the same kind, is in the same game and contains nothing secret.
func (f *FormEditor) Rebase(task Task) bool {
	form := f.form
	form.Table, form.Entry, form.Said, form.Past = task.Table, task.Entry, task.Finished, task.Amends
	form.Shown, form.Pawns = task.Revealed, task.Pawns
	if task.Table.Layout() != f.form.Table.Layout() || task.Entry.Kind() != f.form.Entry.Kind() || form.Asked != nil ||
		task.Low != f.low || f.parts != nil || form.Secret() || f.form.Secret() {
		return false
	}
	f.asker.trades.close()
	for _, control := range f.order {
		if deck, is := control.(*cardControl); is {
			deck.fold()
		}
	}
	f.form, f.alone, f.changed, f.asker.Refuse = form, task.Amends, task.Changed, task.Refuse
	f.unfolded, f.last, f.shown = map[string]bool{}, "", ""
	f.Follow()
	return true
}

func (f *FormEditor) Object() fyne.CanvasObject { return f.content }

// Focus focuses the deck if it is open, and otherwise the first other field that can be filled in.
func (f *FormEditor) Focus(canvas fyne.Canvas) {
	var begin Control
	if deck := f.deck(); deck != nil && !deck.spread() {
		begin = deck
	} else if deck != nil {
		canvas.Focus(deck.first())
		return
	}
	if first := f.next(begin); first != nil {
		canvas.Focus(first)
	}
}

// next returns the first widget that can be focused in the controls after the given one, or in all if after is nil.
func (f *FormEditor) next(after Control) fyne.Focusable {
	at := slices.Index(f.order, after)
	for _, control := range f.order[at+1:] {
		first := control.first()
		if off, can := first.(fyne.Disableable); first != nil && (!can || !off.Disabled()) {
			return first
		}
	}
	return nil
}

// Escape closes an open pad for a number of shares, or a reopened deck.
func (f *FormEditor) Escape() bool {
	closed, deck, typing := f.asker.trades.close(), f.deck(), typingOn(f.content)
	if deck == nil {
		return closed
	}
	if !closed && !deck.fold() {
		return false
	}
	deck.Show(deck.of)
	if on := core.CanvasOf(f.content); typing {
		f.Focus(on)
	}
	return true
}

// WantsFigures returns false if the trade cells already show all figures.
func (f *FormEditor) WantsFigures() bool { return len(f.rows.cash) == 0 }

func (f *FormEditor) Looker() int {
	if f.parts != nil {
		return calc.None
	}
	return f.form.Open
}

func (f *FormEditor) touch() {
	f.Follow()
	f.changed()
}

func (f *FormEditor) Reveal(seat int) {
	f.form.Open = seat
	f.touch()
}

// Follow updates the sheet after a field was filled in. Controls that still fit stay and keep the focus.
func (f *FormEditor) Follow() {
	f.form.FillOnlyValues(f.alone)
	var arrangement strings.Builder
	controls := map[string]Control{}
	made := len(f.controls) == 0
	fields := sheet.Joined(f.form.Fields())
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
		f.unfolded[field.Group] = f.unfolded[field.Group] || !field.Folded // a filled-in group stays open
	}
	f.controls = controls
	f.asker.trades.follow(controls)
	f.digits.follow()
	if made = made || len(fields) == 0 || arrangement.String() != f.shown; made {
		f.shown = arrangement.String()
		f.arrange(fields)
	}
	if f.parts != nil {
		f.parts.follow()
	}
	if f.rows.follow(fields) || made {
		f.content.Refresh()
	}
}

// arrange lays out the controls under their seats' names, side by side if they fit.
func (f *FormEditor) arrange(fields []sheet.Field) {
	f.content.Objects, f.order = nil, nil
	f.rows = rows{tight: slices.ContainsFunc(fields, func(field sheet.Field) bool { return field.Input == sheet.Cards })}
	about := f.form.About()
	if f.low || f.parts.isOpen() {
		about = f.form.Closed()
	}
	if about != "" && f.form.Asked == nil {
		f.content.Add(text.NewParagraph(about, core.Body).SetColor(look.Soft))
	}
	seat, gathered, row := calc.None, "", controlRow{}
	if f.parts != nil { // a yes or no fits beside it
		row.controls, row.half = []fyne.CanvasObject{f.parts.top()}, true
	}
	for i, field := range fields {
		control := f.controls[field.Name]
		if field.Group != gathered {
			row = f.lay(row)
			gathered, seat = field.Group, calc.None
			switch {
			case !f.unfolded[gathered]:
				f.content.Add(f.folded(gathered))
			case gathered != "":
				if head := f.rows.groupHead(field); head != nil {
					f.content.Add(head)
				}
			}
		}
		if !f.unfolded[gathered] {
			continue
		}
		if !isPart(field) && field.Seat != seat {
			row = f.lay(row)
			if seat = field.Seat; seat != calc.None && seat != f.form.Open { // its own page shows whose it is
				f.head(fields[i:], control)
			}
		}
		if cards, is := control.(*cardControl); is && cards.laid != nil {
			_, above := last(f.order).(*tradeControl)
			cards.laid.bare = above
		}
		f.order = append(f.order, control)
		if field.Tally != nil {
			if i == 0 || fields[i-1].Tally == nil || fields[i-1].Group != field.Group {
				row = f.lay(row)
				last := i + 1
				for last < len(fields) && fields[last].Tally != nil && fields[last].Group == field.Group {
					last++
				}
				f.content.Add(f.tallyLines(fields[i:last]))
			}
			continue
		}
		if field.Row != nil && field.Row.More {
			continue
		}
		if field.Printed != "" && field.Numbers == nil {
			control.bare(i > 0 && fields[i-1].Printed != "" || i+1 < len(fields) && fields[i+1].Printed != "")
		}
		if field.Row != nil || field.Trade != nil || kindOf(control) == numbers {
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
	if f.parts != nil {
		f.content.Add(f.parts.next)
	}
}

func last(order []Control) Control {
	if len(order) == 0 {
		return nil
	}
	return order[len(order)-1]
}

type controlRow struct {
	controls []fyne.CanvasObject
	// half reports whether every control fits on half of a wide sheet. paired reports whether the controls are numbers
	// about players and companies.
	half, paired bool
	// wordy reports whether any control has a text label instead of a mark, or opens a list.
	wordy bool
	kind  rowKind
}

func (f *FormEditor) lay(row controlRow) controlRow {
	switch {
	case len(row.controls) == 0:
	case row.kind != noRow:
		f.content.Add(f.rows.lay(row.kind, row.controls))
	case row.half:
		f.content.Add(frame.NewLines(row.controls...))
	default:
		f.content.Add(frame.NewColumns(columnWidth(row.controls, row.wordy), look.Space2, row.controls...))
	}
	return controlRow{}
}

// folded returns a button that unfolds a group. The focus moves into the group if the keyboard is in use or the group
// begins with a field to type in.
func (f *FormEditor) folded(group string) fyne.CanvasObject {
	var button *input.Button
	button = input.NewQuietButton(group, func() {
		canvas := core.CanvasOf(f.content)
		keyed := canvas != nil && canvas.Focused() == fyne.Focusable(button)
		f.unfolded[group], f.shown = true, ""
		f.Follow()
		first, _ := calc.Find(f.form.Fields(), func(field sheet.Field) bool { return field.Group == group })
		if control, has := f.controls[first.Name]; has && canvas != nil && (keyed || first.Input == sheet.Number || first.Input == sheet.Words) {
			canvas.Focus(control.first())
		}
	})
	return button
}

// head puts a seat's name above its fields. The label of a single field goes beside the name, unless it contains the
// name.
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

// fieldWidth is the smallest width of a number field at the normal text size bodySize: it holds five digits and a sign,
// and four fields fit side by side on a phone. halfWidth is the smallest width of half a sheet, a phone's width.
const (
	fieldWidth float32 = 84
	halfWidth  float32 = 362
	bodySize   float32 = 15
)

// columnWidth returns the smallest width of a field in a row. A single field gets the whole width; on a phone, wordy
// fields fit two to a line.
func columnWidth(group []fyne.CanvasObject, wordy bool) float32 {
	width, least := fieldWidth*theme.Size(look.BodySize)/bodySize, float32(1)
	if wordy {
		least = 2
	}
	return width * max(least, 4/float32(len(group)))
}
