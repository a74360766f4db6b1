package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// maxSteps is up to how many values a number is stepped to rather than typed.
const maxSteps = 31

// stepped tells whether a number is stepped to: there are few to choose from.
func stepped(f *calc.Field) bool {
	return f.Kind == calc.AmountKind && len(f.Allowed.Choices) == 0 && f.Allowed.Step <= 1 && f.Allowed.Count() <= maxSteps
}

// Typed reports whether a number is typed.
func Typed(f *calc.Field) bool {
	return f.Kind == calc.AmountKind && len(f.Allowed.Choices) == 0 && !stepped(f)
}

// stepControl is a small number with a button on either side.
type stepControl struct {
	asker   *Asker
	company int
	stepper *input.Stepper
	content fyne.CanvasObject
}

func newStepControl(a *Asker, f *calc.Field, set func(int)) *stepControl {
	c := &stepControl{asker: a, company: f.Company}
	label := a.Label(f)
	c.stepper = input.NewStepper(label, min(f.Allowed.Min, f.Get()), max(f.Allowed.Max, f.Get()), f.Get(), set)
	if label != "" {
		c.stepper.Loose()
	}
	c.content = c.stepper
	if company, known := a.Company(f.Company); known {
		lead := frame.Across(look.Space2, mark.NewSymbol(company, theme.Size(look.BodySize)))
		if a.Priced {
			lead.Add(container.New(frame.OfWidth(a.widestPrice), priceWord(a.Price(f.Company))))
		}
		c.content = frame.Lead(lead, c.stepper)
	}
	return c
}

// priceWord is the price of a share before what is asked of it.
func priceWord(price string) *text.Text {
	return text.New(words.Tell("sheet.at", words.Names{"price": price}), core.Caption).Whole().SetColor(look.Soft)
}

// widestPrice is the width of the longest of these words, so that all labels begin in a line. The words are made once: a
// page asks for the width whenever it is laid out.
func (a *Asker) widestPrice() float32 {
	if a.prices == nil {
		for company := 0; ; company++ {
			if _, known := a.Company(company); !known {
				break
			}
			a.prices = append(a.prices, priceWord(a.Price(company)))
		}
	}
	widest := float32(0)
	for _, word := range a.prices {
		widest = max(widest, word.Room())
	}
	return widest
}

// Object is the stepper.
func (c *stepControl) Object() fyne.CanvasObject { return c.content }

// Fits asks for a small number of the same company.
func (c *stepControl) Fits(f *calc.Field) bool { return stepped(f) && f.Company == c.company }

// Show leaves a number beyond the bounds as it is: the page says what is wrong with it.
func (c *stepControl) Show(f *calc.Field) {
	c.stepper.SetLabel(c.asker.Label(f))
	c.stepper.SetRange(min(f.Allowed.Min, f.Get()), max(f.Allowed.Max, f.Get()))
	c.stepper.SetValue(f.Get())
}

// Mark does nothing.
func (c *stepControl) Mark(bool) {}

func (c *stepControl) first() fyne.Focusable { return c.stepper }
func (c *stepControl) bare(bool) bool        { return false }
func (c *stepControl) narrow() bool          { return false }

// sumControl is a number that is typed, with the most of it beside it where the table bounds it, and round numbers to add
// where that is much.
type sumControl struct {
	labelled
	field  *TextField
	marked *MarkedField
	most   *input.Chip
	rounds []*input.Chip
	value  int
	high   int
	step   int
	// bounded tells that the most is shown, and unread that what is typed is no number.
	bounded, unread bool
}

