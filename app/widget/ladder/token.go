package ladder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

type token struct {
	core.Control
	lane  view.Lane
	ghost *canvas.Rectangle
	// way is the progress of a motion from 0 to 1; 1 at rest.
	way float32
}

func newToken(lane view.Lane, tapped func()) *token {
	t := &token{lane: lane, way: 1, ghost: &canvas.Rectangle{CornerRadius: look.Radius / 2, StrokeWidth: 2}}
	t.Extend(t, tapped)
	return t
}

func (t *token) update(lane view.Lane) {
	shown := same(t.lane, lane)
	t.lane = lane
	suit := mark.Dress(lane.Company)
	t.ghost.StrokeColor = core.Tint(t, suit.Ink)
	if !shown {
		t.Refresh()
	}
}

func (t *token) AccessibilityLabel() string {
	row := words.Format("table.row", words.Names{"row": t.lane.Chart.Cells[t.lane.At].Row + 1})
	return spoken(t.lane) + ", " + row
}

// readable is the least scale at which a code beside its shape is readable.
const readable = 0.8

// CreateRenderer draws the shape beside or above the code or, with too little space for both, only one of them.
func (t *token) CreateRenderer() fyne.WidgetRenderer {
	ground, ring, code := &canvas.Rectangle{CornerRadius: look.Radius / 2}, core.NewRing(), canvas.NewText("", nil)
	shape := mark.Dress(t.lane.Company).Shape
	sign := mark.NewShape(shape)
	d := &core.Renderer{Of: t}
	d.Paint = func() {
		suit := mark.Dress(t.lane.Company)
		if suit.Shape != shape {
			shape, sign = suit.Shape, mark.NewShape(suit.Shape)
		}
		ground.FillColor, ground.StrokeColor, ground.StrokeWidth = core.Tint(t, suit.Fill), core.Tint(t, suit.Ink),
			look.Hairline
		core.Write(t, code, t.lane.Company.Code, core.Strong, suit.On)
		t.PaintRing(ring)
		d.Parts = []fyne.CanvasObject{ground, sign.Object(), code, ring}
	}
	d.Least = func() fyne.Size { return fyne.NewSize(leastCell/2, leastCell/2) }
	d.Arrange = func(size fyne.Size) {
		core.Place(ground, 0.5, 0.5, size.Width-1, size.Height-1)
		core.Place(ring, 0, 0, size.Width, size.Height)
		code.TextSize = core.Scaled(t, look.BodySize)
		side := min(size.Height*0.62, core.Scaled(t, look.BodySize)*0.8)
		room, whole := size.Width-side-look.Space1, core.Measure(t, code.Text, core.Strong)
		beside := room >= whole.Width*readable
		above := !beside && size.Height >= side+whole.Height && size.Width >= whole.Width*smallest
		unread := !beside && !above && codeScale(whole, size) < smallest
		core.Show(code, !unread)
		if core.Show(sign.Object(), beside || above || unread); !beside {
			room = size.Width - 2
		}
		suit := mark.Dress(t.lane.Company)
		core.Show(ground, !unread)
		sign.Paint(t, suit.On, suit.On, 0)
		if unread { // the shape alone identifies the company
			mark.PaintShape(t, sign, suit, false)
			side = min(size.Width, size.Height) - 1
			core.Place(sign.Object(), (size.Width-side)/2, (size.Height-side)/2, side, side)
			return
		}
		if above {
			side = min(side, size.Width-2)
		}
		fit(code, room-1)
		code.TextSize = min(code.TextSize, core.Scaled(t, look.BodySize)*max(smallest, (size.Height+2)/whole.Height))
		wide := look.Measure(code.Text, code.TextSize, code.TextStyle)
		if above {
			top := (size.Height - side - wide.Height) / 2
			core.Place(sign.Object(), (size.Width-side)/2, top+1, side, side)
			core.Place(code, (size.Width-wide.Width)/2, top+side, wide.Width, wide.Height)
			return
		}
		if !beside {
			side = 0
		}
		left := (size.Width - side - wide.Width) / 2
		core.Place(sign.Object(), left-1, (size.Height-side)/2, side, side)
		core.Place(code, left+side+1, (size.Height-wide.Height)/2, wide.Width, wide.Height)
	}
	return d.PaintNow()
}
