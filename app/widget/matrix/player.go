package matrix

import (
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
)

type playerName struct {
	core.Control
	seat  view.Seat
	style core.Style
	pawn  *mark.Disc
	short string
}

func newPlayerName(of emblem.Pawn, short string, tapped func()) *playerName {
	n := &playerName{pawn: mark.NewDisc(of), short: short}
	if tapped == nil {
		n.Disable()
	}
	n.Extend(n, tapped)
	return n
}

func (n *playerName) update(seat view.Seat, style core.Style) {
	was := n.seat
	same := was.Name == seat.Name && was.Detail == seat.Detail && was.Rank == seat.Rank && was.Turn == seat.Turn &&
		was.Out == seat.Out &&
		n.style == style
	n.seat, n.style = seat, style
	if !same {
		n.Refresh()
	}
}

func (n *playerName) AccessibilityLabel() string {
	label := n.seat.Name
	if n.seat.Rank > 0 {
		label += ", " + strconv.Itoa(n.seat.Rank) + "."
	}
	if n.seat.Detail != "" {
		label += ", " + n.seat.Detail
	}
	return label
}

func (n *playerName) nameStyle() core.Style {
	if n.style == core.Body && n.seat.Turn {
		return core.Strong
	}
	return n.style
}

func arrowRoom(w fyne.Widget) float32 {
	return arrowSide(w) + mark.PawnSide(w) + (look.Space2+look.Space1)*core.FarSpace(w)
}

func arrowSide(w fyne.Widget) float32 { return core.Scaled(w, look.BodySize) * 0.6 }

func (n *playerName) CreateRenderer() fyne.WidgetRenderer {
	hover, ring := &canvas.Rectangle{CornerRadius: look.Radius / 2}, core.NewRing()
	arrow, detail := mark.NewArrow(), canvas.NewText("", nil)
	lines := [2]*canvas.Text{canvas.NewText("", nil), canvas.NewText("", nil)}
	strikes := [2]*canvas.Line{canvas.NewLine(nil), canvas.NewLine(nil)}
	arrow.Points = mark.PointRight()
	paint := func() {
		name := look.Ink
		switch {
		case n.seat.Out:
			name = look.Soft
		case n.seat.Turn:
			name = look.Turn
		}
		style := n.nameStyle()
		for i, line := range lines {
			core.Write(n, line, "", style, name)
			strikes[i].StrokeColor, strikes[i].StrokeWidth, strikes[i].Hidden = core.Tint(n, look.Soft), 1.5, !n.seat.Out
		}
		core.Write(n, detail, n.seat.Detail, core.Caption, look.Soft)
		arrow.FillColor, arrow.Hidden = core.Tint(n, look.Turn), !n.seat.Turn
		n.pawn.Paint(n, n.seat.Out)
		n.PaintGround(hover)
		n.PaintRing(ring)
		ring.CornerRadius = look.Radius / 2
	}
	least := func() fyne.Size { return fyne.NewSize(arrowRoom(n)+32, core.LineHeight(n, n.style)) }
	layout := func(size fyne.Size) {
		core.Place(hover, 0, 1, size.Width, size.Height-2)
		core.Place(ring, 1, 1, size.Width-2, size.Height-2)
		side, x, disc := arrowSide(n), arrowRoom(n), mark.PawnSide(n)
		core.Place(arrow, look.Space1/2, (size.Height-side)/2, side, side)
		n.pawn.Place(x-disc-(look.Space1+2)*core.FarSpace(n), (size.Height-disc)/2, disc)
		room := size.Width - x
		name, style := n.seat.Name, n.nameStyle()
		if n.short != "" && core.Measure(n, name, style).Width > room {
			name = n.short
		}
		line, small, space := core.LineHeight(n, n.style), core.LineHeight(n, core.Caption), size.Height
		beneath := line+small-look.Space1 <= size.Height+1
		middle, below := size.Height/2, float32(0)
		switch {
		case n.seat.Detail != "" && beneath:
			space, below = size.Height-small+look.Space1, small
			middle = min(middle, size.Height+1-small+look.Space1-line/2)
		case n.seat.Detail != "":
			space = line
		}
		under := middle + line/2 - look.Space1
		text.FoldEarly(n, lines[0], lines[1], name, style, fyne.NewSize(room, space))
		high := size.Height
		two := lines[1].Text != ""
		if lines[1].Hidden, strikes[1].Hidden = !two, !two || !n.seat.Out; two {
			high = look.Measure("0", lines[0].TextSize, lines[0].TextStyle).Height - below/8 // three lines are closer
			middle = (size.Height - high - below) / 2
			under = middle + high*3/2
		}
		for i, line := range lines {
			core.Place(line, x, middle-high/2, room, high)
			strikes[i].Position1 = fyne.NewPos(x, middle+1)
			strikes[i].Position2 = fyne.NewPos(x+look.Measure(line.Text, line.TextSize, line.TextStyle).Width, middle+1)
			middle += high
		}
		detail.Text = core.Shorten(n.seat.Detail, room, detail.TextSize, detail.TextStyle)
		if beneath {
			core.Place(detail, x, under, room, small)
		} else { // the detail is beside the name
			wide := look.Measure(lines[0].Text, lines[0].TextSize, lines[0].TextStyle).Width + look.Space2*core.FarSpace(n)
			detail.Text = core.Shorten(n.seat.Detail, max(0, room-wide), detail.TextSize, detail.TextStyle)
			core.Place(detail, x+wide, 0, room-wide, size.Height)
		}
	}
	return n.DrawnBy(core.NewRenderer(n, paint, least, layout,
		append([]fyne.CanvasObject{hover, arrow, lines[0], lines[1], detail, strikes[0], strikes[1], ring},
			n.pawn.Objects()...)...))
}

type rankMark struct {
	circle *canvas.Circle
	text   *canvas.Text
	at     fyne.Position
}

func newRankMark() *rankMark {
	r := &rankMark{circle: canvas.NewCircle(nil), text: canvas.NewText("", nil)}
	r.text.Alignment = fyne.TextAlignCenter
	return r
}

func (r *rankMark) paint(w fyne.Widget, rank int, out bool) {
	fill, line, words := fyne.ThemeColorName(""), look.Edge, look.Soft
	if rank == 1 && !out {
		fill, line, words = look.Ink, look.Ink, look.Paper
	}
	r.circle.FillColor = nil
	if fill != "" {
		r.circle.FillColor = core.Tint(w, fill)
	}
	r.circle.StrokeColor, r.circle.StrokeWidth = core.Tint(w, line), 1.2*max(1, core.Factor(w))
	core.Write(w, r.text, strconv.Itoa(rank), core.Caption, words)
	r.text.TextSize *= 0.92
	r.text.TextStyle.Bold = true
	r.circle.Hidden, r.text.Hidden = rank == 0, rank == 0
}

func (r *rankMark) side(w fyne.Widget) float32 { return core.Scaled(w, look.CaptionSize) * 1.5 }

func (r *rankMark) place(w fyne.Widget, x, middle float32) {
	side := r.side(w)
	r.at = fyne.NewPos(x, middle-side/2)
	core.Place(r.circle, r.at.X, r.at.Y, side, side)
	core.Place(r.text, r.at.X, r.at.Y, side, side)
}

func (r *rankMark) slide(by fyne.Delta) {
	r.circle.Move(r.at.Add(by))
	r.text.Move(r.at.Add(by).SubtractXY(0, core.Lift(r.text.TextSize)))
}
