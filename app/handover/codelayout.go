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
	return codeFrame(pictureShare, head, picture, about)
}

// SmallCodeFrame is the same for a code of few words, which leaves more room to what stands beneath it.
func SmallCodeFrame(head fyne.CanvasObject, picture *fyne.Container, about ...fyne.CanvasObject) fyne.CanvasObject {
	return codeFrame(smallShare, head, picture, about)
}

func codeFrame(
	share float32, head fyne.CanvasObject, picture *fyne.Container, about []fyne.CanvasObject,
) fyne.CanvasObject {
	words := container.NewVScroll(frame.InsetSides(look.Space4, look.Space3, frame.Stack(look.Space3, about...)))
	return shell.OverBar(container.New(codeLayout{share}, frame.Stack(0, head, frame.NewRule()), picture, words))
}

// codeLayout lays out a head, a square picture as large as fits, and the words on it: beneath it, or beside it where the
// page is wider than high. In a low window, as that of a phone on its side, the picture has all of the height, and the
// head stands above the words. Without a picture the words stand alone.
type codeLayout struct {
	// share is the part of the height beneath the head that a picture above its words takes at most.
	share float32
}

const (
	// wordsWidth is how wide the words beside a picture are; on a small page half of it.
	wordsWidth float32 = 360
	// leastWords is how wide they are at least beside a picture that has all of the height.
	leastWords float32 = 240
	// pictureShare and smallShare are the parts of the height that a picture and that of a few words take.
	pictureShare, smallShare float32 = 0.64, 0.36
)

func (codeLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	return fyne.NewSize(max(200, o[0].MinSize().Width), 240)
}

func (l codeLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	head, picture, words := o[0], o[1].(*fyne.Container), o[2]
	top := head.MinSize().Height
	wide := size.Width > size.Height && size.Width >= wordsWidth
	switch {
	case len(picture.Objects) == 0 || !picture.Visible():
		core.Place(head, 0, 0, size.Width, top)
		centre(words, size, top)
	case wide && size.Height < shell.LowHeight:
		side := min(size.Height, size.Width-max(leastWords, words.MinSize().Width))
		left := size.Width - side
		core.Place(picture, left, (size.Height-side)/2, side, side)
		core.Place(head, 0, 0, left, top)
		centre(words, fyne.NewSize(left, size.Height), top)
	case wide:
		high, width := size.Height-top, min(wordsWidth, size.Width/2)
		side := min(size.Width-width-3*look.Space4, high-2*look.Space4)
		left := max(look.Space4, (size.Width-side-width-look.Space4)/2)
		core.Place(head, 0, 0, size.Width, top)
		core.Place(picture, left, top+(high-side)/2, side, side)
		placeWords(words, left+side+look.Space4, top, width, high)
	default:
		side, gap := min(size.Width, (size.Height-top)*l.share), float32(0)
		if side < size.Width {
			gap = look.Space2
		}
		core.Place(head, 0, 0, size.Width, top)
		core.Place(picture, (size.Width-side)/2, top+gap, side, side)
		centre(words, size, top+gap+side)
	}
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
