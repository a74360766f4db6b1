package tournament

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/games"
)

// A roundView is a round with all its tables: who plays where, and what is missing.
type roundView struct {
	desk    *desk
	changed func()
	// open shows another side of the tournament.
	open func(side int)
	// round is the round that is seen, 0 for the last one.
	round int
	// games are those of the book by their numbers, ended the tables that ended here and have no result yet.
	games map[ledger.GameID]stats.Summary
	ended []int

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
	v := &roundView{desk: d, changed: changed, open: open, holder: frame.NewHolder(), tiles: map[fyne.CanvasObject]*tableTile{}, stop: func() {}}
	v.choice = newRoundChoice(v.turn)
	v.about, v.out = text.NewParagraph("", core.Body), text.NewParagraph("", core.Body).SetColor(look.Soft)
	v.take = input.NewQuietButton("", v.takeEnded).SetIcon(theme.DownloadIcon())
	v.drawing = newDrawingCheck(d)
	top := frame.Stack(look.Space2, v.choice.Object, v.about, v.out, v.take)
	v.series = newSeriesView(d, changed)
	v.gallery = list.NewGallery(top, v.leastTile, widestPage, v.newTile, v.fillTile)
	return v
}

func (v *roundView) object() fyne.CanvasObject { return v.holder }

// turn shows another round.
func (v *roundView) turn(by int) {
	v.round = v.drawn().Number + by
	if v.round >= len(v.desk.state.Rounds) {
		v.round = 0
	}
	v.changed()
}

// drawn is the round that is seen. There must be one.
func (v *roundView) drawn() cup.Drawn {
	all := v.desk.state.Rounds
	if v.round > 0 && v.round < len(all) {
		return all[v.round-1]
	}
	return all[len(all)-1]
}

func (v *roundView) update() {
	state := &v.desk.state
	if state.Plan.Format == cup.Series {
		v.series.update()
		v.show(v.series.gallery)
		return
	}
	if len(state.Rounds) == 0 {
		v.show(container.NewVScroll(frame.NewEmptyState(mark.Icon("people"), words.NextTask(state), words.PlanSummary(state.Plan))))
		return
	}
	v.readGames()
	drawn := v.drawn()
	v.choice.show(words.Upper(words.TournamentRound(state, drawn.Number)), drawn.Number > 1, drawn.Number < len(state.Rounds))
	about := words.RoundState(drawn)
	if draw.NextOf(state).Why != nil {
		about += " " + words.NextTask(state)
	}
	v.about.SetText(about)
	v.out.SetText(words.Tell("tournament.sitout", words.Names{"names": words.Join(v.desk.names(drawn.Out))}))
	core.Show(v.out, len(drawn.Out) > 0)
	v.drawing.show(drawn)
	v.take.SetLabel(words.Count("tournament.takeended", len(v.ended), nil))
	core.Show(v.take, len(v.ended) > 0)
	v.gallery.Update([]list.GalleryGroup{{Heading: frame.NewHolder(), Count: len(drawn.Tables)}, {Heading: v.drawing.Object}})
	v.show(v.gallery)
}

func (v *roundView) show(o fyne.CanvasObject) {
	if len(v.holder.Objects) != 1 || v.holder.Objects[0] != o {
		v.holder.Objects = []fyne.CanvasObject{o}
		v.holder.Refresh()
	}
}

// readGames looks which games of the tournament stand in this book.
func (v *roundView) readGames() {
	games, err := v.desk.shell.Session.Book().Shelf.ListNow()
	if v.desk.shell.ShowError(err) {
		return
	}
	v.stop()
	v.sort(games)
	v.stop = shell.WorkOut(v.desk.shell, games, func(games []stats.Summary) {
		v.sort(games)
		v.changed()
	})
}

func (v *roundView) sort(games []stats.Summary) {
	v.games, v.ended = map[ledger.GameID]stats.Summary{}, nil
	for _, game := range games {
		v.games[game.ID] = game
	}
	for _, table := range v.drawn().Tables {
		if game, here := v.games[table.Game]; here && game.Over && table.Result == nil {
			v.ended = append(v.ended, table.Number)
		}
	}
}

// foot is what comes next, and how results come in.
func (v *roundView) foot() []fyne.CanvasObject {
	state := &v.desk.state
	next := draw.NextOf(state)
	switch next.Task {
	case draw.ToPlan:
		return []fyne.CanvasObject{input.NewPrimaryButton(words.Say("tournament.how"), v.desk.openPlan)}
	case draw.ToJoin:
		people := input.NewPrimaryButton(words.Say("tournament.tab.people"), func() { v.open(members) })
		if len(state.Rounds) == 0 {
			return []fyne.CanvasObject{people}
		}
		return []fyne.CanvasObject{input.NewQuietButton(words.Say("tournament.end"), v.end), people}
	case draw.ToDraw:
		hall := v.desk.hall()
		label := words.Tell("tournament.todraw", words.Names{"round": words.Number(next.Round)})
		if next.Final {
			label = words.Say("tournament.todraw.final")
		}
		if len(state.Rounds) == 0 {
			return []fyne.CanvasObject{input.NewPrimaryButton(label, v.draw)}
		}
		return []fyne.CanvasObject{hall, input.NewPrimaryButton(label, v.draw)}
	case draw.ToDrawLots:
		return []fyne.CanvasObject{input.NewPrimaryButton(words.Say("tournament.tolots"), v.drawLots)}
	case draw.ToReport, draw.ToPlay:
		return []fyne.CanvasObject{v.desk.hall(), input.NewPrimaryButton(words.Say("tournament.scan"), v.desk.scan).SetIcon(theme.MediaPhotoIcon())}
	}
	last := input.NewPrimaryButton(words.Say("tournament.tostanding"), func() { v.open(standingTab) })
	if next.Task == draw.ToReveal {
		last = input.NewPrimaryButton(words.Say("tournament.reveal"), v.desk.ceremony)
	}
	return []fyne.CanvasObject{v.desk.hall(), last}
}

