package tournament

import (
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
)

// A seriesView is the games of a series, the latest first: those that count, and those of its members that do not, with
// the reason. A tap takes a game out, or lets it count again.
type seriesView struct {
	desk    *desk
	changed func()

	games []director.SeriesGame
	about *text.Text
	list  *rowList
	// stop ends the working out of games that are pending.
	stop func()
}

func newSeriesView(d *desk, changed func()) *seriesView {
	v := &seriesView{desk: d, changed: changed, about: text.NewParagraph("", core.Body), stop: func() {}}
	days := input.NewPlainButton(words.Text("tournament.series.days"), theme.HistoryIcon(), d.openPlan)
	v.list = newRowList(frame.Spread(v.about, days), shell.ReadingWidth, v.item)
	return v
}

// update lists the games anew, and has those worked out that are pending.
func (v *seriesView) update() {
	games, err := v.desk.Book.Shelf.ListNow()
	if v.desk.shell.ShowError(err) {
		return
	}
	var about string
	v.games, about = director.SeriesOf(v.desk.Desk, games)
	v.about.SetText(about)
	v.list.show(nil, len(v.games))
	v.stop()
	v.stop = shell.WorkOut(v.desk.shell, games, func([]stats.Summary) {
		_ = v.desk.Refresh() // the shelf tells which games cannot be read
		v.changed()
	})
}

func (v *seriesView) item(at int) item {
	one := v.games[at]
	sign := mark.NewPicture(theme.ConfirmIcon(), 22, look.Gain)
	if !one.Counts() {
		sign = mark.NewPicture(theme.ContentRemoveIcon(), 22, look.Soft)
	}
	return item{
		title: one.Title, about: one.About, struck: one.Against.Reason == "tournament.series.excepted", start: sign,
		tapped: func() { v.open(one) },
	}
}

// open opens the sheet of what can be done with a game.
func (v *seriesView) open(one director.SeriesGame) {
	d := v.desk
	a := newActions(d.shell, one.Title)
	a.list.Add(text.NewParagraph(one.About, core.Body))
	open := director.Deed{Label: words.Text("tournament.series.open"), About: words.GameState(one.Game)}
	a.addDeed(open, mark.Icon("table"), func() { openGame(d.shell, one.Game.ID) })
	for _, deed := range director.SeriesDeeds(d.Desk, one) {
		switch deed.Key {
		case "tournament.series.out":
			a.addDeed(deed, theme.ContentRemoveIcon(), func() { v.askWhy(one) })
		case "tournament.series.again":
			a.addDeed(deed, theme.ContentAddIcon(),
				func() { v.enter(&tournament.Except{Game: one.Game.ID.String(), Lifted: true}) })
		default:
			a.addDeed(deed, theme.HistoryIcon(), d.openPlan)
		}
	}
	a.show()
}

// openGame puts a game on the table.
func openGame(s *shell.Shell, id ledger.GameID) {
	if !s.ShowError(s.Session.Open(id)) {
		s.Go(route.Table{})
	}
}

// askWhy asks why a game does not count, for everybody to read.
func (v *seriesView) askWhy(one director.SeriesGame) {
	e := &tournament.Except{Game: one.Game.ID.String()}
	ask(v.desk.shell, words.Text("tournament.series.out"), text.NewParagraph(one.Title, core.Body),
		[]question{{words.Text("tournament.penalty.reason"), words.Text("tournament.series.why.example")}},
		words.Text("tournament.series.out"), func(answers []string) string {
			if e.Reason = answers[0]; e.Reason == "" {
				return words.Text("tournament.series.why")
			}
			return v.desk.refused(e)
		}, func() { v.enter(e) })
}

// enter takes a game out or lets it count, with the way back.
func (v *seriesView) enter(e *tournament.Except) {
	d := v.desk
	if !d.enter(e) {
		return
	}
	v.changed()
	d.shell.ShowBar(frame.NewUndoBar(words.TournamentEntry(&d.State, e),
		shell.UndoAction(d.undoing(v.changed))))
}
