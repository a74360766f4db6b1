package widget

import (
	"math"

	"fyne.io/fyne/v2/canvas"
)

// A counter counts a figure from what it was to what it is. Only what is drawn counts; whoever asks for the figure is
// told what it is.
type counter struct {
	was int
	way float32 // 1 at rest
	// departed tells that the figure was drawn before it changed.
	departed bool
	// rewrite draws the figure anew; nil until it is drawn for the first time.
	rewrite func()
}

// atRest is a counter that does not count.
func atRest() counter { return counter{way: 1} }

// passing is what is drawn of a figure.
func (c *counter) passing(figure int) int {
	if c.way == 1 {
		return figure
	}
	return c.was + int(math.Round(float64(figure-c.was)*float64(c.way)))
}

// depart remembers what is drawn of a figure.
func (c *counter) depart(figure int) {
	c.was, c.way, c.departed = c.passing(figure), 1, c.rewrite != nil
}

// travel counts on, a part of the way to a figure.
func (c *counter) travel(figure int, part float32) {
	if c.departed && c.was != figure {
		c.way = part
		c.rewrite()
	}
}

// rewrite puts other words into a text that is drawn.
func rewrite(t *canvas.Text, words string) {
	if t.Text != words {
		t.Text = words
		canvas.Refresh(t)
	}
}
