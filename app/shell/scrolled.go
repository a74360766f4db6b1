package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
)

func offsets(content fyne.CanvasObject) (all []fyne.Position) {
	for _, part := range scrolls(content) {
		all = append(all, part.Offset)
	}
	return all
}

func scrolls(o fyne.CanvasObject) (all []*container.Scroll) {
	switch o := o.(type) {
	case *container.Scroll:
		return append(scrolls(o.Content), o)
	case *container.ThemeOverride:
		return scrolls(o.Content)
	case *fyne.Container:
		for _, object := range o.Objects {
			all = append(all, scrolls(object)...)
		}
	}
	return all
}

// scrollBack restores the scroll positions of the previous drawing if that had the same number of scrolling parts.
func (l *level) scrollBack() {
	scrolled, parts := l.scrolled, scrolls(l.content)
	l.scrolled = nil
	if len(parts) != len(scrolled) {
		return
	}
	back := func() {
		for i, part := range parts {
			if scrolled[i] != part.Offset {
				core.ScrollTo(part, scrolled[i])
			}
		}
	}
	back()
	fyne.Do(back) // again, after texts have been broken into lines
}

// FixedPage is a page whose content is made only once.
type FixedPage struct {
	Body    fyne.CanvasObject
	Confirm *input.Button
}

func (f *FixedPage) Content() fyne.CanvasObject { return f.Body }

func (f *FixedPage) RecordButton() *input.Button { return f.Confirm }

func (f *FixedPage) Update() {}
