// Package present shows the game on the table to all around it, on a television.
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

// page shows the table on a television: whose turn it is, the ladders, the standing, and the ways of the prices
// and of the net worths, in type that reads from five metres. There is nothing on it to press but the cross at the
// corner, which leaves as Esc does.
type page struct {
	shell   *shell.Shell
	content *fyne.Container
	// scaled is all that is on it, enlarged.
	scaled *frame.Lens
	now    *text.Text
	round  *text.Text
	matrix *matrix.Matrix
	board  *ladder.Board
	prices *chart.LineChart
	worths *chart.LineChart
	// wealth is the chart of the worths under its title; it is left out while they are secret.
	wealth fyne.CanvasObject
	// of is the size of the window for which it is enlarged.
	of fyne.Size
	// others is how many rows the matrix has besides those of the seats.
	others int
	// motion leads it all to what an entry makes of it, seen is how many operations were shown.
	motion *core.Motion
	seen   int
}

// NewPage is the table for a television, in the whole screen where there is one.
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

// OfGame tells that the page is one of the game on the table.
func (p *page) OfGame() {}

// BigScreen gives it the whole screen.
func (p *page) BigScreen() bool { return true }

// Update shows the table as it stands.
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
	now := v.Headline()
	if e, _ := sheet.Next(v, p.shell.Session.Drafts.Of(session.Here)); now == "" && e != nil {
		now = words.EntryTitle(v.ID(), v.Table, e)
	}
	p.now.SetText(now)
	p.round.SetText(words.RoundOf(v.ID(), v.Table.Round(), v.Layout.Rounds))
	p.dress()
}

// dress gives its theme to what is new on the page, and to what this makes anew in turn.
func (p *page) dress() {
	p.scaled.Refresh()
	p.scaled.Refresh()
}

// farOf is what a board on a television leaves room for beneath it: the seats. What companies and the bank hold is told
// where there are no ladders.
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

// farHeight is the height of a television at which text is as large as the theme has it times [farText].
const farHeight, farText float32 = 1080, 1.9

// seatsShare is the part of the height that the seats may take, tableShare that of the width beside charts.
const seatsShare, tableShare float32 = 0.6, 0.6

// farRow is how high a row is with what stands beneath its figures, and farHead how many rows the heads take, before
// text is enlarged.
const farRow, farHead float32 = 54, 3

// enlarge makes the text as large as the window allows, so that every seat still has its row, and no other row is cut
// off.
func (p *page) enlarge(size fyne.Size) {
	p.of = size
	width := size.Width
	if size.Width > size.Height {
		width *= tableShare
	}
	now, seats := p.scaled.By(), float32(len(p.shell.Session.View().Layout.Seats))
	by := min(size.Height/farHeight, size.Width/1920) * farText
	least := min(size.Height*seatsShare/((seats+2)*look.Target), size.Height/((seats+float32(p.others)+farHead)*farRow))
	// text of another size takes as much of a window as this does of one that is as much larger
	for ; by > max(0.8, least); by -= 0.1 {
		if more := by / now; more*p.matrix.HeightAt(width/more, matrix.HeadCodes) <= size.Height*seatsShare {
			break
		}
	}
	if p.scaled.Magnify(max(0.8, by)) {
		p.dress()
	}
}

// enlarged lays the page out with text that is enlarged for its room.
type enlarged struct{ *page }

// MinSize is small: it takes the window as it is.
func (enlarged) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

// Layout enlarges the text where the room has changed.
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
