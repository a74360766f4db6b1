package core

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
)

// A KeyGroup makes several controls one stop of the tab key: the chosen control or, if none is chosen, the first.
// Within the group the arrow keys move the focus, and typed letters focus the control whose label begins with them.
type KeyGroup struct {
	members []Member
	mute    bool
	typed   string
	// passed reports whether a tab key is moving the focus out of the group.
	passed bool
}

type Member interface {
	fyne.Widget
	fyne.Focusable
	fyne.Disableable
	fyne.Accessible
	Join(*KeyGroup)
	KeyGroup() *KeyGroup
}

type chosen interface{ Chosen() bool }

// NewKeyGroup makes one tab stop of the controls among objects. Without objects the group is empty until controls join
// it, and its arrow keys follow the drawing order.
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

// Mute makes the group ignore typed letters, which the page then gets.
func (g *KeyGroup) Mute() *KeyGroup {
	g.mute = true
	return g
}

// Lettered reports whether typed letters move the focus within the group.
func (g *KeyGroup) Lettered() bool { return !g.mute }

// Home returns the control that gets the focus: the chosen one, or else the first enabled one, or nil.
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

// HomeOr returns the home of the group, or another control if the group has no home.
func (g *KeyGroup) HomeOr(other fyne.Focusable) fyne.Focusable {
	if home := g.Home(); home != nil {
		return home
	}
	return other
}

func (g *KeyGroup) at(of fyne.Widget) int {
	for i, m := range g.members {
		if fyne.Widget(m) == of {
			return i
		}
	}
	return -1
}

// beside returns the neighbour in the direction of an arrow key, or nil. In the same row it is the next member, in
// another row the nearest.
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

// Lead returns the member that a letter typed outside the group leads to, or nil.
func (g *KeyGroup) Lead(letter rune) fyne.Focusable {
	g.typed = ""
	return g.memberFor(nil, letter)
}

// memberFor returns the member to focus after a letter typed at a control, or nil. Labels that begin with the typed
// text as whole words come first, then all that begin with it. A letter that matches no label starts a new search.
func (g *KeyGroup) memberFor(from fyne.Widget, letter rune) fyne.Focusable {
	if g.mute {
		return nil
	}
	next := g.at(from) + 1
	for _, begun := range []string{g.typed, ""} {
		typed := begun + typeable(string(letter))
		for _, whole := range []bool{true, false} {
			for i := range g.members {
				m := g.members[(next+i)%len(g.members)]
				if labelMatches(m, typed, whole) && !m.Disabled() && m.Visible() {
					g.typed = typed
					return m
				}
			}
		}
	}
	return nil
}

// labelMatches reports whether a member's label begins with the typed text. If whole is true, the text must end where a
// word ends.
func labelMatches(m Member, typed string, whole bool) bool {
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

func typeable(words string) string {
	return strings.NewReplacer("–", "-", "×", "x", "÷", "/").Replace(strings.ToLower(words))
}

func (c *Control) Join(g *KeyGroup) { c.group = g }

func (c *Control) KeyGroup() *KeyGroup { return c.group }

func (c *Control) AcceptsTab() bool { return true }

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

func (c *Control) goTo(to fyne.Focusable) {
	if on := c.canvas(); on != nil {
		on.Focus(to)
	}
}

func move(on fyne.Canvas, back bool) func() {
	if back {
		return on.FocusPrevious
	}
	return on.FocusNext
}

// maxPassed limits the moves of the focus while leaving a group, for a page with nothing outside the group.
const maxPassed = 1_000

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

func goHome(on fyne.Canvas) {
	if to := groupOf(on.Focused()); to != nil && to.Home() != nil {
		on.Focus(to.Home())
	}
}

func groupOf(focused fyne.Focusable) *KeyGroup {
	if m, ok := focused.(Member); ok {
		return m.KeyGroup()
	}
	return nil
}

// Backwards reports whether the shift key is held, which reverses the tab key.
func Backwards() bool {
	driver, ok := fyne.CurrentApp().Driver().(desktop.Driver)
	return ok && driver.CurrentKeyModifiers()&fyne.KeyModifierShift != 0
}
