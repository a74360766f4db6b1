//go:build probe

package probe

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/widget/core"
)

// look returns the contents of a window. It must run on the goroutine that may access widgets.
func look(w fyne.Window) View {
	c := w.Canvas()
	width, height := c.PixelCoordinateForPosition(fyne.NewPos(c.Size().Width, c.Size().Height))
	walk := walker{canvas: c}
	window := image.Rect(0, 0, width, height)
	overlays := c.Overlays().List()
	walk.visit(c.Content(), fyne.Position{}, -1, window, nil, len(overlays) > 0)
	for i, overlay := range overlays {
		walk.visit(overlay, fyne.Position{}, -1, window, nil, i < len(overlays)-1)
	}
	return View{
		Window: number(w), Width: width, Height: height,
		SuperHeld: superHeld(), Objects: walk.uncovered(),
	}
}

func number(w fyne.Window) uint64 {
	var id uint64
	if native, ok := w.(driver.NativeWindow); ok {
		native.RunNative(func(context any) {
			if x, ok := context.(driver.X11WindowContext); ok {
				id = uint64(x.WindowHandle)
			}
		})
	}
	return id
}

func superHeld() bool {
	d, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && d.CurrentKeyModifiers()&fyne.KeyModifierSuper != 0
}

type walker struct {
	groups  []*core.KeyGroup
	canvas  fyne.Canvas
	visited int
	found   []found
	opaque  []layer
}

type found struct {
	Object
	wraps bool
	// last is the number of objects visited up to the last one inside this object.
	last int
}

type layer struct {
	order int
	area  image.Rectangle
}

// visit visits an object and the objects inside. clip is the visible part of the window. scrollers are outermost first.
func (w *walker) visit(o fyne.CanvasObject, offset fyne.Position, parent int, clip image.Rectangle,
	scrollers []image.Rectangle, beneath bool,
) {
	if o == nil || !o.Visible() {
		return
	}
	w.visited++
	at := offset.Add(o.Position())
	area := w.pixels(at, extent(o))
	if hides(o) {
		w.opaque = append(w.opaque, layer{w.visited, area.Intersect(clip)})
	}
	here := parent
	if object, ok := w.describe(o, parent); ok {
		object.Area, object.Shown, object.Beneath = area, area.Intersect(clip), beneath
		for _, s := range scrollers {
			if !middle(area).In(s) {
				object.Scroller = s
			}
		}
		here = len(w.found)
		w.found = append(w.found, found{Object: object, wraps: wraps(o)})
	}
	children, clips := inside(o)
	if clips {
		clip = clip.Intersect(area)
		if _, ok := o.(fyne.Scrollable); ok {
			scrollers = append(scrollers[:len(scrollers):len(scrollers)], clip)
		}
	}
	for _, child := range children {
		w.visit(child, at, here, clip, scrollers, beneath)
	}
	if here != parent {
		w.found[here].last = w.visited
	}
}

// extent returns the size of an object's tappable area. A check box reacts only at its box and words.
func extent(o fyne.CanvasObject) fyne.Size {
	if isCheck(o) {
		return fyne.NewSize(min(o.Size().Width, o.MinSize().Width), o.Size().Height)
	}
	return o.Size()
}

func (w *walker) pixels(at fyne.Position, size fyne.Size) image.Rectangle {
	x, y := w.canvas.PixelCoordinateForPosition(at)
	right, bottom := w.canvas.PixelCoordinateForPosition(at.Add(size))
	return image.Rect(x, y, right, bottom)
}

// uncovered returns the objects found, and marks objects covered by objects drawn later.
func (w *walker) uncovered() []Object {
	objects := make([]Object, len(w.found))
	for i, f := range w.found {
		for _, l := range w.opaque {
			if l.order > f.last && middle(f.Shown).In(l.area) {
				f.Covered = true
			}
		}
		objects[i] = f.Object
	}
	return objects
}

func inside(o fyne.CanvasObject) (children []fyne.CanvasObject, clips bool) {
	_, clips = o.(fyne.Scrollable)
	switch o := o.(type) {
	case *fyne.Container:
		children = o.Objects
	case fyne.Widget:
		renderer := test.WidgetRenderer(o)
		children = renderer.Objects()
		if _, ok := renderer.(interface{ IsClip() }); ok {
			clips = true
		}
	}
	return children, clips
}

func hides(o fyne.CanvasObject) bool {
	r, ok := o.(*canvas.Rectangle)
	if !ok || r.FillColor == nil {
		return false
	}
	_, _, _, alpha := r.FillColor.RGBA()
	return alpha == 0xffff
}
