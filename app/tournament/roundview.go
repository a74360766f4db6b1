package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/tournament/planning"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
)

// A roundView is a round with all its tables: who plays where, and what is missing.
type roundView struct {
	desk    *desk
	changed func()
	// open shows another side of the tournament.
	open func(side int)
	// number is the round that is seen, 0 for the last one; round is what there is to see of it.
	number int
	round  director.RoundView

	choice     *roundChoice
	about, out *text.Text
	drawing    *drawingCheck
	series     *seriesView
	take       *input.Button
	gallery    *list.Gallery
	tiles      map[fyne.CanvasObject]*tableTile
	holder     *fyne.Container
	// stop ends the working out of games that are pending.
	stop func()
}

func newRoundView(d *desk, changed func(), open func(side int)) *roundView {
	v := &roundView{desk: d, changed: changed, open: open, holder: frame.NewHolder(),
		tiles: map[fyne.CanvasObject]*tableTile{}, stop: func() {}}
	v.choice = newRoundChoice(v.turn)
	v.about, v.out = text.NewParagraph("", core.Body), text.NewParagraph("", core.Body).SetColor(look.Soft)
	v.take = input.NewQuietButton("", v.takeEnded).SetIcon(theme.DownloadIcon())
	v.drawing = newDrawingCheck(d)
	top := frame.Stack(look.Space2, v.choice.Object, v.about, v.out, v.take)
	v.series = newSeriesView(d, changed)
	v.gallery = list.NewGallery(top, v.leastTile, shell.WidestPage, v.newTile, v.fillTile)
	return v
}

func (v *roundView) object() fyne.CanvasObject { return v.holder }

// turn shows another round.
func (v *roundView) turn(by int) {
	if v.number = v.round.Number + by; v.number >= len(v.desk.State.Rounds) {
		v.number = 0
	}
	v.changed()
}

func (v *roundView) update() {
	state := &v.desk.State
	switch {
	case state.Plan.Format == tournament.Series:
		v.series.update()
		fill(v.holder, v.series.list)
	case len(state.Rounds) == 0:
		fill(v.holder, container.NewVScroll(frame.NewEmptyState(mark.Icon("people"), words.NextTask(state),
			words.PlanSummary(state.Plan))))
	default:
		v.read()
		fill(v.holder, v.gallery)
	}
}

// read looks which games of the tournament stand in this book, and shows the round with them.
func (v *roundView) read() {
	games, err := v.desk.Book.Shelf.ListNow()
	v.desk.shell.ShowError(err)
	v.show(games)
	v.stop()
	v.stop = shell.WorkOut(v.desk.shell, games, func(games []stats.Summary) {
		v.show(games)
		v.changed()
	})
}

func (v *roundView) show(games []stats.Summary) {
	v.round = director.RoundOf(v.desk.Desk, v.number, games)
	v.choice.show(v.round.Title, v.round.Earlier, v.round.Later)
	v.about.SetText(v.round.About)
	v.out.SetText(v.round.Out)
	core.Show(v.out, v.round.Out != "")
	v.drawing.show(v.round.DrawnRound)
	v.take.SetLabel(words.Format("tournament.takeended", words.Names{"count": len(v.round.Ended)}))
	core.Show(v.take, len(v.round.Ended) > 0)
	v.gallery.Update([]list.GalleryGroup{{Heading: frame.NewHolder(), Count: len(v.round.Tables)},
		{Heading: v.drawing.Object}})
}

// foot is what comes next, and how results come in.
func (v *roundView) foot() []fyne.CanvasObject {
	var buttons []fyne.CanvasObject
	steps := director.Steps(v.desk.Desk)
	for i, step := range steps {
		button := input.NewQuietButton
		if i == len(steps)-1 {
			button = input.NewPrimaryButton
		}
		made := button(director.StepLabel(v.desk.Desk, step), func() { v.do(step) })
		switch step {
		case director.Hall:
			made.SetIcon(theme.ViewFullScreenIcon())
		case director.TakeIn:
			made.SetIcon(theme.MediaPhotoIcon())
		}
		buttons = append(buttons, made)
	}
	return buttons
}

// do does a step.
func (v *roundView) do(step director.NextStep) {
	d := v.desk
	switch step {
	case director.Agree:
		d.openPlan()
	case director.Invite:
		v.open(members)
	case director.DrawNext, director.DrawFinal:
		v.number = 0
		d.shell.Go(shell.To(func() shell.Page { return newDrawPage(d) }))
	case director.DrawLots:
		v.entered(d.DrawLots())
	case director.EndEarly:
		v.entered(d.Enter(&tournament.End{}))
	case director.TakeIn:
		d.scan()
	case director.Reveal:
		d.ceremony()
	case director.Places:
		v.open(standingTab)
	case director.Hall:
		d.openHall()
	}
}

func (v *roundView) entered(err error) {
	if v.desk.did(err) {
		v.changed()
	}
}

// takeEnded enters the results of all tables whose games ended in this book, and tells why one does not fit.
func (v *roundView) takeEnded() {
	told, err := v.desk.TakeEnded(v.round.Number, v.round.Ended)
	v.changed()
	if v.desk.did(err) {
		v.desk.shell.ShowNotice(told)
	}
}

// leastTile is how large the tile of a table is at least: its names have room, if they are not very long.
func (v *roundView) leastTile() fyne.Size {
	var all []int
	for _, table := range v.round.Tables {
		all = append(all, table.Members...)
	}
	size := theme.Size(look.BodySize)
	return fyne.NewSize(v.desk.longest(all, 11*size, planning.MostName*size, core.Body)+7*size, tableHeight(v.people()))
}

// people is how many sit at the largest table of the round.
func (v *roundView) people() int {
	people := 0
	for _, table := range v.round.Tables {
		people = max(people, len(table.Seats))
	}
	return people
}

func (v *roundView) newTile() fyne.CanvasObject {
	t := newTableTile(v.openTable)
	v.tiles[t.tile] = t
	return t.tile
}

func (v *roundView) openTable(number int) {
	sheet := tableSheet{v.desk, v.round.Number, v.round.Tables[number-1], v.changed}
	sheet.open()
}

func (v *roundView) fillTile(cell fyne.CanvasObject, _, at int) {
	t := v.tiles[cell]
	t.show(v.desk, v.round.Tables[at], v.people())
	t.tile.SetKeys(func(e *fyne.KeyEvent) bool { return v.typed(e, at) })
}

// typed moves the keyboard among the tables.
func (v *roundView) typed(e *fyne.KeyEvent, at int) bool {
	by := map[fyne.KeyName]int{fyne.KeyDown: v.gallery.Columns(), fyne.KeyUp: -v.gallery.Columns(), fyne.KeyRight: 1,
		fyne.KeyLeft: -1}[e.Name]
	if by == 0 {
		return false
	}
	tile, can := v.gallery.Reveal(0, at+by).(fyne.Focusable)
	if can {
		v.desk.shell.Window.Canvas().Focus(tile)
	}
	return can
}
