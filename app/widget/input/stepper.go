package input

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// Shortcut is a button of a stepper that sets a value ("max", "all").
type Shortcut struct {
	Label string
	Value int
}

// Stepper is a number between two bounds, with a button on either side and shortcuts. Plus, minus and the arrow keys
// change the number by one, digits type a number, and home and end set the bounds.
type Stepper struct {
	core.Control
	label     string
	low, high int
	value     int
	loose     bool
	bare      bool
	change    func(value int)
	shortcuts []Shortcut

	typed       string
	less, more  *holdButton
	jumps       []*Button
	jumpsHolder *fyne.Container
}

// NewStepper returns a stepper from low to high. label describes the number; changed is called with every new value.
func NewStepper(label string, low, high, value int, changed func(value int)) *Stepper {
	s := &Stepper{label: label, low: low, high: high, value: value, change: changed,
		jumpsHolder: container.New(layout.NewCustomPaddedHBoxLayout(look.Space1))}
	s.less = NewHoldButton("–", theme.ContentRemoveIcon(), func() bool { return s.step(-1) })
	s.more = NewHoldButton("+", theme.ContentAddIcon(), func() bool { return s.step(1) })
	s.Extend(s, nil)
	s.SetKeys(s.typedKey)
	core.NewKeyGroup(s).Mute()
	s.guard()
	return s
}

func (s *Stepper) Inside() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.less, s.more, s.jumpsHolder}
}

func (s *Stepper) Typable() {}

// Loose makes the stepper accept and report typed numbers beyond the bounds, because the caller can say why they are
// wrong. Buttons and arrow keys still stop at the bounds.
func (s *Stepper) Loose() *Stepper {
	s.loose = true
	return s
}

// Bare makes the stepper as wide as possible and hides its label, for a stepper with its label elsewhere.
func (s *Stepper) Bare() *Stepper {
	s.bare = true
	return s
}

// Arrows replaces the buttons' icons and spoken labels, for a stepper that counts steps in a direction.
func (s *Stepper) Arrows(less, more fyne.Resource, lessSaid, moreSaid string) {
	s.less.icon, s.less.said = less, lessSaid
	s.more.icon, s.more.said = more, moreSaid
}

// Cross makes two steppers one tab stop. Left and right arrow keys change the first one, up and down keys the second.
func Cross(across, up *Stepper) {
	keys := func(e *fyne.KeyEvent, other func(*fyne.KeyEvent) bool) bool {
		switch e.Name {
		case fyne.KeyLeft:
			across.step(-1)
		case fyne.KeyRight:
			across.step(1)
		case fyne.KeyUp:
			up.step(1)
		case fyne.KeyDown:
			up.step(-1)
		default:
			return other(e)
		}
		return true
	}
	across.SetKeys(func(e *fyne.KeyEvent) bool { return keys(e, across.typedKey) })
	up.SetKeys(func(e *fyne.KeyEvent) bool { return keys(e, up.typedKey) })
	core.NewKeyGroup(across, up).Mute()
}

const maxTyped = 99_999

// Join makes the number and its buttons members of a group, in which the buttons are not tab stops of their own.
func (s *Stepper) Join(g *core.KeyGroup) {
	s.Control.Join(g)
	s.less.Join(g)
	s.more.Join(g)
	for _, jump := range s.jumps {
		jump.Join(g)
	}
}

func (s *Stepper) SetLabel(label string) { core.Set(s, &s.label, label) }

// SetRange sets the bounds and moves the value within them, without calling the function for changes.
func (s *Stepper) SetRange(low, high int) {
	if s.low == low && s.high == high {
		return
	}
	s.low, s.high = low, max(low, high)
	s.value = min(max(s.value, s.low), s.high)
	s.Refresh()
}

// SetValue sets the value, limited by the bounds, without calling the function for changes.
func (s *Stepper) SetValue(value int) {
	value = min(max(value, s.low), s.high)
	if s.value != value {
		s.value, s.typed = value, ""
		s.Refresh()
	}
}

