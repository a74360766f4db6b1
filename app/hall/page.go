package hall

import (
	"fmt"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// turnTime is how long a page is seen before the next one comes, tickTime how often the time is read.
const turnTime, tickTime = 12 * time.Second, 500 * time.Millisecond

// A page shows a tournament on a projector. It turns its pages by itself, and follows what another window enters.
type page struct {
	follower
	content *fyne.Container
	title   *text.FarText
	clock   *text.FarText
	count   *text.FarText
	stage   *fyne.Container
	// pages are the buttons that turn the pages, controls they and all others.
	pages    *fyne.Container
	controls *controls
	// large is the time as a view of its own.
	large *text.FarText
	// start and reset are the buttons of the clock, with their words where there is room.
	start, reset labelled
	turning      *input.Button

	views []view
	// view and at are what is seen: a view and a page of it.
	view, at int
	// room is how large the stage is.
	room fyne.Size
	// still tells that the pages do not turn by themselves, turned when one did last.
	still  bool
	turned time.Time
	// clocked tells that the round has a clock, over that its time was over when it was looked at last.
	clocked, over bool
	ticking       bool
	now           func() time.Time
}

// NewPage shows a tournament on a projector, on the whole screen where there is one.
func NewPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	p := &page{follower: follower{shell: s, id: id}, stage: frame.NewHolder(), now: time.Now}
	p.title = text.NewFarText("", look.Ink, fyne.TextAlignLeading)
	p.clock = text.NewFarText("", look.Ink, fyne.TextAlignTrailing)
	p.count = text.NewFarText("", look.Soft, fyne.TextAlignCenter)
	p.large = text.NewFarText("", look.Ink, fyne.TextAlignCenter)
	return p
}

// Content is what is seen from afar, with the buttons of whoever stands beside it.
func (p *page) Content() fyne.CanvasObject {
	s := p.shell
	p.start = newLabelled(p.startOrPause)
	p.reset = newLabelled(p.resetClock)
	p.reset.set(words.Text("hall.clock.reset"), theme.MediaReplayIcon())
	p.turning = input.NewIconButton("", nil, p.hold)
	p.showHold()
	p.pages = container.NewHBox(
		input.NewIconButton(words.Text("hall.previous"), theme.NavigateBackIcon(), func() { p.turn(-1) }), p.turning,
		input.NewIconButton(words.Text("hall.next"), theme.NavigateNextIcon(), func() { p.turn(1) }))
	leave := input.NewIconButton(words.Text("hall.leave"), theme.CancelIcon(), s.Back)
	p.controls = newControls(s.App.Settings().Theme(), &footLayout{p, leave}, p.pages, p.count,
		p.start.wide, p.start.narrow, p.reset.wide, p.reset.narrow, leave)
	p.content = container.New(&pageLayout{p}, p.title, p.clock, p.stage, p.controls)
	return p.content
}

// BigScreen gives it the whole screen.
func (p *page) BigScreen() {}

// Update shows the tournament as it is now, and goes on following it.
func (p *page) Update() {
	if p.load() {
		p.renew()
	}
	if !p.ticking {
		p.ticking = true
		p.turned = p.now()
		p.shell.WhenLeft(func() { p.ticking = false })
		p.shell.Tick(tickTime, p.tick)
	}
}

// renew makes the views anew, and stays at the page that is seen where there still is one.
func (p *page) renew() {
	state := p.desk.Tournament.State()
	p.views = views(&state, p.short(&state))
	if _, has := director.HallClock(&state); has {
		p.views = append(p.views, view{title: director.HallRound(&state, len(state.Rounds)), only: p.large})
	}
	p.view = min(p.view, len(p.views)-1)
	p.show()
}

// tick follows the time and the book.
func (p *page) tick() {
	if p.desk == nil {
		return
	}
	if changed, err := p.desk.Tournament.Follow(); err == nil && changed {
		p.renew()
	}
	p.showTime()
	if !p.still && p.now().Sub(p.turned) >= turnTime {
		p.turn(1)
	}
}

