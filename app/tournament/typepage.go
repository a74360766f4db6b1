package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// A typePage asks how a table ended: what everybody is worth, from which the places follow at once, or the places alone. Of a
// result that is corrected it shows who changes places.
type typePage struct {
	desk  *desk
	round int
	table cup.Table
	lines []*typedLine
	// placesOnly tells that nobody knows what they were worth.
	placesOnly bool

	worths, places fyne.CanvasObject
	rows           *typedLayout
	note           *form.TextField
	trouble        *text.Text
	changes        *fyne.Container
	record         *input.Button
	content        fyne.CanvasObject
}

// A typedLine is what is typed of one player.
type typedLine struct {
	member int
	worth  int
	// read tells that the worth is a number.
	read bool
	out  bool
	// rank is the place that was said, 0 for none yet.
	rank int

	field *form.TextField
	place *text.Text
	ranks []*input.Cell
}

func newTypePage(d *desk, round int, table cup.Table) *typePage {
	p := &typePage{desk: d, round: round, table: table, trouble: text.NewParagraph("", core.Body), changes: frame.Stack(0)}
	worths, places := frame.Stack(look.Space2), frame.Stack(look.Space2)
	p.rows = &typedLayout{}
	for seat, member := range table.Members {
		line := p.newLine(member)
		worths.Add(p.worthRow(seat, line))
		places.Add(p.placeRow(seat, line))
	}
	p.worths, p.places = worths, places
	p.note = form.NewTextField()
	p.note.SetPlaceHolder(words.Say("tournament.type.note.example"))
	p.note.OnSubmitted = func(string) { p.Record() }
	if r := table.Result; r != nil {
		p.placesOnly, p.note.Text = r.NoWorths, r.Note
	}
	how := input.NewSegmented([]string{words.Say("tournament.type.worths"), words.Say("tournament.type.places")}, 0, func(at int) {
		p.placesOnly = at == 1
		p.check()
	})
	key := "tournament.type.enter"
	if table.Result != nil {
		key = "tournament.type.correct"
	}
	if p.placesOnly {
		how.SetChosen(1)
	}
	p.record = input.NewPrimaryButton(words.Say(key), p.Record)
	body := frame.Stack(look.Space4, how, worths, places, form.WithLabel(words.Say("tournament.type.note"), form.NewMarkedField(p.note).Content), p.changes)
	detail := words.Tell("tournament.table.of", words.Names{"table": words.Number(table.Number), "round": words.Number(round)})
	p.content = container.New(typedPage{p.rows}, d.shell.Frame(d.shell.Head(words.Say("tournament.table.type"), detail), body, frame.Stack(look.Space2, p.trouble, p.record)))
	p.check()
	return p
}

// newLine begins with what the table's result says of a player.
func (p *typePage) newLine(member int) *typedLine {
	line := &typedLine{member: member, field: form.NewNumberField(), place: text.New("", core.FigureText).SetAlign(fyne.TextAlignTrailing)}
	if r := p.table.Result; r != nil {
		if place, sat := r.Place(member); sat {
			line.rank, line.out, line.worth, line.read = place.Rank, place.Out, place.Worth, !r.NoWorths
		}
	}
	if line.read {
		line.field.SetText(words.Number(line.worth))
	}
	line.field.OnChanged = func(text string) {
		line.worth, line.read = form.ReadSum(text)
		line.read = line.read && text != ""
		p.check()
	}
	p.lines = append(p.lines, line)
	return line
}

// worthRow asks what a player is worth.
func (p *typePage) worthRow(seat int, line *typedLine) fyne.CanvasObject {
	name := frame.Lead(mark.NewPawn(p.desk.pawns(p.table)[seat], theme.Size(look.BodySize)), text.New(p.desk.name(line.member), core.Strong).Shrink())
	line.field.OnSubmitted = func(string) { p.goOn(seat) }
	out := input.NewChip(words.Say("tournament.type.out"), func(on bool) {
		line.out = on
		p.check()
	})
	out.SetChosen(line.out)
	return container.New(p.rows, name, form.NewMarkedField(line.field).Content, line.place, out)
}

// placeRow asks where a player came in.
func (p *typePage) placeRow(seat int, line *typedLine) fyne.CanvasObject {
	ranks := frame.NewColumns(look.Target, look.Space1)
	for rank := 1; rank <= len(p.table.Members); rank++ {
		cell := input.NewCell(words.Number(rank), func(bool) {
			line.rank = rank
			p.check()
		}).SetSpoken(words.Tell("tournament.type.place", words.Names{"name": p.desk.name(line.member), "rank": words.Number(rank)}))
		line.ranks = append(line.ranks, cell)
		ranks.Add(cell)
	}
	core.NewKeyGroup(ranks.Objects...)
	name := frame.Lead(mark.NewPawn(p.desk.pawns(p.table)[seat], theme.Size(look.BodySize)), text.New(p.desk.name(line.member), core.Strong).Shrink())
	return frame.Stack(look.Space1, name, ranks)
}

