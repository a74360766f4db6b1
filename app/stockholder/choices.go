package stockholder

import (
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	rules "scripkeeper/calc/stockholder"
)

// choices ask what only house rules and rare ties leave open: how many zeroed shares a holder keeps, which colour is
// bought back first, how many shares were bought before the card when others were sold.
type choices struct {
	object *fyne.Container
	table  calc.Table
	turn   *rules.Turn
	touch  func()
	shown  string
}

func newChoices(t calc.Table, turn *rules.Turn, touch func()) *choices {
	return &choices{object: widget.Stack(look.Space2), table: t, turn: turn, touch: touch}
}

// update shows the fields that the turn asks for now, and leaves them alone as long as they stay the same.
func (c *choices) update() {
	var fields []*calc.Field
	names := ""
	for _, f := range c.turn.Form(c.table).Fields {
		list, _, _ := strings.Cut(f.Name, ".")
		if list != "keep" && list != "first" && list != "bought" || f.Allowed.Count() < 2 {
			continue
		}
		fields = append(fields, f)
		names += f.Name + words.Number(f.Allowed.Max) + " "
	}
	if names == c.shown {
		return
	}
	c.shown = names
	c.object.Objects = nil
	for _, f := range fields {
		c.object.Add(widget.NewText(words.Field("stockholder", c.table.Layout(), f), widget.Caption))
		c.object.Add(c.control(f))
	}
}

func (c *choices) control(f *calc.Field) fyne.CanvasObject {
	if len(f.Allowed.Choices) == 0 {
		return widget.NewStepper(form.Company(c.table.Layout(), f.Company).Name, f.Allowed.Min, f.Allowed.Max, f.Get(), func(n int) {
			f.Set(n)
			c.touch()
		})
	}
	var labels []string
	chosen := 0
	for i, choice := range f.Allowed.Choices {
		labels = append(labels, words.Choice("stockholder", c.table.Layout(), f, choice))
		if choice.Value == f.Get() {
			chosen = i
		}
	}
	return widget.NewSegmented(labels, chosen, func(i int) {
		f.Set(f.Allowed.Choices[i].Value)
		c.touch()
	})
}
