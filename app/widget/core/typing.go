package core

import (
	"slices"

	"fyne.io/fyne/v2"
)

// A Typable is a control that takes typed text, such as a field or a stepper's number.
type Typable interface {
	fyne.Focusable
	Typable()
}

// TypeOn moves the focus from one typable control to the next of its form, or to the previous one. At the end of the
// form it moves to the next object drawn.
func TypeOn(from Typable, back bool) {
	on, stops := formAround(from)
	if on == nil {
		return
	}
	if back {
		slices.Reverse(stops)
	}
	for _, stop := range stops[slices.Index(stops, fyne.Focusable(from))+1:] {
		if to, is := stop.(Typable); is {
			on.Focus(to)
			return
		}
	}
	move(on, back)()
	goHome(on)
}

// GoBeside moves the focus from a typable control to the buttons or choices drawn right after it, and reports whether
// there are any.
func GoBeside(from Typable) bool {
	on, stops := formAround(from)
	next := slices.Index(stops, fyne.Focusable(from)) + 1
	if next == 0 || next == len(stops) {
		return false
	}
	if _, typed := stops[next].(Typable); typed {
		return false
	}
	on.Focus(stops[next])
	goHome(on)
	return true
}

// A Stage is a layout of adjacent pages, each with its own form.
type Stage interface{ Pages() }

// formAround returns a control's canvas and the focusable objects of the form around the control. The form is the
// control's page, or the sheet above all pages. The canvas is nil if there is none.
func formAround(of Typable) (on fyne.Canvas, stops []fyne.Focusable) {
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
	if stops, _ = stopsIn(root, of); !slices.Contains(stops, fyne.Focusable(of)) {
		stops = nil
	}
	return on, stops
}

// stopsIn returns the focusable objects inside an object in drawing order. If the object contains a stage, it returns
// only those on the control's page, and paged is true.
func stopsIn(o fyne.CanvasObject, of fyne.Focusable) (stops []fyne.Focusable, paged bool) {
	if o == nil || !o.Visible() {
		return nil, false
	}
	if off, can := o.(fyne.Disableable); can && off.Disabled() {
		return nil, false
	}
	if stop, can := o.(fyne.Focusable); can {
		stops = append(stops, stop)
	}
	stage := false
	if within, is := o.(*fyne.Container); is {
		_, stage = within.Layout.(Stage)
	}
	for _, part := range inside(o) {
		inner, paged := stopsIn(part, of)
		if paged || stage && slices.Contains(inner, of) {
			return inner, true
		}
		stops = append(stops, inner...)
	}
	return stops, false
}
