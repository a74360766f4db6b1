package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
)

// A chipChoice is a handful of words of which one is chosen. They go on in the next line where the width ends.
type chipChoice struct {
	chips   []*input.Chip
	chosen  int
	Content *fyne.Container
}

// NewChipChoice tells the place of a word that was chosen, 0 the first.
func NewChipChoice(labels []string, chosen int, changed func(int)) *chipChoice {
	c := &chipChoice{Content: frame.NewChips()}
	for i, label := range labels {
		chip := input.NewChip(label, func(bool) {
			again := c.chosen == i
			c.Choose(i)
			if !again {
				changed(i)
			}
		})
		c.chips = append(c.chips, chip)
		c.Content.Add(chip)
	}
	c.Choose(chosen)
	return c
}

// Choose moves the choice without reporting it.
func (c *chipChoice) Choose(place int) {
	c.chosen = place
	for i, chip := range c.chips {
		chip.SetChosen(i == place)
	}
}
