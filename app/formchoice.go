package app

import (
	"fyne.io/fyne/v2"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// flagControl is a switch.
type flagControl struct{ of *widget.Switch }

func newFlagControl(of *formEditor, f calc.Field, set func(int)) *flagControl {
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
func (c *flagControl) fits(f calc.Field) bool    { return f.Kind == calc.FlagKind }
func (c *flagControl) show(f calc.Field)         { c.of.SetOn(f.Get() == 1) }

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
	show(b.label, !on)
	return true
}

// wordsControl is a field for words.
type wordsControl struct {
	below
	field *textField
}

func newWordsControl(of *formEditor, f calc.Field, set func(string)) *wordsControl {
	field := newWordsField(f.GetText(), set)
	return &wordsControl{newBelow(of.label(f), field), field}
}

func (c *wordsControl) begin() fyne.Focusable  { return c.field }
func (c *wordsControl) fits(f calc.Field) bool { return f.Kind == calc.TextKind }
func (c *wordsControl) show(calc.Field)        {}

// mostChips is up to how many choices lie on the sheet; more are in a list that opens.
const mostChips = 24

// chipControl is a handful of choices, those that are impossible now greyed with the reason.
type chipControl struct {
	below
	of     *formEditor
	values []int
	chips  []*widget.Chip
}

func newChipControl(of *formEditor, f calc.Field, set func(int)) *chipControl {
	c := &chipControl{of: of}
	flow := widget.NewFlow(look.Space2)
	l := of.table.Layout()
	for _, choice := range f.Allowed.Choices {
		chosen := func(bool) { set(choice.Value) }
		chip := widget.NewChip(words.Choice(of.rulebook, l, f, choice), chosen)
		if f.Kind == calc.CompanyKind && l.HasCompany(choice.Value) {
			chip = widget.NewCompanyChip(company(l, choice.Value), chosen)
		}
		chip.OnRefused = of.say
		c.values, c.chips = append(c.values, choice.Value), append(c.chips, chip)
		flow.Add(chip)
	}
	c.below = newBelow(of.label(f), flow)
	c.show(f)
	return c
}

func (c *chipControl) begin() fyne.Focusable { return c.chips[0] }

// fits asks for the same choices; which of them are possible may differ.
func (c *chipControl) fits(f calc.Field) bool {
	if len(f.Allowed.Choices) != len(c.values) {
		return false
	}
	for i, choice := range f.Allowed.Choices {
		if choice.Value != c.values[i] {
			return false
		}
	}
	return true
}

func (c *chipControl) show(f calc.Field) {
	for i, choice := range f.Allowed.Choices {
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
	of     *formEditor
	choice *fw.Select
	set    func(int)
	values []int
}

func newListControl(of *formEditor, f calc.Field, set func(int)) *listControl {
	c := &listControl{of: of, set: set, choice: fw.NewSelect(nil, nil)}
	c.below = newBelow(of.label(f), c.choice)
	c.show(f)
	return c
}

func (c *listControl) begin() fyne.Focusable  { return c.choice }
func (c *listControl) fits(f calc.Field) bool { return len(f.Allowed.Choices) > mostChips }

func (c *listControl) show(f calc.Field) {
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
