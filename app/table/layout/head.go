package layout

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
)

// Head is the layout of the head of the table. It always reserves the height for the longest line under the title, so
// nothing moves when that line wraps in one phase of the game and not in the next. The height shrinks only when the
// width or the text size changes.
type Head struct {
	width, text, height float32
	longest             string
}

// Longest returns the longest of the recent lines under the title and the current line.
func (h *Head) Longest(v view.Game, now string) string {
	if h.longest == "" {
		for _, step := range sheet.RecentSteps(v.Game.Steps()) {
			if was := v.MomentOf(step.Before); len(was) > len(h.longest) {
				h.longest = was
			}
		}
	}
	if len(now) > len(h.longest) {
		h.longest = now
	}
	return h.longest
}

func (h *Head) MinSize(o []fyne.CanvasObject) fyne.Size {
	size := o[0].MinSize()
	if h.text == theme.Size(look.BodySize) {
		size.Height = max(size.Height, h.height)
	}
	return size
}

func (h *Head) Layout(o []fyne.CanvasObject, size fyne.Size) {
	if text := theme.Size(look.BodySize); h.width != size.Width || h.text != text {
		h.width, h.text, h.height = size.Width, text, 0
	}
	for _, head := range o {
		head.Resize(fyne.NewSize(size.Width, head.MinSize().Height)) // the height depends on the width
		h.height = max(h.height, head.MinSize().Height)
	}
	core.Place(o[0], 0, 0, size.Width, max(size.Height, h.height))
}
