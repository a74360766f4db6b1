package tournament

import (
	"reflect"
	"slices"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/stats"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// A tableSheet is what can be done with a table of a round.
type tableSheet struct {
	desk  *desk
	table cup.Table
	round int
	// game is the table's game, where it stands in this book.
	game    stats.Summary
	here    bool
	changed func()
}

func newTableSheet(v *roundView, number int) *tableSheet {
	t := &tableSheet{desk: v.desk, round: v.drawn().Number, changed: v.changed}
	table, _ := v.desk.state.Table(t.round, number)
	t.table = *table
	t.game, t.here = v.games[table.Game]
	return t
}

// current tells whether the table still is as the sheet shows it. Where it is not it says so: what the sheet offers would be done
// to what nobody has seen.
func (t *tableSheet) current() bool {
	now, there := t.desk.state.Table(t.round, t.table.Number)
	if there && reflect.DeepEqual(*now, t.table) {
		return true
	}
	t.desk.shell.ShowNotice(words.Say("tournament.moved"))
	return false
}

// title names the table.
func (t *tableSheet) title() string {
	return words.Tell("tournament.table.of", words.Names{"table": words.Number(t.table.Number), "round": words.Number(t.round)})
}

// open opens the sheet.
func (t *tableSheet) open() {
	a := newActions(t.desk.shell, t.title())
	a.current = t.current
	a.list.Add(t.people())
	if t.table.Result == nil {
		t.addInstead(a)
		if t.here && t.game.Over {
			a.addWith(words.Say("tournament.table.take"), words.GameState(t.game), theme.DownloadIcon(), t.take)
		}
		a.addWith(words.Say("tournament.table.code"), words.Say("tournament.table.code.about"), mark.Icon("qr"), t.showCode)
		t.addGame(a, "tournament.table.keep")
		a.addWith(words.Say("tournament.scan"), words.Say("tournament.scan.about"), theme.MediaPhotoIcon(), t.desk.scan)
		a.addWith(words.Say("tournament.table.type"), words.Say("tournament.table.type.about"), theme.DocumentCreateIcon(), t.typeIn)
		a.addWith(words.Say("tournament.table.skip"), words.Say("tournament.table.skip.about"), theme.ContentRemoveIcon(), t.skip)
		a.addWith(words.Say("tournament.swap"), words.Say("tournament.swap.about"), mark.Icon("swap"), func() {
			t.desk.shell.Push(newSwapPage(t.desk, t.round))
		})
	} else {
		t.addGame(a, "tournament.table.show")
		a.addWith(words.Say("tournament.table.correct"), words.Say("tournament.table.correct.about"), theme.DocumentCreateIcon(), t.typeIn)
		a.addWith(words.Say("tournament.table.back"), words.Say("tournament.table.back.about"), theme.ContentUndoIcon(), t.takeBack)
	}
	a.show()
}

// people are those of the table, with what came of the game.
func (t *tableSheet) people() fyne.CanvasObject {
	if t.table.Result != nil {
		return text.NewParagraph(words.TournamentEntry(&t.desk.state, t.table.Result), core.Body)
	}
	about := frame.Stack(0, text.NewParagraph(words.Tell("tournament.table.order", words.Names{
		"names": words.Join(t.desk.names(t.table.Members))}), core.Body).SetColor(look.Soft))
	if gone := t.gone(); len(gone) > 0 {
		key := "tournament.table.gone.about"
		switch least := max(2, t.desk.state.Plan.Game(t.round).Least); {
		case t.here:
			key = "tournament.table.gone.playing"
		case len(t.table.Members)-len(gone) < least:
			key = "tournament.table.gone.few"
		}
		about.Add(text.NewParagraph(words.Count(key, len(gone), words.Names{"names": words.Join(t.desk.names(gone))}), core.Body).SetColor(look.Loss))
	}
	return about
}

// gone are those of the table who left after the round was drawn.
func (t *tableSheet) gone() []int {
	return slices.DeleteFunc(slices.Clone(t.table.Members), func(member int) bool { return !t.desk.state.Members[member].Left })
}

// addInstead offers the seat of whoever left to those who sit the round out.
func (t *tableSheet) addInstead(a *actions) {
	drawn, _ := t.desk.state.Round(t.round)
	for _, gone := range t.gone() {
		for _, other := range drawn.Out {
			if t.here || t.desk.state.Members[other].Left {
				continue
			}
			n := words.Names{"name": t.desk.name(other), "gone": t.desk.name(gone)}
			a.addWith(words.Tell("tournament.table.instead", n), words.Say("tournament.table.instead.about"), mark.Icon("swap"), func() {
				if t.desk.enter(&cup.Exchange{Round: t.round, Members: [2]int{gone, other}}) {
					t.changed()
				}
			})
		}
	}
}

// addGame adds the way to the table's game on this device.
func (t *tableSheet) addGame(a *actions, key string) {
	if t.here {
		a.addWith(words.Say("tournament.table.game"), words.GameState(t.game), mark.Icon("table"), t.play)
	} else if t.table.Result == nil {
		a.addWith(words.Say(key), words.Say(key+".about"), mark.Icon("table"), t.play)
	}
}

// begun is the table's game as it begins, kept nowhere.
func (t *tableSheet) begun() (*game.Game, error) {
	title := words.Tell("tournament.table.title", words.Names{
		"title": t.desk.title(), "table": words.Number(t.table.Number), "round": words.Number(t.round),
	})
	return games.Begin(&t.desk.state, t.round, t.table.Number, title, time.Now(), rulebooks.All())
}

// showCode shows the code that starts the table's game on another phone.
func (t *tableSheet) showCode() {
	d := t.desk
	game, err := t.begun()
	if err != nil {
		d.did(err)
		return
	}
	text, err := compact.EncodeSetup(game)
	if d.shell.ShowError(err) {
		return
	}
	about := words.Tell("tournament.code.about", words.Names{"names": words.Join(d.names(t.table.Members)), "game": words.Game(game.Setup().Rulebook)})
	d.shell.Go(handover.Text{Title: t.title(), About: about, Text: text, Name: t.title(), Actions: func() []fyne.CanvasObject {
		return []fyne.CanvasObject{handover.NewActionButton("tournament.table.keep", mark.Icon("table"), t.play)}
	}})
}

// play opens the table's game on this device, and begins it where it has not.
func (t *tableSheet) play() {
	s := t.desk.shell
	if _, err := s.Session.Book().Games.Load(t.table.Game); err != nil {
		game, err := t.begun()
		if err == nil {
			_, err = s.Session.Book().Games.Store(game, s.Session.Author())
		}
		if err != nil {
			t.desk.did(err)
			return
		}
	}
	if !s.ShowError(s.Session.Open(t.table.Game)) {
		s.Go(route.Table{})
	}
}

// take enters the result of the table's game in this book.
func (t *tableSheet) take() {
	fit, err := t.desk.fitOf(t.table.Game)
	if t.desk.shell.ShowError(err) {
		return
	}
	t.desk.take(fit, t.changed)
}

func (t *tableSheet) typeIn() { openTypePage(t.desk, t.round, t.table) }

// skip enters that the table was not played to an end.
func (t *tableSheet) skip() {
	if t.desk.correct(&cup.Result{Round: t.round, Table: t.table.Number, Unplayed: true, Source: cup.Typed}) {
		t.changed()
	}
}

// takeBack takes the result back.
func (t *tableSheet) takeBack() {
	if number, found := t.desk.cup.ResultOf(t.round, t.table.Number); found {
		if len(t.desk.consequence(number, nil).broken) > 0 {
			t.desk.askBack(number, t.changed, t.people())
		} else if t.desk.did(t.desk.cup.Void(number, t.desk.shell.Session.Author())) {
			t.changed()
		}
	}
}
