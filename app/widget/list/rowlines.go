package list

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

func (r *Row) layLines(title *canvas.Text, beneath []*canvas.Text, strikes []*canvas.Line, x, right, height float32) {
	width, all := right-x, append([]*canvas.Text{title}, beneath...)
	heads, details := r.broken(r.title, core.Strong, width), r.broken(r.detail, core.Caption, width)
	heads = text.UpTo(heads, len(all)-min(1, len(details)))
	details = text.UpTo(details, len(all)-len(heads))
	first, line := core.LineHeight(r, core.Strong), core.LineHeight(r, core.Caption)
	y := (height - first*float32(len(heads)) - line*float32(len(details))) / 2
	for i, text := range all {
		text.Hidden = i >= len(heads)+len(details)
		words, style, color, high := "", core.Strong, title.Color, first
		switch {
		case i < len(heads):
			words = heads[i]
		case !text.Hidden:
			words, style, color, high = details[i-len(heads)], core.Caption, core.Tint(r, look.Soft), line
		}
		core.Write(r, text, "", style, look.Soft)
		text.Text, text.Color = core.Shorten(words, width, text.TextSize, text.TextStyle), color
		core.Place(text, x, y, width, high)
		if i < len(strikes) {
			placeStrike(strikes[i], text, x, y+first/2)
			strikes[i].Hidden = !r.struck || i >= len(heads)
		}
		y += high
	}
}

// LinesFor returns how many lines the row needs beyond the first to show a title and a detail uncut.
func (r *Row) LinesFor(title, detail string, width float32) int {
	width -= 2 * look.Space2
	for _, end := range []fyne.CanvasObject{r.first, r.last} {
		if end != nil {
			width -= end.MinSize().Width + look.Space3
		}
	}
	return len(r.broken(title, core.Strong, width)) - 1 + max(1, len(r.broken(detail, core.Caption, width)))
}

func (r *Row) setting(s core.Style, width float32) text.Setting {
	return text.Setting{Width: width, Size: core.Scaled(r, s.Size()), Style: s.TextStyle(), Clauses: true}
}

func (r *Row) broken(words string, s core.Style, width float32) []string {
	if words == "" {
		return nil
	}
	return r.setting(s, width).Even(words)
}

func placeStrike(strike *canvas.Line, title *canvas.Text, x, y float32) {
	strike.Position1 = fyne.NewPos(x, y)
	strike.Position2 = fyne.NewPos(x+look.Measure(title.Text, title.TextSize, title.TextStyle).Width, y)
}
