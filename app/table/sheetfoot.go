package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

// A sheetFoot lays out why an entry cannot be, beneath it what lies there for a while, as the keys of a number, and
// then Record. Neither of these moves when a sentence comes or grows. Where the window is low, or the sheet has only a
// part of its height, Record stands at the right of the sentence, so that more of the sheet is in sight, and what lies
// there for a while above both.
type sheetFoot struct {
	shell   *shell.Shell
	refusal *text.Text
}

// sideWidth is the least width, at the normal size of text, of a foot whose two parts stand side by side.
const sideWidth float32 = 560

// ends is the space above and beneath the foot: less where the window is low.
func (f sheetFoot) ends() float32 {
	if f.shell.Window.Canvas().Size().Height < shell.LowHeight {
		return look.Space1
	}
	return look.Space2
}

// beside reports whether the parts stand side by side in a width.
func (f sheetFoot) beside(width float32) bool {
	factor, window := core.Factor(f.refusal), f.shell.Window.Canvas().Size()
	low := window.Height < shell.LowHeight*factor || f.shell.Shape(window) == shell.UprightShape
	return low && width >= sideWidth*factor
}

// MinSize is that of the parts in the width that there is, with the space around them.
func (f sheetFoot) MinSize(o []fyne.CanvasObject) fyne.Size {
	return f.leastOf(o).AddWidthHeight(2*look.Space3, 2*f.ends())
}

func (f sheetFoot) leastOf(o []fyne.CanvasObject) fyne.Size {
	sentence, button, dock := fyne.Size{}, o[1].MinSize(), heightOf(o[2])
	if o[0].Visible() {
		sentence = o[0].MinSize()
	}
	if f.beside(o[1].Position().X + o[1].Size().Width - look.Space3) {
		return fyne.NewSize(max(sentence.Width, button.Width), max(sentence.Height, button.Height)+dock)
	}
	if sentence.Height > 0 {
		sentence.Height += look.Space2
	}
	return fyne.NewSize(max(sentence.Width, button.Width), sentence.Height+dock+button.Height)
}

// heightOf is how high something is with the space beneath it, nothing while it is not seen.
func heightOf(dock fyne.CanvasObject) float32 {
	if !dock.Visible() {
		return 0
	}
	return dock.MinSize().Height + look.Space2
}

// sheetParts lays out what stands above a sheet, what scrolls, and the foot, which takes its room from what scrolls, so
// that nothing on it moves. How high the first and the last are their widths tell, so they get these before they are
// asked: else the foot would move once it knows, under a finger maybe.
type sheetParts struct{}

// MinSize is that of all parts.
func (sheetParts) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.Size{}
	for _, part := range o {
		least := part.MinSize()
		size = fyne.NewSize(max(size.Width, least.Width), size.Height+least.Height)
	}
	return size
}

// Layout gives the middle what the others leave. It has its width first: the foot leaves to it what has room there.
func (sheetParts) Layout(o []fyne.CanvasObject, size fyne.Size) {
	head, middle, foot := o[0], o[1], o[2]
	for _, part := range o {
		part.Resize(fyne.NewSize(size.Width, part.Size().Height))
	}
	top, end := head.MinSize().Height, foot.MinSize().Height
	core.Place(head, 0, 0, size.Width, top)
	core.Place(middle, 0, top, size.Width, size.Height-top-end)
	core.Place(foot, 0, size.Height-end, size.Width, end)
}

// Layout leaves Record where it is, and what lies above it, whether there is a sentence or not.
func (f sheetFoot) Layout(o []fyne.CanvasObject, size fyne.Size) {
	sentence, record, above := o[0], o[1], o[2]
	in := core.NewArea(look.Space3, f.ends(), size.Width-2*look.Space3, size.Height-2*f.ends())
	above.Resize(fyne.NewSize(in.Width, above.Size().Height))
	dock, button := heightOf(above), record.MinSize().Height
	if f.beside(in.Width) {
		left, rest := (in.Width-look.Space3)/2, in.Height-dock
		sentence.Resize(fyne.NewSize(left, sentence.Size().Height))
		high := sentence.MinSize().Height
		core.Place(above, in.X, in.Y, in.Width, max(0, dock-look.Space2))
		core.Place(sentence, in.X, in.Y+dock+max(0, (rest-high)/2), left, high)
		core.Place(record, in.X+left+look.Space3, in.Y+dock+(rest-button)/2, left, button)
		return
	}
	if sentence.Visible() {
		sentence.Resize(fyne.NewSize(in.Width, sentence.Size().Height))
		core.Place(sentence, in.X, in.Y, in.Width, sentence.MinSize().Height)
	}
	end := in.Y + in.Height
	core.Place(above, in.X, end-button-dock, in.Width, max(0, dock-look.Space2))
	core.Place(record, in.X, end-button, in.Width, button)
}
