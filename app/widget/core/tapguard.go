package core

import (
	"image"
	"time"

	"fyne.io/fyne/v2"
)

// TapPause is how long an object that a tap brought under the finger ignores taps. tapSlip is the distance, in Fyne
// units, that a finger may slip between the two taps of a double tap. keyPause is the longest usual time until a key
// that is held down repeats.
const (
	TapPause         = 350 * time.Millisecond
	tapSlip  float32 = 12
	keyPause         = time.Second
)

// A TapGuard lays out a window's content, one object on top of another. It ignores the second tap of a double tap if
// the first tap changed what is under the finger. Unchanged objects, such as a digit, answer every tap and every key.
type TapGuard struct {
	// Pause is [TapPause] in the app; if 0, no tap is ignored.
	Pause time.Duration
	Now   func() time.Time
	// Seen calls a function after the window has drawn all changes made so far.
	Seen func(func())
	last tap
	// pressed is the time of the last key press or repeat; zero after a key was released.
	pressed time.Time
	// told is when the last change by others was drawn, and untold reports whether one has yet to be drawn.
	told   time.Time
	untold bool
}

// A tap is the last tap that was answered; was holds the label and area of the tapped object before its action.
type tap struct {
	at   fyne.Position
	when time.Time
	by   fyne.CanvasObject
	was  meaning
	// spent reports whether the tapped object looks the same but now does something else. unseen reports whether the
	// effect of the tap has yet to be drawn.
	spent, unseen bool
}

type meaning struct {
	called string
	area   image.Rectangle
}

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

// Spend makes the last tapped object ignore taps during the pause, though it looks the same. For example, the Record
// button records another entry after a tap. A key that is held down doesn't repeat the action either.
func (g *TapGuard) Spend() { g.last.spent = true }

// Tell is called when others have changed what the window shows.
func (g *TapGuard) Tell() {
	g.untold = true
	g.Seen(func() { g.told, g.untold = g.Now(), false })
}

// Startled reports whether others changed what the window shows too recently for the user to have seen it. An action
// that depends on the latest change, such as undo, is not meant for theirs.
func (g *TapGuard) Startled() bool { return g.Pause > 0 && (g.untold || g.Now().Sub(g.told) < g.Pause) }

// Press runs the action of a key, unless the key is held down since an action that called Spend.
func (g *TapGuard) Press(act func()) {
	held := g.Now().Sub(g.pressed) < keyPause
	if g.pressed = g.Now(); held && g.last.spent && g.Pause > 0 {
		return
	}
	g.last.spent = false
	act()
}

func (g *TapGuard) Release() { g.pressed = time.Time{} }

// GuardTap runs the action of a tapped object, unless a [TapGuard] ignores the tap. A tap without a position is a key.
func GuardTap(o fyne.CanvasObject, e *fyne.PointEvent, act func()) {
	g := guardOf(o)
	switch {
	case g == nil || g.Pause == 0:
		act()
	case e == nil || e.AbsolutePosition.IsZero():
		g.Press(act)
	case g.answers(o, e.AbsolutePosition):
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

// changed reports whether the tapped object has changed since the tap, or another object in its place is tapped now.
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
