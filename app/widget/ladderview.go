package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// A ladderView is what a ladder is drawn with.
type ladderView struct {
	l                   *ladder
	hover, ring, strip  *canvas.Rectangle
	token, ghost, stem  *canvas.Rectangle
	head, sign          *Shape
	shape               look.Shape
	code, price, before *canvas.Text
	tip                 *canvas.ArbitraryPolygon
	move                *Delta
	rungs               []rung
	// narrow leaves the shape off the marker and puts it above the code. One ladder is as all.
	narrow bool
}

func newLadderView(l *ladder) *ladderView {
	shape := l.lane.Company.Suit().Shape
	v := &ladderView{
		l: l, hover: &canvas.Rectangle{CornerRadius: look.Radius}, ring: NewRing(),
		strip: &canvas.Rectangle{CornerRadius: look.Radius}, token: &canvas.Rectangle{}, ghost: &canvas.Rectangle{},
		stem: &canvas.Rectangle{}, head: NewShape(shape), sign: NewShape(shape), shape: shape,
		code: canvas.NewText("", nil), price: canvas.NewText("", nil), before: canvas.NewText("", nil),
		tip: NewArrow(), move: NewDelta(Caption),
	}
	v.code.Alignment = fyne.TextAlignLeading
	return v
}

func (v *ladderView) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{v.hover, v.strip}
	for _, r := range v.rungs {
		all = append(all, r.line, r.label)
	}
	return append(all, v.ghost, v.before, v.stem, v.tip, v.token, v.sign.Object(), v.price, v.head.Object(), v.code,
		v.move.Arrow, v.move.Text, v.ring)
}

func (v *ladderView) paint() {
	l, lane := v.l, v.l.lane
	suit := lane.Company.Suit()
	if suit.Shape != v.shape {
		v.shape, v.head, v.sign = suit.Shape, NewShape(suit.Shape), NewShape(suit.Shape)
	}
	for len(v.rungs) < lane.Track.Len() {
		v.rungs = append(v.rungs, rung{&canvas.Rectangle{}, canvas.NewText("", nil)})
	}
	v.rungs = v.rungs[:lane.Track.Len()]
	l.PaintGround(v.hover)
	l.PaintRing(v.ring)
	v.strip.FillColor, v.strip.StrokeColor, v.strip.StrokeWidth = Tint(l, look.Card), Tint(l, look.Rule), look.Hairline
	for i, r := range v.rungs {
		r.line.FillColor = Tint(l, look.Rule)
		Write(l, r.label, look.Number(lane.Track.Price(i)), Caption, look.Soft)
		r.label.Alignment = fyne.TextAlignCenter
	}
	PaintShape(l, v.head, suit, false)
	Write(l, v.code, lane.Company.Code, FigureText, suit.Ink)
	v.move.Part = 1
	v.paintMove()
	v.token.FillColor, v.token.StrokeColor, v.token.StrokeWidth = Tint(l, suit.Fill), Tint(l, suit.Ink), look.Hairline
	v.sign.Paint(l, suit.On, suit.On, 0)
	Write(l, v.price, v.passing(), Strong, suit.On)
	v.price.Alignment = fyne.TextAlignTrailing
	moved := lane.moved()
	for _, o := range []fyne.CanvasObject{v.ghost, v.before, v.stem, v.tip} {
		Show(o, moved)
	}
	v.ghost.FillColor, v.ghost.StrokeColor, v.ghost.StrokeWidth = Tint(l, suit.Wash), Tint(l, suit.Ink), 1
	Write(l, v.before, look.Number(lane.Before), Caption, suit.Ink)
	v.before.Alignment = fyne.TextAlignCenter
	name := look.Gain
	v.tip.Points = PointUp()
	if lane.now() < lane.then() {
		name, v.tip.Points = look.Loss, PointDown()
	}
	v.stem.FillColor, v.tip.FillColor = Tint(l, name), Tint(l, name)
}

// paintMove sets how the price moved last, or what happened to it.
func (v *ladderView) paintMove() {
	if lane := v.l.lane; lane.Event != "" {
		v.move.Name(v.l, lane.Event)
	} else {
		v.move.Paint(v.l, lane.Price-lane.Before)
	}
}