// goOn goes from one worth to the next, and from the last one to the button.
func (p *typePage) goOn(seat int) {
	canvas := p.desk.shell.Window.Canvas()
	if seat+1 < len(p.lines) {
		canvas.Focus(p.lines[seat+1].field)
	} else {
		canvas.Focus(p.record)
	}
}

// Content is the page.
func (p *typePage) Content() fyne.CanvasObject { return p.content }

// Update shows what another window entered for the table meanwhile. What was typed stays.
func (p *typePage) Update() {
	if table, there := p.desk.state.Table(p.round, p.table.Number); there {
		p.table = *table
	}
	p.check()
}

// openTypePage shows the page, with the keyboard at the first worth.
func openTypePage(d *desk, round int, table cup.Table) {
	p := newTypePage(d, round, table)
	d.shell.Push(p)
	if !p.placesOnly {
		d.shell.Window.Canvas().Focus(p.lines[0].field)
	}
}

// result is what was typed, or what is still missing.
func (p *typePage) result() (*cup.Result, *calc.Refusal) {
	r := &cup.Result{Round: p.round, Table: p.table.Number, Source: cup.Typed, NoWorths: p.placesOnly, Note: p.note.Text}
	for _, line := range p.lines {
		if said := line.read && !p.placesOnly || line.rank > 0 && p.placesOnly; !said {
			return r, calc.Missing("tournament.result.missing", "places").Seated(line.member)
		}
		placed := cup.Placed{Member: line.member, Rank: line.rank}
		if !p.placesOnly {
			placed.Worth, placed.Out = line.worth, line.out
		}
		r.Places = append(r.Places, placed)
	}
	if !p.placesOnly {
		cup.RankByWorth(r.Places)
	}
	return r, nil
}

// check shows the places that follow, and says what is wrong.
func (p *typePage) check() {
	core.Show(p.worths, !p.placesOnly)
	core.Show(p.places, p.placesOnly)
	r, refusal := p.result()
	for i, line := range p.lines {
		line.place.SetText("")
		if refusal == nil {
			line.place.SetText(words.Tell("tournament.place", words.Names{"rank": words.Number(r.Places[i].Rank)}))
		}
		for rank, cell := range line.ranks {
			cell.SetChosen(rank+1 == line.rank)
		}
	}
	var after cup.State
	if refusal == nil {
		after, refusal = p.desk.cup.TriedCorrection(r)
	}
	p.show(after, refusal)
}

// show says what is wrong, or what a correction changes.
func (p *typePage) show(after cup.State, refusal *calc.Refusal) {
	p.changes.RemoveAll()
	core.Enable(p.record, refusal == nil)
	if refusal != nil {
		color := look.Loss
		if refusal.Unfinished {
			color = look.Soft
		}
		p.trouble.SetColor(color).SetText(words.TournamentTrouble(&p.desk.state, refusal))
		return
	}
	p.trouble.SetText("")
	if p.table.Result == nil {
		return
	}
	if number, found := p.desk.cup.ResultOf(p.round, p.table.Number); found {
		r, _ := p.result()
		c := p.desk.consequence(number, r)
		p.record.SetLabel(c.label("tournament.type.correct", "tournament.type.correct.mend"))
		p.trouble.SetColor(look.Loss).SetText(c.warning(p.desk))
	}
	if p.desk.hidden(len(p.desk.state.Rounds)) {
		p.changes.Add(text.NewParagraph(words.Say("tournament.changes.hidden"), core.Caption))
		return
	}
	for _, line := range words.Changes(&p.desk.state, standings.Changes(standings.After(&p.desk.state, len(p.desk.state.Rounds)), standings.After(&after, len(after.Rounds)))) {
		p.changes.Add(text.NewParagraph(line, core.Body))
	}
}

// RecordButton is the button that Ctrl+Enter presses.
func (p *typePage) RecordButton() *input.Button { return p.record }

// Record enters the result and goes back.
func (p *typePage) Record() {
	if r, refusal := p.result(); refusal == nil && p.desk.correct(r) {
		p.desk.shell.Back()
	}
}

// typedPage tells the rows of the page how wide it is before they are laid out.
type typedPage struct{ rows *typedLayout }

// MinSize is that of the page.
func (typedPage) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout gives the page all the room.
func (l typedPage) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const least = 500
	l.rows.above = size.Width < least
	core.Place(o[0], 0, 0, size.Width, size.Height)
}

// typedLayout puts a name before the field of a worth, the place that follows and the chip of who is out, or above them where
// it has no room there.
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
