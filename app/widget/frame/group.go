package frame

import (
	"fyne.io/fyne/v2"
	fw "fyne.io/fyne/v2/widget"
)

// Group gives a name to what belongs together, for those who hear it and do not see the words above it.
type Group struct {
	fw.BaseWidget
	name    string
	content fyne.CanvasObject
}

// NewGroup names an object.
func NewGroup(name string, content fyne.CanvasObject) *Group {
	g := &Group{name: name, content: content}
	g.ExtendBaseWidget(g)
	return g
}

// AccessibilityLabel is the name.
func (g *Group) AccessibilityLabel() string { return g.name }

// AccessibilityRole is that of a container.
func (g *Group) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Inside is what it holds.
func (g *Group) Inside() []fyne.CanvasObject { return []fyne.CanvasObject{g.content} }

// CreateRenderer draws the content alone.
func (g *Group) CreateRenderer() fyne.WidgetRenderer {
	g.ExtendBaseWidget(g)
	return fw.NewSimpleRenderer(g.content)
}
