package tournament

import (
	"context"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/stats"
	cup "scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
	"scripkeeper/ledger/tournament/standings"
)

// A standingView is who stands where: now, after an earlier round, or as it would be if all games ended now. What is hidden is
// not shown before the reveal, unless the director wants to look.
type standingView struct {
	desk    *desk
	changed func()
	// after is how many rounds count, -1 for all of them. Ended tells that games that are being played count as they stand.
	after int
	ended bool
	// playing tells that a game of these rounds is played in this book, so that it can be told how it stands.
	playing bool
	// current is how the games stand, as it was read when they had so many entries; stop ends the reading of it.
	current map[ledger.GameID][]cup.Placed
	entries int
	stop    func()
	now     standings.Standings
	// columns tells that each round has a column, beside that the standing stands beside something else.
	columns, beside bool

	choice *roundChoice
	ending *input.Switch
	notice *text.Text
	hide   *input.Button
	// looked has the button that hides the standing again.
	looked  *fyne.Container
	head    *standingHead
	gallery *list.Gallery
	lines   map[fyne.CanvasObject]*standingLine
	holder  *fyne.Container
	// places and points are how many characters the longest of them has: names get the rest of the line.
	places, points int
}

func newStandingView(d *desk, changed func()) *standingView {
	v := &standingView{desk: d, changed: changed, after: -1, stop: func() {}, holder: frame.NewHolder(), lines: map[fyne.CanvasObject]*standingLine{}}
	v.choice = newRoundChoice(v.turn)
	v.ending = input.NewSwitch(words.Say("tournament.ifended"), words.Say("tournament.ifended.about"), false, func(on bool) {
		v.ended = on
		v.changed()
	})
	v.notice = text.NewParagraph("", core.Body).SetColor(look.Turn)
	v.hide = input.NewQuietButton(words.Say("tournament.hide"), func() { v.look(false) }).SetIcon(theme.VisibilityOffIcon())
	v.looked = frame.NewFlow(0, v.hide)
	v.head = newStandingHead(v)
	top := frame.Stack(look.Space2, v.choice.Object, v.ending, v.notice, v.looked)
	v.gallery = list.NewGallery(top, func() fyne.Size { return newStandingLine(v, nil).row.MinSize() }, widestStanding, v.newLine, v.fillLine).List()
	return v
}

// widestStanding is how wide a standing gets, so that the eye finds its way along a line.
const widestStanding float32 = 900

func (v *standingView) object() fyne.CanvasObject { return v.holder }

// counted is how many rounds count.
func (v *standingView) counted() int {
	if all := len(v.desk.state.Rounds); v.after < 0 || v.after > all {
		return all
	}
	return v.after
}

// turn counts more rounds, or fewer.
func (v *standingView) turn(by int) {
	v.after = v.counted() + by
	if v.after >= len(v.desk.state.Rounds) {
		v.after = -1
	}
	v.changed()
}

// look lets the director look at what is hidden, or no longer.
func (v *standingView) look(on bool) {
	v.desk.looking = on
	v.changed()
}

func (v *standingView) update() {
	state, after := &v.desk.state, v.counted()
	if v.desk.hidden(after) {
		v.showHidden(after)
		return
	}
	key := "tournament.after"
	switch _, missing := state.Lacking(); {
	case after < len(state.Rounds):
	case after == 0:
		key = "tournament.after.none"
	case len(missing) > 0:
		key = "tournament.after.now"
	}
	if state.Plan.Format == cup.Series && after > 0 {
		key = "tournament.after.series"
	}
	v.choice.show(words.Tell(key, words.Names{"round": words.Number(after)}), after > 0, after < len(state.Rounds))
	v.follow(after)
	v.now = v.standing(after)
	v.places, v.points = 1, 1
	for _, line := range v.now.Lines {
		v.places = max(v.places, utf8.RuneCountInString(words.Number(line.Rank)))
		v.points = max(v.points, utf8.RuneCountInString(words.Points(line.Points)))
	}
	core.Show(v.ending, v.playing)
	core.Show(v.notice, state.Hidden(after))
	core.Show(v.looked, state.Hidden(after))
	v.notice.SetText(words.Say("tournament.hidden.looking"))
	v.showHead()
	v.gallery.Update([]list.GalleryGroup{{Heading: v.head.content, Count: len(v.now.Lines)}})
	v.show(v.gallery)
}

// showHead gives each round a column, or takes the columns away where they have no room.
func (v *standingView) showHead() {
	v.columns = v.inColumns()
	v.head.show(v.now.After, v.columns)
}

