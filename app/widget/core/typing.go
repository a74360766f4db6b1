package core

import (
	"slices"

	"fyne.io/fyne/v2"
)

// Typable is a control for typed text, such as a field or the number of a stepper.
type Typable interface {
	fyne.Focusable
	Typable()
}

// TypeOn moves the focus from a typable control to the next or previous one of the same form. From the last control it
// moves the focus to the object drawn next.
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

// GoBeside moves the focus from a typable control to the button drawn next. It returns false if there is none.
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

// Stage is a layout of adjacent pages; each page has its own form.
type Stage interface{ Pages() }

// formAround returns the canvas of a control, nil if unknown, and the focusable objects of the control's form. The form
// is the control's page, or the sheet above all pages.
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

// stopsIn returns the focusable objects inside o in drawing order. If o contains a stage, which has several pages,
// paged is true, and only the objects on the page with the given control are returned.
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
