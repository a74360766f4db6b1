package tournament

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// A page is a tournament: its rounds, its standing, its people and its log, one of them seen at a time; on a wide
// window the standing stands beside the others. Undo and redo have their places in its head.
type page struct {
	shell.FixedPage
	desk       *desk
	top, body  *fyne.Container
	mend       *fyne.Container
	foot, low  *fyne.Container
	undo, redo *input.Button
	// undoing and redoing are what the page shows that they do.
	undoing, redoing shell.Reversing
	more             *input.Button
	tabs             []*input.Cell
	views            []view
	seen             int
	room             room
	// tabLine has the tabs, but for a low window; side has the standing beside what is seen.
	choice, tabLine *fyne.Container
	side            *fyne.Container
	edge            fyne.CanvasObject
	standing        *standingView
	// following tells that the page looks at the book again and again.
	following bool
	// guests are the phones that follow the tournament, nil for none.
	guests Guests
}

// Guests are the phones that follow a tournament: Banner leads to what waits for the director, Sign tells how many
// follow. Either is nil where there is nothing.
type Guests interface {
	Banner(*shell.Shell) fyne.CanvasObject
	Sign(*shell.Shell) *input.Button
}

// followTime is how often the page looks whether another window or a command wrote to the book.
const followTime = time.Second

// A view is one side of a tournament.
type view interface {
	// object is what is seen; it is made once.
	object() fyne.CanvasObject
	// foot are the buttons that always stay in reach, the most important one last.
	foot() []fyne.CanvasObject
	// update shows the tournament as it is now.
	update()
}

// The sides of a tournament, in the order of their tabs.
const (
	rounds = iota
	standingTab
	members
	entries
)

// NewPage is a tournament of the book with the phones that follow it, nil for none, or why it cannot be shown.
func NewPage(s *shell.Shell, id ledger.JournalID, guests Guests) shell.Page {
	d, err := openDesk(s, id)
	if err != nil {
		return newTroublePage(s, err)
	}
	p := &page{desk: d, guests: guests, top: frame.NewHolder(), body: frame.NewHolder(), mend: frame.Stack(0),
		foot: frame.NewHolder()}
	p.undo = input.NewIconButton(words.Text("common.undo"), theme.ContentUndoIcon(), p.Undo)
	p.redo = input.NewIconButton(words.Text("common.redo"), theme.ContentRedoIcon(), p.Redo)
	p.more = input.NewIconButton(words.Text("tournament.more"), theme.MoreHorizontalIcon(), p.act)
	p.standing = newStandingView(d, p.refresh)
	p.views = []view{newRoundView(d, p.refresh, p.open), p.standing, newMembersView(d, p.refresh), newLogView(d)}
	p.choice = frame.NewColumns(tabWidth*theme.Size(look.BodySize), look.Space1)
	for i, key := range []string{"tournament.tab.round", "tournament.tab.standing", "tournament.tab.people",
		"tournament.tab.log"} {
		tab := input.NewCell(words.Text(key), func(bool) { p.open(i) })
		p.tabs = append(p.tabs, tab)
		p.choice.Add(tab)
	}
	core.NewKeyGroup(p.choice.Objects...)
	p.tabLine, p.side, p.edge = frame.NewHolder(), frame.NewHolder(), frame.NewRule()
	head := frame.Stack(0, p.top, p.tabLine, p.mend, frame.NewRule())
	p.low = shell.Foot(shell.ReadingWidth, p.foot)
	body := container.New(panes{}, shell.OverBar(p.body), p.edge, p.side)
	p.Body = container.New(frame.Sized{Told: p.sized}, container.NewBorder(head, p.low, nil, nil, body))
	return p
}

// tabWidth is how wide a tab is at least, in sizes of its text: four of them stand side by side on a phone.
const tabWidth = 5.2

// Update shows the tournament as it is now, and goes on following what other windows and commands enter.
func (p *page) Update() {
	p.desk.did(p.desk.Renew())
	p.refresh()
	if !p.following {
		p.following = true
		p.desk.shell.WhenLeft(func() { p.following = false })
		p.desk.shell.Tick(followTime, p.follow)
	}
}

// follow shows what another window or a command wrote, where one did.
func (p *page) follow() {
	changed, err := p.desk.Follow()
	if p.desk.did(err); changed {
		p.refresh()
	}
}