// standing is the standing that is seen.
func (v *standingView) standing(after int) standings.Standings {
	if !v.ended || !v.playing {
		return standings.After(&v.desk.state, after)
	}
	return standings.AfterIf(&v.desk.state, after, func(t cup.Table) []cup.Placed { return v.current[t.Game] })
}

// open are the tables of the first rounds that have no result, and a game in this book that may tell how it stands, with how
// many entries these games have.
func (v *standingView) open(rounds int) (tables []cup.Table, entries int) {
	games, err := v.desk.shell.Session.Book().Shelf.ListNow()
	if err != nil {
		return nil, 0 // the rounds tell
	}
	tells := map[ledger.GameID]stats.Summary{}
	for _, game := range games {
		if len(game.Worths) > 0 && game.Fault == nil {
			tells[game.ID] = game
		}
	}
	for _, drawn := range v.desk.state.Rounds[:rounds] {
		for _, table := range drawn.Tables {
			if game, tells := tells[table.Game]; tells && table.Result == nil {
				tables, entries = append(tables, table), entries+game.Entries
			}
		}
	}
	return tables, entries
}

// follow looks which games are being played, and where they count has them read when they went on.
func (v *standingView) follow(rounds int) {
	tables, entries := v.open(rounds)
	v.playing = len(tables) > 0
	if v.ended && v.playing && (v.current == nil || v.entries != entries) {
		v.entries = entries
		v.read(tables)
	}
}

// read works out beside the screen how games stand that are being played, and shows that.
func (v *standingView) read(tables []cup.Table) {
	book, state := v.desk.shell.Session.Book(), v.desk.state
	v.current = map[ledger.GameID][]cup.Placed{}
	v.stop()
	v.stop = shell.Background(v.desk.shell, shell.Work[map[ledger.GameID][]cup.Placed]{
		Do: func(ctx context.Context, _ func(float64)) (map[ledger.GameID][]cup.Placed, error) {
			current := map[ledger.GameID][]cup.Placed{}
			for _, table := range tables {
				if game, err := book.Games.LoadFromShelf(table.Game); err == nil && ctx.Err() == nil {
					current[table.Game] = games.PlacesNow(&state, table, game)
				}
			}
			return current, nil
		},
		Then: func(current map[ledger.GameID][]cup.Placed, err error) {
			v.stop = func() {}
			if err == nil {
				v.current = current
				v.changed()
			}
		},
	})
}

// showHidden says that the standing is hidden, with a way to look.
func (v *standingView) showHidden(after int) {
	n := words.Names{"round": words.Number(v.desk.state.Plan.HiddenFrom)}
	actions := []fyne.CanvasObject{input.NewQuietButton(words.Say("tournament.look"), func() { v.look(true) }).SetIcon(theme.VisibilityIcon())}
	if after > 0 && v.desk.state.Plan.HiddenFrom > 1 {
		actions = append(actions, input.NewQuietButton(words.Tell("tournament.hidden.before", words.Names{
			"round": words.Number(v.desk.state.Plan.HiddenFrom - 1)}), func() {
			v.after = v.desk.state.Plan.HiddenFrom - 1
			v.changed()
		}))
	}
	v.show(container.NewVScroll(frame.NewEmptyState(theme.VisibilityOffIcon(), words.Say("tournament.hidden"), words.Tell("tournament.hidden.about", n), actions...)))
}

func (v *standingView) show(o fyne.CanvasObject) {
	if len(v.holder.Objects) != 1 || v.holder.Objects[0] != o {
		v.holder.Objects = []fyne.CanvasObject{o}
		v.holder.Refresh()
	}
}

// foot is the way to the big view and to the reveal.
func (v *standingView) foot() []fyne.CanvasObject {
	state := &v.desk.state
	if len(state.Rounds) == 0 {
		return nil
	}
	label, make := words.Say("ceremony.title"), input.NewQuietButton
	if state.Hidden(len(state.Rounds)) {
		label = words.Say("tournament.reveal")
	}
	if state.Over() {
		make = input.NewPrimaryButton
	}
	return []fyne.CanvasObject{v.desk.hall(), make(label, v.desk.ceremony)}
}

func (v *standingView) newLine() fyne.CanvasObject {
	l := newStandingLine(v, func(member int) { v.desk.shell.Push(newWhyPage(v.desk, v.now, member)) })
	v.lines[l.row] = l
	return l.row
}

func (v *standingView) fillLine(cell fyne.CanvasObject, _, at int) {
	if v.columns != v.inColumns() {
		v.showHead()
	}
	v.lines[cell].show(v.desk, v.now, v.now.Lines[at], v.columns)
}

// inColumns tells whether each round has a column of its own.
func (v *standingView) inColumns() bool {
	return !v.beside && v.desk.shell.Shape(v.desk.shell.Window.Canvas().Size().Width) != shell.PhoneShape
}
