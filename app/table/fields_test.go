package table

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/calc/conformance/must"
)

type choosable interface {
	fyne.Tappable
	fyne.Disableable
	AccessibilityLabel() string
	Reason() string
	Chosen() bool
	SetChosen(chosen bool)
}

func chip(t *testing.T, s *shell.Shell, label string) choosable {
	t.Helper()
	found, _ := apptest.Find(s.Window.Content(),
		func(c choosable) bool { return strings.HasPrefix(c.AccessibilityLabel(), label) })
	must.Hold(t, found != nil, "there is no choice %q", label)
	return found
}

func reason(t *testing.T, s *shell.Shell) *form.TextField {
	t.Helper()
	found, _ := apptest.Find(s.Window.Content(), func(field *form.TextField) bool { return field.MultiLine })
	must.Hold(t, found != nil, "there is no field for words")
	return found
}
