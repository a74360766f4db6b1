package tycoon

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
)

// toTop scrolls what an object stands in back to its beginning, so that a new part does not open in its middle.
func toTop(o fyne.CanvasObject) {
	canvas := fyne.CurrentApp().Driver().CanvasForObject(o)
	if canvas == nil || canvas.Content() == nil {
		return
	}
	if around := scrollAround(canvas.Content(), o); around != nil {
		around.ScrollToTop()
	}
}

// scrollAround is the innermost thing that scrolls with an object in it, nil for none.
func scrollAround(tree, o fyne.CanvasObject) *container.Scroll {
	switch tree := tree.(type) {
	case *fyne.Container:
		for _, child := range tree.Objects {
			if around := scrollAround(child, o); around != nil {
				return around
			}
		}
	case *container.Scroll:
		if inner := scrollAround(tree.Content, o); inner != nil {
			return inner
		}
		if holds(tree.Content, o) {
			return tree
		}
	}
	return nil
}

// holds reports whether an object stands in another one.
func holds(tree, o fyne.CanvasObject) bool {
	if tree == o {
		return true
	}
	if c, ok := tree.(*fyne.Container); ok {
		for _, child := range c.Objects {
			if holds(child, o) {
				return true
			}
		}
	}
	return false
}
