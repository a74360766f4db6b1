package app

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
)

// newWord is a short text that always has the width that it needs, for a place among others in a line.
func newWord(text string, style widget.Style, color fyne.ThemeColorName) fyne.CanvasObject {
	return container.New(word{style}, widget.NewText(text, style).SetColor(color))
}

type word struct{ style widget.Style }

func (w word) MinSize(o []fyne.CanvasObject) fyne.Size {
	text, size := o[0].(*widget.Text).Text(), look.BodySize
	switch w.style {
	case widget.Caption:
		size = look.CaptionSize
	case widget.FigureText:
		size = look.FigureSize
	case widget.Headline:
		size = look.HeadlineSize
	case widget.Hero:
		size = look.HeroSize
	}
	bold := w.style != widget.Body && w.style != widget.Caption
	return fyne.MeasureText(text, theme.Size(size), fyne.TextStyle{Bold: bold})
}

func (word) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Move(fyne.Position{})
	o[0].Resize(size)
}
