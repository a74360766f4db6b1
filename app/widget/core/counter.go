package core

import (
	"math"

	"fyne.io/fyne/v2/canvas"
)

// A Counter animates a figure from its old value to the new one. Only the drawing counts up or down; the figure itself
// changes at once.
type Counter struct {
	was int
	way float32 // 1 at rest
	// departed reports whether the figure had been drawn before it changed.
	departed bool
	// Rewrite redraws the figure; nil until it is first drawn.
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

// Travel draws the value that the count has reached after a part (0 to 1) of the way to a figure.
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
