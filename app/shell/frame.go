package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
)

// Head returns the head of a page, with a back button.
func (s *Shell) Head(title, detail string, actions ...fyne.CanvasObject) fyne.CanvasObject {
	back := input.NewIconButton(words.Text("common.back"), theme.NavigateBackIcon(), s.Back)
	return frame.InsetSides(look.Space2, look.Space1, frame.NewTopBar(title, detail, back, actions...))
}

// Frame returns a page made of a head, a scrolling body, and a foot that never scrolls; foot may be nil.
func (s *Shell) Frame(head, body, foot fyne.CanvasObject) fyne.CanvasObject {
	if foot != nil {
		foot = Foot(ReadingWidth, foot)
	}
	return Compose(head, OverBar(container.NewVScroll(Reading(look.Space2, body))), foot)
}

// Compose returns a page made of a head, a body that scrolls by itself, and a foot, which may be nil.
func Compose(head, body, foot fyne.CanvasObject) *fyne.Container {
	return container.NewBorder(frame.Stack(0, head, frame.NewRule()), foot, nil, nil, body)
}

// Foot returns a page's foot, limited to a width.
func Foot(widest float32, o fyne.CanvasObject) *fyne.Container {
	return frame.Stack(0, frame.NewRule(), frame.Measured(widest, frame.InsetSides(look.Space4, look.Space2, o)))
}

// Reading limits an object to the width of a page of text; ends is the margin above and below.
func Reading(ends float32, o fyne.CanvasObject) *fyne.Container {
	return frame.Measured(ReadingWidth, frame.InsetSides(look.Space4, ends, o))
}

// ReadingWidth is the greatest width of a page with text and fields.
const ReadingWidth float32 = 640

// WidestPage is the greatest width of a page with many parts.
const WidestPage float32 = 1400

// WideFrame is [Shell.Frame] with a body of several parts: below one another or, in a wide window, in two columns.
func (s *Shell) WideFrame(head, foot fyne.CanvasObject, parts ...fyne.CanvasObject) fyne.CanvasObject {
	body := parts[0]
	if len(parts) > 1 {
		body = frame.NewColumns(halfWidth, look.Space5, parts...)
	}
	held := func(o fyne.CanvasObject) fyne.CanvasObject {
		return frame.Centred(s.broad, frame.InsetSides(look.Space4, look.Space3, o))
	}
	if foot != nil {
		foot = frame.Stack(0, frame.NewRule(), held(frame.Measured(ReadingWidth, foot)))
	}
	return Compose(head, OverBar(container.NewVScroll(held(body))), foot)
}

const halfWidth float32 = 420

func (s *Shell) broad(room fyne.Size) float32 {
	if room.Width >= look.DesktopWidth && !s.Phone {
		return look.DesktopWidth + 140
	}
	return ReadingWidth
}

func ShowSheet(s *Shell, title string, body, foot fyne.CanvasObject) *frame.BottomSheet {
	sheet := frame.NewBottomSheet(title, words.Text("common.close"), body, foot)
	sheet.ShowOn(s.Window.Canvas())
	return sheet
}

// Dropper is a page that accepts a file dropped on the window.
type Dropper interface{ Dropped(file fyne.URI) }

// SeveralDropper is a page that may accept several files at once.
type SeveralDropper interface {
	// DroppedAll reports whether the page accepts the files.
	DroppedAll(files []fyne.URI) bool
}

func (s *Shell) listenToDrops() {
	s.Window.SetOnDropped(func(_ fyne.Position, dropped []fyne.URI) {
		page, takes := s.Page().(SeveralDropper)
		switch {
		case len(dropped) > 1 && takes && page.DroppedAll(dropped):
		case len(dropped) > 0:
			s.Drop(dropped[0])
		}
	})
}

func (s *Shell) Drop(file fyne.URI) {
	if page, takes := s.Page().(Dropper); takes {
		page.Dropped(file)
	}
}
