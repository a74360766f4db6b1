package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc/conformance/must"
)

// A choosable is what a choice is tapped on: a chip or a cell.
type choosable interface {
	fyne.Tappable
	fyne.Disableable
	AccessibilityLabel() string
	Reason() string
	Chosen() bool
	SetChosen(chosen bool)
}

// chip finds a choice that can be seen.
func chip(t *testing.T, s *shell.Shell, label string) choosable {
	t.Helper()
	var found choosable
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if c, ok := o.(choosable); ok && strings.HasPrefix(c.AccessibilityLabel(), label) {
			found = c
		}
	})
	must.Hold(t, found != nil, "there is no choice %q", label)
	return found
}

// stepper finds a number that is stepped to.
func stepper(t *testing.T, s *shell.Shell, label string) *input.Stepper {
	t.Helper()
	var found *input.Stepper
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if c, ok := o.(*input.Stepper); ok && strings.HasPrefix(c.AccessibilityLabel(), label+" ") {
			found = c
		}
	})
	must.Hold(t, found != nil, "there is no number %q", label)
	return found
}

// reason is the field for words.
func reason(t *testing.T, s *shell.Shell) *form.TextField {
	t.Helper()
	var found *form.TextField
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		if field, ok := o.(*form.TextField); ok && field.MultiLine {
			found = field
		}
	})
	must.Hold(t, found != nil, "there is no field for words")
	return found
}