// passing is the price that the marker shows where it is drawn.
func (v *ladderView) passing() string {
	lane := v.l.lane
	if at := int(v.l.at() + 0.5); at != lane.now() {
		return look.Number(lane.Track.Price(min(at, lane.Track.Len()-1)))
	}
	return look.Number(lane.Price)
}

// moveMarker draws the marker where it is now. Only its price is a new text, the rest is placed.
func (v *ladderView) moveMarker() {
	was := v.price.Text
	v.price.Text = v.passing()
	v.layout(v.l.Size())
	if v.price.Text != was {
		canvas.Refresh(v.price)
	}
}

func (v *ladderView) headHeight() float32 {
	if v.narrow {
		return v.signSide() + LineHeight(v.l, Strong) + LineHeight(v.l, Caption) + look.Space1
	}
	return LineHeight(v.l, FigureText) + LineHeight(v.l, Caption) + look.Space1
}

// tokenHeight is the height of the marker.
func (v *ladderView) tokenHeight() float32 { return LineHeight(v.l, Strong) + 4 }

// signSide is the side of the shape over a narrow ladder.
func (v *ladderView) signSide() float32 { return Scaled(v.l, look.BodySize) * 0.9 }

// wide is the width from which on the marker has room for shape and price side by side.
func (l *ladder) wide() float32 {
	highest := l.lane.Track.Price(l.lane.Track.Len() - 1)
	token := Scaled(l, look.BodySize) + look.Space1*FarSpace(l) + Measure(l, look.Number(highest), Strong).Width + look.Space3
	code := Scaled(l, look.FigureSize)*0.8 + look.Space1*FarSpace(l) + Measure(l, l.lane.Company.Code, FigureText).Width
	return max(token+2*look.Space1, code)
}

// narrowest is the least width of a ladder.
const narrowest float32 = 26

func (v *ladderView) least() fyne.Size {
	return fyne.NewSize(narrowest*Factor(v.l), v.headHeight()+4*v.tokenHeight())
}

// fit makes a text smaller until it fits a width.
func (v *ladderView) fit(t *canvas.Text, width float32) {
	if now := look.Measure(t.Text, t.TextSize, t.TextStyle).Width; now > width && now > 0 {
		t.TextSize *= max(0.5, width/now)
	}
}

func (v *ladderView) layout(size fyne.Size) {
	l := v.l
	v.narrow = l.narrow || size.Width < l.wide()
	Place(v.hover, 0, 0, size.Width, size.Height)
	Place(v.ring, 1, 1, size.Width-2, size.Height-2)
	v.layoutHead(size.Width)
	top, places := v.headHeight(), len(v.rungs)
	inset := min(look.Space3, max(look.Space1, (size.Width-64)/4))
	if v.narrow {
		inset = 2
	}
	inset = max(inset, (size.Width-120*Factor(l))/2)
	wide := size.Width - 2*inset
	Place(v.strip, inset, top, wide, size.Height-top-look.Space1)
	token := v.tokenHeight()
	// The centres of the lowest and the highest place lie so that the marker stays within the strip.
	low, high := size.Height-look.Space1-token/2-2, top+token/2+2
	step := float32(0)
	if places > 1 {
		step = (low - high) / float32(places-1)
	}
	at := func(place float32) float32 { return low - place*step }
	label := LineHeight(l, Caption)
	marked := l.labelled(step, label*0.92)
	now, then := at(l.at()), at(float32(l.lane.then()))
	for i, r := range v.rungs {
		y := at(float32(i))
		price := l.lane.Track.Price(i)
		labelled := marked(i)
		hidden := labelled && (near(y, now, (token+label)/2-2) || (then != now && near(y, then, label)))
		Show(r.label, labelled && !hidden)
		Place(r.label, inset, y-label/2, wide, label)
		r.label.TextSize = Scaled(l, look.CaptionSize)
		if v.narrow {
			v.fit(r.label, wide-2)
		}
		if l.round(price) && step >= label*0.92 {
			r.label.Color, r.label.TextStyle.Bold = Tint(l, look.Ink), true
		} else {
			r.label.Color, r.label.TextStyle.Bold = Tint(l, look.Soft), false
		}
		switch {
		case step >= label*0.92: // every price has its label: the rules part the cells
			Show(r.line, i > 0)
			Place(r.line, inset+1, y+step/2, wide-2, look.Hairline)
		case labelled: // a label between two short ticks
			Show(r.line, false)
		default:
			Show(r.line, true)
			tick := min(wide*0.16, 10)
			Place(r.line, inset+(wide-tick)/2, y, tick, look.Hairline)
		}
	}
	v.layoutMarker(inset, wide, now, then)
}

