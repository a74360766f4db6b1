package core

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// A Typable is a control that one types into, such as a field or a number between two buttons.
type Typable interface {
	fyne.Focusable
	Typable()
}

// TypeOn moves the keyboard by the tab key from what one types into to the next such control of the form, or back to the
// one before. From the last one, and back from the first, it moves to what is drawn there.
func TypeOn(from Typable, back bool) {
	on, stops := formAround(from)
	if on == nil {
		return
	}
	step, at := steps(stops, from, back)
	for at += step; at >= 0 && at < len(stops); at += step {
		if to, is := stops[at].(Typable); is {
			on.Focus(to)
			return
		}
	}
	move(on, back)()
	goHome(on)
}

// GoBeside moves the keyboard from what one types into to the buttons and choices that are drawn behind it, and reports
// whether there are any.
func GoBeside(from Typable) bool {
	on, stops := formAround(from)
	if _, at := steps(stops, from, false); at >= 0 && at+1 < len(stops) {
		if _, typed := stops[at+1].(Typable); !typed {
			on.Focus(stops[at+1])
			goHome(on)
			return true
		}
	}
	return false
}

// steps is the step to the next of the stops or back, and where one of them is, -1 for nowhere.
func steps(stops []fyne.Focusable, from fyne.Focusable, back bool) (step, at int) {
	if step = 1; back {
		step = -1
	}
	for i, stop := range stops {
		if stop == from {
			return step, i
		}
	}
	return step, -1
}

// formAround is the canvas of a control, nil for none, and what the keyboard can come to in the form around it: in what
// scrolls as a whole, or beside what scrolls.
func formAround(of fyne.Focusable) (on fyne.Canvas, stops []fyne.Focusable) {
	object, is := of.(fyne.CanvasObject)
	if !is {
		return nil, nil
	}
	if on = CanvasOf(object); on == nil {
		return nil, nil
	}
	root := on.Overlays().Top()
	if root == nil {
		root = on.Content()
	}
	scrolls, _ := scrollsAround(root, object)
	if len(scrolls) > 0 {
		root = scrolls[0].Content
	}
	var collect func(o fyne.CanvasObject)
	collect = func(o fyne.CanvasObject) {
		if o == nil || !o.Visible() {
			return
		}
		if off, can := o.(fyne.Disableable); can && off.Disabled() {
			return
		}
		if stop, can := o.(fyne.Focusable); can {
			stops = append(stops, stop)
		}
		if _, scrolls := o.(*container.Scroll); scrolls && root == on.Content() {
			return
		}
		for _, part := range inside(o) {
			collect(part)
		}
	}
	collect(root)
	return on, stops
}