func newSumControl(a *Asker, f *calc.Field, set func(int)) *sumControl {
	c := &sumControl{value: f.Get(), high: f.Allowed.Max, step: f.Allowed.Step, bounded: a.Bounded(f)}
	c.field = NewSumField(f, func(n int) {
		c.value, c.unread = n, false
		set(n)
	}, func() {
		if a.Unread != nil {
			c.unread = true
			a.Unread(f.Name)
		}
	})
	c.field.emptyUnread = a.Unread != nil
	c.field.signed = f.Allowed.Min < 0
	var content fyne.CanvasObject = c.field
	if c.marked = NewMarkedField(c.field); a.Roomy {
		content = c.marked.Content
	}
	if !c.bounded {
		c.labelled = newLabelled(a, f, content)
		return c
	}
	c.most = input.NewChip("", func(bool) { c.jump(c.high) })
	jumps := []fyne.CanvasObject{c.most}
	rows := frame.Stack(look.Space1, frame.Spread(content, c.most))
	if c.high >= roundsFrom {
		flow := frame.NewFlow(look.Space2)
		for i := range roundCount {
			chip := input.NewChip("", func(bool) { c.jump(min(max(0, c.value)+roundNumbers(c.high, c.step)[i], max(c.value, c.high))) })
			c.rounds = append(c.rounds, chip)
			flow.Add(chip)
			jumps = append(jumps, chip)
		}
		rows.Add(flow)
	}
	core.NewKeyGroup(jumps...)
	c.labelled = newLabelled(a, f, rows)
	c.Show(f)
	return c
}

// Unsaid reports whether a number that has no value of its own below 0 waits for one.
func Unsaid(f *calc.Field) bool {
	return f.Kind == calc.AmountKind && len(f.Allowed.Choices) == 0 && f.Get() == calc.None && f.Allowed.Min >= 0
}

// writtenNumber is a number as it stands in its field, nothing as long as nobody has said it.
func writtenNumber(f *calc.Field) string {
	if Unsaid(f) {
		return ""
	}
	return words.Number(f.Get())
}

// roundsFrom is from which most there are round numbers to add.
const roundsFrom = 100

// roundCount is how many round numbers can be added by a tap.
const roundCount = 3

// roundNumbers are what is added to a number by a tap, of which the most is known, and the steps in which it goes.
func roundNumbers(high, step int) [roundCount]int {
	switch {
	case step > 1 && high >= 10*step:
		return [roundCount]int{step, 5 * step, 10 * step}
	case step > 1:
		return [roundCount]int{step, 2 * step, 3 * step}
	case high >= 10_000:
		return [roundCount]int{1_000, 5_000, 10_000}
	case high >= 1_000:
		return [roundCount]int{100, 500, 1_000}
	}
	return [roundCount]int{10, 50, 100}
}

// enter writes a number into the field, as if it were typed.
func (c *sumControl) enter(n int) { c.field.SetText(words.Number(n)) }

// jump writes a number by a tap. Where that changes nothing, no chip stays marked for the tap alone.
func (c *sumControl) jump(n int) {
	c.enter(n)
	c.markJumps()
}

// markJumps marks the most where it is what stands in the field; a round number is added, never chosen.
func (c *sumControl) markJumps() {
	for _, chip := range c.rounds {
		chip.SetChosen(false)
	}
	c.most.SetChosen(c.value == c.high)
}

// Fits asks for a number with the same kind of bounds.
func (c *sumControl) Fits(f *calc.Field) bool {
	return Typed(f) && c.asker.Bounded(f) == c.bounded && (f.Allowed.Max >= roundsFrom) == (c.high >= roundsFrom)
}

// Show writes a number that the form has set; what is being typed stays as it is.
func (c *sumControl) Show(f *calc.Field) {
	c.follow(f)
	if f.Get() != c.value || c.unread {
		c.value, c.unread = f.Get(), false
		c.field.Write(writtenNumber(f))
	}
	if c.bounded {
		c.high, c.step = f.Allowed.Max, f.Allowed.Step
		for i, chip := range c.rounds {
			chip.SetLabel(words.Tell("sheet.add", words.Names{"number": words.Number(roundNumbers(c.high, c.step)[i])}))
		}
		c.most.SetLabel(words.Tell("sheet.most", words.Names{"number": words.Number(c.high)}))
		c.markJumps()
	}
}

// Mark marks the field.
func (c *sumControl) Mark(wrong bool) { c.marked.Mark(wrong) }

func (c *sumControl) first() fyne.Focusable { return c.field }
func (c *sumControl) narrow() bool          { return !c.bounded }

// bounded reports whether the most of a number says something about the table: the most that can be afforded, all that
// is held.
func bounded(f *calc.Field) bool {
	return !f.Allowed.Guard && (f.Allowed.Max > 0 || f.Aloud) && f.Allowed.Max < meaningless && (f.Allowed.Min >= 0 || f.Allowed.Step > 1)
}

// A bound of meaningless and above only keeps numbers from growing without end.
const meaningless = 1_000_000
