package tournament

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// A typePage asks how a table ended: what everybody is worth, from which the places follow at once, or the places
// alone. Of a result that is corrected it shows who changes places.
type typePage struct {
	shell.FixedPage
	desk  *desk
	typed *director.Typed
	pawns []emblem.Pawn
	lines []*typedLine

	worths, places fyne.CanvasObject
	rows           *typedLayout
	note           *form.TextField
	trouble        *text.Text
	changes        *fyne.Container
}

// A typedLine is where it is typed of one player.
type typedLine struct {
	field *form.TextField
	place *text.Text
	ranks []*input.Cell
}

func newTypePage(d *desk, round int, table tournament.DrawnTable) *typePage {
	p := &typePage{desk: d, typed: director.NewTyped(d.Desk, round, table), pawns: d.pawns(table), rows: &typedLayout{}}
	p.trouble, p.changes = text.NewParagraph("", core.Body), frame.Stack(0)
	worths, places := frame.Stack(look.Space2), frame.Stack(look.Space2)
	for seat := range p.typed.Lines {
		line := &typedLine{}
		p.lines = append(p.lines, line)
		worths.Add(p.worthRow(seat, line))
		places.Add(p.placeRow(seat, line))
	}
	p.worths, p.places = worths, places
	p.note = form.NewTextField()
	p.note.Text = p.typed.Note
	p.note.SetPlaceHolder(words.Text("tournament.type.note.example"))
	p.note.OnChanged = func(text string) { p.typed.Note = text }
	p.note.OnSubmitted = func(string) { p.Record() }
	how := form.NewChipChoice([]string{words.Text("tournament.type.worths"), words.Text("tournament.type.places")},
		calc.Bit(p.typed.PlacesOnly), func(at int) {
			p.typed.PlacesOnly = at == 1
			p.check()
		})
	p.Confirm = input.NewPrimaryButton("", p.Record)
	body := frame.Stack(look.Space4, how.Content, worths, places,
		form.WithLabel(words.Text("tournament.type.note"), form.NewMarkedField(p.note).Content), p.changes)
	head := d.shell.Head(words.Text("tournament.table.type"), director.TableTitle(round, table.Number))
	p.Body = container.New(frame.Sized{Told: func(room fyne.Size) { p.rows.above = room.Width < 500 }},
		d.shell.Frame(head, body, frame.Stack(look.Space2, p.trouble, p.Confirm)))
	p.check()
	return p
}

func (p *typePage) name(seat int) fyne.CanvasObject {
	return frame.Lead(mark.NewPawn(p.pawns[seat], theme.Size(look.BodySize)),
		text.New(p.desk.Name(p.typed.Lines[seat].Member), core.Strong).Shrink())
}

// worthRow asks what a player is worth.
func (p *typePage) worthRow(seat int, line *typedLine) fyne.CanvasObject {
	typed := &p.typed.Lines[seat]
	line.field, line.place = form.NewNumberField().Least(math.MinInt), text.New("", core.FigureText).SetAlign(fyne.TextAlignTrailing)
	if typed.Read {
		line.field.SetText(words.Number(typed.Worth))
	}
	line.field.OnChanged = func(text string) {
		typed.Worth, typed.Read = form.ReadSum(text)
		typed.Read = typed.Read && text != ""
		p.check()
	}
	line.field.OnSubmitted = func(string) { p.goOn(seat) }
	out := input.NewChip(words.Text("tournament.type.out"), func(on bool) {
		typed.Out = on
		p.check()
	})
	out.SetChosen(typed.Out)
	return container.New(p.rows, p.name(seat), form.NewMarkedField(line.field).Content, line.place, out)
}

// placeRow asks where a player came in.
func (p *typePage) placeRow(seat int, line *typedLine) fyne.CanvasObject {
	ranks := frame.NewColumns(look.Target, look.Space1)
	for rank := 1; rank <= len(p.typed.Lines); rank++ {
		cell := input.NewCell(words.Number(rank), func(bool) {
			p.typed.Lines[seat].Rank = rank
			p.check()
		}).SetSpoken(words.Format("tournament.type.place", words.Names{
			"name": p.desk.Name(p.typed.Lines[seat].Member), "rank": rank,
		}))
		line.ranks = append(line.ranks, cell)
		ranks.Add(cell)
	}
	core.NewKeyGroup(ranks.Objects...)
	return frame.Stack(look.Space1, p.name(seat), ranks)
}

// goOn goes from one worth to the next, and from the last one to the button.
func (p *typePage) goOn(seat int) {
	canvas := p.desk.shell.Window.Canvas()
	if seat+1 < len(p.lines) {
		canvas.Focus(p.lines[seat+1].field)
	} else {
		canvas.Focus(p.Confirm)
	}
}

// Update shows what another window entered for the table meanwhile. What was typed stays.
func (p *typePage) Update() { p.check() }

// openTypePage shows the page, with the keyboard at the first worth.
func openTypePage(d *desk, round int, table tournament.DrawnTable) {
	d.shell.Go(shell.To(func() shell.Page { return newTypePage(d, round, table) }))
	if p, is := d.shell.Page().(*typePage); is && !p.typed.PlacesOnly {
		d.shell.Window.Canvas().Focus(p.lines[0].field)
	}
}

// check shows the places that follow, and says what is wrong or what a correction changes.
func (p *typePage) check() {
	core.Show(p.worths, !p.typed.PlacesOnly)
	core.Show(p.places, p.typed.PlacesOnly)
	c := p.typed.Check(p.desk.looking)
	for i, line := range p.lines {
		line.place.SetText("")
		if c.Places != nil {
			line.place.SetText(c.Places[i])
		}
		for rank, cell := range line.ranks {
			cell.SetChosen(rank+1 == p.typed.Lines[i].Rank)
		}
	}
	core.Enable(p.Confirm, c.Right)
	p.Confirm.SetLabel(c.Action)
	p.trouble.SetColor(colorOf(c.Tone)).SetText(c.Trouble)
	p.changes.RemoveAll()
	for _, line := range c.Changes {
		p.changes.Add(text.NewParagraph(line, core.Body))
	}
}

// Record enters the result and goes back.
func (p *typePage) Record() {
	if r, refusal := p.typed.Result(); refusal == nil && p.desk.did(p.desk.Correct(r)) {
		p.desk.shell.Back()
	}
}

// typedLayout puts a name before the field of a worth, the place that follows and the chip of who is out, or above them
// where it has no room there.
type typedLayout struct{ above bool }

func (l *typedLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	height := max(look.Target, o[1].MinSize().Height, o[3].MinSize().Height)
	if l.above {
		height += o[0].MinSize().Height + look.Space2
	}
	return fyne.NewSize(280, height)
}

func (l *typedLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const place, least = 34, 110
	top, field := float32(0), float32(least)
	if l.above {
		top = o[0].MinSize().Height + look.Space2
		field = size.Width - o[3].MinSize().Width - place - 2*look.Space2
	}
	x := size.Width
	lay := func(object fyne.CanvasObject, width float32) {
		height := object.MinSize().Height
		core.Place(object, x-width, top+(size.Height-top-height)/2, width, height)
		x -= width + look.Space2
	}
	lay(o[3], o[3].MinSize().Width)
	lay(o[2], place)
	lay(o[1], field)
	height := o[0].MinSize().Height
	if l.above {
		core.Place(o[0], 0, look.Space1, size.Width, height)
		return
	}
	core.Place(o[0], 0, (size.Height-height)/2, max(0, x), height)
}
