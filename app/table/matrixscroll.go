package table

import (
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

func (p *Page) showFound() {
	p.scroll.ScrollToTop()
	p.updateMatrix(p.shell.Session.View())
}

func (p *Page) updateMatrix(v view.Game) {
	m := v.Matrix()
	p.finder.arrange(&m)
	m.Folded = m.Folded && !p.unfolded
	p.matrix.Update(m)
	p.scroll.Refresh()
	p.window()
}

func (p *Page) foldRows() {
	p.unfolded = !p.unfolded
	p.updateMatrix(p.shell.Session.View())
	p.content.Layout.Layout(p.content.Objects, p.content.Size())
	if p.unfolded {
		bottom := p.matrix.MinSize().Height
		p.reach(bottom-look.Target, bottom)
	}
}

// updateBoard moves the markers. If companies came or went, it also repeats the layout, which keeps ladders above their
// columns. The toolkit repeats a layout only if it needs more space.
func (p *Page) updateBoard(v view.Game) {
	lanes := view.Lanes(v)
	inPlay := calc.IndexesWhere(len(lanes), func(company int) bool { return !lanes[company].Off })
	p.board.Update(lanes)
	if !slices.Equal(inPlay, p.inPlay) {
		p.inPlay = inPlay
		p.content.Layout.Layout(p.content.Objects, p.content.Size())
	}
}

// layoutDone stores crowded, which reports that the price board did not fit. It updates the head if crowded has
// changed, or if the log appeared or disappeared.
func (p *Page) layoutDone(crowded bool) {
	ladderless := p.ladderless != crowded
	p.ladderless = crowded
	if ladderless || p.head.heading.listed != p.listing.Visible() {
		p.head.update(p.shell.Session.View())
	}
	core.Show(p.track, crowded)
	p.window()
	p.followTurn()
}

// A shownTurn is the seat of a turn (from 1, or 0 for none), with the window and text size in which the turn was shown.
type shownTurn struct {
	seat   int
	window fyne.Size
	factor float32
}

// followTurn scrolls to the row of the current player, once per turn and window size. It does so on an upright tablet,
// where a chart leaves space for only a few seats.
func (p *Page) followTurn() {
	if p.shape != shell.UprightShape || !p.board.Charted() {
		return
	}
	now := shownTurn{p.shell.Session.View().Table.Turn() + 1, p.shell.Window.Canvas().Size(), core.Factor(p.matrix)}
	if now != p.turned && p.scroll.Size().Height > 0 {
		p.turned = now
		p.matrix.Reach(now.seat - 1)
	}
}

func (p *Page) turnOver() {
	p.onTracks = !p.onTracks
	p.markTrack(p.track)
	p.head.update(p.shell.Session.View())
	p.content.Refresh()
}

func (p *Page) newTrackButton() *input.Button {
	button := input.NewIconButton(words.Text("table.tracks"), mark.Icon("ladder"), p.turnOver)
	p.markTrack(button)
	return button
}

func (p *Page) markTrack(button *input.Button) {
	if p.onTracks {
		button.Spoken(words.Text("table.seats")).SetIcon(mark.Icon("table"))
	} else {
		button.Spoken(words.Text("table.tracks")).SetIcon(mark.Icon("ladder"))
	}
}

func (p *Page) window() { p.matrix.Window(p.scroll.Offset.Y, p.scroll.Size().Height) }

func (p *Page) reach(top, bottom float32) {
	from, height := p.scroll.Offset.Y, p.scroll.Size().Height
	switch {
	case top < from:
		p.scroll.ScrollToOffset(fyne.NewPos(0, top))
	case bottom > from+height:
		p.scroll.ScrollToOffset(fyne.NewPos(0, bottom-height))
	default:
		return
	}
	p.scroll.Refresh()
	p.window()
}
