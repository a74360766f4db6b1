package app

import (
	"cmp"
	"slices"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/stats"
)

// A gameTile shows one game in the list of games. The list reuses the tiles of games scrolled out of sight.
type gameTile struct {
	tile          *list.Tile
	more          *input.Button
	badge         *fyne.Container
	title, state  *text.Text
	touched       *text.Text
	leader, worth *text.Text
	course        *chart.Sparkline
	last          *fyne.Container
	game          stats.Summary
	short         func(stats.Summary) []string
}

// newGameTile returns a tile. short returns the players' short names. A tap on the game calls resume, and a tap on the
// menu button calls act.
func newGameTile(short func(stats.Summary) []string, resume, act func(stats.Summary)) *gameTile {
	t := &gameTile{short: short,
		badge: frame.NewHolder(), title: text.New("", core.Strong).Shrink(), state: text.New("", core.Caption).Break(1),
		touched: text.New("", core.Caption).Whole(),
		leader:  text.New("", core.Caption).Break(1).SetColor(look.Ink),
		worth:   text.New("", core.Caption).Whole().SetColor(look.Ink),
		course:  chart.NewSparkline(),
	}
	t.more = input.NewIconButton("", theme.MoreHorizontalIcon(), func() { act(t.game) })
	t.last = container.New(courseLayout{}, t.touched, t.course, t.leader, t.worth)
	text := frame.Stack(0, t.title, t.state, t.last)
	t.tile = list.NewTile("", frame.Lead(container.NewCenter(t.badge), frame.Spread(text, t.more)),
		func() { resume(t.game) }).Flat()
	return t
}

func (t *gameTile) show(game stats.Summary, now time.Time) {
	t.game = game
	title, state, color := words.GameTitle(game), words.GameLine(game), look.Soft
	badge := form.Badge(game.Rulebook, 40)
	t.badge.Objects = []fyne.CanvasObject{badge}
	core.Show(t.last, game.Fault == nil) // a fault's sentence takes its space
	t.state.Break(1)
	if game.Fault != nil {
		color = look.Loss
		t.state.Break(3)
		t.badge.Objects = []fyne.CanvasObject{
			container.NewGridWrap(badge.MinSize(), mark.NewPicture(theme.WarningIcon(), 40, look.Loss))}
	}
	if game.Unresolved > 0 {
		color = look.Loss
	}
	t.badge.Refresh()
	t.title.SetText(title)
	t.state.SetColor(color).SetText(state)
	touched := words.Moment(game.Date().Local(), now)
	t.touched.SetText(touched)
	leader, worth := words.GameLeaders(game)
	t.leader.SetText(leader)
	t.worth.SetText(worth)
	t.shorten()
	t.more.Spoken(words.Format("shelf.more", words.Names{"game": title})).SetIcon(theme.MoreHorizontalIcon())
	t.tile.SetLabel(words.Join([]string{title, words.Text("rulebook." + game.Rulebook), words.GameState(game),
		words.GameLeader(game), touched}))
	t.tile.Refresh()
}

// shorten sets the texts to show if the lines with names or a round are too long for the tile.
func (t *gameTile) shorten() {
	long := func(name string) bool { return utf8.RuneCountInString(name) > people.MaxShortName }
	title, state, leader := "", words.GameBrief(t.game), ""
	if slices.ContainsFunc(t.game.Names, long) {
		brief := t.game
		brief.Names = t.short(t.game)
		title, state = words.GameTitle(brief), cmp.Or(words.GameBrief(brief), words.GameLine(brief))
		leader, _ = words.GameLeaders(brief)
	}
	t.title.Or(title)
	t.state.Or(state)
	t.leader.Or(leader)
}

const maxOthers = 3

func (t *gameTile) showCourse() {
	if len(t.game.Leaders) == 0 || len(t.game.Leaders) == len(t.game.Names) {
		t.course.Update(nil, nil)
		return
	}
	lead := t.game.Leaders[0]
	var others [][]int
	for seat := range t.game.Names {
		if seat != lead && len(others) < maxOthers {
			others = append(others, t.game.Course(seat))
		}
	}
	t.course.Update(t.game.Course(lead), others)
}

// courseLayout puts the day at the left, the leader at the right and, if there is space, a small chart between them. In
// large text the leader goes below the day.
type courseLayout struct{}

func (courseLayout) beneath() bool { return theme.Size(look.BodySize) > largeText }

// largeText is the text size above which a phone's line has space for only one of two items.
const largeText float32 = 18

func (l courseLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.NewSize(o[0].MinSize().Width, max(o[0].MinSize().Height, o[1].MinSize().Height))
	if l.beneath() {
		size.Height += o[0].MinSize().Height
	}
	return size
}

func (l courseLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	day, chart, worth := o[0].MinSize(), o[1].MinSize(), o[3].MinSize()
	line := day.Height
	room, left, y := size.Width-day.Width-look.Space3, float32(0), (size.Height-line)/2
	if l.beneath() {
		room, left, y = size.Width, day.Width+look.Space3, size.Height-line
	}
	width := worth.Width
	if leader := o[2].(*text.Text); leader.Text() != "" {
		width = min(room, leader.Room()+look.Space1+width)
	}
	at := size.Width - width
	if l.beneath() {
		at = 0
	}
	core.Place(o[2], at, y, max(0, width-look.Space1-worth.Width), line)
	core.Place(o[3], at+width-worth.Width, y, worth.Width, line)
	end, high := min(at-look.Space2, max(size.Width/2, day.Width+look.Space3)+chart.Width), size.Height
	if l.beneath() {
		end, high = size.Width, size.Height-line
	}
	core.Place(o[0], 0, (high-line)/2, day.Width, line)
	core.Show(o[1], end-chart.Width >= max(left, day.Width+look.Space3))
	core.Place(o[1], end-chart.Width, look.Space1, chart.Width, high-look.Space1) // keep a distance from the line above
}
