package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/widget/core"
)

// CreateRenderer draws the field, with the wheel's way to the page above it: the toolkit's own field keeps the wheel.
func (f *TextField) CreateRenderer() fyne.WidgetRenderer {
	field := f.Entry.CreateRenderer()
	w := &wheel{field: f}
	for _, o := range field.Objects() {
		if inner, scrolls := o.(*container.Scroll); scrolls && f.MultiLine {
			w.inner = inner
		}
	}
	w.ExtendBaseWidget(w)
	return wheeled{field, w}
}

// A wheel lies over a field, takes nothing but turns of the mouse's wheel, and hands them to the lines of the field as
// long as these move, then to the page.
type wheel struct {
	fw.BaseWidget
	field *TextField
	// inner are the lines of a field that has several, nil for one line.
	inner *container.Scroll
}

// Scrolled scrolls what is beneath.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	if w.inner == nil || !core.ScrollBy(w.inner, e) {
		core.ScrollPage(w.field, e)
	}
}

func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return fw.NewSimpleRenderer(container.NewWithoutLayout())
}

// wheeled draws a field with its wheel.
type wheeled struct {
	fyne.WidgetRenderer
	wheel *wheel
}

func (r wheeled) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	core.Place(r.wheel, 0, 0, size.Width, size.Height)
}

// Objects are the field's and the wheel.
func (r wheeled) Objects() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{}, r.WidgetRenderer.Objects()...), r.wheel)
}
