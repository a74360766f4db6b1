package core

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// A KeyGroup is several controls that are one stop for the tab key: it comes to the chosen one or to the first, and
// leaves them all at once. The arrow keys move among them, and what is typed leads to the one whose words begin so.
type KeyGroup struct {
	members []Member
	// mute groups take no letters.
	mute bool
	// typed is what led to where the keyboard is.
	typed string
	// passed is true while the keyboard only goes by.
	passed bool
}

// A Member is a control that can be in a group.
type Member interface {
	fyne.Widget
	fyne.Focusable
	fyne.Disableable
	fyne.Accessible
	Join(*KeyGroup)
	KeyGroup() *KeyGroup
}

// Chosen is what may be chosen in a group.
type chosen interface{ Chosen() bool }

// NewKeyGroup makes one stop of those of the objects that are controls. One of no objects is of what joins it: the
// arrow keys go along that in the order in which it is drawn.
func NewKeyGroup(objects ...fyne.CanvasObject) *KeyGroup {
	g := &KeyGroup{}
	for _, o := range objects {
		if m, ok := o.(Member); ok {
			g.members = append(g.members, m)
			m.Join(g)
		}
	}
	return g
}

// Mute leaves what is typed to the page.
func (g *KeyGroup) Mute() *KeyGroup {
	g.mute = true
	return g
}

// Lettered reports whether what is typed leads to a control.
func (g *KeyGroup) Lettered() bool { return !g.mute }

// Home is where the keyboard comes to: the chosen control, or the first that is not disabled, nil where there is none.
func (g *KeyGroup) Home() fyne.Focusable {
	var home fyne.Focusable
	for _, m := range g.members {
		if m.Disabled() || !m.Visible() {
			continue
		}
		if c, can := m.(chosen); can && c.Chosen() {
			return m
		}
		if home == nil {
			home = m
		}
	}
	return home
}

// at is the index of a member, -1 for what belongs to a member.
func (g *KeyGroup) at(of fyne.Widget) int {
	for i, m := range g.members {
		if fyne.Widget(m) == of {
			return i
		}
	}
	return -1
}

// beside is the member beside another one in the direction of a key, nil for none: in a row the next one, between rows
// the nearest.
func (g *KeyGroup) beside(of fyne.Widget, key fyne.KeyName) fyne.Focusable {
	from := g.at(of)
	if from < 0 {
		return nil
	}
	by := 1
	if key == fyne.KeyLeft || key == fyne.KeyUp {
		by = -1
	}
	across := key == fyne.KeyLeft || key == fyne.KeyRight
	here := of.Position()
	var best Member
	for i := from + by; i >= 0 && i < len(g.members); i += by {
		m := g.members[i]
		if m.Disabled() || !m.Visible() {
			continue
		}
		if across {
			return m
		}
		at := m.Position()
		switch {
		case at.Y == here.Y:
		case best == nil:
			best = m
		case at.Y != best.Position().Y:
			return best
		case distance(at.X, here.X) < distance(best.Position().X, here.X):
			best = m
		}
	}
	if best == nil {
		return nil
	}
	return best
}

func distance(a, b float32) float32 { return max(a-b, b-a) }

// Lead is the member that a letter leads to which was typed elsewhere, nil for none.
func (g *KeyGroup) Lead(letter rune) fyne.Focusable {
	g.typed = ""
	return g.typedTo(nil, letter)
}

// typedTo is the member that a letter leads to from another one, nil for none: the one that is called what was typed,
// else the next that begins so. A letter that leads nowhere begins anew.
func (g *KeyGroup) typedTo(from fyne.Widget, letter rune) fyne.Focusable {
	if g.mute {
		return nil
	}
	next := g.at(from) + 1
	for _, begun := range []string{g.typed, ""} {
		typed := begun + typeable(string(letter))
		for _, whole := range []bool{true, false} {
			for i := range g.members {
				m := g.members[(next+i)%len(g.members)]
				if called(m, typed, whole) && !m.Disabled() && m.Visible() {
					g.typed = typed
					return m
				}
			}
		}
	}
	return nil
}

// called reports whether what a member is called begins with what was typed, or with a whole word of it: its label, or
// what a screen reader says.
func called(m Member, typed string, whole bool) bool {
	names := []string{m.AccessibilityLabel()}
	if labelled, is := m.(interface{ Label() string }); is {
		names = append(names, labelled.Label())
	}
	for _, name := range names {
		rest, begins := strings.CutPrefix(typeable(name), typed)
		if begins && (!whole || rest == "" || rest[0] == ' ') {
			return true
		}
	}
	return false
}

// typeable are words as a keyboard writes them.
func typeable(words string) string {
	return strings.NewReplacer("–", "-", "×", "x", "÷", "/").Replace(strings.ToLower(words))
}

// Join makes the control part of a group.
func (c *Control) Join(g *KeyGroup) { c.group = g }

// KeyGroup is the group that the control is in, nil for none.
func (c *Control) KeyGroup() *KeyGroup { return c.group }

// AcceptsTab takes the tab key, which leads out of the control's group.
func (c *Control) AcceptsTab() bool { return true }

// arrow moves the keyboard by an arrow key: within the group, or on to what lies before or behind it.
func (c *Control) arrow(key fyne.KeyName) {
	back := key == fyne.KeyLeft || key == fyne.KeyUp
	if g := c.group; g != nil {
		if to := g.beside(c.self, key); to != nil {
			g.typed = ""
			c.goTo(to)
			return
		}
		if on := c.canvas(); on != nil && len(g.members) == 0 {
			move(on, back)()
			return
		}
	}
	c.goOn(back)
}

// goTo moves the keyboard within the group.
func (c *Control) goTo(to fyne.Focusable) {
	if on := c.canvas(); on != nil {
		on.Focus(to)
	}
}

// move moves the keyboard to what is drawn next, or before.
func move(on fyne.Canvas, back bool) func() {
	if back {
		return on.FocusPrevious
	}
	return on.FocusNext
}

// maxPassed ends the way out of a group that is all that there is.
const maxPassed = 1_000

// goOn moves the keyboard to the next stop, or the one before.
func (c *Control) goOn(back bool) {
	on := c.canvas()
	if on == nil {
		return
	}
	move := move(on, back)
	if g := c.group; g != nil {
		g.passed, g.typed = true, ""
		move()
		for passed := 0; passed < maxPassed && groupOf(on.Focused()) == g; passed++ {
			move()
		}
		g.passed = false
	} else {
		move()
	}
	goHome(on)
}

// goHome moves the keyboard to where it comes to in the group that it is in.
func goHome(on fyne.Canvas) {
	if to := groupOf(on.Focused()); to != nil && to.Home() != nil {
		on.Focus(to.Home())
	}
}

// groupOf is the group of what has the keyboard.
func groupOf(focused fyne.Focusable) *KeyGroup {
	if m, ok := focused.(Member); ok {
		return m.KeyGroup()
	}
	return nil
}

// Backwards reports whether the shift key is held, with which the tab key goes back.
func Backwards() bool {
	driver, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && driver.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}
