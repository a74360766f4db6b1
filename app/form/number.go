package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

type stepControl struct {
	plain
	company string
	stepper *input.Stepper
	jumps   bool
	row     bool
	// above is the label above the number; nil if the label is beside the number.
	above *text.Text
}

func (c *stepControl) narrow() bool { return c.above != nil }

// stepLabel returns a number's label. In a row this is the full label, because only screen readers use it.
func stepLabel(f sheet.Field) string {
	if f.Row != nil {
		return f.Full
	}
	return f.Label
}

func (c *stepControl) half() bool { return c.company == "" && c.above == nil }

func newStepControl(f sheet.Field, set func(int)) *stepControl {
	c := &stepControl{company: codeOf(f), row: f.Row != nil}
	c.stepper = input.NewStepper(stepLabel(f), min(f.Min, f.Value), max(f.Max, f.Value), f.Value, set)
	if f.Label != "" {
		c.stepper.Loose()
	}
	c.plain = plain{c.stepper, c.stepper}
	if c.row {
		c.stepper.Loose().Bare()
		c.aim(f)
		return c
	}
	c.jump(f)
	if f.Paired {
		brief := f
		brief.Label = f.Brief
		labelled := newLabelled(brief, c.stepper.Bare(), c.stepper)
		c.content, c.above = labelled.content, labelled.label
		return c
	}
	if f.Company != nil {
		c.content = frame.LeadLine(mark.NewSymbol(*f.Company, look.BodySize), c.stepper)
	}
	return c
}

func (c *stepControl) aim(f sheet.Field) {
	less, more, spoken := view.Left, view.Right, [2]string{"sheet.arrow.left", "sheet.arrow.right"}
	switch f.Axis {
	case calc.NoAxis:
		return
	case calc.Upward:
		less, more, spoken = view.Down, view.Up, [2]string{"sheet.arrow.down", "sheet.arrow.up"}
	}
	of := words.Names{"company": f.Company.Noun}
	c.stepper.Arrows(mark.StepIcon(less), mark.StepIcon(more), words.Format(spoken[0], of), words.Format(spoken[1], of))
}

func (c *stepControl) jump(f sheet.Field) {
	if len(f.Jumps) == 0 && len(f.Choices) == 0 && !c.jumps {
		return
	}
	c.jumps = true
	var shortcuts []input.Shortcut
	for _, choice := range f.Choices {
		shortcuts = append(shortcuts, input.Shortcut{Label: choice.Label, Value: choice.Value})
	}
	for i, n := range f.Jumps {
		label := words.Number(n)
		if i == len(f.Jumps)-1 {
			label = words.Format("sheet.most", words.Names{"number": label})
		}
		shortcuts = append(shortcuts, input.Shortcut{Label: label, Value: n})
	}
	c.stepper.SetShortcuts(shortcuts...)
	c.stepper.Join(c.stepper.KeyGroup()) // Tab skips these chips, because typing a number is as fast
}

func codeOf(f sheet.Field) string {
	if f.Company == nil {
		return ""
	}
	return f.Company.Code
}

func (c *stepControl) Fits(f sheet.Field) bool {
	return f.Input == sheet.Stepper && f.Trade == nil && codeOf(f) == c.company && f.Paired == (c.above != nil) &&
		(f.Row != nil) == c.row
}

// Show keeps a number beyond the limits, because the page explains the mistake.
func (c *stepControl) Show(f sheet.Field) {
	c.stepper.SetLabel(stepLabel(f))
	if c.above != nil {
		c.above.SetText(f.Brief)
	}
	c.stepper.SetRange(min(f.Min, f.Value), max(f.Max, f.Value))
	c.stepper.SetValue(f.Value)
	c.jump(f)
}

// sumControl is a field for a typed number, with chips for the maximum and for round numbers to add.
type sumControl struct {
	labelled
	field  *TextField
	marked *MarkedField
	most   *input.Chip
	rounds []*input.Chip
	usual  *input.Chip
	jumps  []int
	value  int
	high   int
	step   int
	// bounded reports whether the maximum is shown. unread reports whether the text is not a number.
	bounded, unread bool
}

