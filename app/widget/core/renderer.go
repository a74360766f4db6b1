// Package core holds the common parts of all widgets: tapping, keyboard focus, drawing, motion and text styles. The
// widgets in the neighbouring packages know only plain numbers and words and keep no state of a game. Each one reads
// its colours and sizes from the theme (package look) on every refresh, works by keyboard, and describes itself to
// screen readers.
package core

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

// Renderer is the renderer of the widgets: it holds a widget's objects and least size, and lays out and paints the
// objects with the theme.
type Renderer struct {
	Of      fyne.Widget
	Parts   []fyne.CanvasObject
	Least   func() fyne.Size
	Arrange func(fyne.Size)
	Paint   func()
	ink     color.Color
	body    float32
	// away is the offset of the drawing during a motion; taps ignore the offset.
	away fyne.Delta
}

func NewRenderer(of fyne.Widget, paint func(), least func() fyne.Size, layout func(fyne.Size),
	objects ...fyne.CanvasObject) *Renderer {
	return (&Renderer{Of: of, Parts: objects, Least: least, Arrange: layout, Paint: paint}).PaintNow()
}

// NewRedrawn returns a renderer that calls draw only on a refresh or resize. Drawing on every layout would never end,
// because new objects cause a new layout.
func NewRedrawn(of fyne.Widget, least fyne.Size, draw func(fyne.Size) []fyne.CanvasObject) *Renderer {
	d := &Renderer{Of: of, Least: func() fyne.Size { return least }}
	drawn := false
	var at fyne.Size
	d.Paint = func() { drawn = false }
	d.Arrange = func(size fyne.Size) {
		if !drawn || at != size {
			drawn, at, d.Parts = true, size, draw(size)
		}
	}
	return d
}

func (d *Renderer) Destroy()                     {}
func (d *Renderer) MinSize() fyne.Size           { return d.Least() }
func (d *Renderer) Objects() []fyne.CanvasObject { return d.Parts }

// Layout places the objects and refreshes the canvas, which would keep the old picture of a shortened text. After a
// change of theme it paints first, because the toolkit caches a resized icon in its old colour.
func (d *Renderer) Layout(size fyne.Size) {
	if d.themeChanged() {
		d.Paint()
	}
	d.place(size)
	canvas.Refresh(d.Of)
}

func (d *Renderer) Refresh() {
	d.PaintNow()
	d.place(d.Of.Size())
	canvas.Refresh(d.Of)
}

func (d *Renderer) PaintNow() *Renderer {
	d.themeChanged()
	d.Paint()
	return d
}

func (d *Renderer) themeChanged() bool {
	ink, body := Tint(d.Of, look.Ink), Scaled(d.Of, look.BodySize)
	other := ink != d.ink || body != d.body
	d.ink, d.body = ink, body
	return other
}

func (d *Renderer) place(size fyne.Size) {
	by := d.away
	d.away = fyne.Delta{}
	d.Arrange(size)
	d.slide(by)
	for _, o := range d.Parts {
		if text, ok := o.(*canvas.Text); ok {
			text.FontSource = look.Face(text.Text, text.TextStyle)
		}
	}
}

func (d *Renderer) slide(by fyne.Delta) {
	if by == d.away {
		return
	}
	for _, o := range d.Parts {
		o.Move(o.Position().AddXY(by.DX-d.away.DX, by.DY-d.away.DY))
	}
	d.away = by
}

type movable struct {
	drawn *Renderer
}

// DrawnBy sets the widget's renderer, which Slide moves.
func (m *movable) DrawnBy(r *Renderer) *Renderer {
	m.drawn = r
	return r
}

// Slide offsets the drawing of the widget; taps ignore the offset.
func (m *movable) Slide(by fyne.Delta) {
	if m.drawn != nil {
		m.drawn.slide(by)
	}
}

func Tint(w fyne.Widget, name fyne.ThemeColorName) color.Color { return theme.ColorForWidget(name, w) }

func Scaled(w fyne.Widget, name fyne.ThemeSizeName) float32 { return theme.SizeForWidget(name, w) }

// Set assigns a field of a widget, and refreshes the widget if the value has changed.
func Set[T comparable](of interface{ Refresh() }, field *T, value T) {
	if *field != value {
		*field = value
		of.Refresh()
	}
}
