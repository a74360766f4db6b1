package core

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// A Control is what all widgets that can be tapped have in common: tapping, the keyboard, the pointer over it,
// being disabled with a reason. A widget embeds it and calls Extend in its constructor.
type Control struct {
	fw.BaseWidget
	permit
	movable
	// OnRefused is told the reason when the widget is tapped while it is disabled.
	OnRefused func(reason string)

	self    fyne.Widget
	act     func()
	keys    func(*fyne.KeyEvent) bool
	group   *KeyGroup
	focused bool
	hovered bool
	// at is where on the widget it was tapped last, at no place when a key was pressed.
	at fyne.Position
}

// Extend makes the control part of a widget. act is what a tap, space or enter does.
func (c *Control) Extend(self fyne.Widget, act func()) {
	c.self, c.act, c.changed = self, act, self.Refresh
	c.ExtendBaseWidget(self)
}

// Tapped does what the widget is for, or tells why it cannot be done now. It does neither where a double tap falls
// through to it.
func (c *Control) Tapped(e *fyne.PointEvent) {
	Answer(c.self, e, func() {
		c.at = fyne.Position{}
		if e != nil {
			c.at = e.Position
		}
		switch {
		case !c.disabled:
			if c.act != nil {
				c.act()
			}
		case c.OnRefused != nil && c.reason != "":
			c.OnRefused(c.reason)
		}
	})
}

// SetAct changes what a tap does, nil for nothing.
func (c *Control) SetAct(act func()) { c.act = act }

// Acts reports whether a tap does anything.
func (c *Control) Acts() bool { return c.act != nil }

// SetKeys lets a key do something else than a control's keys do; typed reports whether it did.
func (c *Control) SetKeys(typed func(*fyne.KeyEvent) bool) { c.keys = typed }

// TappedAt is where on the widget it was tapped last, zero when a key was pressed.
func (c *Control) TappedAt() fyne.Position { return c.at }

// FocusGained shows the focus ring, and the whole widget, unless a pointer has brought the keyboard: nothing moves
// under it.
func (c *Control) FocusGained() {
	c.focused = true
	if c.group != nil && c.group.passed {
		return
	}
	c.self.Refresh()
	if !c.hovered {
		BringIntoSight(c.self)
	}
}

func (c *Control) FocusLost() { c.focused = false; c.self.Refresh() }

// Focused reports whether the keyboard is at the widget.
func (c *Control) Focused() bool { return c.focused }

// Hovered reports whether the pointer is over the widget.
func (c *Control) Hovered() bool { return c.hovered }

// canvas is what the widget is on. The driver does not know it of a widget that has the keyboard and was not drawn yet.
func (c *Control) canvas() fyne.Canvas {
	driver := fyne.CurrentApp().Driver()
	if on := driver.CanvasForObject(c.self); on != nil {
		return on
	}
	for _, w := range driver.AllWindows() {
		if focused, ok := w.Canvas().Focused().(fyne.CanvasObject); ok && focused == c.self {
			return w.Canvas()
		}
	}
	return nil
}

// TypedRune leads to the control of the group whose words begin so, and passes other letters on to the canvas, so that
// its shortcuts work wherever the focus is.
func (c *Control) TypedRune(r rune) {
	if r == ' ' {
		return // arrives as a key as well
	}
	if c.group != nil {
		if to := c.group.typedTo(c.self, r); to != nil {
			c.goTo(to)
			return
		}
	}
	if on := c.canvas(); on != nil && on.OnTypedRune() != nil {
		on.OnTypedRune()(r)
	}
}

// TypedKey taps by space and enter, moves on by the tab key and within a group by the arrow keys. All other keys are
// passed on to the canvas.
func (c *Control) TypedKey(e *fyne.KeyEvent) {
	on := c.canvas()
	if c.keys != nil && c.keys(e) {
		return
	}
	switch e.Name {
	case fyne.KeySpace, fyne.KeyReturn, fyne.KeyEnter:
		c.Tapped(&fyne.PointEvent{})
	case fyne.KeyTab:
		c.goOn(Backwards())
	case fyne.KeyRight, fyne.KeyDown, fyne.KeyLeft, fyne.KeyUp:
		c.arrow(e.Name)
	default:
		if on != nil && on.OnTypedKey() != nil {
			on.OnTypedKey()(e)
		}
	}
}

func (c *Control) MouseIn(*desktop.MouseEvent)    { c.hovered = true; c.self.Refresh() }
func (c *Control) MouseMoved(*desktop.MouseEvent) {}
func (c *Control) MouseOut()                      { c.hovered = false; c.self.Refresh() }

func (c *Control) Cursor() desktop.Cursor {
	if c.disabled || c.act == nil {
		return desktop.DefaultCursor
	}
	return desktop.PointerCursor
}

func (c *Control) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleButton }

// NewRing is the outline that shows where the keyboard is.
func NewRing() *canvas.Rectangle { return &canvas.Rectangle{StrokeWidth: 2, CornerRadius: look.Radius} }

// PaintRing shows the focus ring when the widget has the focus.
func (c *Control) PaintRing(ring *canvas.Rectangle) {
	ring.StrokeColor = Tint(c.self, look.Turn)
	ring.Hidden = !c.focused
}

// PaintGround fills a ground with its colour, or with the one for the pointer when that is over it.
func (c *Control) PaintGround(ground *canvas.Rectangle) {
	ground.FillColor = Tint(c.self, look.Hover)
	ground.Hidden = !c.hovered || c.disabled || c.act == nil
}
