package form

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// maxSteps is up to how many values a number is stepped to rather than typed.
const maxSteps = 31

// stepped tells whether a number is stepped to: there are few to choose from.
func stepped(f *calc.Field) bool {
	return f.Kind == calc.AmountKind && len(f.Allowed.Choices) == 0 && f.Allowed.Step <= 1 && f.Allowed.Count() <= maxSteps
}

// stepControl is a small number with a button on either side.
type stepControl struct {
	stepper *widget.Stepper
	content fyne.CanvasObject
}

func newStepControl(of *FormEditor, f *calc.Field, set func(int)) *stepControl {
	c := &stepControl{}
	c.stepper = widget.NewStepper(of.label(f), min(f.Allowed.Min, f.Get()), max(f.Allowed.Max, f.Get()), f.Get(), set).Loose()
	c.content = c.stepper
	if f.Company != calc.None {
		c.content = widget.Lead(widget.NewSymbol(Company(of.table.Layout(), f.Company), theme.Size(look.BodySize)), c.stepper)
	}
	return c
}

func (c *stepControl) object() fyne.CanvasObject { return c.content }
func (c *stepControl) begin() fyne.Focusable     { return c.stepper }
func (c *stepControl) bare(bool) bool            { return false }
func (c *stepControl) narrow() bool              { return false }
func (c *stepControl) fits(f *calc.Field) bool   { return stepped(f) }

// show leaves a number beyond the bounds as it is: the sheet says what is wrong with it.
func (c *stepControl) show(f *calc.Field) {
	c.stepper.SetRange(min(f.Allowed.Min, f.Get()), max(f.Allowed.Max, f.Get()))
	c.stepper.SetValue(f.Get())
}

// sumControl is a number that is typed, with the most of it beside it where the table bounds it.
type sumControl struct {
	below
	field   *TextField
	most    *widget.Chip
	value   int
	high    int
	bounded bool
	of      *FormEditor
}

func newSumControl(of *FormEditor, f *calc.Field, set func(int)) *sumControl {
	c := &sumControl{of: of, value: f.Get(), bounded: of.bounds(f)}
	c.field = newSumField(c.value, func(n int) {
		c.value = n
		set(n)
	})
	c.field.signed = f.Allowed.Min < 0
	if !c.bounded {
		c.below = newBelow(of.label(f), c.field)
		return c
	}
	c.most = widget.NewChip("", func(bool) { c.field.SetText(strconv.Itoa(c.high)) })
	c.below = newBelow(of.label(f), widget.Spread(c.field, c.most))
	c.show(f)
	return c
}

// bounds tells whether the most of a number says something about the table: the most that can be afforded, all that
// is held.
func (of *FormEditor) bounds(f *calc.Field) bool {
	return !f.Allowed.Guard && f.Allowed.Max > 0 && f.Allowed.Max < meaningless && (f.Allowed.Min >= 0 || f.Allowed.Step > 1)
}

// A bound of meaningless and above only keeps numbers from growing without end.
const meaningless = 99_999

func (c *sumControl) begin() fyne.Focusable { return c.field }
func (c *sumControl) narrow() bool          { return !c.bounded }

func (c *sumControl) fits(f *calc.Field) bool {
	return f.Kind == calc.AmountKind && len(f.Allowed.Choices) == 0 && !stepped(f) && c.of.bounds(f) == c.bounded
}

// show writes a number that the form has set; what is being typed stays as it is.
func (c *sumControl) show(f *calc.Field) {
	if f.Get() != c.value {
		c.value = f.Get()
		c.field.Write(strconv.Itoa(c.value))
	}
	if c.bounded {
		c.high = f.Allowed.Max
		c.most.SetLabel(words.Tell("sheet.most", words.Names{"number": words.Number(c.high)}))
		c.most.SetChosen(c.value == c.high)
	}
}
