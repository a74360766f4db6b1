// Package core holds the common parts of all widgets: tapping, keyboard focus, drawing, motion and text styles. The
// neighboring packages hold the widgets themselves, which know only plain numbers and words and keep no state of a
// game. Each widget reads its colours and sizes from the theme (package look) on every refresh, works by keyboard, and
// describes itself to a screen reader.
package core

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

// A Renderer renders every widget of these packages: it holds the widget's objects and its least size, and lays out and
// paints the objects with the theme.
type Renderer struct {
	Of      fyne.Widget
	Parts   []fyne.CanvasObject
	Least   func() fyne.Size
	Arrange func(fyne.Size)
	Paint   func()
	// ink and body are the theme's text colour and size at the last painting.
	ink  color.Color
	body float32
	// away is the offset of the drawing during a motion. Taps still count at the widget's own place.
	away fyne.Delta
}

func NewRenderer(of fyne.Widget, paint func(), least func() fyne.Size, layout func(fyne.Size),
	objects ...fyne.CanvasObject) *Renderer {
	return (&Renderer{Of: of, Parts: objects, Least: least, Arrange: layout, Paint: paint}).PaintNow()
}

// NewRedrawn returns a renderer that calls draw only on a refresh or resize. New objects cause a new layout, so drawing
// on every layout would repeat in every frame.
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

// Layout places the objects and refreshes the canvas, which would otherwise keep the old picture of a shortened text.
// If the theme changed while the widget was hidden, it paints first, because the toolkit caches a resized icon by size
// with its old colour.
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

// themeChanged reports whether the theme has changed since the last call.
func (d *Renderer) themeChanged() bool {
	ink, body := Tint(d.Of, look.Ink), Scaled(d.Of, look.BodySize)
	other := ink != d.ink || body != d.body
	d.ink, d.body = ink, body
	return other
}

// place lays out the objects at their present offset and sets the fonts of the texts.
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

// DrawnBy stores the widget's renderer, so that Slide can move it.
func (m *movable) DrawnBy(r *Renderer) *Renderer {
	m.drawn = r
	return r
}

// Slide offsets the drawing; taps still count at the widget's place.
func (m *movable) Slide(by fyne.Delta) {
	if m.drawn != nil {
		m.drawn.slide(by)
	}
}

// Tint returns a colour of the widget's theme.
func Tint(w fyne.Widget, name fyne.ThemeColorName) color.Color { return theme.ColorForWidget(name, w) }

func Scaled(w fyne.Widget, name fyne.ThemeSizeName) float32 { return theme.SizeForWidget(name, w) }

// Set assigns a field of a widget, and refreshes the widget if the value differs.
func Set[T comparable](of interface{ Refresh() }, field *T, value T) {
	if *field != value {
		*field = value
		of.Refresh()
	}
}
