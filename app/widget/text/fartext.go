package text

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// FarText is a line of text for distant readers, as large as its space allows.
type FarText struct {
	fw.BaseWidget
	text  string
	color fyne.ThemeColorName
	align fyne.TextAlign
}

func NewFarText(text string, color fyne.ThemeColorName, align fyne.TextAlign) *FarText {
	t := &FarText{text: text, color: color, align: align}
	t.ExtendBaseWidget(t)
	return t
}

func (t *FarText) Set(text string, color fyne.ThemeColorName) {
	if t.text != text || t.color != color {
		t.text, t.color = text, color
		t.Refresh()
	}
}

func (t *FarText) Text() string { return t.text }

// Room returns the width of the text in a line of the given height.
func (t *FarText) Room(height float32) float32 { return FarRoom(t.text, FarSize(height)) }

func (t *FarText) AccessibilityLabel() string             { return t.text }
func (t *FarText) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (t *FarText) CreateRenderer() fyne.WidgetRenderer {
	line := canvas.NewText("", nil)
	paint := func() { line.Color, line.Alignment = core.Tint(t, t.color), t.align }
	layout := func(size fyne.Size) {
		WriteFar(line, t.text, FarSize(size.Height), core.Scaled(t, look.BodySize)/max(1, core.Factor(t)), size.Width)
		core.Place(line, 0, 0, size.Width, size.Height)
	}
	return core.NewRenderer(t, paint, func() fyne.Size { return fyne.NewSize(20, core.LineHeight(t, core.Body)) },
		layout, line)
}

func farBold() fyne.TextStyle { return fyne.TextStyle{Bold: true} }

// FarSize returns the text size that fills a line of the given height.
func FarSize(height float32) float32 { return height * 0.72 }

// FarRoom returns the width of a far text at a text size.
func FarRoom(text string, size float32) float32 {
	return look.Measure(text, size, farBold()).Width
}

// WriteFar writes a text at the given size, or smaller if the width requires it. The smallest size is least; text too
// wide even then is cut.
func WriteFar(line *canvas.Text, text string, size, least, width float32) {
	least = min(least, size)
	for room := FarRoom(text, size); room > width && size > least; room = FarRoom(text, size) {
		size = max(least, min(size*width/room, size-0.5)) // the width of text is not proportional to its size
	}
	line.TextSize, line.TextStyle = size, farBold()
	line.Text = core.Shorten(text, width, size, farBold())
}
