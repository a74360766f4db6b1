package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
)

// NewEmptyState is what stands where nothing is yet: a picture, a title, a sentence, and what to do about it.
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
