package core

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/look"
	"scripkeeper/calc/conformance/expect"
)

type traveller struct {
	departed int
	parts    []float32
}

func (t *traveller) Depart()             { t.departed++ }
func (t *traveller) Travel(part float32) { t.parts = append(t.parts, part) }

func light(t *testing.T) fyne.App {
	t.Helper()
	a := test.NewTempApp(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light})
	return a
}

func TestAMotionBeginsWhereItWasAndEndsWhereItIs(t *testing.T) {
	light(t)
	w, seen := &traveller{}, true
	m := NewMotion(func() bool { return seen }, w)
	m.Run(func() {
		expect.True(t, w.departed == 1 && len(w.parts) == 0,
			"before the change it departed %d times and travelled %v", w.departed, w.parts)
	})
	if !slices.Equal(w.parts, []float32{0, 1}) || m.running != nil { // the test driver finishes every animation at once
		t.Errorf("it travelled %v", w.parts)
	}
	w.parts = nil
	m.running = &fyne.Animation{}
	m.tick(0.5)
	first := m.running
	expect.True(t, slices.Equal(w.parts, []float32{0.5}) && first != nil, "half way it travelled %v", w.parts)
	seen = false
	m.tick(0.6)
	expect.True(t, slices.Equal(w.parts, []float32{0.5, 1}) && m.running == nil,
		"on a page that nobody sees it travelled %v", w.parts)
	m.running = &fyne.Animation{}
	m.Run(func() {
		expect.True(t, m.running == nil, "the motion before goes on beside the next")
	})
}

func TestReducedMotionEndsAtOnce(t *testing.T) {
	light(t).Settings().SetTheme(look.Theme{Still: true})
	w := &traveller{}
	NewMotion(func() bool { return true }, w).Run(func() {})
	expect.True(t, slices.Equal(w.parts, []float32{1}), "it travelled %v", w.parts)
}
