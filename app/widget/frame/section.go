package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
)

// NewSection is the heading of a part of a screen: its title, actions at the right, a thin rule beneath.
func NewSection(title string, actions ...fyne.CanvasObject) *fyne.Container {
	var line fyne.CanvasObject = text.New(title, core.FigureText).Break(2)
	if len(actions) > 0 {
		line = Spread(line, Across(look.Space1, actions...))
	}
	return Stack(look.Space1, line, NewRule())
}

// Titled puts a small title above an object that gets the rest of the height.
func Titled(title string, o fyne.CanvasObject) *fyne.Container {
	return container.NewBorder(text.New(title, core.Strong).SetColor(look.Soft), nil, nil, nil, o)
}

// NewTopBar is the head of a page: a way back (nil for none), the title, a line beneath it that may be empty, and
// actions at the right.
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

// LeadLine puts an object before the first line of another one, as high as something to tap.
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
