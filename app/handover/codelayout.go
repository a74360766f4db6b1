package handover

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
)

// CodeFrame lays out a page that shows a code: a head, the picture, and a text about the code, which scrolls.
func CodeFrame(head fyne.CanvasObject, picture *fyne.Container, about ...fyne.CanvasObject) fyne.CanvasObject {
	return codeFrame(pictureShare, head, picture, about)
}

// SmallCodeFrame is like CodeFrame, with a smaller picture that leaves more space for the text.
func SmallCodeFrame(head fyne.CanvasObject, picture *fyne.Container, about ...fyne.CanvasObject) fyne.CanvasObject {
	return codeFrame(smallShare, head, picture, about)
}

func codeFrame(
	share float32, head fyne.CanvasObject, picture *fyne.Container, about []fyne.CanvasObject,
) fyne.CanvasObject {
	words := container.NewVScroll(frame.InsetSides(look.Space4, look.Space3, frame.Stack(look.Space3, about...)))
	return shell.OverBar(container.New(codeLayout{share}, frame.Stack(0, head, frame.NewRule()), picture, words))
}

// codeLayout lays out a head, a square picture as large as fits, and its text: below the picture, or next to it if the
// page is wider than high. In a low window, such as a phone on its side, the picture takes the full height and the head
// goes above the text. Without a picture the text takes all the space below the head.
type codeLayout struct {
	// share is the maximum share of the height below the head for a picture above its text.
	share float32
}

const (
	// wordsWidth is the width of the text next to a picture, limited to half the page.
	wordsWidth float32 = 360
	// leastWords is the minimum width of the text next to a picture of full height.
	leastWords float32 = 240
	// pictureShare and smallShare are the shares of normal and small pictures.
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

func centre(o fyne.CanvasObject, size fyne.Size, top float32) {
	width := min(size.Width, shell.ReadingWidth)
	placeWords(o, (size.Width-width)/2, top, width, size.Height-top)
}

// placeWords places text, and refreshes it after a change of width, because its line breaks depend on the width.
func placeWords(words fyne.CanvasObject, x, y, width, height float32) {
	changed := words.Size().Width != width
	core.Place(words, x, y, width, height)
	if changed {
		words.Refresh()
	}
}
