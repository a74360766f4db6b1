package core

import (
	"math"

	"fyne.io/fyne/v2/canvas"
)

// A Counter counts a figure from what it was to what it is. Only what is drawn counts; whoever asks for the figure is
// told what it is.
type Counter struct {
	was int
	way float32 // 1 at rest
	// departed tells that the figure was drawn before it changed.
	departed bool
	// Rewrite draws the figure anew; nil until it is drawn for the first time.
	Rewrite func()
}

// AtRest is a counter that does not count.
func AtRest() Counter { return Counter{way: 1} }

// Passing is what is drawn of a figure.
func (c *Counter) Passing(figure int) int {
	if c.way == 1 {
		return figure
	}
	return c.was + int(math.Round(float64(figure-c.was)*float64(c.way)))
}

// Depart remembers what is drawn of a figure.
func (c *Counter) Depart(figure int) {
	c.was, c.way, c.departed = c.Passing(figure), 1, c.Rewrite != nil
}

// Travel counts on, a part of the way to a figure.
func (c *Counter) Travel(figure int, part float32) {
	if c.departed && c.was != figure {
		c.way = part
		c.Rewrite()
	}
}

// Rewrite puts other words into a text that is drawn.
func Rewrite(t *canvas.Text, words string) {
	if t.Text != words {
		t.Text = words
		canvas.Refresh(t)
	}
}
