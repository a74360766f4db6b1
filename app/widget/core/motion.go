package core

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

// A Motion animates several widgets together from their old drawing to the new one. Only drawings move: from the start
// a widget takes taps at its new position. Nothing moves if the theme or the device turns animations off.
type Motion struct {
	// seen reports whether the page is visible; the motion ends when the page disappears.
	seen    func() bool
	of      []Moving
	running *fyne.Animation
}

// Moving is a widget that can be drawn between its old and its new state.
type Moving interface {
	// Depart stores the current drawing as the start of a motion.
	Depart()
	// Travel draws the widget at a fraction of the motion: 0 is the old state, 1 the new.
	Travel(part float32)
}

func NewMotion(seen func() bool, of ...Moving) *Motion { return &Motion{seen: seen, of: of} }

// Run makes a change and animates it. A motion in progress turns from its current drawing to the new state.
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

func Between(from, to, part float32) float32 { return from + (to-from)*part }
