package table

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
)

// A sheetFoot lays out why an entry cannot be, and Record beneath it; where the window is low, Record at the right of it,
// so that more of the sheet is in sight.
type sheetFoot struct {
	shell   *shell.Shell
	refusal *widget.Text
}

// sideWidth is the least width, at the normal size of text, of a foot whose two parts stand side by side.
const sideWidth float32 = 560

// beside tells whether the parts stand side by side in a width.
func (f sheetFoot) beside(width float32) bool {
	factor := widget.Factor(f.refusal)
	return width >= sideWidth*factor && f.shell.Window.Canvas().Size().Height < lowHeight*factor
}

// MinSize is that of the parts in the width that there is.
func (f sheetFoot) MinSize(o []fyne.CanvasObject) fyne.Size {
	sentence, button := fyne.Size{}, o[1].MinSize()
	if o[0].Visible() {
		sentence = o[0].MinSize()
	}
	if f.beside(o[1].Position().X + o[1].Size().Width) {
		return fyne.NewSize(max(sentence.Width, button.Width), max(sentence.Height, button.Height))
	}
	if sentence.Height > 0 {
		sentence.Height += look.Space2
	}
	return fyne.NewSize(max(sentence.Width, button.Width), sentence.Height+button.Height)
}

// sheetParts lays out what stands above a sheet, what scrolls, what lies beneath that for a while, and the foot. What lies
// beneath takes its room from what scrolls, so that nothing on it moves. How high the first and the last are their widths
// tell, so they get these before they are asked: else the foot would move once it knows, under a finger maybe.
type sheetParts struct{}

// MinSize is that of all parts but for what lies beneath.
func (sheetParts) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := fyne.Size{}
	for _, part := range []fyne.CanvasObject{o[0], o[1], o[3]} {
		least := part.MinSize()
		size = fyne.NewSize(max(size.Width, least.Width), size.Height+least.Height)
	}
	return size
}

// Layout gives the middle what the others leave. It has its width first: what lies beneath leaves to it what has room there.
func (sheetParts) Layout(o []fyne.CanvasObject, size fyne.Size) {
	head, middle, dock, foot := o[0], o[1], o[2], o[3]
	for _, part := range o {
		part.Resize(fyne.NewSize(size.Width, part.Size().Height))
	}
	top, end, beneath := head.MinSize().Height, foot.MinSize().Height, float32(0)
	if dock.Visible() {
		beneath = dock.MinSize().Height
	}
	widget.Place(head, 0, 0, size.Width, top)
	widget.Place(middle, 0, top, size.Width, size.Height-top-beneath-end)
	widget.Place(dock, 0, size.Height-end-beneath, size.Width, beneath)
	widget.Place(foot, 0, size.Height-end, size.Width, end)
}

// Layout leaves Record where it is, whether there is a sentence or not.
func (f sheetFoot) Layout(o []fyne.CanvasObject, size fyne.Size) {
	if f.beside(size.Width) {
		left, height := (size.Width-look.Space3)/2, o[1].MinSize().Height
		o[0].Resize(fyne.NewSize(left, o[0].Size().Height))
		sentence := o[0].MinSize().Height
		widget.Place(o[0], 0, max(0, (size.Height-sentence)/2), left, sentence)
		widget.Place(o[1], left+look.Space3, (size.Height-height)/2, left, height)
		return
	}
	top := float32(0)
	if o[0].Visible() {
		o[0].Resize(fyne.NewSize(size.Width, o[0].Size().Height))
		top = o[0].MinSize().Height
		widget.Place(o[0], 0, 0, size.Width, top)
		top += look.Space2
	}
	widget.Place(o[1], 0, top, size.Width, size.Height-top)
}