// layoutHead places the shape, the code and the last move over the ladder.
func (v *ladderView) layoutHead(width float32) {
	l := v.l
	v.code.TextSize, v.move.Part = Scaled(l, look.FigureSize), 1
	if v.narrow {
		v.layoutNarrowHead(width)
		return
	}
	v.paintMove()
	v.code.Alignment = fyne.TextAlignLeading
	line, side := LineHeight(l, FigureText), Scaled(l, look.FigureSize)*0.8
	code := Measure(l, v.code.Text, FigureText).Width
	left := (width - side - look.Space1*FarSpace(v.l) - code) / 2
	Place(v.head.Object(), left, (line-side)/2, side, side)
	Place(v.code, left+side+look.Space1*FarSpace(v.l), 0, code, line)
	v.move.Place(l, (width+v.move.Size(l).Width)/2, line-2, LineHeight(l, Caption))
}

// layoutNarrowHead places the shape above the code and the last move beneath, each no wider than the ladder.
func (v *ladderView) layoutNarrowHead(width float32) {
	l := v.l
	side, line := v.signSide(), LineHeight(l, Strong)
	Place(v.head.Object(), (width-side)/2, 0, side, side)
	v.code.TextSize = Scaled(l, look.BodySize)
	v.fit(v.code, width-2)
	v.code.Alignment = fyne.TextAlignCenter
	Place(v.code, 0, side, width, line)
	v.paintMove()
	if wide := v.move.Size(l).Width; wide > width {
		v.move.Part = width / wide
		v.paintMove()
	}
	v.move.Place(l, (width+v.move.Size(l).Width)/2, side+line-2, LineHeight(l, Caption))
}

// layoutMarker places the marker, its ghost, and the arrow between them.
func (v *ladderView) layoutMarker(inset, wide, now, then float32) {
	l := v.l
	token, label := v.tokenHeight(), LineHeight(l, Caption)
	out := min(inset*0.6, look.Space2)
	Place(v.token, inset-out, now-token/2, wide+2*out, token)
	v.token.CornerRadius = min(look.Radius, token/2)
	side := Scaled(l, look.BodySize) * 0.78
	v.price.TextSize, v.before.TextSize = Scaled(l, look.BodySize), Scaled(l, look.CaptionSize)
	Show(v.sign.Object(), !v.narrow)
	if v.narrow {
		v.fit(v.price, wide+2*out-2)
		v.price.Alignment = fyne.TextAlignCenter
		Place(v.price, inset-out, now-token/2, wide+2*out, token)
		v.fit(v.before, wide-4)
	} else {
		price := Measure(l, v.price.Text, Strong).Width
		left := inset + (wide-side-look.Space1*FarSpace(v.l)-price)/2
		v.price.Alignment = fyne.TextAlignTrailing
		Place(v.sign.Object(), left, now-side/2, side, side)
		Place(v.price, left+side+look.Space1*FarSpace(v.l), now-token/2, price, token)
	}
	Place(v.ghost, inset+2, then-label/2, wide-4, label)
	v.ghost.CornerRadius = look.Radius / 2
	Place(v.before, inset+2, then-label/2, wide-4, label)
	// The arrow runs from the ghost to the marker at the right edge of the strip.
	large := max(1, Factor(l))
	tip, stem, x := 9*large, 2*large, inset+wide-7*large
	from, to := then-label/2, now+token/2+1
	if now > then {
		from, to = then+label/2, now-token/2-1-tip
	}
	room := from-to >= tip
	if now > then {
		room = to-from >= 0
		Place(v.stem, x-stem/2, from, stem, to-from+2)
		Place(v.tip, x-tip/2, to, tip, tip)
	} else {
		Place(v.stem, x-stem/2, to+tip-2, stem, from-to-tip+2)
		Place(v.tip, x-tip/2, to, tip, tip)
	}
	moved := l.lane.moved()
	room = room && l.lane.Event == ""
	Show(v.stem, moved && room)
	Show(v.tip, moved && room)
	overlap := near(now, then, (token+label)/2)
	Show(v.before, moved && !overlap)
}

// near tells whether two heights are closer than a distance.
func near(a, b, distance float32) bool { return a-b < distance && b-a < distance }
