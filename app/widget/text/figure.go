package text

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// Figure is a right-aligned number with its change, if any, below. With [Figure.OnTapped] set, a tap asks for an
// explanation of the number.
type Figure struct {
	core.Control
	label string
	value int
	delta int
	text  string
	style core.Style
	color fyne.ThemeColorName
}

// NewFigure returns a figure; label is for screen readers ("Ann, cash").
func NewFigure(label string, value int, style core.Style) *Figure {
	f := &Figure{label: label, value: value, style: style, color: look.Ink}
	f.Extend(f, nil)
	return f
}

// OnTapped sets the action of a tap; nil means no action.
func (f *Figure) OnTapped(tapped func()) *Figure {
	f.SetAct(tapped)
	f.Refresh()
	return f
}

func (f *Figure) SetValue(value int) { f.SetChange(value, 0) }

// SetChange sets the number and its change; a change of 0 is not shown.
func (f *Figure) SetChange(value, delta int) {
	if f.value == value && f.delta == delta && f.text == "" {
		return
	}
	f.value, f.delta, f.text = value, delta, ""
	f.Refresh()
}

// SetText sets a text to show instead of the number, such as a dash.
func (f *Figure) SetText(text string) { core.Set(f, &f.text, text) }

func (f *Figure) SetColor(name fyne.ThemeColorName) *Figure {
	core.Set(f, &f.color, name)
	return f
}

func (f *Figure) SetLabel(label string) { f.label = label }

func (f *Figure) written() string {
	if f.text != "" {
		return f.text
	}
	return words.Number(f.value)
}

func (f *Figure) AccessibilityLabel() string {
	label := f.label + " " + strconv.Itoa(f.value)
	if f.text != "" {
		label = f.label + " " + f.text
	}
	if f.delta != 0 {
		label += ", " + words.Signed(f.delta)
	}
	return f.WithReason(label)
}

func (f *Figure) AccessibilityRole() fyne.AccessibleRole {
	if !f.Acts() {
		return fyne.AccessibleRoleText
	}
	return fyne.AccessibleRoleButton
}

func (f *Figure) CreateRenderer() fyne.WidgetRenderer {
	ground, ring := &canvas.Rectangle{CornerRadius: look.Radius}, core.NewRing()
	text, change := canvas.NewText("", nil), mark.NewDelta(core.Caption)
	text.Alignment = fyne.TextAlignTrailing
	paint := func() {
		f.PaintGround(ground)
		f.PaintRing(ring)
		name := f.color
		if f.Disabled() {
			name = look.Faint
		}
		core.Write(f, text, f.written(), f.style, name)
		change.Paint(f, f.delta)
	}
	pad := func() float32 {
		if !f.Acts() {
			return 0
		}
		return look.Space1
	}
	least := func() fyne.Size {
		size := core.Measure(f, f.written(), f.style)
		size.Width = max(size.Width, change.Size(f).Width)
		if f.delta != 0 {
			size.Height += core.LineHeight(f, core.Caption)
		}
		size.Width += 2 * pad()
		if f.Acts() {
			size = size.Max(fyne.NewSize(look.Target, look.Target))
		}
		return size
	}
	layout := func(size fyne.Size) {
		core.Place(ground, 0, 0, size.Width, size.Height)
		core.Place(ring, 1, 1, size.Width-2, size.Height-2)
		height, small := core.LineHeight(f, f.style), core.LineHeight(f, core.Caption)
		if f.delta == 0 {
			core.Place(text, pad(), 0, size.Width-2*pad(), size.Height)
			return
		}
		top := (size.Height - height - small) / 2
		core.Place(text, pad(), top, size.Width-2*pad(), height)
		change.Place(f, size.Width-pad(), top+height, small)
	}
	return core.NewRenderer(f, paint, least, layout, ground, text, change.Arrow, change.Text, ring)
}
