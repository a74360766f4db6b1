// Package core holds what all widgets are made of: what can be pressed, the keyboard and the focus, how they are drawn,
// moved and written on. The rooms beside it hold the widgets: text, mark, input, frame, list, and the matrix, the
// ladders and the charts of the table. They know plain numbers and words, keep no state of a game and work nothing out.
// Each reads its colours and sizes from the theme (package look) whenever it is refreshed, can be reached and used by
// keyboard, and tells a screen reader what it is.
package core

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

// A Renderer is the renderer of every widget here: what is drawn, how large it must be, where it goes, and how it
// takes its texts and colours from the widget and the theme.
type Renderer struct {
	Of      fyne.Widget
	Parts   []fyne.CanvasObject
	Least   func() fyne.Size
	Arrange func(fyne.Size)
	Paint   func()
	// ink and body are the colour and the size of text when it was painted last.
	ink  color.Color
	body float32
	// away is how far from its place everything is drawn while it moves. The widget itself is where it is tapped.
	away fyne.Delta
}

// NewRenderer makes a renderer and paints it for the first time.
func NewRenderer(of fyne.Widget, paint func(), least func() fyne.Size, layout func(fyne.Size),
	objects ...fyne.CanvasObject) *Renderer {
	return (&Renderer{Of: of, Parts: objects, Least: least, Arrange: layout, Paint: paint}).Painted()
}

// NewRedrawn is the renderer of a widget that is drawn anew when it is refreshed or gets another size, and stays as it
// is otherwise: new objects are laid out anew, and so would be drawn again in every frame.
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

// Layout places what is drawn. It may shorten a text, of which the canvas would keep the old picture. What was out of
// sight while the theme changed is painted first: an icon that is only resized keeps its colour, and the toolkit keeps
// the picture of it for the size.
func (d *Renderer) Layout(size fyne.Size) {
	if d.dressed() {
		d.Paint()
	}
	d.place(size)
	canvas.Refresh(d.Of)
}

func (d *Renderer) Refresh() {
	d.Painted()
	d.place(d.Of.Size())
	canvas.Refresh(d.Of)
}

// Painted paints it with the theme as it is now.
func (d *Renderer) Painted() *Renderer {
	d.dressed()
	d.Paint()
	return d
}

// dressed reports whether the theme is another one than when it was asked last.
func (d *Renderer) dressed() bool {
	ink, body := Tint(d.Of, look.Ink), Scaled(d.Of, look.BodySize)
	other := ink != d.ink || body != d.body
	d.ink, d.body = ink, body
	return other
}

// place lays everything out, as far from its place as it is drawn now, and gives the texts their font.
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

// slide draws everything so far away from its place.
func (d *Renderer) slide(by fyne.Delta) {
	if by == d.away {
		return
	}
	for _, o := range d.Parts {
		o.Move(o.Position().AddXY(by.DX-d.away.DX, by.DY-d.away.DY))
	}
	d.away = by
}

// A movable is a widget that can be drawn away from its place.
type movable struct {
	// drawn is what it is drawn with, nil before that.
	drawn *Renderer
}

// DrawnBy keeps the renderer of the widget.
func (m *movable) DrawnBy(r *Renderer) *Renderer {
	m.drawn = r
	return r
}

// Slide draws the widget away from its place, where it is still tapped.
func (m *movable) Slide(by fyne.Delta) {
	if m.drawn != nil {
		m.drawn.slide(by)
	}
}

// Tint is the colour of a name as the widget's theme has it now.
func Tint(w fyne.Widget, name fyne.ThemeColorName) color.Color { return theme.ColorForWidget(name, w) }

// Scaled is the size of a name as the widget's theme has it now.
func Scaled(w fyne.Widget, name fyne.ThemeSizeName) float32 { return theme.SizeForWidget(name, w) }

// Set gives a field of a widget another value, and has the widget drawn anew where that differs.
func Set[T comparable](of interface{ Refresh() }, field *T, value T) {
	if *field != value {
		*field = value
		of.Refresh()
	}
}
