package app

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
)

// stage lays out a square picture as large as fits, and the words on it: beneath it, or beside it where the page is
// wider than high. Without a picture the words stand alone.
type stage struct{}

const (
	// stageWords is how wide the words beside a picture are.
	stageWords float32 = 360
	// stagePart is the part of a page's height that a picture above its words takes at most.
	stagePart float32 = 0.64
)

// MinSize leaves room for a small picture.
func (stage) MinSize([]fyne.CanvasObject) fyne.Size { return fyne.NewSize(200, 240) }

// Layout puts the picture first.
func (stage) Layout(o []fyne.CanvasObject, size fyne.Size) {
	picture, words := o[0].(*fyne.Container), o[1]
	if len(picture.Objects) == 0 {
		centre(words, size, 0)
		return
	}
	if size.Width > size.Height && size.Width >= 2*stageWords {
		side := min(size.Width-stageWords-3*look.Space4, size.Height-2*look.Space4)
		left := max(look.Space4, (size.Width-side-stageWords-look.Space4)/2)
		place(picture, left, (size.Height-side)/2, side, side)
		place(words, left+side+look.Space4, 0, stageWords, size.Height)
		return
	}
	side := min(size.Width-2*look.Space2, size.Height*stagePart)
	place(picture, (size.Width-side)/2, look.Space2, side, side)
	centre(words, size, look.Space2+side)
}

// centre puts an object in the middle, from a height downwards, no wider than text is read.
func centre(o fyne.CanvasObject, size fyne.Size, top float32) {
	width := min(size.Width, readingWidth)
	place(o, (size.Width-width)/2, top, width, size.Height-top)
}

func place(o fyne.CanvasObject, x, y, width, height float32) {
	o.Move(fyne.NewPos(x, y))
	o.Resize(fyne.NewSize(width, height))
}
