// Package text holds words and figures: lines that end in an ellipsis, shrink or break, and paragraphs.
package text

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// Text is words without any space around them: one line that ends in an ellipsis where room ends, or a
// paragraph.
type Text struct {
	fw.BaseWidget
	text string
	// short is drawn where the text has no room, empty for nothing.
	short string
	style core.Style
	color fyne.ThemeColorName
	align fyne.TextAlign
	wrap  bool
	whole bool
	fit   bool
	// alike are lines that the text is drawn as small as, so that several look the same.
	alike []string
	// least is the smallest size that the text is drawn in before it is cut, 0 where it is not to be cut.
	least float32
	// most is into how many lines the text is broken before it is cut, 0 where it is not to be broken.
	most  int
	width float32
	// size is the size of its lines.
	size float32
}

// New is one line of text in plain ink (captions in the softer one).
func New(text string, style core.Style) *Text {
	t := &Text{text: text, style: style, color: look.Ink}
	if style == core.Caption {
		t.color = look.Soft
	}
	t.ExtendBaseWidget(t)
	return t
}

// NewParagraph is text that is broken into as many lines as its width asks for.
func NewParagraph(text string, style core.Style) *Text {
	t := New(text, style)
	t.wrap = true
	return t
}

// Whole keeps the text as wide as its words, so that it is never cut.
func (t *Text) Whole() *Text {
	t.whole = true
	return t
}

// Fit lets the text be drawn smaller where its room is too narrow, instead of being cut: for figures, of which no
// digit may be missing.
func (t *Text) Fit() *Text {
	t.fit = true
	return t
}

// Shrink lets the text be drawn smaller, down to plain text of normal size, before it is cut.
func (t *Text) Shrink() *Text {
	t.fit, t.least = true, theme.Size(look.BodySize)/core.Factor(t)
	return t
}

// ShrinkFar is the same down to a caption.
func (t *Text) ShrinkFar() *Text {
	t.fit, t.least = true, theme.Size(look.CaptionSize)/core.Factor(t)
	return t
}

// Alike lets the text be drawn so small that each of several lines would have room in its place.
func (t *Text) Alike(lines []string) *Text {
	t.alike = lines
	return t.Break(1)
}

// Break lets the text be drawn smaller and broken into so many lines before it is cut: no smaller than plain text, or
// than a caption, of normal size.
func (t *Text) Break(most int) *Text {
	t.fit, t.most, t.least = true, most, theme.Size(min(t.style, core.Strong).Size())/max(1, core.Factor(t))
	return t
}

// broken reports whether the text is broken into lines: where it is to have as few as it can, once it would be much
// smaller in one.
func (t *Text) broken() bool {
	const smaller = 0.8
	return t.wrap || t.most > 1 && t.width > 0 && t.width < look.Measure(t.text,
		max(t.least, smaller*core.Scaled(t, min(t.style, core.Strong).Size())),
		min(t.style, core.Strong).TextStyle()).Width
}

// drawn is the style that the text is drawn in: what is broken to save its end is no larger than plain text.
func (t *Text) drawn() core.Style {
	if t.most > 1 && t.broken() {
		return min(t.style, core.Strong)
	}
	return t.style
}

// Or draws something shorter where a line has no room for the text, as small as it may be; empty for nothing.
func (t *Text) Or(short string) *Text {
	core.Set(t, &t.short, short)
	return t
}

// line is what is drawn of a text of one line.
func (t *Text) line() string {
	size := t.size
	if t.fit {
		size = t.fitting(t.text, t.width)
	}
	if t.short != "" && t.width > 0 && look.Measure(t.text, size, t.drawn().TextStyle()).Width > t.width {
		return t.short
	}
	return t.text
}

// Room is the width that the whole text takes.
func (t *Text) Room() float32 { return core.Measure(t, t.text, t.style).Width }

// SetText changes the words.
func (t *Text) SetText(text string) { core.Set(t, &t.text, text) }

// Text is what stands there.
func (t *Text) Text() string { return t.text }

// SetColor changes the colour to one of the theme.
func (t *Text) SetColor(name fyne.ThemeColorName) *Text {
	core.Set(t, &t.color, name)
	return t
}

// SetAlign moves the words to the left, the middle or the right.
func (t *Text) SetAlign(align fyne.TextAlign) *Text {
	core.Set(t, &t.align, align)
	return t
}

