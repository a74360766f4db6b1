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
	if foot != nil {
		foot = Foot(ReadingWidth, foot)
	}
	return Compose(head, OverBar(container.NewVScroll(Reading(look.Space2, body))), foot)
}

// Compose puts a page together: its head, a body that scrolls by itself, and its foot, nil for none.
func Compose(head, body, foot fyne.CanvasObject) *fyne.Container {
	return container.NewBorder(frame.Stack(0, head, frame.NewRule()), foot, nil, nil, body)
}

// Foot is the foot of a page with what always stays in reach, no wider than said.
func Foot(widest float32, o fyne.CanvasObject) *fyne.Container {
	return frame.Stack(0, frame.NewRule(), frame.Measured(widest, frame.InsetSides(look.Space4, look.Space2, o)))
}

// Reading is something that is no wider than text is read, with space beside it, and at its ends as said.
func Reading(ends float32, o fyne.CanvasObject) *fyne.Container {
	return frame.Measured(ReadingWidth, frame.InsetSides(look.Space4, ends, o))
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
		foot = frame.Stack(0, frame.NewRule(), held(frame.Measured(ReadingWidth, foot)))
	}
	return Compose(head, OverBar(container.NewVScroll(held(body))), foot)
}

// halfWidth is how wide one part beside another is at least.
const halfWidth float32 = 420

// broad lays out one object in the middle: as wide as text is read, or as two parts where there is room for them.
type broad struct{ phone bool }

func (b broad) MinSize(o []fyne.CanvasObject) fyne.Size { return o[0].MinSize() }

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
