package form

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
)

// Line lays out fields about one subject side by side, with explanations and errors below.
func Line(fields []sheet.Field, controls map[string]Control) fyne.CanvasObject {
	f := fields[0]
	all := frame.Stack(look.Space1, frame.NewGroup(f.Full, controls[f.Name].Object()))
	if f.Row != nil && kindOf(controls[f.Name]) == lines {
		all.Objects[0] = inLine(fields, controls)
	} else if fitsBesideLabel(f) && controls[f.Name].bare(true) {
		label := text.NewParagraph(f.Full, core.Body)
		all.Objects[0] = frame.NewFoldingLine(f.Full, label, controls[f.Name].Object())
	}
	for _, field := range fields {
		if field.About != "" && field.Input != sheet.Switch && !field.Line {
			all.Add(text.NewParagraph(field.About, core.Caption))
		}
		controls[field.Name].Mark(field.Trouble != "")
		if field.Trouble != "" {
			all.Add(text.NewParagraph(field.Trouble, core.Body).SetColor(look.Loss))
		}
	}
	return all
}

func fitsBesideLabel(f sheet.Field) bool {
	return f.Input == sheet.Number && f.Row == nil && f.Label != "" && f.Company == nil && !f.Bounded && f.Usual == ""
}

func inLine(fields []sheet.Field, controls map[string]Control) fyne.CanvasObject {
	f, size := fields[0], theme.Size(look.BodySize)
	name := fyne.CanvasObject(text.New(f.Row.Name, core.Strong).Shrink())
	if f.Row.Pawn != nil {
		name = frame.Lead(mark.NewPawn(*f.Row.Pawn, size), name)
	}
	ends := []fyne.CanvasObject{controls[f.Name].Object()}
	if f.Row.Figure != "" {
		figure := text.New(f.Row.Figure, core.FigureText).SetAlign(fyne.TextAlignTrailing)
		ends = append(ends, container.New(frame.OfWidth(func() float32 { return figureWidth * size }), figure))
	}
	for _, more := range fields[1:] {
		ends = append(ends, controls[more.Name].Object())
	}
	return frame.NewFoldingLine(f.Full, name, ends...)
}

const figureWidth = 2.2
