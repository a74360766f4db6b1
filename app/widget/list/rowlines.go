package list

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

// layLines lays out the words of a row with several lines beneath the first: the whole title, then what stands beneath it.
func (r *Row) layLines(title *canvas.Text, beneath []*canvas.Text, strikes []*canvas.Line, x, right, height float32) {
	width, all := right-x, append([]*canvas.Text{title}, beneath...)
	heads, details := r.broken(r.title, core.Strong, width), r.broken(r.detail, core.Caption, width)
	heads = upTo(heads, len(all)-min(1, len(details)))
	details = upTo(details, len(all)-len(heads))
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

// LinesFor is how many lines beneath the first a row like this needs in a width for a title and what stands beneath it, so that
// nothing of them is cut.
func (r *Row) LinesFor(title, detail string, width float32) int {
	width -= 2 * look.Space2
	for _, end := range []fyne.CanvasObject{r.first, r.last} {
		if end != nil {
			width -= end.MinSize().Width + look.Space3
		}
	}
	return len(r.broken(title, core.Strong, width)) - 1 + max(1, len(r.broken(detail, core.Caption, width)))
}

// broken are the lines of a text in a width: as few as it needs, about as long as each other, so that no word is left alone.
func (r *Row) broken(line string, s core.Style, width float32) []string {
	size, style := core.Scaled(r, s.Size()), s.TextStyle()
	lines := text.BreakLines(line, width, size, style)
	for least := width * 0.9; len(lines) > 1 && least > width/2; least -= width / 20 {
		even := text.BreakLines(line, least, size, style)
		if len(even) != len(lines) || look.Measure(even[len(even)-1], size, style).Width > width {
			break
		}
		lines = even
	}
	return lines
}

// upTo are so many lines, the last with all that is left.
func upTo(lines []string, most int) []string {
	if len(lines) <= most {
		return lines
	}
	return append(lines[:most-1:most-1], strings.Join(lines[most-1:], " "))
}

// placeStrike draws the line through a title.
func placeStrike(strike *canvas.Line, title *canvas.Text, x, y float32) {
	strike.Position1 = fyne.NewPos(x, y)
	strike.Position2 = fyne.NewPos(x+look.Measure(title.Text, title.TextSize, title.TextStyle).Width, y)
}
