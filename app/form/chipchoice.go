package form

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
)

// A ChipChoice lets the user choose one of several labels.
type ChipChoice struct {
	chips   []*input.Chip
	chosen  int
	Content *fyne.Container
}

// NewChipChoice returns a choice among labels. chosen is the index of the label chosen at first, or [calc.None].
// changed is called with the index when the user chooses another label.
func NewChipChoice(labels []string, chosen int, changed func(int)) *ChipChoice {
	c := &ChipChoice{Content: frame.NewChips()}
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
	core.NewKeyGroup(c.Content.Objects...).Mute()
	c.Choose(chosen)
	return c
}

// Choose chooses the label with an index, without a call of changed, see [NewChipChoice].
func (c *ChipChoice) Choose(place int) {
	c.chosen = place
	for i, chip := range c.chips {
		chip.SetChosen(i == place)
	}
}
