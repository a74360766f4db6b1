package core

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
)

// TapPause is the time for which taps are ignored at a place after a tap has changed its content. tapSlip is the
// distance a finger may slip between the two taps of a double tap.
const (
	TapPause         = 350 * time.Millisecond
	tapSlip  float32 = 12
)

// A TapGuard lays out a window's content, one object on top of another, and swallows the second tap of a double tap if
// the first has changed what is under the finger. Unchanged things, such as a step button or a digit, answer at once.
// Keys are not guarded.
type TapGuard struct {
	// Pause is [TapPause] for people; with 0 nothing is swallowed.
	Pause time.Duration
	Now   func() time.Time
	// Seen calls a function after the window has drawn all changes made so far.
	Seen func(func())
	last tap
}

// A tap records the last tap that was answered, and what the tapped object meant before it acted.
type tap struct {
	at   fyne.Position
	when time.Time
	by   fyne.CanvasObject
	was  meaning
	// spent is set if the tapped object now means something else though it looks the same; unseen is set until its
	// effect has been drawn.
	spent, unseen bool
}

type meaning struct {
	called string
	area   image.Rectangle
}

// NewTapGuard returns a guard with no pause.
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

// Spend makes the last tapped object ignore taps for a while because it now means something else, although it looks the
// same. An example is the Record button, which then records the next entry.
func (g *TapGuard) Spend() { g.last.spent = true }

// GuardTap runs the action of a tapped object, unless the tap is the second half of a double tap meant for something
// else. A key press has no position and is always answered.
func GuardTap(o fyne.CanvasObject, e *fyne.PointEvent, act func()) {
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

// answers reports whether an object answers a tap at a place, and stores the tap.
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

// changed reports whether the tapped object has changed since the tap, or is covered by the object tapped now.
func (t tap) changed(now fyne.CanvasObject, at fyne.Position) bool {
	if t.spent || meaningOf(t.by) != t.was {
		return true
	}
	return now != t.by && image.Pt(int(at.X), int(at.Y)).In(t.was.area)
}

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

func areaOf(o fyne.CanvasObject) image.Rectangle {
	at, size := fyne.CurrentApp().Driver().AbsolutePositionForObject(o), o.Size()
	return image.Rect(int(at.X), int(at.Y), int(at.X+size.Width), int(at.Y+size.Height))
}
