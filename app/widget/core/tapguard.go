package core

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
)

// TapPause is how long nothing answers where a tap has changed what lies under the finger, and tapSlip how far a finger
// slips between the two taps of a double tap.
const (
	TapPause         = 350 * time.Millisecond
	tapSlip  float32 = 12
)

// A TapGuard lays out the content of a window, one object upon another, and lets no double tap fall through to what its
// first tap has brought under the finger. Whatever is still what it was answers at once: a button that steps, a digit.
// Keys are none of its business.
type TapGuard struct {
	// Pause is [TapPause] where people tap; with 0 everything answers always.
	Pause time.Duration
	// Now is the clock.
	Now func() time.Time
	// Seen calls a function once the window has been drawn with what has changed until now.
	Seen func(func())
	last tap
}

// A tap is one that was answered: where, when, by what, and what that was before it did anything.
type tap struct {
	at   fyne.Position
	when time.Time
	by   fyne.CanvasObject
	was  meaning
	// spent reports that what was tapped means something else now, though it looks the same, and unseen that what it
	// did is not drawn yet.
	spent, unseen bool
}

// A meaning is what lies under a finger: what it is called, and where it is.
type meaning struct {
	called string
	area   image.Rectangle
}

// NewTapGuard is a guard to whom everything answers.
func NewTapGuard() *TapGuard { return &TapGuard{Now: time.Now, Seen: fyne.Do} }

func (g *TapGuard) MinSize(o []fyne.CanvasObject) (size fyne.Size) {
	for _, object := range o {
		size = size.Max(object.MinSize())
	}
	return size
}

func (g *TapGuard) Layout(o []fyne.CanvasObject, size fyne.Size) {
	for _, object := range o {
		Place(object, 0, 0, size.Width, size.Height)
	}
}

// Spend makes what was tapped last something new, as Record is for the next entry: there nothing answers for a while.
func (g *TapGuard) Spend() { g.last.spent = true }

// Answer does what something that was tapped is for, unless a double tap falls through to it. What a key has pressed
// was tapped at no place, and always answers.
func Answer(o fyne.CanvasObject, e *fyne.PointEvent, act func()) {
	var g *TapGuard
	if e != nil && !e.AbsolutePosition.IsZero() {
		g = guardOf(o)
	}
	if g == nil || g.Pause == 0 {
		act()
	} else if g.answers(o, e.AbsolutePosition) {
		act()
		g.last.unseen = true
		g.Seen(func() { g.last.when, g.last.unseen = g.Now(), false })
	}
}

// guardOf is the guard of the window that an object is in, nil where it has none.
func guardOf(o fyne.CanvasObject) *TapGuard {
	on := fyne.CurrentApp().Driver().CanvasForObject(o)
	if on == nil {
		return nil
	}
	content, is := on.Content().(*fyne.Container)
	if !is {
		return nil
	}
	guard, _ := content.Layout.(*TapGuard)
	return guard
}

// answers reports whether something answers to a tap at a place, and remembers the tap.
func (g *TapGuard) answers(o fyne.CanvasObject, at fyne.Position) bool {
	by := at.Subtract(g.last.at)
	near := max(by.X, -by.X, by.Y, -by.Y) <= tapSlip
	soon := g.last.unseen || g.Now().Sub(g.last.when) < g.Pause
	if near && soon && g.last.changed(o, at) {
		return false
	}
	g.last = tap{at: at, by: o, was: meaningOf(o)}
	return true
}

// changed reports whether what was tapped is not any more what it was, or lies beneath something else that is tapped
// now.
func (t tap) changed(now fyne.CanvasObject, at fyne.Position) bool {
	if t.spent || meaningOf(t.by) != t.was {
		return true
	}
	return now != t.by && image.Pt(int(at.X), int(at.Y)).In(t.was.area)
}

// meaningOf is what an object is called and where it lies, at no place when it lies nowhere any more.
func meaningOf(o fyne.CanvasObject) meaning {
	var m meaning
	if spoken, is := o.(fyne.Accessible); is {
		m.called = spoken.AccessibilityLabel()
	}
	if m.area = areaOf(o); !o.Visible() {
		m.area = image.Rectangle{}
	}
	return m
}

// areaOf is where an object lies in its window.
func areaOf(o fyne.CanvasObject) image.Rectangle {
	at, size := fyne.CurrentApp().Driver().AbsolutePositionForObject(o), o.Size()
	return image.Rect(int(at.X), int(at.Y), int(at.X+size.Width), int(at.Y+size.Height))
}
