package core

import (
	"math"

	"fyne.io/fyne/v2/canvas"
)

// A Counter animates the drawing of a figure that changes: it counts from the old value to the new one.
type Counter struct {
	was int
	way float32 // progress of the animation from 0 to 1; 1 at rest
	// departed reports whether the old value was drawn.
	departed bool
	// Rewrite redraws the figure; nil until the figure is first drawn.
	Rewrite func()
}

func AtRest() Counter { return Counter{way: 1} }

func (c *Counter) Shown(figure int) int {
	if c.way == 1 {
		return figure
	}
	return c.was + int(math.Round(float64(figure-c.was)*float64(c.way)))
}

func (c *Counter) Depart(figure int) {
	c.was, c.way, c.departed = c.Shown(figure), 1, c.Rewrite != nil
}

// Travel draws the figure at a fraction of its motion, 0 to 1.
func (c *Counter) Travel(figure int, part float32) {
	if c.departed && c.was != figure {
		c.way = part
		c.Rewrite()
	}
}

func Rewrite(t *canvas.Text, words string) {
	if t.Text != words {
		t.Text = words
		canvas.Refresh(t)
	}
}
