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
)

// found shows the seats that are asked for now, from the first on.
func (p *Page) found() {
	p.scroll.ScrollToTop()
	p.updateMatrix(p.shell.Session.View())
}

// updateMatrix shows the seats that were asked for.
func (p *Page) updateMatrix(v view.Game) {
	m := v.Matrix()
	p.finder.arrange(&m)
	m.Folded = m.Folded && !p.unfolded
	p.matrix.Update(m)
	p.scroll.Refresh()
	p.window()
}

// foldRows shows the rows that are folded away, or folds them again.
func (p *Page) foldRows() {
	p.unfolded = !p.unfolded
	p.updateMatrix(p.shell.Session.View())
	p.content.Layout.Layout(p.content.Objects, p.content.Size())
	if p.unfolded {
		bottom := p.matrix.MinSize().Height
		p.reach(bottom-look.Target, bottom)
	}
}

// updateBoard moves the markers. Where companies came or went the parts are laid out anew, so that ladders stand over
// their columns: when less room is needed nobody else does it.
func (p *Page) updateBoard(v view.Game) {
	lanes := view.Lanes(v)
	var inPlay []int
	for company, lane := range lanes {
		if !lane.Off {
			inPlay = append(inPlay, company)
		}
	}
	p.board.Update(lanes)
	if !slices.Equal(inPlay, p.inPlay) {
		p.inPlay = inPlay
		p.content.Layout.Layout(p.content.Objects, p.content.Size())
	}
}

// placed is told whether the layout left the price board out for want of room. Where the log stands beside the table,
// no icon opens it once more.
func (p *Page) placed(crowded bool) {
	ladderless := p.ladderless != crowded
	p.ladderless = crowded
	if ladderless || p.head.heading.listed != p.listing.Visible() {
		p.head.update(p.shell.Session.View())
	}
	core.Show(p.track, crowded)
	p.window()
	p.followTurn()
}

// A shownTurn is a seat, and the window and the text in which its turn is shown. The seat is counted from 1, 0 for none.
type shownTurn struct {
	seat   int
	window fyne.Size
	factor float32
}

// followTurn brings the row of whose turn it is into sight, once a turn and a window, where the window is a tablet upright:
// a chart above the seats leaves room for a few of them there.
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

// turnOver shows the price board in the place of the matrix, or the matrix again.
func (p *Page) turnOver() {
	p.onTracks = !p.onTracks
	p.markTrack(p.track)
	p.head.update(p.shell.Session.View())
	p.content.Refresh()
}

// newTrackButton is a button that shows the price board in the place of the matrix, or the matrix again.
func (p *Page) newTrackButton() *input.Button {
	button := input.NewIconButton(words.Text("table.tracks"), mark.Icon("ladder"), p.turnOver)
	p.markTrack(button)
	return button
}

// markTrack tells what the button shows next.
func (p *Page) markTrack(button *input.Button) {
	if p.onTracks {
		button.Spoken(words.Text("table.seats")).SetIcon(mark.Icon("table"))
	} else {
		button.Spoken(words.Text("table.tracks")).SetIcon(mark.Icon("ladder"))
	}
}

// window tells the matrix which part of it is seen.
func (p *Page) window() { p.matrix.Window(p.scroll.Offset.Y, p.scroll.Size().Height) }

// reach scrolls to a row of the matrix.
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
