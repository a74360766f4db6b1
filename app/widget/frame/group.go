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

func (g *Group) AccessibilityLabel() string             { return g.name }
func (g *Group) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }
func (g *Group) Inside() []fyne.CanvasObject            { return []fyne.CanvasObject{g.content} }

func (g *Group) CreateRenderer() fyne.WidgetRenderer {
	return fw.NewSimpleRenderer(g.content)
}
