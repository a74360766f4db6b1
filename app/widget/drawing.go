// Package widget holds the pieces that Scripkeeper's screens are put together from. They know plain numbers and
// words, keep no state of a game and work nothing out. Each reads its colours and sizes from the theme (package
// look) whenever it is refreshed, can be reached and used by keyboard, and tells a screen reader what it is.
package widget

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
)

// A drawing is the renderer of every widget here: what is drawn, how large it must be, where it goes, and how it
// takes its texts and colours from the widget and the theme.
type drawing struct {
	of      fyne.Widget
	objects []fyne.CanvasObject
	least   func() fyne.Size
	layout  func(fyne.Size)
	paint   func()
	// ink is the colour of text when it was painted last.
	ink color.Color
	// away is how far from its place everything is drawn while it moves. The widget itself is where it is tapped.
	away fyne.Delta
}

// newDrawing makes a renderer and paints it for the first time.
func newDrawing(of fyne.Widget, paint func(), least func() fyne.Size, layout func(fyne.Size),
	objects ...fyne.CanvasObject) *drawing {
	paint()
	return &drawing{of: of, objects: objects, least: least, layout: layout, paint: paint}
}

// newPicture is the renderer of a widget that is drawn anew when it is refreshed or gets another size, and stays as it is
// otherwise: new objects are laid out anew, and so would be drawn again in every frame.
func newPicture(of fyne.Widget, least fyne.Size, draw func(fyne.Size) []fyne.CanvasObject) *drawing {
	d := &drawing{of: of, least: func() fyne.Size { return least }}
	drawn := false
	var at fyne.Size
	d.paint = func() { drawn = false }
	d.layout = func(size fyne.Size) {
		if !drawn || at != size {
			drawn, at, d.objects = true, size, draw(size)
		}
	}
	return d
}

func (d *drawing) Destroy()                     {}
func (d *drawing) MinSize() fyne.Size           { return d.least() }
func (d *drawing) Objects() []fyne.CanvasObject { return d.objects }

// Layout places what is drawn. It may shorten a text, of which the canvas would keep the old picture. What was out of
// sight while the theme changed is painted first: an icon that is only resized keeps its colour, and the toolkit keeps
// the picture of it for the size.
func (d *drawing) Layout(size fyne.Size) {
	switch ink := tint(d.of, look.Ink); {
	case d.ink == nil:
		d.ink = ink
	case d.ink != ink:
		d.ink = ink
		d.paint()
	}
	d.place(size)
	canvas.Refresh(d.of)
}

func (d *drawing) Refresh() {
	d.ink = tint(d.of, look.Ink)
	d.paint()
	d.place(d.of.Size())
	canvas.Refresh(d.of)
}

// place lays everything out, as far from its place as it is drawn now, and gives the texts their font.
func (d *drawing) place(size fyne.Size) {
	by := d.away
	d.away = fyne.Delta{}
	d.layout(size)
	d.slide(by)
	for _, o := range d.objects {
		if text, ok := o.(*canvas.Text); ok {
			text.FontSource = look.Face(text.Text, text.TextStyle)
		}
	}
}

// slide draws everything so far away from its place.
func (d *drawing) slide(by fyne.Delta) {
	if by == d.away {
		return
	}
	for _, o := range d.objects {
		o.Move(o.Position().AddXY(by.DX-d.away.DX, by.DY-d.away.DY))
	}
	d.away = by
}

// tint is the colour of a name as the widget's theme has it now.
func tint(w fyne.Widget, name fyne.ThemeColorName) color.Color { return theme.ColorForWidget(name, w) }

// scaled is the size of a name as the widget's theme has it now.
func scaled(w fyne.Widget, name fyne.ThemeSizeName) float32 { return theme.SizeForWidget(name, w) }
