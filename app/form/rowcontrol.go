package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// rowControl is a field for a typed number in a row, perhaps with buttons for the next smaller and larger number.
type rowControl struct {
	plain
	of    sheet.Field
	field *TextField
	// empty reports whether an empty text means no number instead of 0, and unread whether the text is not a number.
	empty, unread bool
	marked        *MarkedField
	set           func(int)
	less, more    interface {
		fyne.CanvasObject
		fyne.Disableable
	}
}

func newRowControl(a *Asker, f sheet.Field, set func(int)) *rowControl {
	c := &rowControl{of: f, empty: a.OnUnreadable != nil, set: set}
	c.field = NewSumField(c.written(f), func(n int) { c.say(n) }, func() {
		c.of.Value, c.unread = NoNumber, true
		a.unread(f.Name)
	})
	c.field.emptyUnread, c.field.OnSubmitted = c.empty, a.entered(f.Name)
	c.field.Least(f.Min)
	c.marked = NewMarkedField(c.field)
	c.plain = plain{c.marked.Content, c.field}
	if f.Row.Stepped {
		c.less = input.NewHoldButton(f.Full+" –", theme.ContentRemoveIcon(), func() bool { return c.step(-1) })
		c.more = input.NewHoldButton(f.Full+" +", theme.ContentAddIcon(), func() bool { return c.step(1) })
		c.content = container.NewBorder(nil, nil, c.less, c.more, c.marked.Content)
	}
	c.Show(f)
	return c
}

// written returns the text for the field's number; "" if the number is unset, or is 0 and an empty text counts as 0.
func (c *rowControl) written(f sheet.Field) string {
	if f.Unsaid || f.Value == 0 && !f.Row.Stepped && !c.empty {
		return ""
	}
	return words.Number(f.Value)
}

func (c *rowControl) say(n int) {
	c.of.Value, c.unread = n, false
	c.set(n)
}

func (c *rowControl) step(by int) bool {
	to, ok := c.of.Next(by)
	if ok {
		c.say(to)
		c.field.Write(words.Number(to))
	}
	return ok
}

func (c *rowControl) Fits(f sheet.Field) bool {
	return isTypedRow(f) && codeOf(f) == codeOf(c.of) && f.Row.Stepped == c.of.Row.Stepped
}

func (c *rowControl) Show(f sheet.Field) {
	c.of = f
	on := core.CanvasOf(c.field)
	if typing := on != nil && on.Focused() == fyne.Focusable(c.field); !typing && !(c.unread && f.Unsaid) {
		c.field.Write(c.written(f))
	}
	c.Mark(f.Row.Wrong || c.unread && c.empty && c.field.Text != "")
	if c.less != nil {
		_, less := f.Next(-1)
		_, more := f.Next(1)
		core.Enable(c.less, less)
		core.Enable(c.more, more)
	}
}

func (c *rowControl) Mark(wrong bool) { c.marked.Mark(wrong) }

func isTypedRow(f sheet.Field) bool {
	return f.Row != nil && f.Trade == nil && (f.Input == sheet.Number || f.Input == sheet.List)
}

// cellControl is a cell in a row of companies or players. A tap marks the company or player.
type cellControl struct {
	plain
	company string
	cell    chip
}

func newCellControl(a *Asker, f sheet.Field, set func(int)) *cellControl {
	c := &cellControl{company: codeOf(f)}
	chosen := func(on bool) { set(calc.Bit(on)) }
	if f.Company != nil {
		c.cell = a.refusing(input.NewCompanyCell(*f.Company, chosen).SetSpoken(f.Full).SetDetail(f.Price))
	} else {
		called, pawn := f.Row.Name, f.Row.Pawn
		if f.Row.More {
			called, pawn = f.Label, nil
		}
		c.cell = a.newPill(called, pawn, chosen)
	}
	c.plain = plain{c.cell, c.cell}
	c.Show(f)
	return c
}

func (c *cellControl) Fits(f sheet.Field) bool {
	return f.Input == sheet.Switch && f.Row != nil && codeOf(f) == c.company
}

func (c *cellControl) Show(f sheet.Field) {
	c.cell.SetChosen(f.Value == 1)
	reason := ""
	if f.Locked {
		reason = f.About
	}
	c.cell.EnableUnless(reason)
}
