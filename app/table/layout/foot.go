package layout

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

// A Foot lays out the foot of a sheet: the sentence on why an entry is refused, then the dock or the note on a resumed
// draft, then Record. Dock and Record don't move when the sentence appears or grows. In a low window, or on a sheet
// below the table, Record is at the right of the sentence, the dock above both, and the note above the sentence.
type Foot struct {
	Shell   *shell.Shell
	Refusal *text.Text
}

type footParts struct{ sentence, record, dock, kept, afresh fyne.CanvasObject }

func footOf(o []fyne.CanvasObject) footParts { return footParts{o[0], o[1], o[2], o[3], o[4]} }

const sideWidth float32 = 560

func (f Foot) ends() float32 {
	if f.Shell.Window.Canvas().Size().Height < shell.LowHeight {
		return look.Space1
	}
	return look.Space2
}

func (f Foot) beside(width float32) bool {
	factor, window := core.Factor(f.Refusal), f.Shell.Window.Canvas().Size()
	low := window.Height < shell.LowHeight*factor || f.Shell.Shape(window) == shell.UprightShape
	return low && width >= sideWidth*factor
}

// MinSize uses the width of the last layout.
func (f Foot) MinSize(o []fyne.CanvasObject) fyne.Size {
	return f.leastOf(o).AddWidthHeight(2*look.Space3, 2*f.ends())
}

func (f Foot) leastOf(o []fyne.CanvasObject) fyne.Size {
	p := footOf(o)
	sentence, button, dock, afresh := fyne.Size{}, p.record.MinSize(), heightOf(p.dock), heightOf(p.afresh)
	if p.sentence.Visible() {
		sentence = p.sentence.MinSize()
	}
	width := max(sentence.Width, button.Width)
	if f.beside(p.record.Position().X + p.record.Size().Width - look.Space3) {
		if afresh > 0 {
			sentence.Height += p.kept.MinSize().Height
		}
		return fyne.NewSize(width, max(sentence.Height, button.Height)+dock)
	}
	if sentence.Height > 0 {
		sentence.Height += look.Space2
	}
	return fyne.NewSize(width, sentence.Height+dock+afresh+button.Height)
}

func heightOf(dock fyne.CanvasObject) float32 {
	if !dock.Visible() {
		return 0
	}
	return dock.MinSize().Height + look.Space2
}

func (f Foot) Layout(o []fyne.CanvasObject, size fyne.Size) {
	p := footOf(o)
	in := core.NewArea(look.Space3, f.ends(), size.Width-2*look.Space3, size.Height-2*f.ends())
	p.dock.Resize(fyne.NewSize(in.Width, p.dock.Size().Height))
	dock, button := heightOf(p.dock), p.record.MinSize().Height
	if f.beside(in.Width) {
		core.Place(p.dock, in.X, in.Y, in.Width, max(0, dock-look.Space2))
		f.layBeside(p, core.NewArea(in.X, in.Y+dock, in.Width, in.Height-dock))
		return
	}
	if p.sentence.Visible() {
		p.sentence.Resize(fyne.NewSize(in.Width, p.sentence.Size().Height))
		core.Place(p.sentence, in.X, in.Y, in.Width, p.sentence.MinSize().Height)
	}
	end := in.Y + in.Height
	core.Place(p.dock, in.X, end-button-dock, in.Width, max(0, dock-look.Space2))
	core.Place(p.record, in.X, end-button, in.Width, button)
	if afresh := heightOf(p.afresh); afresh > 0 {
		least, kept := p.afresh.MinSize().Width, p.kept.MinSize().Height
		core.Place(p.afresh, in.X+in.Width-least, end-button-afresh, least, afresh-look.Space2)
		core.Place(p.kept, in.X, end-button-afresh+(afresh-look.Space2-kept)/2, in.Width-least, kept)
	}
}

func (f Foot) layBeside(p footParts, in core.Area) {
	left, button := (in.Width-look.Space3)/2, p.record.MinSize().Height
	core.Place(p.record, in.X+left+look.Space3, in.Y+(in.Height-button)/2, left, button)
	kept := float32(0)
	if p.afresh.Visible() {
		least := p.afresh.MinSize()
		core.Place(p.afresh, in.X+left-least.Width, in.Y+(in.Height-least.Height)/2, least.Width, least.Height)
		left, kept = left-least.Width-look.Space3, p.kept.MinSize().Height
	}
	p.sentence.Resize(fyne.NewSize(left, p.sentence.Size().Height))
	high := float32(0)
	if p.sentence.Visible() {
		high = p.sentence.MinSize().Height
	}
	y := in.Y + max(0, (in.Height-kept-high)/2)
	core.Place(p.kept, in.X, y, left, kept)
	core.Place(p.sentence, in.X, y+kept, left, high)
}