// refresh shows the tournament as it is now.
func (p *page) refresh() {
	p.showHead()
	p.undoing, p.redoing = p.desk.undoing(p.refresh), p.desk.redoing(p.refresh)
	core.Enable(p.undo, p.undoing.Can)
	core.Enable(p.redo, p.redoing.Can)
	for i, tab := range p.tabs {
		tab.SetChosen(i == p.seen)
	}
	p.mend.Objects = nil
	banner := func(o fyne.CanvasObject) {
		if o != nil {
			p.mend.Add(frame.Measured(shell.WidestPage, o))
		}
	}
	if banner(p.desk.mendBanner()); p.guests != nil {
		banner(p.guests.Banner(p.desk.shell))
	}
	core.Show(p.mend, len(p.mend.Objects) > 0)
	p.standing.beside = p.room.aside && p.seen != standingTab && len(p.desk.State.Rounds) > 0
	if !p.standing.beside {
		fill(p.side, nil)
	}
	now := p.views[p.seen]
	now.update()
	fill(p.body, now.object())
	if p.standing.beside {
		p.standing.update()
		fill(p.side, p.standing.object())
	}
	core.Show(p.side, p.standing.beside)
	core.Show(p.edge, p.standing.beside)
	p.foot.Objects = nil
	if buttons := now.foot(); len(buttons) > 0 {
		p.foot.Objects = []fyne.CanvasObject{input.NewButtonRow(buttons...)}
	}
	core.Show(p.low, len(p.foot.Objects) > 0)
	p.foot.Refresh()
	p.Body.Refresh()
}

// showHead shows what the tournament is called and how far it is, and the tabs where they have room.
func (p *page) showHead() {
	actions, tabs := []fyne.CanvasObject{p.undo, p.redo}, fyne.CanvasObject(nil)
	if p.guests != nil {
		if sign := p.guests.Sign(p.desk.shell); sign != nil {
			actions = append(actions, sign)
		}
	}
	actions = append(actions, p.more)
	if p.room.low {
		fill(p.tabLine, nil)
		actions = append([]fyne.CanvasObject{wide(4*tabWidth+4, p.choice)}, actions...)
	} else {
		tabs = shell.Reading(look.Space1, p.choice)
	}
	fill(p.top, p.desk.shell.Head(p.desk.Title(), words.TournamentNow(&p.desk.State), actions...))
	fill(p.tabLine, tabs)
}

// fill puts an object into a holder, nil for nothing.
func fill(holder *fyne.Container, o fyne.CanvasObject) {
	switch {
	case o == nil && len(holder.Objects) == 0, len(holder.Objects) == 1 && holder.Objects[0] == o:
		return
	case o == nil:
		holder.Objects = nil
	default:
		holder.Objects = []fyne.CanvasObject{o}
	}
	holder.Refresh()
}

// open shows another side.
func (p *page) open(side int) {
	p.seen = side
	p.Update()
}

// Undo takes back what was entered last, Redo enters it again, as the page shows it.
func (p *page) Undo() { p.undoing.Do() }
func (p *page) Redo() { p.redoing.Do() }

// Typed opens a side by its number.
func (p *page) Typed(letter rune) bool {
	side := int(letter - '1')
	if side < 0 || side >= len(p.views) {
		return false
	}
	p.open(side)
	return true
}

// act opens the sheet of what is seldom done.
func (p *page) act() {
	d := p.desk
	a := newActions(d.shell, d.Title())
	a.add("tournament.how", theme.SettingsIcon(), d.openPlan)
	a.add("tournament.rename", theme.DocumentCreateIcon(), func() {
		rename(d.shell, d.Tournament.Head(), func(string) {
			d.did(d.Reload())
			p.refresh()
		})
	})
	a.addAbout("guests.way", mark.Icon("live"), func() { d.shell.Go(route.Live{Tournament: d.Tournament.Head().ID}) })
	a.add("tournament.hall", theme.ViewFullScreenIcon(), d.openHall)
	a.add("ceremony.title", mark.Icon("trophy"), d.ceremony)
	a.add("hall.awards", theme.ConfirmIcon(), func() { d.shell.Go(route.Awards{Tournament: d.Tournament.Head().ID}) })
	a.addAbout("tournament.export", theme.DocumentPrintIcon(), d.export)
	switch {
	case d.State.Ended:
		a.addAbout("tournament.reopen", theme.MediaReplayIcon(), func() { p.enter(&tournament.End{Lifted: true}) })
	case !d.State.Over():
		a.addAbout("tournament.end", theme.MediaStopIcon(), func() { p.enter(&tournament.End{}) })
	}
	a.show()
}

func (p *page) enter(e tournament.Entry) {
	if p.desk.enter(e) {
		p.refresh()
	}
}

// newTroublePage says why there is nothing to show.
func newTroublePage(s *shell.Shell, err error) *shell.FixedPage {
	page := framed(s, words.Text("tournament.title"), "",
		frame.NewEmptyState(theme.WarningIcon(), words.Text("fault.title"), s.ErrorText(err)), nil)
	return &page
}
