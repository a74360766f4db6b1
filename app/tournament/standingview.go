package tournament

import (
	"context"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// A standingView is who stands where: now, after an earlier round, or as it would be if all games ended now. What is
// hidden is not shown before the reveal, unless the director wants to look.
type standingView struct {
	desk    *desk
	changed func()
	// after is how many rounds count, -1 for all of them. Ended tells that games that are being played count as they
	// stand.
	after int
	ended bool
	// playing tells that a game of these rounds is played in this book, so that it can be told how it stands.
	playing bool
	// current is how the games stand, as it was read when they had so many entries; stop ends the reading of it.
	current map[ledger.GameID][]tournament.Placed
	entries int
	stop    func()
	now     director.StandingsView
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
	v := &standingView{desk: d, changed: changed, after: -1, stop: func() {}, holder: frame.NewHolder(),
		lines: map[fyne.CanvasObject]*standingLine{}}
	v.choice = newRoundChoice(v.turn)
	v.ending = input.NewSwitch(words.Text("tournament.ifended"), words.Text("tournament.ifended.about"), false,
		func(on bool) {
			v.ended = on
			v.changed()
		})
	v.notice = text.NewParagraph("", core.Body).SetColor(look.Turn)
	v.hide = input.NewQuietButton(words.Text("tournament.hide"),
		func() { v.look(false) }).SetIcon(theme.VisibilityOffIcon())
	v.looked = frame.NewFlow(0, v.hide)
	v.head = newStandingHead(v)
	top := frame.Stack(look.Space2, v.choice.Object, v.ending, v.notice, v.looked)
	v.gallery = list.NewGallery(top, func() fyne.Size { return newStandingLine(v, nil).row.MinSize() }, widestStanding,
		v.newLine, v.fillLine).List()
	return v
}

// widestStanding is how wide a standing gets, so that the eye finds its way along a line.
const widestStanding float32 = 900

func (v *standingView) object() fyne.CanvasObject { return v.holder }

func (v *standingView) counted() int {
	if all := len(v.desk.State.Rounds); v.after < 0 || v.after > all {
		return all
	}
	return v.after
}

// turn counts more rounds, or fewer.
func (v *standingView) turn(by int) {
	v.after = v.counted() + by
	if v.after >= len(v.desk.State.Rounds) {
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
	after := v.counted()
	if v.desk.hidden(after) {
		v.showHidden(after)
		return
	}
	v.follow(after)
	var current map[ledger.GameID][]tournament.Placed
	if v.ended && v.playing {
		current = v.current
	}
	v.now = director.StandingsOf(v.desk.Desk, after, current)
	v.choice.show(v.now.Title, v.now.Earlier, v.now.Later)
	v.places, v.points = 1, 1
	for _, row := range v.now.Rows {
		v.places = max(v.places, utf8.RuneCountInString(row.Rank))
		v.points = max(v.points, utf8.RuneCountInString(row.Points))
	}
	core.Show(v.ending, v.playing)
	core.Show(v.notice, v.now.Hidden)
	core.Show(v.looked, v.now.Hidden)
	v.notice.SetText(words.Text("tournament.hidden.looking"))
	v.showHead()
	v.gallery.Update([]list.GalleryGroup{{Heading: v.head.content, Count: len(v.now.Rows)}})
	fill(v.holder, v.gallery)
}

// showHead gives each round a column, or takes the columns away where they have no room.
func (v *standingView) showHead() {
	v.columns = v.inColumns()
	v.head.show(v.now.Rounds, v.columns)
}

// follow looks which games are being played, and where they count has them read when they went on.
func (v *standingView) follow(rounds int) {
	tables, entries := director.Playing(v.desk.Desk, rounds)
	v.playing = len(tables) > 0
	if v.ended && v.playing && (v.current == nil || v.entries != entries) {
		v.entries = entries
		v.read(tables)
	}
}

// read works out beside the screen how games stand that are being played, and shows that.
func (v *standingView) read(tables []tournament.DrawnTable) {
	book, state := v.desk.shell.Session.Book(), v.desk.State
	v.current = map[ledger.GameID][]tournament.Placed{}
	v.stop()
	v.stop = shell.Background(v.desk.shell, shell.Work[map[ledger.GameID][]tournament.Placed]{
		Do: func(ctx context.Context, _ func(float64)) (map[ledger.GameID][]tournament.Placed, error) {
			return director.Current(book, state, tables, func() bool { return ctx.Err() != nil }), nil
		},
		Then: func(current map[ledger.GameID][]tournament.Placed, err error) {
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
	n := words.Names{"round": v.desk.State.Plan.HiddenFrom}
	actions := []fyne.CanvasObject{input.NewQuietButton(words.Text("tournament.look"),
		func() { v.look(true) }).SetIcon(theme.VisibilityIcon())}
	if after > 0 && v.desk.State.Plan.HiddenFrom > 1 {
		actions = append(actions, input.NewQuietButton(words.Format("tournament.hidden.before", words.Names{
			"round": v.desk.State.Plan.HiddenFrom - 1}), func() {
			v.after = v.desk.State.Plan.HiddenFrom - 1
			v.changed()
		}))
	}
	fill(v.holder, container.NewVScroll(frame.NewEmptyState(theme.VisibilityOffIcon(), words.Text("tournament.hidden"),
		words.Format("tournament.hidden.about", n), actions...)))
}

// foot is the way to the big view and to the reveal.
func (v *standingView) foot() []fyne.CanvasObject {
	state := &v.desk.State
	if len(state.Rounds) == 0 {
		return nil
	}
	label, make := words.Text("ceremony.title"), input.NewQuietButton
	if state.Hidden(len(state.Rounds)) {
		label = words.Text("tournament.reveal")
	}
	if state.Over() {
		make = input.NewPrimaryButton
	}
	hall := input.NewQuietButton(words.Text("tournament.hall"), v.desk.openHall).SetIcon(theme.ViewFullScreenIcon())
	return []fyne.CanvasObject{hall, make(label, v.desk.ceremony)}
}

func (v *standingView) newLine() fyne.CanvasObject {
	l := newStandingLine(v,
		func(member int) { v.desk.goWhy(v.now.Standings, member) })
	v.lines[l.row] = l
	return l.row
}

func (v *standingView) fillLine(cell fyne.CanvasObject, _, at int) {
	if v.columns != v.inColumns() {
		v.showHead()
	}
	v.lines[cell].show(v.now.Rows[at], v.columns)
}

// inColumns reports whether each round has a column of its own.
func (v *standingView) inColumns() bool {
	return !v.beside && v.desk.shell.Shape(v.desk.shell.Window.Canvas().Size()) != shell.PhoneShape
}

// A roundChoice turns from round to round.
type roundChoice struct {
	Object        fyne.CanvasObject
	before, after *input.Button
	title         *text.Text
}

// newRoundChoice tells turned in which direction.
func newRoundChoice(turned func(by int)) *roundChoice {
	c := &roundChoice{title: text.New("", core.FigureText).Shrink().SetAlign(fyne.TextAlignCenter)}
	c.before = input.NewIconButton(words.Text("tournament.round.before"), theme.NavigateBackIcon(),
		func() { turned(-1) })
	c.after = input.NewIconButton(words.Text("tournament.round.after"), theme.NavigateNextIcon(), func() { turned(1) })
	c.Object = frame.Lead(c.before, frame.Spread(c.title, c.after))
	return c
}

// show says which round is seen, and where it can be turned to.
func (c *roundChoice) show(title string, before, after bool) {
	c.title.SetText(title)
	core.Enable(c.before, before)
	core.Enable(c.after, after)
}
