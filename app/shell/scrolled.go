package shell

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/widget/input"
)

// offsets are how far the parts of a drawing are scrolled, in their order.
func offsets(content fyne.CanvasObject) (all []fyne.Position) {
	for _, part := range scrolls(content) {
		all = append(all, part.Offset)
	}
	return all
}

// scrolls are the parts of a drawing that can be scrolled, in their order.
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

// scrollBack scrolls a drawing to where the one before it was, where it has the same parts.
func (l *level) scrollBack() {
	scrolled, parts := l.scrolled, scrolls(l.content)
	l.scrolled = nil
	if len(parts) != len(scrolled) {
		return
	}
	back := func() {
		for i, part := range parts {
			if scrolled[i] != part.Offset {
				part.ScrollToOffset(scrolled[i])
			}
		}
	}
	back()
	fyne.Do(back) // once more when lines are broken for their width
}

// A FixedPage is a page whose content is made once, and that nothing changes.
type FixedPage struct {
	// Body is the page.
	Body fyne.CanvasObject
	// Confirm is the button that records, nil where there is nothing to record.
	Confirm *input.Button
}

func (f *FixedPage) Content() fyne.CanvasObject { return f.Body }

// RecordButton is the button that Ctrl+Enter presses.
func (f *FixedPage) RecordButton() *input.Button { return f.Confirm }

func (f *FixedPage) Update() {}
