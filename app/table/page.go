// Package table shows the game on the table: how it stands, the sheet of what comes next, the log, why a figure is what
// it is, and the result.
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

// Page is the game as it stands: the matrix, the price board, what happened last, and the way to what comes next. On a
// wide window the sheet of the expected entry stands beside them, and whatever is looked up lies over it; on a very
// wide one the log stands there as well.
type Page struct {
	shell *shell.Shell
	shape shell.Shape

	content, seats, foot *fyne.Container

	head    *tableHead
	latest  *latestPart
	matrix  *matrix.Matrix
	finder  *finder
	scroll  *container.Scroll
	board   *ladder.Board
	log     *logList
	chart   *priceChart
	listing *fyne.Container
	side    *fyne.Container
	sheet   *entrySheet
	// turn opens the sheet of what is expected; pass says without a sheet that there is nothing.
	turn, pass *input.Button
	turns      *fyne.Container
	// track shows the price board in the place of the matrix, where there is no room for both.
	track    *input.Button
	onTracks bool
	// ladderless tells that there is none now.
	ladderless bool
	// unfolded shows the rows of what companies and the bank hold where the game folds them away.
	unfolded bool
	// entered is true when another sheet may have kept a draft that the sheet at the side does not show.
	entered bool
	// motion leads markers, ranks and worths to what an entry makes of them.
	motion *core.Motion
	// guests are the phones that follow the game, nil for none.
	guests Guests
	// seen is how many operations the page has shown, and sheeted how many the sheet at the side knows of, which begins
	// anew only when the game moved on.
	seen, sheeted int
	// turned is whose turn was brought into sight last.
	turned shownTurn
	// inPlay are the companies with a ladder.
	inPlay []int
}

func NewPage(s *shell.Shell) *Page {
	v := s.Session.View()
	p := &Page{shell: s, latest: newLatestPart(s), side: frame.NewHolder(), log: newLogList(s), seen: -1, sheeted: -1}
	p.head = &tableHead{page: p, content: frame.NewHolder()}
	p.finder, p.chart = newFinder(p.found), newPriceChart(s.Session.View)
	p.matrix = matrix.New(v.Matrix(), p.why)
	p.matrix.OnFold = p.foldRows
	p.board = ladder.NewBoard(view.Lanes(v), func(company int) { p.why(view.HeadRow, company) })
	p.board.Apart = words.Text("table.apart")
	p.motion = core.NewMotion(func() bool { return s.Seen(p) }, p.matrix, p.board)
	p.turn, p.pass = input.NewPrimaryButton("", p.enter), input.NewQuietButton("", nil)
	p.turns = input.NewLedRow(p.turn)
	standing := input.NewIconButton(words.Text("result.now"), mark.Icon("trophy"), func() { s.GoBeside(resultRoute{}) })
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
		Chart: p.chart.content, Charted: p.chart.wanted, Drawn: p.chart.update, Sheet: side, Foot: p.foot,
		Listed: p.log.update, Shaped: p.reshape, Placed: p.placed,
		Many:   func() bool { return p.finder.wanted(len(s.Session.View().Layout.Seats)) },
		Tracks: func() bool { return p.onTracks }, Unfolded: func() bool { return p.unfolded },
	}, p.head.content, p.board, p.finder.content, p.seats, p.latest.content, p.chart.content, p.listing, side, p.foot)
	return p
}

func (p *Page) Content() fyne.CanvasObject { return p.content }

// OfGame tells that the page is one of the game on the table.
func (p *Page) OfGame() {}

// Update shows the table as it stands. What was done to the game since it was shown last is seen as a motion.
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

// reshape keeps the head to what has room, and fills the side of a wide window.
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
	e, begun := sheet.Next(v, p.shell.Session.Drafts.Of(session.Here))
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

// updateSheet begins the sheet of what is expected now, where the window has room for it beside the table. One for which
// there is no room any more is put away once the game goes on: what was filled in on it is a draft, and may be recorded
// elsewhere by then.
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
	e, _ := sheet.Next(v, p.shell.Session.Drafts.Of(session.Here))
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

// finished is what stands beside the table of a game that is over: how it ended, in short, and the way to the result.
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

// enter opens the sheet of what is expected, or the result when the game is over. Where entries of that need fixing it
// leads to them.
func (p *Page) enter() {
	v := p.shell.Session.View()
	switch {
	case v.Game.Decided():
		p.shell.GoBeside(resultRoute{})
		return
	case v.Table.Over():
		openMend(p.shell)
		return
	}
	if e, _ := sheet.Next(v, p.shell.Session.Drafts.Of(session.Here)); e != nil {
		p.entered = true
		pushSheet(p.shell, e)
	}
}

// why asks a figure of the matrix or the board why.
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
	p.shell.GoBeside(why.Route{Figure: f, Looker: calc.None})
}

// Drawer is where other pages lie on a window with room for two: over the sheet.
func (p *Page) Drawer(size fyne.Size) (fyne.Position, fyne.Size) {
	if p.shell.Shape(size) == shell.UprightShape {
		drawer := shell.Beneath(size.Height) - 1
		return fyne.NewPos(0, size.Height-drawer), fyne.NewSize(size.Width, drawer)
	}
	_, drawer := shell.Sides(size.Width)
	top := p.head.content.MinSize().Height
	return fyne.NewPos(size.Width-drawer+1, top), fyne.NewSize(drawer-1, size.Height-top)
}

// SetDrawer reports whether another page lies over the sheet.
func (p *Page) SetDrawer(open bool) { core.Show(p.side, !open) }

// Includes reports whether a page is the log and stands beside the table already. The entry that is open there is
// opened here.
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

// Typed opens by letter what the page leads to.
func (p *Page) Typed(letter rune) bool {
	beside := p.shape.Parted() && p.sheet != nil
	if beside && p.side.Visible() && p.sheet.typed(letter) {
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
		p.shell.GoBeside(logRoute{})
	case 's':
		p.shell.GoBeside(route.Share{})
	default:
		return beside && p.side.Visible() && p.sheet.leadTo(letter)
	}
	return true
}

// Escape closes what is open on the sheet beside the table.
func (p *Page) Escape() bool {
	return p.shape.Parted() && p.sheet != nil && p.sheet.editor.Escape()
}

// RecordButton is the button of the sheet beside the table.
func (p *Page) RecordButton() *input.Button {
	if p.shape.Parted() && p.sheet != nil && p.side.Visible() {
		return p.sheet.parts.primary()
	}
	return nil
}
