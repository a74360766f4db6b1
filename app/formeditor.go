package app

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// formEditor fills in any entry by its form: a control for each field, those with one possible value left out.
type formEditor struct {
	rulebook string
	table    calc.Table
	entry    calc.Entry
	changed  func()
	say      func(sentence string)
	content  *fyne.Container
	// shown are the names of the fields that have controls, once they were made.
	shown string
	made  bool
	first fyne.Focusable
}

func newFormEditor(rulebook string, t calc.Table, e calc.Entry, changed func(), say func(string)) *formEditor {
	f := &formEditor{rulebook: rulebook, table: t, entry: e, changed: changed, say: say, content: widget.Stack(look.Space2)}
	f.update()
	return f
}

// Object is the editor.
func (f *formEditor) Object() fyne.CanvasObject { return f.content }

// Focus puts the keyboard on the first field.
func (f *formEditor) Focus(canvas fyne.Canvas) {
	if f.first != nil {
		canvas.Focus(f.first)
	}
}

// Typed takes no letters.
func (f *formEditor) Typed(rune) bool { return false }

func (f *formEditor) touch() {
	f.update()
	f.changed()
}

// update makes the controls anew when the form asks for other fields than before.
func (f *formEditor) update() {
	f.settle()
	var fields []calc.Field
	var names strings.Builder
	for _, field := range f.entry.Form(f.table).Fields {
		if field.Kind != calc.TextKind && field.Allowed.Count() < 2 {
			continue
		}
		fields = append(fields, field)
		names.WriteString(field.Name + " ")
	}
	if f.made && names.String() == f.shown {
		return
	}
	f.made, f.shown = true, names.String()
	f.content.Objects, f.first = nil, nil
	if about := words.EntryAbout(f.rulebook, f.entry); about != "" {
		f.content.Add(widget.NewParagraph(about, widget.Body).SetColor(look.Soft))
	}
	seat := calc.None
	var group []fyne.CanvasObject
	flush := func() {
		if len(group) > 0 {
			f.content.Add(widget.NewColumns(fieldWidth*theme.Size(look.BodySize)/bodySize, look.Space2, group...))
			group = nil
		}
	}
	for _, field := range fields {
		if field.Seat != seat {
			flush()
			seat = field.Seat
			if seat != calc.None {
				f.content.Add(widget.NewSection(words.Seat(f.table.Layout(), seat)))
			}
		}
		label := widget.NewText(words.Field(f.rulebook, f.table.Layout(), field), widget.Caption)
		control := f.control(field)
		if field.Kind == calc.AmountKind {
			group = append(group, widget.Stack(look.Space1, label, control))
			continue
		}
		flush()
		if field.Kind == calc.FlagKind {
			f.content.Add(control)
			continue
		}
		f.content.Add(widget.Stack(look.Space1, label, control))
	}
	flush()
	f.content.Refresh()
}

// A field of a number is at least fieldWidth wide where the text has its normal size, which is bodySize: room for
// five digits and a sign, and for four fields side by side on a phone.
const (
	fieldWidth float32 = 84
	bodySize   float32 = 15
)

// settle gives every field the value that is the only one left to it. One may follow from another.
func (f *formEditor) settle() {
	for place := 0; ; place++ {
		fields := f.entry.Form(f.table).Fields
		if place >= len(fields) {
			return
		}
		field := fields[place]
		if field.Kind != calc.TextKind && field.Allowed.Count() == 1 && field.Get() != field.Allowed.At(0) {
			field.Set(field.Allowed.At(0))
		}
	}
}

// control is what fills in one field.
func (f *formEditor) control(field calc.Field) fyne.CanvasObject {
	switch field.Kind {
	case calc.AmountKind:
		entry := newSumField(field.Get(), func(n int) { f.fresh(field.Name).Set(n); f.touch() })
		f.begin(entry)
		return entry
	case calc.FlagKind:
		return widget.NewSwitch(words.Field(f.rulebook, f.table.Layout(), field), "", field.Get() == 1, func(on bool) {
			value := 0
			if on {
				value = 1
			}
			f.fresh(field.Name).Set(value)
			f.touch()
		})
	case calc.TextKind:
		entry := newWordsField(field.GetText(), func(text string) { f.fresh(field.Name).SetText(text); f.touch() })
		f.begin(entry)
		return entry
	}
	return f.chips(field)
}

func (f *formEditor) begin(o fyne.Focusable) {
	if f.first == nil {
		f.first = o
	}
}

// chips are the choices of a field, those that are impossible now greyed with the reason.
func (f *formEditor) chips(field calc.Field) fyne.CanvasObject {
	var chips []*widget.Chip
	var objects []fyne.CanvasObject
	for i, choice := range field.Allowed.Choices {
		var chip *widget.Chip
		chosen := func(bool) {
			f.fresh(field.Name).Set(choice.Value)
			for j, other := range chips {
				other.SetChosen(i == j)
			}
			f.touch()
		}
		chip = widget.NewChip(words.Choice(f.rulebook, f.table.Layout(), field, choice), chosen)
		if field.Kind == calc.CompanyKind {
			chip = widget.NewCompanyChip(company(f.table.Layout(), choice.Value), chosen)
		}
		chip.SetChosen(choice.Value == field.Get())
		if choice.Refusal != nil {
			chip.DisableBecause(words.Refusal(f.rulebook, f.table.Layout(), choice.Refusal))
			chip.OnRefused = f.say
		}
		chips = append(chips, chip)
		objects = append(objects, chip)
		f.begin(chip)
	}
	return widget.NewFlow(look.Space2, objects...)
}

// fresh is a field of the form as the entry stands now.
func (f *formEditor) fresh(name string) calc.Field {
	field, _ := f.entry.Form(f.table).Field(name)
	return field
}
