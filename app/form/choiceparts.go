package form

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/text"
)

// codeCell is the smallest width of a company's button, in multiples of the text size.
const codeCell float32 = 7.6

func grouped(f sheet.Field) bool {
	return slices.ContainsFunc(f.Choices, func(c sheet.Choice) bool { return c.Part != "" })
}

// groupParts arranges choices under the headings of their groups. Choices without a group come first.
func groupParts(f sheet.Field, chips []fyne.CanvasObject) (*fyne.Container, *core.KeyGroup) {
	parts := []string{""}
	for _, choice := range f.Choices {
		if !slices.Contains(parts, choice.Part) {
			parts = append(parts, choice.Part)
		}
	}
	all, order := frame.Stack(look.Space1), []fyne.CanvasObject(nil)
	for _, part := range parts {
		var cells []fyne.CanvasObject
		for i, choice := range f.Choices {
			if choice.Part == part {
				cells = append(cells, chips[i])
			}
		}
		if part == "" {
			all.Add(frame.NewChips(cells...))
		} else {
			all.Add(text.New(part, core.Caption))
			all.Add(frame.NewColumns(codeCell*theme.Size(look.BodySize), look.Space1, cells...))
		}
		order = append(order, cells...)
	}
	return all, core.NewKeyGroup(order...)
}
