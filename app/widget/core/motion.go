package core

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

// A Motion leads what is drawn from how it was to what a change makes of it, all of it together. Only drawings move: a
// widget stands at its new place, and takes taps there, from the first moment. There is no motion where the theme or
// the device wants none.
type Motion struct {
	// seen reports whether the page is still seen; a motion ends with it.
	seen    func() bool
	of      []Moving
	running *fyne.Animation
}

// Moving is a widget that can be drawn on the way from how it was to how it is.
type Moving interface {
	// Depart remembers how it is drawn now.
	Depart()
	// Travel draws it a part of the way from there: 0 as it was, 1 as it is.
	Travel(part float32)
}

// NewMotion is the motion of some widgets of a page.
func NewMotion(seen func() bool, of ...Moving) *Motion { return &Motion{seen: seen, of: of} }

// Run makes a change and shows it as a motion. One that is still on its way goes on to the new place from where it is.
func (m *Motion) Run(change func()) {
	m.stop()
	for _, w := range m.of {
		w.Depart()
	}
	change()
	lasts := time.Duration(theme.Size(look.MotionTime)) * time.Millisecond
	if lasts <= 0 || !fyne.CurrentApp().Settings().ShowAnimations() {
		m.travel(1)
		return
	}
	m.travel(0)
	m.running = &fyne.Animation{Duration: lasts, Curve: fyne.AnimationEaseInOut, Tick: m.tick}
	m.running.Start()
}

// End shows everything as it is.
func (m *Motion) End() {
	m.stop()
	m.travel(1)
}

func (m *Motion) tick(part float32) {
	if part >= 1 || !m.seen() {
		m.End()
		return
	}
	m.travel(part)
}

func (m *Motion) stop() {
	if m.running != nil {
		m.running.Stop()
		m.running = nil
	}
}

func (m *Motion) travel(part float32) {
	for _, w := range m.of {
		w.Travel(part)
	}
}

// Between is how far a motion from one number to another has come.
func Between(from, to, part float32) float32 { return from + (to-from)*part }
