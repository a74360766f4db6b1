package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
)

// NewSection returns the heading of a section: a title, actions at the right, and a thin rule below.
func NewSection(title string, actions ...fyne.CanvasObject) *fyne.Container {
	var line fyne.CanvasObject = text.New(title, core.FigureText).Break(2)
	if len(actions) > 0 {
		line = Spread(line, Across(look.Space1, actions...))
	}
	return Stack(look.Space1, line, NewRule())
}

func Titled(title string, o fyne.CanvasObject) *fyne.Container {
	return container.NewBorder(text.New(title, core.Strong).SetColor(look.Soft), nil, nil, nil, o)
}

// NewTopBar returns the head of a page: a back button, a title, a detail line below it, and actions at the right. back
// may be nil and detail empty.
func NewTopBar(title, detail string, back *input.Button, actions ...fyne.CanvasObject) *fyne.Container {
	layout := &TitleLayout{}
	words := container.New(layout, text.New(title, core.FigureText).Break(2))
	if detail != "" {
		words.Add(text.New(detail, core.Caption).Break(3))
	}
	line := container.New(headLine{layout}, words, Across(0, actions...))
	if back == nil {
		return line
	}
	return Lead(back, line)
}

// Lead puts an object before another one that gets the rest of the width.
func Lead(first, rest fyne.CanvasObject) *fyne.Container {
	return container.New(lead{}, first, rest)
}

// LeadLine is like [Lead], but centres the first object vertically in a top line as high as a tap target.
func LeadLine(first, rest fyne.CanvasObject) *fyne.Container {
	return container.New(lead{line: true}, first, rest)
}

type lead struct{ line bool }

func (lead) MinSize(o []fyne.CanvasObject) fyne.Size {
	a, b := o[0].MinSize(), o[1].MinSize()
	return fyne.NewSize(a.Width+look.Space2+b.Width, max(a.Height, b.Height))
}

func (l lead) Layout(o []fyne.CanvasObject, size fyne.Size) {
	a := o[0].MinSize()
	core.Place(o[1], a.Width+look.Space2, 0, size.Width-a.Width-look.Space2, size.Height)
	high := size.Height
	if l.line {
		high = min(high, max(a.Height, look.Target))
	}
	if rest, is := o[1].(*fyne.Container); is {
		if head, is := rest.Layout.(headLine); is && head.words.actions.Height > 0 {
			high = head.words.actions.Height
		}
	}
	core.Place(o[0], 0, (high-a.Height)/2, a.Width, a.Height)
}

// NewEmptyState returns the contents of an empty page: a picture, a title, a sentence, and actions.
func NewEmptyState(icon fyne.Resource, title, sentence string, actions ...fyne.CanvasObject) *fyne.Container {
	all := []fyne.CanvasObject{layout.NewSpacer()}
	if icon != nil {
		all = append(all, mark.NewPicture(icon, 64, look.Edge))
	}
	all = append(all, text.NewParagraph(title, core.FigureText).SetAlign(fyne.TextAlignCenter))
	if sentence != "" {
		all = append(all, text.NewParagraph(sentence, core.Body).SetColor(look.Soft).SetAlign(fyne.TextAlignCenter))
	}
	for _, action := range actions {
		all = append(all, container.NewCenter(action))
	}
	return Inset(look.Space5, Stack(look.Space3, append(all, layout.NewSpacer())...))
}

// Group is a container with a name for screen readers, whose users cannot see a heading.
type Group struct {
	fw.BaseWidget
	name    string
	content fyne.CanvasObject
}

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
