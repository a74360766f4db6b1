package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/desktop"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// Grip is the handle by which users drag a row of a list; it shows the row's number. Keyboard users need buttons beside
// the grip to move the row.
type Grip struct {
	fw.BaseWidget
	number, label string
	held          bool
	move          func(by int)
	dragged       float32
}

// NewGrip returns a grip. move is called when the row is to move up (-1) or down (1) by one row.
func NewGrip(move func(by int)) *Grip {
	g := &Grip{move: move}
	g.ExtendBaseWidget(g)
	return g
}

func (g *Grip) SetLabel(number, label string) {
	g.number, g.label = number, label
	g.Refresh()
}

func (g *Grip) SetHeld(held bool) { core.Set(g, &g.held, held) }

// Dragged moves the row by as many rows as the finger has moved, rounded.
func (g *Grip) Dragged(e *fyne.DragEvent) {
	if !g.held {
		return
	}
	height := g.Size().Height
	for g.dragged += e.Dragged.DY; g.dragged > height/2; g.dragged -= height {
		g.move(1)
	}
	for ; g.dragged < -height/2; g.dragged += height {
		g.move(-1)
	}
}

func (g *Grip) DragEnd() { g.dragged = 0 }

func (g *Grip) Cursor() desktop.Cursor {
	if g.held {
		return desktop.VResizeCursor
	}
	return desktop.DefaultCursor
}

func (g *Grip) AccessibilityLabel() string             { return g.label }
func (g *Grip) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

func (g *Grip) CreateRenderer() fyne.WidgetRenderer {
	const lines, long = 3, 12
	text := canvas.NewText("", nil)
	objects := []fyne.CanvasObject{text}
	var bars []*canvas.Rectangle
	for range lines {
		bars = append(bars, &canvas.Rectangle{CornerRadius: 1})
		objects = append(objects, bars[len(bars)-1])
	}
	paint := func() {
		core.Write(g, text, g.number, core.Strong, look.Soft)
		text.Alignment = fyne.TextAlignTrailing
		for _, bar := range bars {
			bar.FillColor, bar.Hidden = core.Tint(g, look.Edge), !g.held
		}
	}
	digits := func() float32 { return core.Measure(g, "00", core.Strong).Width }
	least := func() fyne.Size {
		return fyne.NewSize(max(look.Target, long*core.Factor(g)+digits()+look.Space2),
			max(look.Target, core.LineHeight(g, core.Strong)))
	}
	layout := func(size fyne.Size) {
		wide := long * core.Factor(g)
		for i, bar := range bars {
			core.Place(bar, look.Space1/2, size.Height/2+float32(i-1)*5*core.Factor(g)-1, wide, 2)
		}
		core.Place(text, wide, 0, size.Width-wide-look.Space1, size.Height)
	}
	return core.NewRenderer(g, paint, least, layout, objects...)
}
