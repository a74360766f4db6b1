package tournament

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/ledger"
	cup "scripkeeper/ledger/tournament"
)

// A page is a tournament: its rounds, its standing, its people and its log, one of them seen at a time. Undo and redo have
// their places in its head.
type page struct {
	desk       *desk
	top, body  *fyne.Container
	mend       *fyne.Container
	foot, low  *fyne.Container
	undo, redo *widget.IconButton
	more       *widget.IconButton
	tabs       []*widget.Cell
	views      []view
	seen       int
	content    fyne.CanvasObject
}

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
	standings
	members
	entries
)

// NewPage is a tournament of the book, or why it cannot be shown.
func NewPage(s *shell.Shell, id ledger.JournalID) shell.Page {
	d, err := openDesk(s, id)
	if err != nil {
		return newTroublePage(s, err)
	}
	p := &page{desk: d, top: widget.NewHolder(), body: widget.NewHolder(), mend: widget.NewHolder(), foot: widget.NewHolder()}
	p.undo = widget.NewIconButton(words.Say("table.undo"), theme.ContentUndoIcon(), p.Undo)
	p.redo = widget.NewIconButton(words.Say("table.redo"), theme.ContentRedoIcon(), p.Redo)
	p.more = widget.NewIconButton(words.Say("tournament.more"), theme.MoreHorizontalIcon(), p.act)
	p.views = []view{newRoundView(d, p.refresh, p.open), newStandingView(d, p.refresh), newMembersView(d, p.refresh), newLogView(d)}
	tabs := widget.NewColumns(tabWidth*theme.Size(look.BodySize), look.Space1)
	for i, key := range []string{"tournament.tab.round", "tournament.tab.standing", "tournament.tab.people", "tournament.tab.log"} {
		tab := widget.NewCell(words.Say(key), func(bool) { p.open(i) })
		p.tabs = append(p.tabs, tab)
		tabs.Add(tab)
	}
	widget.NewKeyGroup(tabs.Objects...)
	held := func(ends float32, o fyne.CanvasObject) fyne.CanvasObject {
		return widget.Measured(widestPage, widget.InsetSides(look.Space4, ends, o))
	}
	head := widget.Stack(0, p.top, widget.Measured(shell.ReadingWidth, widget.InsetSides(look.Space4, look.Space1, tabs)), p.mend, widget.NewRule())
	p.low = widget.Stack(0, widget.NewRule(), held(look.Space2, p.foot))
	p.content = container.NewBorder(head, p.low, nil, nil, shell.OverBar(p.body))
	return p
}

// tabWidth is how wide a tab is at least, in sizes of its text: four of them stand side by side on a phone.
const tabWidth = 5.2

// Content is the page.
func (p *page) Content() fyne.CanvasObject { return p.content }

// Update takes in what another window entered, and shows all of it.
func (p *page) Update() {
	_, err := p.desk.cup.Follow()
	p.desk.did(err)
	p.refresh()
}

// refresh shows the tournament as it is now.
func (p *page) refresh() {
	state := &p.desk.state
	p.top.Objects = []fyne.CanvasObject{p.desk.shell.Head(p.desk.title(), words.TournamentNow(state), p.undo, p.redo, p.more)}
	p.top.Refresh()
	_, undo := p.desk.cup.Undoing()
	_, redo := p.desk.cup.Redoing()
	widget.Enable(p.undo, undo)
	widget.Enable(p.redo, redo)
	for i, tab := range p.tabs {
		tab.SetChosen(i == p.seen)
	}
	p.mend.Objects = nil
	if banner := p.desk.mendBanner(); banner != nil {
		p.mend.Objects = []fyne.CanvasObject{widget.Measured(widestPage, banner)}
	}
	widget.Show(p.mend, len(p.mend.Objects) > 0)
	now := p.views[p.seen]
	now.update()
	if len(p.body.Objects) != 1 || p.body.Objects[0] != now.object() {
		p.body.Objects = []fyne.CanvasObject{now.object()}
		p.body.Refresh()
	}
	p.foot.Objects = nil
	if buttons := now.foot(); len(buttons) > 0 {
		p.foot.Objects = []fyne.CanvasObject{widget.NewButtonRow(buttons...)}
	}
	widget.Show(p.low, len(p.foot.Objects) > 0)
	p.foot.Refresh()
	p.content.Refresh()
}

// open shows another side.
func (p *page) open(side int) {
	p.seen = side
	p.Update()
}

// Undo takes back what was entered last, Redo enters it again.
func (p *page) Undo() { p.desk.undo(p.refresh) }
func (p *page) Redo() { p.desk.redo(p.refresh) }

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
	a := newActions(d.shell, d.title())
	a.add(words.Say("tournament.how"), theme.SettingsIcon(), d.openPlan)
	a.add(words.Say("tournament.rename"), theme.DocumentCreateIcon(), func() {
		rename(d.shell, d.cup.Head(), func(string) { p.Update() })
	})
	a.add(words.Say("tournament.hall"), theme.ViewFullScreenIcon(), func() { d.shell.Go(route.Hall{Tournament: d.cup.Head().ID}) })
	a.add(words.Say("ceremony.title"), widget.Icon("trophy"), d.ceremony)
	a.add(words.Say("hall.awards"), theme.ConfirmIcon(), func() { d.shell.Go(route.Awards{Tournament: d.cup.Head().ID}) })
	a.addWith(words.Say("tournament.outward"), words.Say("tournament.outward.about"), theme.DocumentPrintIcon(), d.outward)
	switch {
	case d.state.Ended:
		a.addWith(words.Say("tournament.reopen"), words.Say("tournament.reopen.about"), theme.MediaReplayIcon(), func() { p.enter(&cup.End{Lifted: true}) })
	case !d.state.Over():
		a.addWith(words.Say("tournament.end"), words.Say("tournament.end.about"), theme.MediaStopIcon(), func() { p.enter(&cup.End{}) })
	}
	a.show()
}

func (p *page) enter(e cup.Entry) {
	if p.desk.enter(e) {
		p.refresh()
	}
}

// A troublePage says why there is nothing to show.
type troublePage struct{ content fyne.CanvasObject }

func newTroublePage(s *shell.Shell, err error) *troublePage {
	return &troublePage{container.NewBorder(widget.Stack(0, s.Head(words.Say("tournament.title"), ""), widget.NewRule()), nil, nil, nil,
		widget.NewEmptyState(theme.WarningIcon(), words.Say("fault.title"), s.ErrorText(err)))}
}

// Content is the page.
func (p *troublePage) Content() fyne.CanvasObject { return p.content }

// Update does nothing.
func (p *troublePage) Update() {}
