package core

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// Control is the common base of all widgets that can be tapped: tapping, keyboard focus, hovering, and being disabled
// with a reason. A widget embeds Control and calls Extend in its constructor.
type Control struct {
	fw.BaseWidget
	permit
	movable
	// OnRefused receives the reason why the widget is disabled, if the widget is tapped.
	OnRefused func(reason string)

	self    fyne.Widget
	act     func()
	keys    func(*fyne.KeyEvent) bool
	group   *KeyGroup
	focused bool
	hovered bool
}

// Extend attaches the control to its widget. act is the action of a tap, space or enter.
func (c *Control) Extend(self fyne.Widget, act func()) {
	c.self, c.act, c.changed = self, act, self.Refresh
	c.ExtendBaseWidget(self)
}

// Tapped runs the widget's action, or reports why the widget is disabled. It ignores double taps, see [GuardTap].
func (c *Control) Tapped(e *fyne.PointEvent) {
	GuardTap(c.self, e, func() {
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

// SetAct sets the action of a tap; nil means no action.
func (c *Control) SetAct(act func()) { c.act = act }

func (c *Control) Acts() bool { return c.act != nil }

// SetKeys sets a handler that gets each key before the control. The handler reports whether it used the key.
func (c *Control) SetKeys(typed func(*fyne.KeyEvent) bool) { c.keys = typed }

// FocusGained shows the focus ring and scrolls the widget into view. A widget under the pointer does not scroll,
// because nothing may move under the pointer.
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

func (c *Control) Focused() bool { return c.focused }

func (c *Control) Hovered() bool { return c.hovered }

// canvas returns the widget's canvas. For a focused widget that was never drawn, the driver does not know the canvas.
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

// TypedRune focuses the control of the group whose label begins with the typed letters. The canvas gets other letters,
// because shortcuts must work wherever the focus is.
func (c *Control) TypedRune(r rune) {
	if r == ' ' {
		return // TypedKey gets the space, too
	}
	if c.group != nil {
		if to := c.group.memberFor(c.self, r); to != nil {
			c.goTo(to)
			return
		}
	}
	if on := c.canvas(); on != nil && on.OnTypedRune() != nil {
		on.OnTypedRune()(r)
	}
}

// TypedKey acts on space and enter. Tab moves the focus, as do arrow keys within a group. The canvas gets other keys.
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

func (c *Control) KeyDown(*fyne.KeyEvent) {}

// KeyUp passes a key's release to the canvas, which gets it only while nothing has the focus.
func (c *Control) KeyUp(e *fyne.KeyEvent) {
	if on, has := c.canvas().(desktop.Canvas); has && on.OnKeyUp() != nil {
		on.OnKeyUp()(e)
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

func NewRing() *canvas.Rectangle { return &canvas.Rectangle{StrokeWidth: 2, CornerRadius: look.Radius} }

func (c *Control) PaintRing(ring *canvas.Rectangle) {
	ring.StrokeColor = Tint(c.self, look.Turn)
	ring.Hidden = !c.focused
}

// PaintGround tints a background while the pointer is over an enabled widget, and hides the background otherwise.
func (c *Control) PaintGround(ground *canvas.Rectangle) {
	ground.FillColor = Tint(c.self, look.Hover)
	ground.Hidden = !c.hovered || c.disabled || c.act == nil
}