func (s *Stepper) Value() int { return s.value }

// SetShortcuts sets the shortcut buttons. A shortcut to the current value is disabled.
func (s *Stepper) SetShortcuts(shortcuts ...Shortcut) {
	s.shortcuts = shortcuts
	for len(s.jumps) < len(shortcuts) {
		place := len(s.jumps)
		jump := newButton("", nil, soft, func() { s.choose(s.shortcuts[place].Value) })
		s.jumps = append(s.jumps, jump)
		s.jumpsHolder.Add(jump)
	}
	s.Refresh()
}

func (s *Stepper) guard() {
	core.Enable(s.less, !s.Disabled() && s.value > s.low)
	core.Enable(s.more, !s.Disabled() && s.value < s.high)
	for i, jump := range s.jumps {
		core.Show(jump, i < len(s.shortcuts))
		if i < len(s.shortcuts) {
			jump.SetLabel(s.shortcuts[i].Label)
			to := s.shortcuts[i].Value
			core.Enable(jump, !s.Disabled() && to != s.value && to >= s.low && to <= s.high)
		}
	}
}

func (s *Stepper) step(by int) bool {
	s.choose(s.value + by)
	return s.value+by >= s.low && s.value+by <= s.high
}

func (s *Stepper) choose(value int) {
	s.typed = ""
	s.set(value)
}

func (s *Stepper) set(value int) {
	value = min(max(value, s.low), s.high)
	if s.Disabled() || value == s.value {
		return
	}
	s.value = value
	s.Refresh()
	if s.change != nil {
		s.change(value)
	}
}

func (s *Stepper) Tapped(e *fyne.PointEvent) {
	if s.Disabled() {
		s.Control.Tapped(e)
		return
	}
	if on := fyne.CurrentApp().Driver().CanvasForObject(s); on != nil && !fyne.CurrentDevice().IsMobile() {
		on.Focus(s)
	}
}

func (s *Stepper) FocusLost() { s.typed = ""; s.Control.FocusLost() }

func (s *Stepper) TypedRune(r rune) {
	switch {
	case s.Disabled():
	case r >= '0' && r <= '9':
		s.digit(r)
	case r == '+' || r == '=':
		s.step(1)
	case r == '-' || r == '–':
		begun := s.typed == "" && s.value == 0 && (s.low < 0 || s.loose)
		if !begun {
			s.step(-1)
		}
		if begun || s.low < 0 {
			s.typed = "-" // "-" may begin a negative number
		}
	default:
		s.Control.TypedRune(r)
	}
}

// digit appends a typed digit. A digit that exceeds the bounds starts a new number, unless the stepper is loose.
func (s *Stepper) digit(r rune) {
	typed := s.typed + string(r)
	value, err := strconv.Atoi(typed)
	if s.loose && err == nil {
		if value < -maxTyped || value > maxTyped {
			return
		}
		s.low, s.high = min(s.low, value), max(s.high, value)
	}
	if err != nil || value > s.high || value < s.low {
		typed = string(r)
		value, _ = strconv.Atoi(typed)
	}
	s.set(value)
	s.typed = typed
}

func (s *Stepper) typedKey(e *fyne.KeyEvent) bool {
	switch e.Name {
	case fyne.KeyUp, fyne.KeyRight:
		s.step(1)
	case fyne.KeyDown, fyne.KeyLeft:
		s.step(-1)
	case fyne.KeyHome:
		s.choose(s.low)
	case fyne.KeyEnd:
		s.choose(s.high)
	case fyne.KeyBackspace, fyne.KeyDelete:
		s.choose(0)
	case fyne.KeySpace:
	default:
		return false
	}
	return true
}

func (s *Stepper) AccessibilityLabel() string {
	return s.WithReason(s.label + " " + strconv.Itoa(s.value))
}
