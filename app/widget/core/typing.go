package core

import (
	"slices"

	"fyne.io/fyne/v2"
)

// A Typable is a control that one types into, such as a field or a number between two buttons.
type Typable interface {
	fyne.Focusable
	Typable()
}

// TypeOn moves the keyboard from one control that one types into to the next of its form, or back to the one before.
// From the last one, and back from the first, it moves to what is drawn there.
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

// GoBeside moves the keyboard from what one types into to the buttons and choices that are drawn behind it, and reports
// whether there are any.
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

// A Stage is the layout of pages beside one another, each with a form of its own.
type Stage interface{ Pages() }

// formAround is the canvas of a control, nil for none, and what the keyboard can come to in the form around it: on its
// page, or on the sheet above all pages.
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

// stopsIn is what the keyboard can come to in an object, in the order in which it is drawn. Of a stage it is what is on
// the page of a control, and paged is true.
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
