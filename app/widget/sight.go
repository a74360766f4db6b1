package widget

import (
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
	root := on.Overlays().Top()
	if root == nil {
		root = on.Content()
	}
	scrolls, _ := scrollsAround(root, o)
	for _, scroll := range scrolls {
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

// CanvasOf is the canvas that an object is on, nil for none. The driver knows it of what was drawn; what is yet to be drawn,
// as after keys that were typed faster than that, is looked for in the windows.
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

// A wrapping is a widget with other widgets in it.
type wrapping interface{ inside() []fyne.CanvasObject }

// scrollsAround are what an object is scrolled in within another one, the outermost first, and whether it is in there at
// all.
func scrollsAround(within, o fyne.CanvasObject) (around []*container.Scroll, found bool) {
	if within == o {
		return nil, true
	}
	if within == nil || !within.Visible() {
		return nil, false
	}
	var parts []fyne.CanvasObject
	switch within := within.(type) {
	case *fyne.Container:
		parts = within.Objects
	case *container.Scroll:
		parts, around = []fyne.CanvasObject{within.Content}, []*container.Scroll{within}
	case wrapping:
		parts = within.inside()
	}
	for _, part := range parts {
		if inner, found := scrollsAround(part, o); found {
			return append(around, inner...), true
		}
	}
	return nil, false
}
