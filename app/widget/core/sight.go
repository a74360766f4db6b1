package core

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
)

func BringIntoSight(o fyne.CanvasObject) {
	driver := fyne.CurrentApp().Driver()
	on := driver.CanvasForObject(o)
	if on == nil || o.Size().IsZero() {
		return
	}
	for _, scroll := range scrollsOn(on, o) {
		top := driver.AbsolutePositionForObject(o).Y - driver.AbsolutePositionForObject(scroll).Y
		bottom := top + o.Size().Height - scroll.Size().Height
		switch {
		case top < 0:
			ScrollTo(scroll, scroll.Offset.AddXY(0, top-look.Space2))
		case bottom > 0:
			ScrollTo(scroll, scroll.Offset.AddXY(0, min(bottom+look.Space2, top)))
		}
	}
}

// ScrollTo scrolls a container and calls its OnScrolled, as a wheel does but ScrollToOffset doesn't.
func ScrollTo(scroll *container.Scroll, to fyne.Position) {
	scroll.ScrollToOffset(to)
	if scroll.OnScrolled != nil {
		scroll.OnScrolled(to)
	}
}

func scrollsOn(on fyne.Canvas, o fyne.CanvasObject) []*container.Scroll {
	root := on.Overlays().Top()
	if root == nil {
		root = on.Content()
	}
	scrolls, _ := scrollsAround(root, o)
	return scrolls
}

// CanvasOf returns the canvas of an object, or nil. The driver knows the canvas of drawn objects only. During fast
// typing, objects not drawn yet may get the focus; for these, CanvasOf searches the windows.
func CanvasOf(o fyne.CanvasObject) fyne.Canvas {
	driver := fyne.CurrentApp().Driver()
	if on := driver.CanvasForObject(o); on != nil {
		return on
	}
	for _, w := range driver.AllWindows() {
		if _, found := scrollsAround(w.Canvas().Content(), o); found {
			return w.Canvas()
		}
	}
	return nil
}

// Wrapping is a widget that contains other widgets.
type Wrapping interface{ Inside() []fyne.CanvasObject }

// scrollsAround returns the scroll containers around o within an outer object, outermost first. found reports whether
// the outer object contains o.
func scrollsAround(within, o fyne.CanvasObject) (around []*container.Scroll, found bool) {
	if within == o {
		return nil, true
	}
	if within == nil || !within.Visible() {
		return nil, false
	}
	if scroll, is := within.(*container.Scroll); is {
		around = []*container.Scroll{scroll}
	}
	for _, part := range inside(within) {
		if inner, found := scrollsAround(part, o); found {
			return append(around, inner...), true
		}
	}
	return nil, false
}

func inside(o fyne.CanvasObject) []fyne.CanvasObject {
	switch o := o.(type) {
	case *fyne.Container:
		return o.Objects
	case *container.Scroll:
		return []fyne.CanvasObject{o.Content}
	case Wrapping:
		return o.Inside()
	}
	return nil
}

// ScrollPage handles a wheel event on an object that does not scroll by itself. The innermost scroll container around
// the object that can still move scrolls.
func ScrollPage(o fyne.CanvasObject, e *fyne.ScrollEvent) {
	on := fyne.CurrentApp().Driver().CanvasForObject(o)
	if on == nil {
		return
	}
	for _, scroll := range slices.Backward(scrollsOn(on, o)) {
		if ScrollBy(scroll, e) {
			return
		}
	}
}

// ScrollBy scrolls a container by a wheel event, and reports whether the content moved.
func ScrollBy(scroll *container.Scroll, e *fyne.ScrollEvent) bool {
	before := scroll.Offset
	scroll.Scrolled(e)
	return scroll.Offset != before
}
