package table

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

// presentPage shows the table on a television: whose turn it is, the ladders, the standing, and the ways of the prices
// and of the net worths, in type that reads from five metres. There is nothing on it to press but the cross at the
// corner, which leaves as Esc does.
type presentPage struct {
	shell   *shell.Shell
	content *fyne.Container
	// scaled is all that is on it, in a theme of its own.
	scaled *container.ThemeOverride
	now    *text.Text
	round  *text.Text
	matrix *matrix.Matrix
	board  *ladder.Board
	prices *chart.LineChart
	worths *chart.LineChart
	// wealth is the chart of the worths under its title; it is left out while they are secret.
	wealth fyne.CanvasObject
	// plain is the theme that it is enlarged from.
	plain fyne.Theme
	// enlarged is by how much the text is magnified for a window of a size.
	enlarged float32
	of       fyne.Size
	// others is how many rows the matrix has besides those of the seats.
	others int
	// motion leads it all to what an entry makes of it, seen is how many operations were shown.
	motion *core.Motion
	seen   int
}

// NewPresentPage is the table for a television, in the whole screen where there is one.
func NewPresentPage(s *shell.Shell) shell.Page {
	v := s.Session.View()
	board := ladder.NewBoard(view.Lanes(v), nil)
	p := &presentPage{shell: s, plain: s.App.Settings().Theme(), board: board, matrix: matrix.New(farOf(v, board), nil),
		now:   text.New("", core.Headline).SetColor(look.Turn).ShrinkFar(),
		round: text.New("", core.FigureText).Whole().SetColor(look.Soft)}
	p.board.Apart = words.Text("table.apart")
	leave := input.NewIconButton(words.Text("present.leave"), theme.CancelIcon(), s.Back)
	heading := frame.InsetSides(look.Space5, look.Space2,
		frame.Spread(p.now, container.NewHBox(container.NewCenter(p.round), leave)))
	p.motion, p.seen = core.NewMotion(func() bool { return s.Seen(p) }, p.matrix, p.board), v.Game.Length()
	p.prices, p.worths = chart.NewLineChart(words.Text("present.prices"),
		nil), chart.NewLineChart(words.Text("table.chart"), nil)
	p.wealth = titled(words.Text("table.chart"), p.worths)
	charts := container.NewGridWithColumns(1, titled(words.Text("present.prices"), p.prices), p.wealth)
	seats := container.NewVScroll(p.matrix)
	p.scaled = container.NewThemeOverride(container.New(
		&presentLayout{head: heading, matrix: p.matrix, seats: seats, board: p.board, charts: charts},
		heading, p.board, seats, charts), p.plain)
	p.content = container.New(enlarged{p}, p.scaled)
	return p
}

// Content is the page.
func (p *presentPage) Content() fyne.CanvasObject { return p.content }

// OfGame tells that the page is one of the game on the table.
func (p *presentPage) OfGame() {}

// BigScreen gives it the whole screen.
func (p *presentPage) BigScreen() {}

// Update shows the table as it stands.
func (p *presentPage) Update() {
	v := p.shell.Session.View()
	if n := v.Game.Length(); n != p.seen {
		p.seen = n
		p.motion.Run(func() { p.update(v) })
		return
	}
	p.update(v)
}

func (p *presentPage) update(v view.Game) {
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
func (p *presentPage) dress() {
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
func (p *presentPage) enlarge(size fyne.Size) {
	p.of = size
	width := size.Width
	if size.Width > size.Height {
		width *= tableShare
	}
	now, seats := max(p.enlarged, 1), float32(len(p.shell.Session.View().Layout.Seats))
	by := min(size.Height/farHeight, size.Width/1920) * farText
	least := min(size.Height*seatsShare/((seats+2)*look.Target), size.Height/((seats+float32(p.others)+farHead)*farRow))
	// text of another size takes as much of a window as this does of one that is as much larger
	for ; by > max(0.8, least); by -= 0.1 {
		if more := by / now; more*p.matrix.HeightAt(width/more, matrix.HeadCodes) <= size.Height*seatsShare {
			break
		}
	}
	if by = float32(int(max(0.8, by)*10)) / 10; by != p.enlarged {
		p.enlarged, p.scaled.Theme = by, look.Magnified{Theme: p.plain, By: by}
		p.dress()
	}
}

// enlarged lays the page out with text that is enlarged for its room.
type enlarged struct{ *presentPage }

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

// leastTelevision is the least width and height of a window in which the seats leave room for the charts.
const leastTelevision float32 = 360

// presentLayout lays out the heading, the board above the seats, and the charts beside them or beneath.
type presentLayout struct {
	head, charts fyne.CanvasObject
	matrix       *matrix.Matrix
	// seats scrolls the matrix in a window that is too low for it.
	seats *container.Scroll
	board *ladder.Board
}

// MinSize is that of the page.
func (l *presentLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(300, 260) }

// Layout places the parts.
func (l *presentLayout) Layout(_ []fyne.CanvasObject, size fyne.Size) {
	gap := look.Space4
	top, body := area{0, 0, size.Width, size.Height}.skip(l.head.MinSize().Height)
	top.lay(l.head)
	table, charts := body, area{}
	core.Show(l.charts, min(size.Width, size.Height) >= leastTelevision)
	switch {
	case !l.charts.Visible():
	case size.Width > size.Height:
		table.width = body.width * tableShare
		charts = area{table.width + gap, body.y, body.width - table.width - 2*gap, body.height - gap}
	default:
		table, charts = body.cut(body.height * 0.35)
		charts.x, charts.width = gap, charts.width-2*gap
	}
	columns := l.matrix.Columns(table.width)
	heading := matrix.HeadNothing
	if columns == nil {
		heading = matrix.HeadCodes
	}
	board := table.height - l.matrix.HeightAt(table.width, heading) - gap
	if !l.board.Ladders() || board < l.board.MinSize().Height {
		board, heading = 0, matrix.HeadPrices
		if spare := table.height - l.matrix.HeightAt(table.width, heading) - gap; spare > 0 && charts.y > table.y {
			table.height -= spare
			charts.y, charts.height = charts.y-spare, charts.height+spare
		}
	}
	l.matrix.SetHeading(heading)
	above, rows := table.skip(board)
	rows.lay(l.seats)
	charts.lay(l.charts)
	if columns != nil && board > 0 {
		first, last := columns[0], columns[len(columns)-1]
		above.x, above.width = first.X-look.Space1, last.X+last.Width-first.X+2*look.Space1
		for i := range columns {
			columns[i].X -= above.x
		}
	} else {
		columns = nil
		above.x, above.width = above.x+gap, above.width-gap
	}
	l.board.SetColumns(columns)
	above.lay(l.board)
}
