package input

import "scripkeeper/app/widget/core"

// A choice is what may be chosen: words, whether they are, and who is told of a tap. A tap reports what the choice
// would become and shows it at once.
type choice struct {
	core.Control
	label  string
	chosen bool
	change func(chosen bool)
}

// SetLabel changes the words.
func (c *choice) SetLabel(label string) { core.Set(c, &c.label, label) }

// Label is the words.
func (c *choice) Label() string { return c.label }

// SetChosen chooses it or not, without reporting it.
func (c *choice) SetChosen(chosen bool) { core.Set(c, &c.chosen, chosen) }

// Chosen reports whether it is chosen.
func (c *choice) Chosen() bool { return c.chosen }

func (c *choice) toggle() {
	c.chosen = !c.chosen
	c.Refresh()
	if c.change != nil {
		c.change(c.chosen)
	}
}

// spoken adds to a label how the choice stands by a sign that is said in any language: a tick when it is chosen, and
// else what is given.
func (c *choice) spoken(label, otherwise string) string {
	if c.chosen {
		otherwise = " ✓"
	}
	return c.WithReason(label + otherwise)
}