// showTime shows how much time the round has, and when it is over nothing else until the pages turn.
func (p *page) showTime() {
	state := p.desk.Tournament.State()
	clock, has := director.HallClock(&state)
	changed := p.clocked != has
	p.clocked = has
	if !has {
		p.over = false
		core.Show(p.clock, false)
		if changed {
			p.content.Refresh()
		}
		return
	}
	now := p.now()
	text, color := face(clock, now)
	before := p.over
	p.over = clock.Runs() && clock.LeftAt(now) <= 0
	if p.over && !before {
		p.view, p.at, p.turned = len(p.views)-1, 0, now
		p.show()
		return
	}
	changed = changed || len(text) != len(p.clock.Text())
	p.clock.Set(text, color)
	p.large.Set(text, color)
	p.start.set(words.Text("hall.clock.start"), theme.MediaPlayIcon())
	if clock.Runs() {
		p.start.set(words.Text("hall.clock.pause"), theme.MediaPauseIcon())
	}
	alone := p.views[p.view].only == fyne.CanvasObject(p.large)
	if changed || p.clock.Visible() == alone {
		core.Show(p.clock, !alone)
		p.content.Refresh() // the title has more room, or less
	}
}

// turn shows the next page, or the one before.
func (p *page) turn(by int) {
	p.turned = p.now()
	if len(p.views) == 0 {
		return
	}
	p.at += by
	switch {
	case p.at < 0:
		p.view = (p.view + len(p.views) - 1) % len(p.views)
		p.at = p.views[p.view].pages(p.room) - 1
	case p.at >= p.views[p.view].pages(p.room):
		p.view, p.at = (p.view+1)%len(p.views), 0
	}
	p.show()
}

// show shows the page that is to be seen.
func (p *page) show() {
	if len(p.views) == 0 {
		return
	}
	v := p.views[p.view]
	p.at = min(p.at, v.pages(p.room)-1)
	p.title.Set(v.title, look.Ink)
	p.stage.Objects = []fyne.CanvasObject{v.object(p.at)}
	p.stage.Refresh()
	all, before := 0, 0
	for i, one := range p.views {
		if i == p.view {
			before = all
		}
		all += one.pages(p.room)
	}
	names := words.Names{"page": before + p.at + 1, "pages": all}
	p.count.Set(words.Format("hall.page", names), look.Soft)
	core.Show(p.pages, all > 1)
	core.Show(p.count, all > 1)
	p.showTime()
}

// hold stops the pages, or lets them turn again.
func (p *page) hold() {
	p.still, p.turned = !p.still, p.now()
	p.showHold()
}

// showHold shows what the button does that holds the pages.
func (p *page) showHold() {
	p.turning.Spoken(words.Text("hall.hold")).SetIcon(theme.MediaPauseIcon())
	if p.still {
		p.turning.Spoken(words.Text("hall.go")).SetIcon(theme.MediaPlayIcon())
	}
}

// Typed takes the space bar, which holds the pages, and the letter that starts and pauses the clock.
func (p *page) Typed(letter rune) bool {
	switch letter {
	case ' ':
		p.hold()
	case 't', 'T':
		p.startOrPause()
	default:
		return false
	}
	return true
}

func (p *page) Turned(key fyne.KeyName) bool {
	switch key {
	case fyne.KeyRight, fyne.KeyDown, fyne.KeyPageDown:
		p.turn(1)
	case fyne.KeyLeft, fyne.KeyUp, fyne.KeyPageUp:
		p.turn(-1)
	default:
		return false
	}
	return true
}

// startOrPause lets the clock of the round run, or stand.
func (p *page) startOrPause() {
	state := p.desk.Tournament.State()
	clock, has := director.HallClock(&state)
	if !has || clock.LeftAt(p.now()) <= 0 {
		return
	}
	next := clock.Started(p.now())
	if clock.Runs() {
		next = clock.Paused(p.now())
	}
	if p.enter(&next) {
		p.showTime()
	}
}

// resetClock gives the round all its time again.
func (p *page) resetClock() {
	state := p.desk.Tournament.State()
	if full, has := state.FullClock(len(state.Rounds)); has && p.enter(&full) {
		p.showTime()
	}
}

// face is what a clock shows: the time that is left, in another colour what follows it when it is over. Nothing follows
// for the game.
func face(c tournament.Clock, now time.Time) (text string, color fyne.ThemeColorName) {
	left := c.LeftAt(now)
	switch {
	case left <= 0:
		return words.Text("hall.clock.over"), look.Turn
	case c.Runs():
		return clockTime(left), look.Ink
	}
	return clockTime(left), look.Soft
}

// clockTime writes a time in seconds, those that were begun counted: "1:05:00", "59:59", "0:07".
func clockTime(left time.Duration) string {
	seconds := int((left + time.Second - 1) / time.Second)
	if hours := seconds / 3600; hours > 0 {
		return fmt.Sprintf("%d:%02d:%02d", hours, seconds/60%60, seconds%60)
	}
	return fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
}
