package frame

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

type BarAction struct {
	Label  string
	Tapped func()
	// Idle reports whether the action is hidden and disabled; its space stays reserved.
	Idle bool
}

// UndoBar is a message with actions that is shown for a while: "Recorded – Undo – Replace". A long message goes above
// the actions. An empty bar is hidden. The bar does not disappear by itself.
type UndoBar struct {
	fw.BaseWidget
	message *text.Text
	row     *fyne.Container
	shrunk  bool
}

// NewUndoBar returns a bar with a message; an empty message hides it. A tap on an action first clears the bar.
func NewUndoBar(message string, actions ...BarAction) *UndoBar {
	b := &UndoBar{row: Across(0), message: text.NewParagraph(message, core.Body).SetColor(look.OnBar)}
	b.Hidden = message == ""
	b.ExtendBaseWidget(b)
	for _, a := range actions {
		do := a.Tapped
		button := newBarAction(a.Label, func() {
			b.Clear()
			if do != nil {
				do()
			}
		})
		if a.Idle {
			button.Disable()
		}
		b.row.Add(button)
	}
	return b
}

func (b *UndoBar) Clear() {
	b.message.SetText("")
	b.Hide()
}

// Shrink hides the message, which users have read by then, and leaves the actions at the right end.
func (b *UndoBar) Shrink() {
	b.shrunk = true
	b.Refresh()
}

func (b *UndoBar) Message() string { return b.message.Text() }

func (b *UndoBar) AccessibilityLabel() string             { return b.message.Text() }
func (b *UndoBar) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

func (b *UndoBar) beside(width float32) bool {
	return width <= 0 || b.shrunk || b.Room() <= width
}

// Room returns the width needed for the message beside the actions.
func (b *UndoBar) Room() float32 {
	return b.message.Room() + b.row.MinSize().Width + look.Space1 + look.Space4 + look.Space2
}

func (b *UndoBar) CreateRenderer() fyne.WidgetRenderer {
	ground := &canvas.Rectangle{CornerRadius: look.Radius}
	paint := func() { ground.FillColor, b.message.Hidden = core.Tint(b, look.Bar), b.shrunk }
	least := func() fyne.Size {
		row := b.row.MinSize()
		size := fyne.NewSize(60+row.Width+look.Space4, max(look.Target, row.Height)+2)
		if !b.beside(b.Size().Width) {
			size.Height += b.message.MinSize().Height + look.Space2
		}
		return size
	}
	layout := func(size fyne.Size) {
		core.Place(ground, 0, 0, size.Width, size.Height)
		row := b.row.MinSize()
		if b.shrunk {
			core.Place(ground, size.Width-row.Width-2*look.Space1, 0, row.Width+2*look.Space1, size.Height)
		}
		if b.beside(size.Width) {
			line := core.LineHeight(b, core.Body)
			core.Place(b.row, size.Width-row.Width-look.Space1, (size.Height-row.Height)/2, row.Width, row.Height)
			core.Place(b.message, look.Space4, (size.Height-line)/2, size.Width-row.Width-look.Space1-look.Space4, line)
			return
		}
		core.Place(b.row, size.Width-row.Width-look.Space1, size.Height-row.Height-1, row.Width, row.Height)
		core.Place(b.message, look.Space4, look.Space3, size.Width-2*look.Space4, b.message.MinSize().Height)
	}
	return core.NewRenderer(b, paint, least, layout, ground, b.message, b.row)
}

type barAction struct {
	core.Control
	label string
}

func newBarAction(label string, tapped func()) *barAction {
	a := &barAction{label: label}
	a.Extend(a, tapped)
	return a
}

func (a *barAction) AccessibilityLabel() string { return a.label }

func (a *barAction) CreateRenderer() fyne.WidgetRenderer {
	text, ring, line := canvas.NewText("", nil), core.NewRing(), &canvas.Rectangle{}
	text.Alignment = fyne.TextAlignCenter
	paint := func() {
		core.Write(a, text, a.label, core.Strong, look.BarAction)
		text.Hidden = a.Disabled()
		line.FillColor, line.Hidden = core.Tint(a, look.BarAction), !a.Hovered() || a.Disabled()
		a.PaintRing(ring)
		ring.StrokeColor = core.Tint(a, look.BarAction)
	}
	least := func() fyne.Size {
		size := core.Measure(a, a.label, core.Strong)
		return fyne.NewSize(size.Width+2*look.Space3, max(look.Target, size.Height+look.Space3))
	}
	layout := func(size fyne.Size) {
		core.Place(text, 0, 0, size.Width, size.Height)
		core.Place(line, look.Space3, size.Height/2+core.LineHeight(a, core.Strong)/2-1, size.Width-2*look.Space3, 1.5)
		core.Place(ring, 2, 3, size.Width-4, size.Height-6)
	}
	return core.NewRenderer(a, paint, least, layout, text, line, ring)
}
