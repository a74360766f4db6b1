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

// look makes the view of a window. It must run where widgets may be touched.
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

// number is the window's number in the X server.
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

// A walker goes through the objects of a window in the order in which they are drawn.
type walker struct {
	// groups are the groups of controls in the order in which they were met.
	groups  []*core.KeyGroup
	canvas  fyne.Canvas
	visited int
	found   []found
	opaque  []layer
}

// found is an object with words.
type found struct {
	Object
	// wraps tells that the object draws its words as several lines.
	wraps bool
	// last is how many objects had been visited when the last thing inside it was.
	last int
}

// layer is an area that hides what was drawn before it.
type layer struct {
	order int
	area  image.Rectangle
}

// visit goes through one object and all that stands in it. Clip is the part of the window that it can be seen
// in, scrollers are those around it, the outermost first.
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

// extent is the size of an object. A check takes taps only where its box and its words are.
func extent(o fyne.CanvasObject) fyne.Size {
	if isCheck(o) {
		return fyne.NewSize(min(o.Size().Width, o.MinSize().Width), o.Size().Height)
	}
	return o.Size()
}

// pixels is an area of the canvas in pixels of the window.
func (w *walker) pixels(at fyne.Position, size fyne.Size) image.Rectangle {
	x, y := w.canvas.PixelCoordinateForPosition(at)
	right, bottom := w.canvas.PixelCoordinateForPosition(at.Add(size))
	return image.Rect(x, y, right, bottom)
}

// uncovered gives the objects that were found, those marked that something drawn later hides.
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

// inside lists what an object is made of, and reports whether it cuts off what reaches beyond it.
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

// hides reports whether an object leaves nothing to be seen of what is drawn beneath it.
func hides(o fyne.CanvasObject) bool {
	r, ok := o.(*canvas.Rectangle)
	if !ok || r.FillColor == nil {
		return false
	}
	_, _, _, alpha := r.FillColor.RGBA()
	return alpha == 0xffff
}
