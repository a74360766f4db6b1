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

// FormEditor is the [Editor] for any entry. It has a control for each field with more than one possible value.
type FormEditor struct {
	form     sheet.Form
	changed  func()
	asker    *Asker
	content  *fyne.Container
	controls map[string]Control
	shown    string
	order    []Control
	rows     rows
	// parts shows the fields of one player at a time; nil unless all players fill in the entry.
	parts    *parts
	unfolded map[string]bool
	// last is the field filled in last, picked the last field filled in by a choice, and chief the main number; each ""
	// if none.
	last, picked, chief string
	digits              *digitPad
	// spelt holds the keys typed for a card to count. counted is the group in which a card was counted last.
	spelt      spelling
	counted    string
	alone, low bool
}

func NewEditor(task Task) *FormEditor { return NewPart(task, nil) }

// NewPart returns an editor for the fields for which asked returns true, such as one player's secrets. If asked is nil,
// the editor has all fields.
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

// Rebase returns false if the new entry is secret or has another kind or game.
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

// Focus focuses an open deck of cards, or else the first field that takes the focus.
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

// next returns the first widget to focus after a control, or nil. If after is nil, next searches all controls.
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

// WantsFigures returns false if the controls for trades already show all figures.
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

// Follow updates all controls after a change of the entry. A control that fits its field stays and keeps the focus.
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
		f.unfolded[field.Group] = f.unfolded[field.Group] || !field.Folded // a group with a filled-in field stays open
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

// arrange lays out the controls below the names of their seats, and side by side where they fit.
func (f *FormEditor) arrange(fields []sheet.Field) {
	f.content.Objects, f.order = nil, nil
	f.rows = rows{about: map[string]*text.Text{}, cash: map[string]*text.Text{},
		tight: slices.ContainsFunc(fields, func(field sheet.Field) bool { return field.Input == sheet.Cards })}
	about := f.form.About()
	if f.low || f.parts.isOpen() {
		about = f.form.Closed()
	}
	if about != "" && f.form.Asked == nil {
		f.content.Add(text.NewParagraph(about, core.Body).SetColor(look.Soft))
	}
	seat, gathered, row := calc.None, "", controlRow{}
	if f.parts != nil { // a yes or no fits beside the player's name
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
			if seat = field.Seat; seat != calc.None && seat != f.form.Open { // the page of a single player already shows the name
				f.head(fields[i:], control)
			}
		}
		if cards, is := control.(*cardControl); is && cards.laid != nil {
			cards.laid.bare = len(f.order) > 0 && kindOf(f.order[len(f.order)-1]) == tradeCells
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

type controlRow struct {
	controls []fyne.CanvasObject
	// half reports whether all controls fit in half a page's width, and paired whether all are numbers about players
	// and companies.
	half, paired bool
	// wordy reports whether any control has a text label or opens a list.
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

// folded returns a button that opens a group of rare fields. The focus moves to the group's first field if the button
// was pressed by key or the field takes text.
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

// head adds a heading with a seat's name. The label of a seat's only field goes beside the name.
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

// Smallest widths of a number field and of half a wide page, at the text size bodySize. Four number fields fit on a
// phone.
const (
	fieldWidth float32 = 84
	halfWidth  float32 = 362
	bodySize   float32 = 15
)

// columnWidth returns the smallest width of a field in a row. A phone's row holds two wordy fields or four others.
func columnWidth(group []fyne.CanvasObject, wordy bool) float32 {
	width, least := fieldWidth*theme.Size(look.BodySize)/bodySize, float32(1)
	if wordy {
		least = 2
	}
	return width * max(least, 4/float32(len(group)))
}
