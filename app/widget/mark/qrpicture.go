package mark

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// QRPicture draws a QR code with its quiet zone, black on white in any theme. Each module is a whole number of pixels.
type QRPicture struct {
	fw.BaseWidget
	Tap     func()
	modules [][]bool
	label   string
}

var _ fyne.Tappable = (*QRPicture)(nil)

// NewQRPicture draws rows of modules from the top; true is a dark module. label is for screen readers.
func NewQRPicture(label string, modules [][]bool) *QRPicture {
	q := &QRPicture{modules: modules, label: label}
	q.ExtendBaseWidget(q)
	return q
}

func (q *QRPicture) SetModules(modules [][]bool) {
	q.modules = modules
	q.Refresh()
}

func (q *QRPicture) Tapped(e *fyne.PointEvent) {
	if q.Tap != nil {
		core.GuardTap(q, e, q.Tap)
	}
}

func (q *QRPicture) AccessibilityLabel() string { return q.label }

func (q *QRPicture) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// dark reports whether a pixel belongs to a dark module. The margin around the whole-pixel modules is even.
func (q *QRPicture) dark(x, y, width, height int) bool {
	n := len(q.modules)
	if n == 0 {
		return false
	}
	side := min(width, height) / n
	if side == 0 {
		return false
	}
	x, y = x-(width-side*n)/2, y-(height-side*n)/2
	if x < 0 || y < 0 || x >= side*n || y >= side*n {
		return false
	}
	row := q.modules[y/side]
	return x/side < len(row) && row[x/side]
}

func (q *QRPicture) CreateRenderer() fyne.WidgetRenderer {
	ground := &canvas.Rectangle{CornerRadius: look.Radius}
	raster := canvas.NewRasterWithPixels(func(x, y, width, height int) color.Color {
		if q.dark(x, y, width, height) {
			return color.NRGBA{A: 255}
		}
		return color.NRGBA{} // transparent, for the background with its round corners
	})
	raster.ScaleMode = canvas.ImageScalePixels
	paint := func() {
		ground.FillColor = color.White
	}
	least := func() fyne.Size {
		side := float32(len(q.modules)) * 3
		return fyne.NewSquareSize(max(side, 120))
	}
	layout := func(size fyne.Size) {
		side := min(size.Width, size.Height)
		x, y := (size.Width-side)/2, (size.Height-side)/2
		core.Place(ground, x, y, side, side)
		core.Place(raster, x, y, side, side)
	}
	return core.NewRenderer(q, paint, least, layout, ground, raster)
}
