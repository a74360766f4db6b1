package form

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// parts shows an entry with fields for each player: one player's fields at a time, or a list of all players.
type parts struct {
	of         *FormEditor
	missing    []int
	name, told *text.Text
	next       *input.Button
	one        fyne.CanvasObject
}

func newParts(of *FormEditor) *parts {
	p := &parts{of: of, name: text.New("", core.FigureText).ShrinkFar(), told: text.New("", core.Caption)}
	p.next = input.NewPrimaryButton("", func() { p.open(p.after()) })
	all := input.NewIconButton(words.Text("sheet.parts.all"), mark.Icon("people"), func() { p.open(calc.None) })
	p.one = frame.Lead(all, frame.Stack(0, p.name, p.told))
	return p
}

// after returns the next player clockwise with missing input, or [calc.None].
func (p *parts) after() int { return sheet.Parts{Missing: p.missing}.Next(p.of.form.Open) }

// open shows the fields of a seat, or the list of players for [calc.None].
func (p *parts) open(seat int) {
	f, typing := p.of, typingOn(p.of.content)
	f.asker.trades.close()
	f.form.Open, f.shown, f.last, f.picked = seat, "", "", ""
	f.Follow()
	if seat != calc.None { // the page may be scrolled down
		core.BringIntoSight(p.name)
	}
	if canvas := core.CanvasOf(f.content); typing && canvas != nil {
		f.Focus(canvas)
	}
}

func (p *parts) top() fyne.CanvasObject {
	if p.of.form.Open == calc.None {
		return p.told
	}
	return p.one
}

func (p *parts) follow() {
	f := p.of
	l := f.form.Table.Layout()
	p.missing = f.form.Missing()
	in := len(l.Seats) - len(p.missing)
	p.told.SetText(words.Format("sheet.parts.in", words.Names{"count": in, "seats": len(l.Seats)}))
	next := p.after()
	core.Show(p.next, p.isComplete() && next != calc.None)
	if f.form.Open != calc.None {
		p.name.SetText(words.Seat(l, f.form.Open))
	}
	if next != calc.None {
		p.next.SetLabel(words.Format("sheet.parts.next", words.Names{"seat": words.Seat(l, next)}))
	}
}

func (p *parts) isOpen() bool { return p != nil && p.of.form.Open != calc.None }

func (p *parts) isComplete() bool {
	return p.of.form.Open != calc.None && !slices.Contains(p.missing, p.of.form.Open)
}

// partControl is a player's line in the list of players, with a tick once the player's input is complete.
type partControl struct {
	plain
	row  *list.Row
	pawn fyne.CanvasObject
	seat int
}

func newPartControl(f sheet.Field, open func(seat int)) *partControl {
	row := list.NewRow("", "", func() { open(f.Seat) })
	c := &partControl{plain{row, row}, row, mark.NewPawn(*f.Row.Pawn, look.Space5), f.Seat}
	c.Show(f)
	return c
}

func (c *partControl) Fits(f sheet.Field) bool { return isPart(f) && f.Seat == c.seat }

func (c *partControl) Show(f sheet.Field) {
	var tick fyne.CanvasObject
	if !f.Unsaid {
		tick = mark.NewPicture(theme.ConfirmIcon(), 20, look.Gain)
	}
	c.row.SetText(f.Row.Name, f.Row.About)
	c.row.SetEnds(c.pawn, tick)
}

func isPart(f sheet.Field) bool { return f.Input == sheet.Cover && f.Row != nil }
