package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

// TitleLayout lays out a page's title and the detail line below it. An [UndoBar] may cover the right end of both, where
// nothing can be tapped.
type TitleLayout struct {
	// actions is the size of the actions beside the title, or zero if the detail line does not continue under them.
	actions fyne.Size
}

// Room returns the width left for the title or for a bar.
func (h *TitleLayout) Room(width float32) float32 { return width - h.actions.Width }

func (h *TitleLayout) MinSize(o []fyne.CanvasObject) (size fyne.Size) {
	for i, object := range o {
		if _, bar := object.(*UndoBar); !bar {
			least := object.MinSize()
			if i == 0 {
				least.Height = max(least.Height, h.actions.Height)
			}
			size = fyne.NewSize(max(size.Width, least.Width), size.Height+least.Height)
		}
	}
	return size
}

func (h *TitleLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	y := float32(0)
	for i, object := range o {
		if bar, is := object.(*UndoBar); is {
			room := h.Room(size.Width)
			width := min(room, bar.Room())
			bar.Resize(fyne.NewSize(width, 0))
			height := bar.MinSize().Height
			core.Place(bar, room-width, (max(h.actions.Height, size.Height)-height)/2, width, height)
			continue
		}
		width := size.Width
		if i == 0 {
			width = h.Room(width)
		}
		object.Resize(fyne.NewSize(width, object.MinSize().Height)) // the width determines the line breaks
		height := object.MinSize().Height
		line := height
		if i == 0 {
			line = max(line, h.actions.Height)
		}
		core.Place(object, 0, y+(line-height)/2, width, height)
		y += line
	}
}

// A headLine puts a page's actions to the right of its title and detail line. If large text leaves too little space for
// the detail line, that line continues under the actions.
type headLine struct{ words *TitleLayout }

func (l headLine) MinSize(o []fyne.CanvasObject) fyne.Size { return spread{}.MinSize(o) }

func (l headLine) Layout(o []fyne.CanvasObject, size fyne.Size) {
	const gap, normal = 8, 15
	words, actions := o[0].(*fyne.Container), o[1].MinSize()
	l.words.actions = fyne.Size{}
	if theme.Size(look.BodySize) > normal && actions.Width > 0 && len(words.Objects) > 1 {
		if detail, is := words.Objects[1].(*text.Text); is && detail.Room() > size.Width-gap-actions.Width {
			l.words.actions = fyne.NewSize(gap+actions.Width, actions.Height)
		}
	}
	if l.words.actions.Width == 0 {
		spread{}.Layout(o, size)
		return
	}
	core.Place(words, 0, 0, size.Width, size.Height)
	core.Place(o[1], size.Width-actions.Width, 0, actions.Width, actions.Height)
}
