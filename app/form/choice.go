package form

import (
	"slices"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// flagControl is a switch.
type flagControl struct{ of *widget.Switch }

func newFlagControl(of *FormEditor, f *calc.Field, set func(int)) *flagControl {
	return &flagControl{widget.NewSwitch(of.label(f), "", f.Get() == 1, func(on bool) {
		value := 0
		if on {
			value = 1
		}
		set(value)
	})}
}

func (c *flagControl) object() fyne.CanvasObject { return c.of }
func (c *flagControl) begin() fyne.Focusable     { return c.of }
func (c *flagControl) bare(bool) bool            { return false }
func (c *flagControl) narrow() bool              { return false }
func (c *flagControl) fits(f *calc.Field) bool   { return f.Kind == calc.FlagKind }
func (c *flagControl) show(f *calc.Field)        { c.of.SetOn(f.Get() == 1) }

// below is a control with its label above it.
type below struct {
	label   *widget.Text
	content *fyne.Container
}

func newBelow(label string, control fyne.CanvasObject) below {
	text := widget.NewText(label, widget.Caption)
	return below{text, widget.Stack(look.Space1, text, control)}
}

func (b below) object() fyne.CanvasObject { return b.content }
func (b below) narrow() bool              { return false }

func (b below) bare(on bool) bool {
	widget.Show(b.label, !on)
	return true
}

// wordsControl is a field for words.
type wordsControl struct {
	below
	field *TextField
}

func newWordsControl(of *FormEditor, f *calc.Field, set func(string)) *wordsControl {
	field := NewWordsField(f.GetText(), set)
	return &wordsControl{newBelow(of.label(f), field), field}
}

func (c *wordsControl) begin() fyne.Focusable   { return c.field }
func (c *wordsControl) fits(f *calc.Field) bool { return f.Kind == calc.TextKind }
func (c *wordsControl) show(*calc.Field)        {}

// maxChips is up to how many choices lie on the sheet; more are in a list that opens.
const maxChips = 24

// maxNumberChips is the same for numbers, of which a form asks for many at a time.
const maxNumberChips = 8

// listed tells whether the choices are too many to lie on the sheet.
func listed(f *calc.Field) bool {
	n := len(f.Allowed.Choices)
	return n > maxChips || n > maxNumberChips && f.Kind == calc.AmountKind
}

// chipControl is a handful of choices, those that are impossible now greyed with the reason.
type chipControl struct {
	below
	of     *FormEditor
	values []int
	chips  []*widget.Chip
}

// tellable are the choices that say something: a field that may stay unsaid is so when no chip is chosen, or the chosen
// one is tapped again.
func tellable(f *calc.Field) []calc.Choice {
	return slices.DeleteFunc(slices.Clone(f.Allowed.Choices), func(c calc.Choice) bool {
		return c.Value == calc.None && f.Kind == calc.ChoiceKind
	})
}

// shortChip is how wide a chip of one or two letters is at least, in sizes of its text.
const shortChip float32 = 3.4

func newChipControl(of *FormEditor, f *calc.Field, set func(int)) *chipControl {
	c := &chipControl{of: of}
	var flow []fyne.CanvasObject
	short := true
	l := of.table.Layout()
	for _, choice := range tellable(f) {
		chosen := func(on bool) {
			if !on && optional(f) {
				set(calc.None)
			} else {
				set(choice.Value)
			}
		}
		chip := widget.NewChip(words.Choice(of.rulebook, l, f, choice), chosen)
		if f.Kind == calc.CompanyKind && l.HasCompany(choice.Value) {
			chip = widget.NewCompanyChip(Company(l, choice.Value), chosen)
		}
		chip.OnRefused = of.refuse
		c.values, c.chips = append(c.values, choice.Value), append(c.chips, chip)
		flow = append(flow, chip)
		short = short && utf8.RuneCountInString(words.Choice(of.rulebook, l, f, choice)) <= 2
	}
	chips := widget.NewFlow(look.Space2, flow...)
	if short { // as wide as one another: six of them stand side by side on a phone
		chips = widget.NewColumns(shortChip*theme.Size(look.BodySize), look.Space2, flow...)
	}
	c.below = newBelow(of.label(f), chips)
	c.show(f)
	return c
}

func (c *chipControl) begin() fyne.Focusable { return c.chips[0] }

// fits asks for the same choices; which of them are possible may differ.
func (c *chipControl) fits(f *calc.Field) bool {
	return slices.EqualFunc(tellable(f), c.values, func(choice calc.Choice, value int) bool { return choice.Value == value })
}

func (c *chipControl) show(f *calc.Field) {
	for i, choice := range tellable(f) {
		c.chips[i].SetChosen(choice.Value == f.Get())
		if choice.Refusal != nil {
			c.chips[i].DisableBecause(words.Refusal(c.of.rulebook, c.of.table.Layout(), choice.Refusal))
		} else {
			c.chips[i].Enable()
		}
	}
}

// listControl is one of many choices, in a list that opens; those that are impossible now are not in it.
type listControl struct {
	below
	of     *FormEditor
	choice *fw.Select
	set    func(int)
	values []int
}

func newListControl(of *FormEditor, f *calc.Field, set func(int)) *listControl {
	c := &listControl{of: of, set: set, choice: fw.NewSelect(nil, nil)}
	c.below = newBelow(of.label(f), c.choice)
	c.show(f)
	return c
}

func (c *listControl) begin() fyne.Focusable   { return c.choice }
func (c *listControl) fits(f *calc.Field) bool { return listed(f) }

func (c *listControl) show(f *calc.Field) {
	c.choice.OnChanged = nil
	c.values, c.choice.Options = nil, nil
	place := -1
	for _, choice := range f.Allowed.Choices {
		if choice.Refusal != nil {
			continue
		}
		if choice.Value == f.Get() {
			place = len(c.values)
		}
		c.values = append(c.values, choice.Value)
		c.choice.Options = append(c.choice.Options, words.Choice(c.of.rulebook, c.of.table.Layout(), f, choice))
	}
	if place >= 0 {
		c.choice.SetSelectedIndex(place)
	} else {
		c.choice.ClearSelected()
	}
	c.choice.OnChanged = func(string) { c.set(c.values[c.choice.SelectedIndex()]) }
}
