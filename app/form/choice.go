package form

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// flagControl is a switch with a label and a sentence. The sentence explains the switch, or says why it is locked.
type flagControl struct {
	plain
	of *input.Switch
}

func newFlagControl(f sheet.Field, set func(int)) *flagControl {
	of := input.NewSwitch(f.Label, f.About, f.Value == 1, func(on bool) { set(calc.Bit(on)) })
	c := &flagControl{plain{of, of}, of}
	c.Show(f)
	return c
}

func (c *flagControl) Fits(f sheet.Field) bool { return f.Input == sheet.Switch && f.Row == nil }

func (c *flagControl) Show(f sheet.Field) {
	c.of.SetTitle(f.Label)
	c.of.SetOn(f.Value == 1)
	c.of.SetDetail(f.About)
	core.Enable(c.of, !f.Locked)
}

func (*flagControl) half() bool { return true }

type wordsControl struct {
	labelled
	field  *TextField
	marked *MarkedField
	usual  *ChipChoice
}

func newWordsControl(a *Asker, f sheet.Field, set func(string)) *wordsControl {
	field := NewWordsField(f.Text, set)
	if f.Line {
		field = newLine(a, f, set)
	}
	marked := NewMarkedField(field)
	if len(f.Choices) == 0 {
		return &wordsControl{newLabelled(f, marked.Content, field), field, marked, nil}
	}
	labels := calc.Map(f.Choices, func(choice sheet.Choice) string { return choice.Label })
	usual := NewChipChoice(labels, calc.None, func(place int) { set(f.Choices[place].Key) })
	own := frame.NewGroup(words.Text("sheet.words"), marked.Content)
	return &wordsControl{newLabelled(f, frame.Stack(look.Space1, usual.Content, own), field), field, marked, usual}
}

// newLine returns a one-line text field. If several lines are pasted, they are submitted at once.
func newLine(a *Asker, f sheet.Field, set func(string)) *TextField {
	field := NewTextField()
	field.SetText(f.Text)
	field.SetPlaceHolder(f.About)
	field.OnChanged, field.OnSubmitted = set, a.entered(f.Name)
	field.Pasted = func(text string) bool {
		several := strings.Contains(strings.TrimSpace(text), "\n") && field.OnSubmitted != nil
		if several {
			set(text)
			field.OnSubmitted(text)
		}
		return several
	}
	return field
}

func (c *wordsControl) Fits(f sheet.Field) bool {
	return f.Input == sheet.Words && f.Line == !c.field.MultiLine && (len(f.Choices) > 0) == (c.usual != nil)
}

func (c *wordsControl) Show(f sheet.Field) {
	c.follow(f)
	if f.Line {
		c.field.SetPlaceHolder(f.About)
	}
	if c.field.Text != f.Text {
		c.field.Write(f.Text)
	}
	if c.usual != nil {
		c.usual.Choose(slices.IndexFunc(f.Choices, func(of sheet.Choice) bool { return of.Label == f.Text }))
	}
}

func (c *wordsControl) Mark(wrong bool) { c.marked.Mark(wrong) }

// A chip is a button for one of several choices.
type chip interface {
	fyne.CanvasObject
	fyne.Focusable
	fyne.Tappable
	fyne.Disableable
	EnableUnless(reason string)
	Reason() string
	SetLabel(label string)
	SetChosen(chosen bool)
	Chosen() bool
	AccessibilityLabel() string
}

// chipControl offers a few choices as chips. An impossible choice is grey, and a tap on it shows the reason.
type chipControl struct {
	labelled
	// of is the current field. keyed reports whether the control needs new chips when the keys of the choices change.
	of    sheet.Field
	keyed bool
	chips []chip
	keys  *core.KeyGroup
	crowd *Crowd
}

// fewChoices is the largest number of choices that fit in half the width of a wide page.
const fewChoices = 3

func (c *chipControl) half() bool {
	return len(c.of.Choices) <= fewChoices && !c.of.Companies && !grouped(c.of)
}

// Smallest widths of a button, in multiples of the text size.
const (
	shortCell   float32 = 3.4
	companyCell float32 = 10
)

