package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// coverControl is a button in place of a seat's secret fields. A tap shows the fields.
type coverControl struct {
	plain
	cover  *input.Button
	single bool
}

func newCoverControl(a *Asker, f sheet.Field) *coverControl {
	cover := input.NewQuietButton("", func() { a.reveal(f.Seat) })
	c := &coverControl{plain{cover, cover}, cover, len(f.Choices) > 0}
	c.Show(f)
	return c
}

func (c *coverControl) Fits(f sheet.Field) bool { return f.Input == sheet.Cover }

func (c *coverControl) bare(bool) bool { return c.single }

func (c *coverControl) Show(f sheet.Field) { c.cover.SetLabel(f.About) }

type coverEditor struct {
	content fyne.CanvasObject
	cover   *input.Button
}

func (*coverEditor) Rebase(Task) bool   { return false }
func (*coverEditor) Typed(rune) bool    { return false }
func (*coverEditor) Lead(rune) bool     { return false }
func (*coverEditor) Escape() bool       { return false }
func (*coverEditor) WantsFigures() bool { return false }
func (*coverEditor) Reveal(int)         {}
func (*coverEditor) Looker() int        { return calc.None }

// NewCover returns the editor for an entry that only one player may see. It opens the player's own page.
func NewCover(task Task, seat int) Editor {
	name := words.Names{"name": words.Seat(task.Table.Layout(), seat)}
	e := &coverEditor{}
	rows := frame.Stack(look.Space3, text.NewParagraph(words.Format("veil.own", name), core.Body).SetColor(look.Soft))
	if len(task.Finished) > 0 {
		key := "veil.said"
		if task.Amends {
			key = "veil.part"
		}
		e.cover = input.NewQuietButton(words.Format(key, name), func() { task.Hand(seat) })
		rows.Add(e.cover)
	}
	e.content = rows
	return e
}

func (e *coverEditor) Object() fyne.CanvasObject { return e.content }

func (e *coverEditor) Focus(canvas fyne.Canvas) {
	if e.cover != nil {
		canvas.Focus(e.cover)
	}
}
