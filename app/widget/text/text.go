// Package text holds words and figures: lines that are cut, shrunk or broken to fit, and paragraphs.
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

// Text is words without margins: a line that ends in an ellipsis if it is too long, or a paragraph.
type Text struct {
	fw.BaseWidget
	text string
	// short is shown if the full text does not fit, unless short is empty.
	short string
	style core.Style
	color fyne.ThemeColorName
	align fyne.TextAlign
	wrap  bool
	whole bool
	fit   bool
	// alike holds lines that must fit at the same size, because several texts should look alike.
	alike []string
	// least is the smallest size before the text is cut, 0 for a text that is never cut.
	least float32
	// most is the greatest number of lines before the text is cut, 0 for a text of one line or a paragraph.
	most  int
	width float32
	size  float32
}

// New returns a line of text in the usual colour or, for a caption, in a softer one.
func New(text string, style core.Style) *Text {
	t := &Text{text: text, style: style, color: look.Ink}
	if style == core.Caption {
		t.color = look.Soft
	}
	t.ExtendBaseWidget(t)
	return t
}

// NewParagraph returns text in as many lines as its width requires.
func NewParagraph(text string, style core.Style) *Text {
	t := New(text, style)
	t.wrap = true
	return t
}

// Whole makes the text at least as wide as its words, which are then never cut.
func (t *Text) Whole() *Text {
	t.whole = true
	return t
}

// Fit shrinks the text to its width instead of cutting it, for figures, which must not lose a digit.
func (t *Text) Fit() *Text {
	t.fit = true
	return t
}

// Shrink makes a long text shrink down to the normal size of plain text before it is cut.
func (t *Text) Shrink() *Text {
	t.fit, t.least = true, theme.Size(look.BodySize)/core.Factor(t)
	return t
}

// ShrinkFar makes a long text shrink down to the normal size of a caption before it is cut.
func (t *Text) ShrinkFar() *Text {
	t.fit, t.least = true, theme.Size(look.CaptionSize)/core.Factor(t)
	return t
}

// Alike makes the text so small that each of the given lines would also fit in its space.
func (t *Text) Alike(lines []string) *Text {
	t.alike = lines
	return t.Break(1)
}

// Break makes a long text shrink, and continue in up to the given number of lines, before it is cut. Its smallest size
// is the normal size of plain text, or of a caption.
func (t *Text) Break(most int) *Text {
	t.fit, t.most, t.least = true, most, theme.Size(min(t.style, core.Strong).Size())/max(1, core.Factor(t))
	return t
}

// smaller is the least part of a text's size at which it is not too small beside others.
const smaller = 0.8

// broken reports whether the text is broken into lines: any paragraph, and text that would be much smaller in one line.
func (t *Text) broken() bool {
	return t.wrap || t.most > 1 && t.width > 0 && t.width < look.Measure(t.text,
		max(t.least, smaller*core.Scaled(t, min(t.style, core.Strong).Size())),
		min(t.style, core.Strong).TextStyle()).Width
}

func (t *Text) drawn() core.Style {
	if t.most > 1 && t.broken() {
		return min(t.style, core.Strong)
	}
	return t.style
}

// Or sets a shorter text to show if the full one does not fit in the line, or only in much smaller letters.
func (t *Text) Or(short string) *Text {
	core.Set(t, &t.short, short)
	return t
}

func (t *Text) line() string {
	size := t.size
	if t.fit {
		size = max(t.fitting(t.text, t.width), smaller*size)
	}
	if t.short != "" && t.width > 0 && look.Measure(t.text, size, t.drawn().TextStyle()).Width > t.width {
		return t.short
	}
	return t.text
}

func (t *Text) Room() float32 { return core.Measure(t, t.text, t.style).Width }

func (t *Text) SetText(text string) { core.Set(t, &t.text, text) }

func (t *Text) Text() string { return t.text }

func (t *Text) SetColor(name fyne.ThemeColorName) *Text {
	core.Set(t, &t.color, name)
	return t
}

func (t *Text) SetAlign(align fyne.TextAlign) *Text {
	core.Set(t, &t.align, align)
	return t
}

func (t *Text) AccessibilityLabel() string             { return t.text }
func (t *Text) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (t *Text) Resize(size fyne.Size) {
	before := t.width
	t.width = size.Width
	t.BaseWidget.Resize(size)
	if (t.wrap || t.most > 1) && before != size.Width {
		t.Refresh()
	}
}

// lines breaks the text for its width. Text with a limited number of lines shrinks until it fits, and is cut at the
// smallest size. Large text also shrinks if a word is longer than a line.
func (t *Text) lines() []string {
	t.size = core.Scaled(t, t.drawn().Size())
	if len(t.alike) > 0 && t.width > 0 {
		t.size = t.fitting("", t.width)
	}
	if !t.broken() || t.width <= 0 {
		return strings.Split(t.line(), "\n")
	}
	all, least := t.breakLines(), t.least
	if t.most == 0 {
		least = t.size / max(1, core.Factor(t))
	}
	for t.size > least && (t.most > 0 && len(all) > t.most || !t.setting().KeepsWords(t.text)) {
		t.size = max(least, t.size-0.5)
		all = t.breakLines()
	}
	if t.most > 0 {
		return UpTo(all, t.most)
	}
	return all
}

func (t *Text) breakLines() []string {
	var all []string
	for _, part := range t.parts() {
		all = append(all, t.setting().Lines(part)...)
	}
	return all
}

func (t *Text) setting() Setting {
	return Setting{Width: t.width, Size: t.size, Style: t.drawn().TextStyle()}
}

// parts returns the pieces of the text that begin on new lines. In a paragraph, a piece is one of the paragraph's own
// lines. In other texts, a piece is as many of the parts between separators as fit in a line.
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

// Separator is the text between the parts of a line.
const Separator = " · "

// fitting returns the largest size, at most the style's size, at which a line fits a width. It tries sizes in small
// steps, because the width is not proportional to the size.
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

func (t *Text) CreateRenderer() fyne.WidgetRenderer {
	d := &core.Renderer{Of: t}
	// The words are measured only once per painting, because layouts often ask for the size.
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
	return d.PaintNow()
}
