// Package table shows a game: the table, its sheets, the log, the explanations of figures, and the result.
package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/table/layout"
	"scripkeeper/app/table/result"
	"scripkeeper/app/table/why"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/ladder"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// Page is the table: the matrix, the price board, the latest events and the button to the next entry. In a wide window
// the sheet of the expected entry is beside them, and other pages cover that sheet; a very wide window also has the
// log.
type Page struct {
	shell *shell.Shell
	shape shell.Shape

	content, seats, foot *fyne.Container

	head       *tableHead
	latest     *latestPart
	matrix     *matrix.Matrix
	finder     *finder
	scroll     *container.Scroll
	board      *ladder.Board
	log        *logList
	chart      *priceChart
	listing    *fyne.Container
	side       *fyne.Container
	sheet      *entrySheet
	turn, pass *input.Button
	turns      *fyne.Container
	track      *input.Button
	onTracks   bool
	ladderless bool
	unfolded   bool
	// entered reports whether another sheet may have stored a draft that the side sheet does not show.
	entered bool
	motion  *core.Motion
	guests  Guests
	// seen is the number of operations shown. sheeted is the number at which the side sheet started; the sheet starts
	// again only when the game moves on.
	seen, sheeted int
	turned        shownTurn
	inPlay        []int
}

func NewPage(s *shell.Shell) *Page {
	v := s.Session.View()
	p := &Page{shell: s, latest: newLatestPart(s), side: frame.NewHolder(), log: newLogList(s), seen: -1, sheeted: -1}
	p.head = &tableHead{page: p, content: frame.NewHolder()}
	p.finder, p.chart = newFinder(p.showFound), newPriceChart(s.Session.View)
	p.matrix = matrix.New(v.Matrix(), p.why)
	p.matrix.OnFold = p.foldRows
	p.board = ladder.NewBoard(view.Lanes(v), func(company int) { p.why(view.HeadRow, company) })
	p.board.Apart = words.Text("table.apart")
	p.motion = core.NewMotion(func() bool { return s.Seen(p) }, p.matrix, p.board)
	p.turn, p.pass = input.NewPrimaryButton("", p.enter), input.NewQuietButton("", nil)
	p.turns = input.NewLedRow(p.turn)
	standing := input.NewIconButton(words.Text("result.now"), mark.Icon("trophy"),
		func() { s.OpenInDrawer(resultRoute{}) })
	p.track = p.newTrackButton()
	p.track.Hide()
	p.foot = container.NewStack(frame.Stack(0, frame.NewRule(), frame.Measured(shell.ReadingWidth,
		frame.InsetSides(look.Space3, look.Space2,
			container.NewBorder(nil, nil, nil, container.NewHBox(p.track, standing), p.turns)))))
	p.scroll = container.NewVScroll(p.matrix)
	p.scroll.OnScrolled = func(fyne.Position) { p.window() }
	p.seats = shell.OverLateBar(p.scroll)
	p.matrix.OnReach = p.reach
	undone := frame.Stack(0, frame.NewRule(), frame.InsetSides(look.Space3, look.Space1, p.log.undoneSwitch()))
	p.listing = container.NewBorder(nil, undone, nil, frame.NewRule(),
		frame.InsetSides(look.Space3, look.Space2, p.log.rows.Content))
	p.listing.Hide()
	side := container.New(layout.Side{}, frame.NewRule(), p.side)
	p.content = container.New(&layout.Table{
		Shell: s, Head: p.head.content, Finder: p.finder.content, Matrix: p.seats, Figures: p.matrix, Board: p.board,
		Latest: p.latest.content, LatestHeight: p.latest.height, HandsHeight: p.latest.handsHeight, Log: p.listing,
		Chart: p.chart.content, Charted: p.chart.wanted, UpdateChart: p.chart.update, Sheet: side, Foot: p.foot,
		UpdateLog: p.log.update, Shaped: p.reshape, AfterLayout: p.layoutDone,
		NeedsFinder: func() bool { return p.finder.wanted(len(s.Session.View().Layout.Seats)) },
		Tracks:      func() bool { return p.onTracks }, Unfolded: func() bool { return p.unfolded },
	}, p.head.content, p.board, p.finder.content, p.seats, p.latest.content, p.chart.content, p.listing, side, p.foot)
	return p
}

func (p *Page) Content() fyne.CanvasObject { return p.content }

// OfGame marks the page as a [shell.GamePage].
func (p *Page) OfGame() {}

func (p *Page) Update() {
	v := p.shell.Session.View()
	p.head.followTime()
	before := p.seen
	p.seen = v.Game.Length()
	if before == p.seen || before == -1 {
		p.update(v)
		return
	}
	p.motion.Run(func() { p.update(v) })
}

func (p *Page) update(v view.Game) {
	p.updateMatrix(v)
	p.followTurn()
	p.updateBoard(v)
	p.head.update(v)
	p.latest.update(v)
	p.updateTurn(v)
	if p.listing.Visible() {
		p.log.update()
	}
	p.chart.update()
	p.updateSheet(v)
}

func (p *Page) reshape(shape shell.Shape) {
	if p.shape != shape {
		p.shape = shape
		v := p.shell.Session.View()
		p.head.update(v)
		p.updateTurn(v)
		p.updateSheet(v)
	}
}

func (p *Page) updateTurn(v view.Game) {
	e, begun := sheet.Next(v, p.shell.Session.Drafts.ForDevice(session.ThisDevice))
	p.updatePass(v, begun)
	switch {
	case v.Game.Decided():
		p.turn.SetLabel(words.Text("table.over"))
	case v.Table.Over():
		p.turn.SetLabel(words.Text("common.fix"))
	case begun:
		p.turn.SetLabel(words.Format("table.goon", words.Names{"entry": words.EntryTitle(v.ID(), v.Table, e)}))
	case e != nil:
		p.turn.SetLabel(words.EntryTitle(v.ID(), v.Table, e))
	default:
		p.turn.SetLabel(words.Text("table.waiting"))
	}
}

