package handover

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
)

// CodeFrame puts a page together that shows a code: its head, the picture, and the words about it, which scroll.
func CodeFrame(head fyne.CanvasObject, picture *fyne.Container, about ...fyne.CanvasObject) fyne.CanvasObject {
	words := container.NewVScroll(frame.InsetSides(look.Space4, look.Space3, frame.Stack(look.Space3, about...)))
	return shell.Compose(head, shell.OverBar(container.New(codeLayout{}, picture, words)), nil)
}

// codeLayout lays out a square picture as large as fits, and the words on it: beneath it, or beside it where the page
// is wider than high. Without a picture the words stand alone.
type codeLayout struct{}

const (
	// wordsWidth is how wide the words beside a picture are; on a small page half of it.
	wordsWidth float32 = 360
	// pictureShare is the part of a page's height that a picture above its words takes at most.
	pictureShare float32 = 0.64
)

// MinSize leaves room for a small picture.
func (codeLayout) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 240) }

// Layout puts the picture first.
func (codeLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	picture, words := o[0].(*fyne.Container), o[1]
	if len(picture.Objects) == 0 || !picture.Visible() {
		centre(words, size, 0)
		return
	}
	if size.Width > size.Height && size.Width >= wordsWidth {
		wide := min(wordsWidth, size.Width/2)
		side := min(size.Width-wide-3*look.Space4, size.Height-2*look.Space4)
		left := max(look.Space4, (size.Width-side-wide-look.Space4)/2)
		core.Place(picture, left, (size.Height-side)/2, side, side)
		placeWords(words, left+side+look.Space4, 0, wide, size.Height)
		return
	}
	side := min(size.Width-2*look.Space2, size.Height*pictureShare)
	core.Place(picture, (size.Width-side)/2, look.Space2, side, side)
	centre(words, size, look.Space2+side)
}

// centre puts an object in the middle, from a height downwards, no wider than text is read.
func centre(o fyne.CanvasObject, size fyne.Size, top float32) {
	width := min(size.Width, shell.ReadingWidth)
	placeWords(o, (size.Width-width)/2, top, width, size.Height-top)
}

// placeWords places words. In another width their lines break elsewhere, and they are as high as that asks for.
func placeWords(words fyne.CanvasObject, x, y, width, height float32) {
	changed := words.Size().Width != width
	core.Place(words, x, y, width, height)
	if changed {
		words.Refresh()
	}
}
