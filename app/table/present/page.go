// Package present shows the game on a television to all players.
package present

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/ladder"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// page shows the turn, the ladders, the standings and the charts of prices and net worths, in text readable from five
// meters. Its only control is the cross that leaves the page, like Esc.
type page struct {
	shell   *shell.Shell
	content *fyne.Container
	scaled  *frame.Lens
	now     *text.Text
	round   *text.Text
	matrix  *matrix.Matrix
	board   *ladder.Board
	prices  *chart.LineChart
	worths  *chart.LineChart
	// wealth is the chart of net worths with its title; hidden while net worths are secret.
	wealth fyne.CanvasObject
	of     fyne.Size
	others int
	// motion animates the changes by an entry; seen is the number of operations shown.
	motion *core.Motion
	seen   int
}

// NewPage returns the page for a television, in full screen if possible.
func NewPage(s *shell.Shell) shell.Page {
	v := s.Session.View()
	board := ladder.NewBoard(view.Lanes(v), nil)
	p := &page{shell: s, board: board, matrix: matrix.New(farOf(v, board), nil),
		now:   text.New("", core.Headline).SetColor(look.Turn).ShrinkFar(),
		round: text.New("", core.FigureText).Whole().SetColor(look.Soft)}
	p.board.Apart = words.Text("table.apart")
	leave := input.NewIconButton(words.Text("present.leave"), theme.CancelIcon(), s.Back)
	heading := frame.InsetSides(look.Space5, look.Space2,
		frame.Spread(p.now, container.NewHBox(container.NewCenter(p.round), leave)))
	p.motion, p.seen = core.NewMotion(func() bool { return s.Seen(p) }, p.matrix, p.board), v.Game.Length()
	p.prices, p.worths = chart.NewLineChart(words.Text("present.prices"),
		nil), chart.NewLineChart(words.Text("table.chart"), nil)
	p.wealth = frame.Titled(words.Text("table.chart"), p.worths)
	charts := container.NewGridWithColumns(1, frame.Titled(words.Text("present.prices"), p.prices), p.wealth)
	seats := container.NewVScroll(p.matrix)
	p.scaled = frame.NewLens(s.App.Settings().Theme(), container.New(
		&layout{head: heading, round: p.round, matrix: p.matrix, seats: seats, board: p.board, charts: charts},
		heading, p.board, seats, charts))
	p.content = container.New(enlarged{p}, p.scaled)
	return p
}

func (p *page) Content() fyne.CanvasObject { return p.content }

func (p *page) OfGame() {}

func (p *page) BigScreen() bool { return true }

func (p *page) Update() {
	v := p.shell.Session.View()
	if n := v.Game.Length(); n != p.seen {
		p.seen = n
		p.motion.Run(func() { p.update(v) })
		return
	}
	p.update(v)
}

func (p *page) update(v view.Game) {
	p.board.Update(view.Lanes(v))
	m := farOf(v, p.board)
	if n := len(m.Extras); n != p.others {
		p.others, p.of = n, fyne.Size{}
	}
	p.matrix.Update(m)
	p.prices.Update(view.Prices(v))
	known := view.Charted(v)
	if core.Show(p.wealth, known); known {
		p.worths.Update(view.Worths(v))
	}
	now := v.OutcomeLine()
	if e, _ := sheet.Next(v, p.shell.Session.Drafts.ForDevice(session.ThisDevice)); now == "" && e != nil {
		now = words.EntryTitle(v.ID(), v.Table, e)
	}
	p.now.SetText(now)
	p.round.SetText(words.RoundOf(v.ID(), v.Table.Round(), v.Layout.Rounds))
	p.dress()
}

// dress applies the theme to new objects. The second refresh is for objects that the first one created.
func (p *page) dress() {
	p.scaled.Refresh()
	p.scaled.Refresh()
}

// farOf returns the matrix below the board on a television. It has only the seats or, if there are no ladders, also the
// holdings of companies and the bank.
func farOf(v view.Game, board *ladder.Board) view.Matrix {
	m := v.Matrix()
	m.Fold, m.Folded = "", false
	if board.Ladders() {
		m.Extras = nil
		if m.Before != nil {
			m.Before.Extras = nil
		}
	}
	return m
}

// farHeight is the height of a usual television in Fyne units, at which text is farText times the theme's size.
const farHeight, farText float32 = 1080, 1.9

// seatsShare is the largest fraction of the height for the seats, tableShare the table's fraction of the width.
const seatsShare, tableShare float32 = 0.6, 0.6

// farRow is the height of a row of two lines at normal text size. farHead is the height of the heads as a number of
// such rows.
const farRow, farHead float32 = 54, 3

func (p *page) enlarge(size fyne.Size) {
	p.of = size
	width := size.Width
	if size.Width > size.Height {
		width *= tableShare
	}
	now, seats := p.scaled.By(), float32(len(p.shell.Session.View().Layout.Seats))
	by := min(size.Height/farHeight, size.Width/1920) * farText
	least := min(size.Height*seatsShare/((seats+2)*look.Target), size.Height/((seats+float32(p.others)+farHead)*farRow))
	// Text enlarged by some factor is laid out like normal text in a window narrower by that factor.
	for ; by > max(0.8, least); by -= 0.1 {
		if more := by / now; more*p.matrix.HeightAt(width/more, matrix.HeadCodes) <= size.Height*seatsShare {
			break
		}
	}
	if p.scaled.Magnify(max(0.8, by)) {
		p.dress()
	}
}

type enlarged struct{ *page }

func (enlarged) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

func (e enlarged) Layout(o []fyne.CanvasObject, size fyne.Size) {
	changed := size != e.of
	if changed {
		e.enlarge(size)
	}
	core.Place(o[0], 0, 0, size.Width, size.Height)
	if changed {
		e.dress()
	}
}
