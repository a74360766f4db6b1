package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
)

// Head is the head of a page with a way back.
func (s *Shell) Head(title, detail string, actions ...fyne.CanvasObject) fyne.CanvasObject {
	back := input.NewIconButton(words.Text("common.back"), theme.NavigateBackIcon(), s.Back)
	return frame.InsetSides(look.Space2, look.Space1, frame.NewTopBar(title, detail, back, actions...))
}

// Frame puts a page together: its head, its body, which scrolls, and what always stays in reach below.
func (s *Shell) Frame(head, body, foot fyne.CanvasObject) fyne.CanvasObject {
	held := func(o fyne.CanvasObject) fyne.CanvasObject {
		return frame.Measured(ReadingWidth, frame.InsetSides(look.Space4, look.Space2, o))
	}
	if foot != nil {
		foot = held(foot)
	}
	return framed(head, held(body), foot)
}

// framed puts a head above what scrolls, and a foot beneath it where there is one.
func framed(head, body, foot fyne.CanvasObject) fyne.CanvasObject {
	if foot != nil {
		foot = frame.Stack(0, frame.NewRule(), foot)
	}
	head = frame.Stack(0, head, frame.NewRule())
	return container.NewBorder(head, foot, nil, nil, OverBar(container.NewVScroll(body)))
}

// ReadingWidth is the widest that a page of text and fields gets.
const ReadingWidth float32 = 640

// WidestPage is how wide a page of many things gets.
const WidestPage float32 = 1400

// WideFrame is a frame whose body has several parts: one below another, or two and two side by side on a wide window.
func (s *Shell) WideFrame(head, foot fyne.CanvasObject, parts ...fyne.CanvasObject) fyne.CanvasObject {
	body := parts[0]
	if len(parts) > 1 {
		body = frame.NewColumns(halfWidth, look.Space5, parts...)
	}
	held := func(o fyne.CanvasObject) fyne.CanvasObject {
		return container.New(broad{phone: s.Phone}, frame.InsetSides(look.Space4, look.Space3, o))
	}
	if foot != nil {
		foot = held(frame.Measured(ReadingWidth, foot))
	}
	return framed(head, held(body), foot)
}

// halfWidth is how wide one part beside another is at least.
const halfWidth float32 = 420

// broad lays out one object in the middle: as wide as text is read, or as two parts where there is room for them.
type broad struct{ phone bool }

// MinSize is the object's.
func (b broad) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

// Layout puts the object in the middle.
func (b broad) Layout(o []fyne.CanvasObject, size fyne.Size) {
	widest := ReadingWidth
	if size.Width >= look.DesktopWidth && !b.phone {
		widest = look.DesktopWidth + 140
	}
	width := min(size.Width, widest)
	core.Place(o[0], (size.Width-width)/2, 0, width, size.Height)
}

// ShowSheet shows a sheet with a way to close it.
func ShowSheet(s *Shell, title string, body, foot fyne.CanvasObject) *frame.BottomSheet {
	sheet := frame.NewBottomSheet(title, words.Text("common.close"), body, foot)
	sheet.ShowOn(s.Window.Canvas())
	return sheet
}