func newChipControl(a *Asker, f sheet.Field, set func(int)) *chipControl {
	c := &chipControl{of: f, keyed: a.Stacked}
	brief := !a.Stacked && !longer(f, 2)
	var flow []fyne.CanvasObject
	for _, choice := range f.Choices {
		chip := newChip(a, f, choice, brief, func(on bool) {
			if !on && f.Optional {
				set(calc.None)
			} else {
				set(choice.Value)
			}
		})
		c.chips, flow = append(c.chips, chip), append(flow, chip)
	}
	if c.keys = core.NewKeyGroup(flow...); digits(f) {
		c.keys.Mute()
	}
	chips := frame.NewChips(flow...)
	switch size := theme.Size(look.BodySize); {
	case grouped(f):
		chips, c.keys = groupParts(f, flow)
	case f.Printed != "": // in as many columns as there are companies
		c.keys.Mute()
		chips = frame.NewColumns(fieldWidth*size/bodySize*4/float32(max(4, len(flow))), look.Space1, flow...)
	case f.Companies:
		c.crowd = NewCrowd(c.keys, flow)
		chips = frame.NewColumns(companyCell*size, look.Space1, c.crowd.Objects()...)
	case brief: // equally wide; six fit side by side on a phone
		chips = frame.NewColumns(shortCell*size, look.Space1, flow...)
	}
	c.labelled = newLabelled(f, chips, c.chips[0])
	c.Show(f)
	return c
}

// newChip returns the button for a choice. brief reports whether all choices of the field have at most two letters.
func newChip(a *Asker, f sheet.Field, choice sheet.Choice, brief bool, chosen func(bool)) chip {
	switch {
	case f.Printed != "":
		return a.refusing(newCodeCell(*choice.Company, chosen).SetDetail(f.Printed).SetSpoken(spokenNumber(f, choice)))
	case choice.Part != "":
		return a.refusing(newCodeCell(*choice.Company, chosen).SetSpoken(choice.Label))
	case choice.Company != nil:
		return a.refusing(input.NewCompanyCell(*choice.Company, chosen))
	case brief:
		return a.refusing(input.NewCell(choice.Label, chosen))
	}
	return a.newPill(choice.Label, choice.Pawn, chosen)
}

// refusing lets a tap on an impossible cell show the reason.
func (a *Asker) refusing(cell *input.Cell) *input.Cell {
	cell.OnRefused = a.Refuse
	return cell
}

// newCodeCell returns a cell with a company's code, which is enough below a heading or in a line.
func newCodeCell(company view.Company, chosen func(bool)) *input.Cell {
	company.Name = ""
	return input.NewCompanyCell(company, chosen)
}

func (a *Asker) newPill(label string, pawn *emblem.Pawn, chosen func(bool)) *input.Chip {
	pill := input.NewChip(label, chosen)
	if pawn != nil {
		pill.SetPawn(*pawn)
	}
	pill.OnRefused = a.Refuse
	return pill
}

func (c *chipControl) first() fyne.Focusable { return c.keys.HomeOr(c.start) }

func (c *chipControl) Fits(f sheet.Field) bool {
	return c.of.Printed == f.Printed && c.of.Alike(f, c.keyed)
}

func (c *chipControl) Show(f sheet.Field) {
	c.follow(f)
	c.of = f
	for i, choice := range f.Choices {
		if choice.Company == nil {
			c.chips[i].SetLabel(choice.Label)
		}
		if cell, is := c.chips[i].(*input.Cell); is && choice.Company != nil && choice.Part == "" && f.Printed == "" {
			cell.SetDetail(choice.Price)
		}
		if pill, is := c.chips[i].(*input.Chip); is && choice.Pawn != nil {
			pill.SetPawn(*choice.Pawn)
		}
		c.chips[i].SetChosen(choice.Value == f.Value)
		c.chips[i].EnableUnless(choice.Reason)
	}
	if c.crowd != nil {
		c.crowd.Fold()
	}
}

func digits(f sheet.Field) bool {
	return slices.ContainsFunc(f.Choices, func(c sheet.Choice) bool { return len(c.Label) == 1 && unicode.IsDigit(rune(c.Label[0])) })
}

func longer(f sheet.Field, letters int) bool {
	return slices.ContainsFunc(f.Choices,
		func(c sheet.Choice) bool { return utf8.RuneCountInString(c.Label) > letters })
}