// end closes the tournament where it is.
func (v *roundView) end() {
	if v.desk.enter(&cup.End{}) {
		v.changed()
	}
}

// draw proposes the next round.
func (v *roundView) draw() {
	v.round = 0
	v.desk.shell.Push(newDrawPage(v.desk))
}

// drawLots lets chance decide between those who share a place.
func (v *roundView) drawLots() {
	lots := cup.DrawLots(len(v.desk.state.Members), newSeed())
	if v.desk.enter(&lots) {
		v.changed()
	}
}

// takeEnded enters the results of all tables whose games ended in this book, and tells why one does not fit.
func (v *roundView) takeEnded() {
	taken, told := 0, []string{}
	for _, number := range v.ended {
		table, _ := v.desk.state.Table(v.drawn().Number, number)
		fit, err := v.desk.fitOf(table.Game)
		switch {
		case v.desk.shell.ShowError(err), fit.Sound() && !v.desk.correct(fit.Result):
			v.changed()
			return
		case fit.Sound():
			taken++
			told = append(told, v.desk.moved(fit))
		default:
			told = append(told, v.desk.misfits(fit))
		}
	}
	v.changed()
	if taken > 0 {
		told = append([]string{words.Count("tournament.taken", taken, nil)}, told...)
	}
	told = slices.DeleteFunc(told, func(sentence string) bool { return sentence == "" })
	v.desk.shell.ShowNotice(strings.Join(told, " "))
}

// leastTile is how large the tile of a table is at least: its names have room, if they are not very long.
func (v *roundView) leastTile() fyne.Size {
	size := theme.Size(look.BodySize)
	return fyne.NewSize(v.desk.longest(v.names(), 11*size, mostName*size, core.Body)+7*size, tableHeight(v.people()))
}

// people is how many sit at the largest table of the round, names are the members of its tables.
func (v *roundView) people() int {
	people := 0
	for _, table := range v.tables() {
		people = max(people, len(table.Members))
	}
	return people
}

func (v *roundView) names() []int {
	var all []int
	for _, table := range v.tables() {
		all = append(all, table.Members...)
	}
	return all
}

func (v *roundView) tables() []cup.Table {
	if len(v.desk.state.Rounds) == 0 {
		return nil
	}
	return v.drawn().Tables
}

func (v *roundView) newTile() fyne.CanvasObject {
	t := newTableTile(func(number int) { newTableSheet(v, number).open() })
	v.tiles[t.tile] = t
	return t.tile
}

func (v *roundView) fillTile(cell fyne.CanvasObject, _, at int) {
	table := v.drawn().Tables[at]
	state, color := v.state(table)
	t := v.tiles[cell]
	t.show(v.desk, table, v.people(), state, color)
	t.tile.SetKeys(func(e *fyne.KeyEvent) bool { return v.typed(e, at) })
}

// state tells how a table stands.
func (v *roundView) state(table cup.Table) (string, fyne.ThemeColorName) {
	game, here := v.games[table.Game]
	gone := len(table.Members) - len(v.desk.state.Present(table))
	switch {
	case table.Result != nil && table.Result.Unplayed:
		return words.Say("tournament.table.unplayed"), look.Soft
	case table.Result != nil:
		return words.Say("tournament.table.over"), look.Gain
	case gone > 0 && !here:
		return words.Count("tournament.table.gone", gone, nil), look.Loss
	case !here:
		return words.Say("tournament.table.open"), look.Soft
	case game.Over:
		return words.Say("tournament.table.ended"), look.Turn
	}
	state := words.GameState(game)
	if game.Unresolved > 0 {
		return state, look.Loss
	}
	if leader := words.GameLeader(game); leader != "" {
		state = words.Join([]string{words.RoundOf(game.Rulebook, game.Round, game.Rounds), leader})
	}
	return state, look.Soft
}

// typed moves the keyboard among the tables.
func (v *roundView) typed(e *fyne.KeyEvent, at int) bool {
	by := map[fyne.KeyName]int{fyne.KeyDown: v.gallery.Columns(), fyne.KeyUp: -v.gallery.Columns(), fyne.KeyRight: 1, fyne.KeyLeft: -1}[e.Name]
	if by == 0 {
		return false
	}
	tile, can := v.gallery.Reveal(0, at+by).(fyne.Focusable)
	if can {
		v.desk.shell.Window.Canvas().Focus(tile)
	}
	return can
}

// fitOf compares a game of the book with the table that it belongs to.
func (d *desk) fitOf(id ledger.GameID) (games.Fit, error) {
	game, err := d.shell.Session.Book().Games.Load(id)
	if err != nil {
		return games.Fit{}, err
	}
	return games.Find(&d.state, games.EndingOf(game, cup.FromBook), game, rulebooks.All()), nil
}