// updateSheet starts the side sheet of the expected entry if the window has space. A sheet that no longer fits is
// dropped once the game moves on, because its entry is saved as a draft and may have been recorded on another sheet.
func (p *Page) updateSheet(v view.Game) {
	if !p.shape.Parted() && v.Game.Length() != p.sheeted {
		p.side.Objects, p.sheet, p.sheeted = nil, nil, -1
	}
	if !p.shape.Parted() || v.Game.Length() == p.sheeted && !p.entered {
		if p.sheet != nil {
			p.sheet.rebase(v)
		}
		return
	}
	p.sheeted, p.entered = v.Game.Length(), false
	e, _ := sheet.Next(v, p.shell.Session.Drafts.ForDevice(session.ThisDevice))
	if p.sheet != nil && e != nil && !v.Table.Over() {
		p.sheet.goOn(v, e)
		return
	}
	p.side.Objects, p.sheet = nil, nil
	p.board.Foresee(nil)
	if v.Table.Over() {
		p.side.Objects = []fyne.CanvasObject{p.finished(v)}
	} else if e != nil {
		p.sheet = newSheet(p.shell, v, e)
		p.sheet.foreseen = p.board.Foresee
		p.side.Objects = []fyne.CanvasObject{p.sheet.content}
	}
	p.side.Refresh()
}

func (p *Page) finished(v view.Game) fyne.CanvasObject {
	top := fyne.CanvasObject(frame.Stack(0))
	if v.Game.Decided() {
		top = frame.Inset(look.Space4, frame.Stack(look.Space3, text.New(words.Text("table.finished"), core.Headline),
			input.NewPrimaryButton(words.Text("table.over"), p.enter)))
	}
	why := func(seat int) { p.why(seat, view.WorthColumn) }
	return container.NewBorder(top, nil, nil, nil,
		shell.OverLateBar(container.NewVScroll(frame.InsetSides(look.Space4, look.Space2,
			container.New(result.Filling{}, result.Head(v, func() { openMend(p.shell) }, nil), result.Places(v, why),
				result.Chart(v, nil), result.Facts(v))))))
}

// enter opens the sheet of the expected entry. For a finished game it opens the entries to fix or, without such
// entries, the result.
func (p *Page) enter() {
	v := p.shell.Session.View()
	switch {
	case v.Game.Decided():
		p.shell.OpenInDrawer(resultRoute{})
		return
	case v.Table.Over():
		openMend(p.shell)
		return
	}
	if e, _ := sheet.Next(v, p.shell.Session.Drafts.ForDevice(session.ThisDevice)); e != nil {
		p.entered = true
		pushSheet(p.shell, e)
	}
}

func (p *Page) why(seat, column int) {
	v := p.shell.Session.View()
	f := view.SeatFigure(seat, column)
	switch {
	case seat <= view.ExtraRow:
		extras := v.MatrixOf(v.Table, v.Table).Extras
		if view.ExtraRow-seat >= len(extras) {
			return
		}
		f = extras[view.ExtraRow-seat].Of[column]
	case seat == view.HeadRow:
		f = view.PriceFigure(v.Layout, column)
	case column == view.NameColumn:
		f.Column = view.WorthColumn
	}
	p.shell.OpenInDrawer(why.Route{Figure: f, Looker: calc.None})
}

// Drawer returns the position and size of other pages in a wide window, where they cover the sheet.
func (p *Page) Drawer(size fyne.Size) (fyne.Position, fyne.Size) {
	if p.shell.Shape(size) == shell.UprightShape {
		drawer := shell.Beneath(size.Height) - 1
		return fyne.NewPos(0, size.Height-drawer), fyne.NewSize(size.Width, drawer)
	}
	_, drawer := shell.Sides(size.Width)
	top := p.head.content.MinSize().Height
	return fyne.NewPos(size.Width-drawer+1, top), fyne.NewSize(drawer-1, size.Height-top)
}

func (p *Page) SetDrawer(open bool) { core.Show(p.side, !open) }

// Includes reports whether a page is the log while the log is beside the table. If so, the entry open on the page is
// opened in the log beside the table.
func (p *Page) Includes(page shell.Page) bool {
	log, is := page.(*logPage)
	if !is || !p.listing.Visible() {
		return false
	}
	if log.list.open != 0 {
		p.log.open = log.list.open
		p.log.update()
	}
	return true
}

func (p *Page) Typed(letter rune) bool {
	beside := p.shape.Parted() && p.sheet != nil
	if beside && p.side.Visible() && p.sheet.editor.Typed(letter) {
		return true
	}
	switch letter {
	case 'n':
		if !beside {
			p.enter()
			if over, opened := p.shell.Page().(*SheetPage); opened {
				over.sheet.focus()
			}
			return true
		}
		p.shell.BackToHost()
		p.sheet.focus()
	case 'l':
		p.shell.OpenInDrawer(logRoute{})
	case 's':
		p.shell.OpenInDrawer(route.Share{})
	default:
		return beside && p.side.Visible() && p.sheet.leadTo(letter)
	}
	return true
}

func (p *Page) Escape() bool {
	return p.shape.Parted() && p.sheet != nil && p.sheet.editor.Escape()
}

// RecordButton returns the record button of the side sheet, or nil.
func (p *Page) RecordButton() *input.Button {
	if p.shape.Parted() && p.sheet != nil && p.side.Visible() {
		return p.sheet.parts.primary()
	}
	return nil
}
