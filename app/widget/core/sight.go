package core

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
)

// BringIntoSight scrolls so far that the whole of an object is seen to which the keyboard has come.
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
			scroll.ScrollToOffset(scroll.Offset.AddXY(0, top-look.Space2))
		case bottom > 0:
			scroll.ScrollToOffset(scroll.Offset.AddXY(0, min(bottom+look.Space2, top)))
		}
	}
}

// scrollsOn are what an object on a canvas is scrolled in, the outermost first.
func scrollsOn(on fyne.Canvas, o fyne.CanvasObject) []*container.Scroll {
	root := on.Overlays().Top()
	if root == nil {
		root = on.Content()
	}
	scrolls, _ := scrollsAround(root, o)
	return scrolls
}

// CanvasOf is the canvas that an object is on, nil for none. The driver knows it of what was drawn; what is yet to be
// drawn, as after keys that were typed faster than that, is looked for in the windows.
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

// A Wrapping is a widget with other widgets in it.
type Wrapping interface{ Inside() []fyne.CanvasObject }

// scrollsAround are what an object is scrolled in within another one, the outermost first, and whether it is in there
// at all.
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

// inside are the objects that another one is made of, as far as the keyboard comes to them.
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

// ScrollPage turns the wheel over something that does not scroll itself: the page around it does, the innermost part of
// it that can.
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

// ScrollBy turns the wheel over a scroll, and reports whether that moved it.
func ScrollBy(scroll *container.Scroll, e *fyne.ScrollEvent) bool {
	before := scroll.Offset
	scroll.Scrolled(e)
	return scroll.Offset != before
}
