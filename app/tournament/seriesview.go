package tournament

import (
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/stats"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A seriesView is the games of a series, the latest first: those that count, and those of its members that do not, with the
// reason. A tap takes a game out, or lets it count again.
type seriesView struct {
	desk    *desk
	changed func()

	games   []seriesGame
	about   *text.Text
	gallery *list.Gallery
	rows    map[fyne.CanvasObject]*seriesRow
	// stop ends the working out of games that are pending.
	stop func()
}

// A seriesGame is a game of the members of a series.
type seriesGame struct {
	game stats.Summary
	// against is why it does not count, empty where it does; then table is how it ended.
	against games.Misfit
	table   cup.Table
}

// A seriesRow is a game of the list.
type seriesRow struct {
	row *list.Row
	at  int
}

func newSeriesView(d *desk, changed func()) *seriesView {
	v := &seriesView{desk: d, changed: changed, rows: map[fyne.CanvasObject]*seriesRow{}, about: text.NewParagraph("", core.Body), stop: func() {}}
	days := input.NewPlainButton(words.Say("tournament.series.days"), theme.HistoryIcon(), d.openPlan)
	v.gallery = list.NewGallery(frame.Spread(v.about, days), leastMember, shell.ReadingWidth, v.newRow, v.fillRow).List()
	return v
}

// update lists the games anew, and has those worked out that are pending.
func (v *seriesView) update() {
	games, err := v.desk.shell.Session.Book().Shelf.ListNow()
	if v.desk.shell.ShowError(err) {
		return
	}
	v.list(games)
	v.stop()
	v.stop = shell.WorkOut(v.desk.shell, games, func([]stats.Summary) {
		v.desk.state = v.desk.withGames(v.desk.cup.State())
		v.changed()
	})
}

func (v *seriesView) list(g []stats.Summary) {
	state := &v.desk.state
	v.games = nil
	counting := 0
	for _, game := range g {
		if game.Pending || game.Deleted || game.Fault != nil {
			continue
		}
		one := seriesGame{game: game}
		round, number, counts := state.Of(game.ID)
		if counts {
			table, _ := state.Table(round, number)
			one.table = *table
			counting++
		} else if one.against = games.Against(state, v.desk.people, game); one.against.Reason == "" || stranger(one.against) {
			continue
		}
		v.games = append(v.games, one)
	}
	slices.SortStableFunc(v.games, func(a, b seriesGame) int { return b.game.Begun.Compare(a.game.Begun) })
	v.about.SetText(words.SeriesState(state.Plan, counting))
	v.gallery.Update([]list.GalleryGroup{{Heading: frame.NewHolder(), Count: len(v.games)}})
}

// stranger tells that a game has nothing to do with a series.
func stranger(m games.Misfit) bool {
	return m.Reason == "tournament.series.strangers" || m.Reason == "tournament.series.game"
}

func (v *seriesView) newRow() fyne.CanvasObject {
	r := &seriesRow{}
	r.row = list.NewRow("", " ", func() { v.open(v.games[r.at]) })
	v.rows[r.row] = r
	return r.row
}

func (v *seriesView) fillRow(cell fyne.CanvasObject, _, at int) {
	r, one := v.rows[cell], v.games[at]
	r.at = at
	r.row.SetText(v.title(one.game), v.ended(one))
	r.row.SetStruck(one.against.Reason == "tournament.series.excepted")
	sign := mark.NewPicture(theme.ConfirmIcon(), 22, look.Gain)
	if one.against.Reason != "" {
		sign = mark.NewPicture(theme.ContentRemoveIcon(), 22, look.Soft)
	}
	r.row.SetEnds(sign, nil)
}

// title is the day of a game and what it is called.
func (v *seriesView) title(game stats.Summary) string {
	return words.Join([]string{words.Moment(game.Begun.Local(), time.Now()), words.GameTitle(game)})
}

// ended is how a game ended, or why it does not count.
func (v *seriesView) ended(one seriesGame) string {
	if one.against.Reason != "" {
		return words.SeriesAgainst(&v.desk.state, one.against, one.game.ID)
	}
	var places []string
	for _, p := range slices.SortedStableFunc(slices.Values(one.table.Result.Places), func(a, b cup.Placed) int { return a.Rank - b.Rank }) {
		places = append(places, words.PlacedLine(v.desk.name(p.Member), p, one.table.Result.NoWorths))
	}
	return words.Join(places)
}

// open opens the sheet of what can be done with a game.
func (v *seriesView) open(one seriesGame) {
	d := v.desk
	a := newActions(d.shell, v.title(one.game))
	a.list.Add(text.NewParagraph(v.ended(one), core.Body))
	a.addWith(words.Say("tournament.series.open"), words.GameState(one.game), mark.Icon("table"), func() {
		if !d.shell.ShowError(d.shell.Session.Open(one.game.ID)) {
			d.shell.Go(route.Table{})
		}
	})
	switch one.against.Reason {
	case "":
		a.addWith(words.Say("tournament.series.out"), words.Say("tournament.series.out.about"), theme.ContentRemoveIcon(), func() { v.askWhy(one.game) })
	case "tournament.series.excepted":
		a.addWith(words.Say("tournament.series.again"), words.Say("tournament.series.again.about"), theme.ContentAddIcon(), func() { v.enter(&cup.Except{Game: one.game.ID.String(), Lifted: true}) })
	case "tournament.series.before", "tournament.series.after":
		a.addWith(words.Say("tournament.series.days"), words.SeriesDays(d.state.Plan), theme.HistoryIcon(), d.openPlan)
	}
	a.show()
}

// askWhy asks why a game does not count, for everybody to read.
func (v *seriesView) askWhy(game stats.Summary) {
	d := v.desk
	reason := form.NewTextField()
	reason.SetPlaceHolder(words.Say("tournament.series.why.example"))
	trouble := text.NewParagraph("", core.Body).SetColor(look.Loss)
	var sheet *frame.BottomSheet
	enter := func() {
		e := &cup.Except{Game: game.ID.String(), Reason: strings.TrimSpace(reason.Text)}
		if e.Reason == "" {
			trouble.SetText(words.Say("tournament.series.why"))
			return
		}
		if _, refusal := d.cup.Tried(e); refusal != nil {
			trouble.SetText(words.TournamentTrouble(&d.state, refusal))
			return
		}
		sheet.Close()
		v.enter(e)
	}
	reason.OnSubmitted = func(string) { enter() }
	body := frame.Stack(look.Space3, text.NewParagraph(v.title(game), core.Body),
		form.WithLabel(words.Say("tournament.penalty.reason"), form.NewMarkedField(reason).Content), trouble)
	sheet = frame.NewBottomSheet(words.Say("tournament.series.out"), words.Say("common.close"), body,
		input.NewPrimaryButton(words.Say("tournament.series.out"), enter))
	sheet.ShowOn(d.shell.Window.Canvas())
	d.shell.Window.Canvas().Focus(reason)
}

// enter takes a game out or lets it count, with the way back.
func (v *seriesView) enter(e *cup.Except) {
	d := v.desk
	if !d.enter(e) {
		return
	}
	v.changed()
	d.shell.ShowBar(frame.NewUndoBar(words.TournamentEntry(&d.state, e),
		shell.UndoAction(func() { d.undo(v.changed) }, true)))
}
