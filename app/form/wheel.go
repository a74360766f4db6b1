package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/widget/core"
)

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

// A wheel covers a field, because the toolkit's field swallows wheel events. It scrolls first the field's lines, then
// the page.
type wheel struct {
	fw.BaseWidget
	field *TextField
	// inner scrolls the lines of the field; nil for a field of one line.
	inner *container.Scroll
}

func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	if w.inner == nil || !core.ScrollBy(w.inner, e) {
		core.ScrollPage(w.field, e)
	}
}

func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return fw.NewSimpleRenderer(container.NewWithoutLayout())
}

type wheeled struct {
	fyne.WidgetRenderer
	wheel *wheel
}

func (r wheeled) Layout(size fyne.Size) {
	r.WidgetRenderer.Layout(size)
	core.Place(r.wheel, 0, 0, size.Width, size.Height)
}

func (r wheeled) Objects() []fyne.CanvasObject {
	return append(append([]fyne.CanvasObject{}, r.WidgetRenderer.Objects()...), r.wheel)
}