func newSumControl(a *Asker, f sheet.Field, set func(int)) *sumControl {
	c := &sumControl{value: f.Value, high: f.Most, step: f.Step, bounded: f.Bounded}
	c.field = NewSumField(numberText(f), func(n int) {
		c.value, c.unread = n, false
		set(n)
	}, func() {
		c.value, c.unread = NoNumber, a.OnUnreadable != nil
		a.unread(f.Name)
	})
	c.field.emptyUnread, c.field.OnSubmitted = a.OnUnreadable != nil, a.entered(f.Name)
	c.field.Least(f.Min)
	marked := NewMarkedField(c.field)
	content := fyne.CanvasObject(marked.Content)
	if f.Usual != "" {
		c.usual = input.NewChip(f.Usual, func(bool) { c.field.SetText(words.Number(c.jumps[0])) })
		content = frame.Spread(content, c.usual)
	}
	if c.marked = marked; !c.bounded {
		c.labelled = newLabelled(f, content, c.field)
		c.Show(f)
		return c
	}
	c.most = input.NewChip("", func(bool) { c.jump(c.high) })
	jumps := []fyne.CanvasObject{c.most}
	rows := frame.Stack(look.Space1, frame.Spread(content, c.most))
	if c.high >= roundsFrom && !f.Chief {
		flow := frame.NewFlow(look.Space2)
		for i := range roundCount {
			chip := input.NewChip("",
				func(bool) { c.jump(min(max(0, c.value)+roundNumbers(c.high, c.step)[i], max(c.value, c.high))) })
			c.rounds = append(c.rounds, chip)
			flow.Add(chip)
			jumps = append(jumps, chip)
		}
		rows.Add(flow)
	}
	core.NewKeyGroup(jumps...)
	c.labelled = newLabelled(f, rows, c.field)
	c.Show(f)
	return c
}

func numberText(f sheet.Field) string {
	if f.Unsaid {
		return ""
	}
	return words.Number(f.Value)
}

const roundsFrom = 100

const roundCount = 3

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

// jump writes the number of a tapped chip. It always updates the chips, because the tap has marked the chip as chosen.
func (c *sumControl) jump(n int) {
	c.field.SetText(words.Number(n))
	c.markJumps()
}

func (c *sumControl) markJumps() {
	for _, chip := range c.rounds {
		chip.SetChosen(false)
	}
	c.most.SetChosen(c.value == c.high)
}

func (c *sumControl) Fits(f sheet.Field) bool {
	return f.Input == sheet.Number && f.Row == nil && f.Trade == nil && codeOf(f) == c.company && f.Bounded == c.bounded &&
		(f.Usual == "" || c.usual != nil) &&
		(f.Most >= roundsFrom) == (c.high >= roundsFrom)
}

func (c *sumControl) Show(f sheet.Field) {
	c.follow(f)
	if c.usual != nil {
		c.jumps = f.Jumps
		c.usual.SetLabel(f.Usual)
		core.Show(c.usual, len(f.Jumps) > 0)
		c.usual.SetChosen(false)
	}
	if (f.Value != c.value || c.unread) && !(c.unread && f.Unsaid) {
		c.value, c.unread = f.Value, false
		c.field.Write(numberText(f))
	}
	if c.bounded {
		c.high, c.step = f.Most, f.Step
		for i, chip := range c.rounds {
			chip.SetLabel(words.Format("sheet.add",
				words.Names{"number": roundNumbers(c.high, c.step)[i]}))
		}
		c.most.SetLabel(words.Format("sheet.most", words.Names{"number": c.high}))
		c.markJumps()
	}
}

func (c *sumControl) Mark(wrong bool) { c.marked.Mark(wrong) }
func (c *sumControl) narrow() bool    { return !c.bounded }