func (t *Text) AccessibilityLabel() string             { return t.text }
func (t *Text) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// Resize breaks the lines anew when the width has changed.
func (t *Text) Resize(size fyne.Size) {
	before := t.width
	t.width = size.Width
	t.BaseWidget.Resize(size)
	if (t.wrap || t.most > 1) && before != size.Width {
		t.Refresh()
	}
}

// lines breaks the text for the width. What has only so many lines becomes smaller until it has room in them, and is
// cut at the smallest size; so does large text of which a word is longer than a line.
func (t *Text) lines() []string {
	t.size = core.Scaled(t, t.drawn().Size())
	if !t.broken() || t.width <= 0 {
		return strings.Split(t.line(), "\n")
	}
	all, least := t.breakLines(), t.least
	if t.most == 0 {
		least = t.size / max(1, core.Factor(t))
	}
	for t.size > least && (t.most > 0 && len(all) > t.most || !t.setting().Whole(t.text)) {
		t.size = max(least, t.size-0.5)
		all = t.breakLines()
	}
	if t.most > 0 {
		return UpTo(all, t.most)
	}
	return all
}

// breakLines breaks the text for the width at the size that it has.
func (t *Text) breakLines() []string {
	var all []string
	for _, part := range t.parts() {
		all = append(all, t.setting().Lines(part)...)
	}
	return all
}

// setting is how the text is set at the size that it has.
func (t *Text) setting() Setting {
	return Setting{Width: t.width, Size: t.size, Style: t.drawn().TextStyle()}
}

// parts are the lines that the text has of itself. One that is broken to save its end is broken between its parts
// first.
func (t *Text) parts() []string {
	if t.most == 0 {
		return strings.Split(t.text, "\n")
	}
	var all []string
	for _, part := range strings.Split(t.text, Separator) {
		if last := len(all) - 1; last >= 0 && t.setting().fits(all[last]+Separator+part) {
			all[last] += Separator + part
			continue
		}
		all = append(all, part)
	}
	return all
}

// Separator stands between the parts of a line.
const Separator = " · "

// fitting is the largest size up to the style's at which a line fits a width. Letters do not shrink evenly, so it is
// found in small steps.
func (t *Text) fitting(line string, width float32) float32 {
	const least = 6
	size := t.size
	for _, line := range append(t.alike, line) {
		for size > max(least, t.least) && look.Measure(line, size, t.drawn().TextStyle()).Width > width {
			size -= 0.5
		}
	}
	return size
}

// CreateRenderer draws one line of text for each line.
func (t *Text) CreateRenderer() fyne.WidgetRenderer {
	d := &core.Renderer{Of: t}
	// What the words need, measured once for each time that they are written: layouts ask often.
	var natural, line float32
	d.Paint = func() {
		lines := t.lines()
		natural, line = 0, look.Measure("0", t.size, t.drawn().TextStyle()).Height
		for _, words := range lines {
			natural = max(natural, t.setting().Measure(words))
		}
		for len(d.Parts) < len(lines) {
			d.Parts = append(d.Parts, canvas.NewText("", nil))
		}
		d.Parts = d.Parts[:len(lines)]
		for i, line := range lines {
			text := d.Parts[i].(*canvas.Text)
			core.Write(t, text, line, t.drawn(), t.color)
			text.TextSize = t.size
			text.Alignment = t.align
		}
	}
	d.Least = func() fyne.Size {
		height := line * float32(len(d.Parts))
		if t.whole {
			return fyne.NewSize(natural, height)
		}
		return fyne.NewSize(min(natural, 40), height)
	}
	d.Arrange = func(size fyne.Size) {
		height := line
		var lines []string
		if !t.wrap {
			lines = t.lines()
		}
		for i, o := range d.Parts {
			text := o.(*canvas.Text)
			switch {
			case i >= len(lines):
			case t.fit:
				text.TextSize = t.fitting(lines[i], size.Width)
				if text.Text = lines[i]; t.least > 0 {
					text.Text = core.Shorten(lines[i], size.Width, text.TextSize, text.TextStyle)
				}
			default:
				text.Text = core.Shorten(lines[i], size.Width, text.TextSize, text.TextStyle)
			}
			core.Place(text, 0, float32(i)*height, size.Width, height)
		}
	}
	return d.Painted()
}
