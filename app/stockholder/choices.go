package stockholder

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// choices ask what only house rules and rare ties leave open: how many zeroed shares a holder keeps, which colour is
// bought back first, how many shares were bought before the card when others were sold. What a holder keeps and buys
// back first must be said: as long as it is not, the number looks foreseen and no colour chosen.
type choices struct {
	object *fyne.Container
	editor *TurnEditor
	shown  string
	// said are the fields that were said, and all tells that the turn came as it was recorded.
	said []string
	all  bool
}

// begin goes on with what was said before, as [choices.progress] tells it.
func (c *choices) begin(progress []byte) {
	c.said, c.all = strings.Fields(string(progress)), len(progress) == 0 && c.editor.turn.Card != ""
	c.shown, c.object.Objects = "", nil
}

// open is the word of progress that is always there: the turn was not recorded yet.
const open = "open"

// progress are the names of what was said.
func (c *choices) progress() []byte {
	if c.all {
		return nil
	}
	return []byte(strings.Join(append([]string{open},
		slices.DeleteFunc(slices.Clone(c.said), func(s string) bool { return s == open })...), " "))
}

// forget is called when another card, or another way of it, leaves other things open.
func (c *choices) forget() { c.said, c.all = nil, false }

// asked are the fields that the turn leaves open now.
func (c *choices) asked() []*calc.Field {
	return slices.DeleteFunc(c.editor.turn.Form(c.editor.table).Fields, func(f *calc.Field) bool {
		list, _, _ := strings.Cut(f.Name, ".")
		return list != "keep" && list != "first" && list != "bought" || f.Allowed.Count() < 2
	})
}

// isSaid reports whether a field was said. How many shares were bought follows from the trade unless one says
// otherwise.
func (c *choices) isSaid(f *calc.Field) bool {
	return c.all || strings.HasPrefix(f.Name, "bought.") || slices.Contains(c.said, f.Name)
}

// unsaid is the question that nobody has answered yet, or nothing.
func (c *choices) unsaid() string {
	for _, f := range c.asked() {
		if !c.isSaid(f) {
			return words.Field(rulebook, c.editor.table.Layout(), f)
		}
	}
	return ""
}

// update shows the fields that the turn asks for now, and leaves them alone as long as they stay the same.
func (c *choices) update() {
	fields, names := c.asked(), ""
	for _, f := range fields {
		names += f.Name + words.Number(f.Allowed.Max) + " "
	}
	if names == c.shown {
		return
	}
	c.shown = names
	c.object.Objects = nil
	for _, f := range fields {
		c.object.Add(text.New(words.Field(rulebook, c.editor.table.Layout(), f), core.Caption))
		c.object.Add(c.control(f))
	}
}

// say sets a field by hand.
func (c *choices) say(f *calc.Field, n int) {
	f.Set(n)
	if !slices.Contains(c.said, f.Name) {
		c.said = append(c.said, f.Name)
	}
	c.editor.touch()
}

func (c *choices) control(f *calc.Field) fyne.CanvasObject {
	if len(f.Allowed.Choices) == 0 {
		return c.number(f)
	}
	var labels []string
	chosen := calc.None
	for i, choice := range f.Allowed.Choices {
		labels = append(labels, words.Choice(rulebook, c.editor.table.Layout(), f, choice))
		if choice.Value == f.Get() && c.isSaid(f) {
			chosen = i
		}
	}
	return form.NewChipChoice(labels, chosen, func(i int) { c.say(f, f.Allowed.Choices[i].Value) }).Content
}

// number is a number with a button that says the most; as long as nobody has said it, it is called foreseen.
func (c *choices) number(f *calc.Field) fyne.CanvasObject {
	var number *input.Stepper
	var most *input.Chip
	show := func() {
		most.SetChosen(c.isSaid(f) && f.Get() == f.Allowed.Max)
		number.SetValue(f.Get())
		number.SetCaption("")
		if !c.isSaid(f) {
			number.SetCaption(words.Text("sheet.foreseen"))
		}
	}
	change := func(n int) {
		c.say(f, n)
		show()
	}
	number = input.NewStepper(view.CompanyOf(c.editor.table.Layout(), f.Company).Name, f.Allowed.Min, f.Allowed.Max,
		f.Get(), change)
	most = input.NewChip(words.Format("sheet.max", words.Names{"count": f.Allowed.Max}),
		func(bool) { change(f.Allowed.Max) })
	show()
	return frame.Beside(number, most)
}
