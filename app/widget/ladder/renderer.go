package ladder

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

type renderer struct {
	l                   *ladder
	hover, ring, strip  *canvas.Rectangle
	token, ghost, stem  *canvas.Rectangle
	head, sign          *mark.Shape
	shape               emblem.Shape
	code, price, before *canvas.Text
	tip                 *canvas.ArbitraryPolygon
	move                *mark.Delta
	rungs               []rung
	narrow              bool
}

func newRenderer(l *ladder) *renderer {
	shape := mark.Dress(l.lane.Company).Shape
	v := &renderer{
		l: l, hover: &canvas.Rectangle{CornerRadius: look.Radius}, ring: core.NewRing(),
		strip: &canvas.Rectangle{CornerRadius: look.Radius}, token: &canvas.Rectangle{}, ghost: &canvas.Rectangle{},
		stem: &canvas.Rectangle{}, head: mark.NewShape(shape), sign: mark.NewShape(shape), shape: shape,
		code: canvas.NewText("", nil), price: canvas.NewText("", nil), before: canvas.NewText("", nil),
		tip: mark.NewArrow(), move: mark.NewDelta(core.Caption),
	}
	v.code.Alignment = fyne.TextAlignLeading
	return v
}

func (v *renderer) objects() []fyne.CanvasObject {
	all := []fyne.CanvasObject{v.hover, v.strip}
	for _, r := range v.rungs {
		all = append(all, r.line, r.label)
	}
	return append(all, v.ghost, v.before, v.stem, v.tip, v.token, v.sign.Object(), v.price, v.head.Object(), v.code,
		v.move.Arrow, v.move.Text, v.ring)
}

func (v *renderer) paint() {
	l, lane := v.l, v.l.lane
	suit := mark.Dress(lane.Company)
	if suit.Shape != v.shape {
		v.shape, v.head, v.sign = suit.Shape, mark.NewShape(suit.Shape), mark.NewShape(suit.Shape)
	}
	for len(v.rungs) < len(lane.Prices) {
		v.rungs = append(v.rungs, rung{&canvas.Rectangle{}, canvas.NewText("", nil)})
	}
	v.rungs = v.rungs[:len(lane.Prices)]
	l.PaintGround(v.hover)
	l.PaintRing(v.ring)
	v.strip.FillColor, v.strip.StrokeColor, v.strip.StrokeWidth = core.Tint(l, look.Card), core.Tint(l, look.Rule),
		look.Hairline
	for i, r := range v.rungs {
		r.line.FillColor = core.Tint(l, look.Rule)
		core.Write(l, r.label, words.Number(lane.Prices[i]), core.Caption, look.Soft)
		r.label.Alignment = fyne.TextAlignCenter
	}
	mark.PaintShape(l, v.head, suit, false)
	core.Write(l, v.code, lane.Company.Code, core.FigureText, suit.Ink)
	v.move.Part = 1
	v.paintMove()
	v.token.FillColor, v.token.StrokeColor, v.token.StrokeWidth = core.Tint(l, suit.Fill), core.Tint(l, suit.Ink),
		look.Hairline
	v.sign.Paint(l, suit.On, suit.On, 0)
	core.Write(l, v.price, v.passing(), core.Strong, suit.On)
	v.price.Alignment = fyne.TextAlignTrailing
	moved := moved(lane)
	for _, o := range []fyne.CanvasObject{v.ghost, v.before, v.stem, v.tip} {
		core.Show(o, moved)
	}
	v.ghost.FillColor, v.ghost.StrokeColor, v.ghost.StrokeWidth = core.Tint(l, suit.Wash), core.Tint(l, suit.Ink), 1
	core.Write(l, v.before, words.Number(lane.Before), core.Caption, suit.Ink)
	v.before.Alignment = fyne.TextAlignCenter
	name := look.Gain
	v.tip.Points = mark.PointUp()
	if markerRung(lane) < ghostRung(lane) {
		name, v.tip.Points = look.Loss, mark.PointDown()
	}
	v.stem.FillColor, v.tip.FillColor = core.Tint(l, name), core.Tint(l, name)
}

func (v *renderer) paintMove() {
	if lane := v.l.lane; lane.Event != "" {
		v.move.Name(v.l, lane.Event)
	} else {
		v.move.Paint(v.l, lane.Price-lane.Before)
	}
}

// passing returns the text of the price at the marker's current rung, which may be on the way during a motion.
func (v *renderer) passing() string {
	lane := v.l.lane
	if at := int(v.l.at() + 0.5); at != markerRung(lane) {
		return words.Number(lane.Prices[min(at, len(lane.Prices)-1)])
	}
	return words.Number(lane.Price)
}

// moveMarker draws the marker at its current rung. It changes no text but the price on the marker.
func (v *renderer) moveMarker() {
	was := v.price.Text
	v.price.Text = v.passing()
	v.layout(v.l.Size())
	if v.price.Text != was {
		canvas.Refresh(v.price)
	}
}

func (v *renderer) headerHeight() float32 {
	if v.narrow {
		return v.signSide() + core.LineHeight(v.l, core.Strong) + core.LineHeight(v.l, core.Caption) + look.Space1
	}
	return core.LineHeight(v.l, core.FigureText) + core.LineHeight(v.l, core.Caption) + look.Space1
}

func (v *renderer) tokenHeight() float32 { return core.LineHeight(v.l, core.Strong) + 4 }

func (v *renderer) signSide() float32 { return core.Scaled(v.l, look.BodySize) * 0.9 }

func (l *ladder) wide() float32 {
	highest := l.lane.Prices[len(l.lane.Prices)-1]
	token := core.Scaled(l, look.BodySize) + look.Space1*core.FarSpace(l) + core.Measure(l, words.Number(highest),
		core.Strong).Width + look.Space3
	code := core.Scaled(l, look.FigureSize)*0.8 + look.Space1*core.FarSpace(l) + core.Measure(l, l.lane.Company.Code,
		core.FigureText).Width
	return max(token+2*look.Space1, code)
}

const narrowest float32 = 26

func (v *renderer) least() fyne.Size {
	return fyne.NewSize(narrowest*core.Factor(v.l), v.headerHeight()+4*v.tokenHeight())
}

func (v *renderer) layout(size fyne.Size) {
	l := v.l
	v.narrow = l.narrow || size.Width < l.wide()
	core.Place(v.hover, 0, 0, size.Width, size.Height)
	core.Place(v.ring, 1, 1, size.Width-2, size.Height-2)
	v.layoutHeader(size.Width)
	top, places := v.headerHeight(), len(v.rungs)
	inset := min(look.Space3, max(look.Space1, (size.Width-64)/4))
	if v.narrow {
		inset = 2
	}
	inset = max(inset, (size.Width-120*core.Factor(l))/2)
	wide := size.Width - 2*inset
	core.Place(v.strip, inset, top, wide, size.Height-top-look.Space1)
	token := v.tokenHeight()
	low, high := size.Height-look.Space1-token/2-2, top+token/2+2
	step := float32(0)
	if places > 1 {
		step = (low - high) / float32(places-1)
	}
	at := func(place float32) float32 { return low - place*step }
	label := core.LineHeight(l, core.Caption)
	marked := l.labelled(step, label*0.92)
	now, then := at(l.at()), at(float32(ghostRung(l.lane)))
	for i, r := range v.rungs {
		y := at(float32(i))
		price := l.lane.Prices[i]
		labelled := marked(i)
		hidden := labelled && (near(y, now, (token+label)/2-2) || (then != now && near(y, then, label)))
		core.Show(r.label, labelled && !hidden)
		core.Place(r.label, inset, y-label/2, wide, label)
		r.label.TextSize = core.Scaled(l, look.CaptionSize)
		if v.narrow {
			fit(r.label, wide-2)
		}
		if l.round(price) && step >= label*0.92 {
			r.label.Color, r.label.TextStyle.Bold = core.Tint(l, look.Ink), true
		} else {
			r.label.Color, r.label.TextStyle.Bold = core.Tint(l, look.Soft), false
		}
		switch {
		case step >= label*0.92: // every price has its label, so the rules separate cells
			core.Show(r.line, i > 0)
			core.Place(r.line, inset+1, y+step/2, wide-2, look.Hairline)
		case labelled: // the label replaces the rule
			core.Show(r.line, false)
		default:
			core.Show(r.line, true)
			tick := min(wide*0.16, 10)
			core.Place(r.line, inset+(wide-tick)/2, y, tick, look.Hairline)
		}
	}
	v.layoutMarker(inset, wide, now, then)
}

func (v *renderer) layoutHeader(width float32) {
	l := v.l
	v.code.TextSize, v.move.Part = core.Scaled(l, look.FigureSize), 1
	if v.narrow {
		v.layoutNarrowHeader(width)
		return
	}
	v.paintMove()
	v.code.Alignment = fyne.TextAlignLeading
	line, side := core.LineHeight(l, core.FigureText), core.Scaled(l, look.FigureSize)*0.8
	code := core.Measure(l, v.code.Text, core.FigureText).Width
	left := (width - side - look.Space1*core.FarSpace(v.l) - code) / 2
	core.Place(v.head.Object(), left, (line-side)/2, side, side)
	core.Place(v.code, left+side+look.Space1*core.FarSpace(v.l), 0, code, line)
	v.move.Place(l, (width+v.move.Size(l).Width)/2, line-2, core.LineHeight(l, core.Caption))
}

// layoutNarrowHeader puts the shape above the code and the last move below it, each no wider than the ladder.
func (v *renderer) layoutNarrowHeader(width float32) {
	l := v.l
	side, line := v.signSide(), core.LineHeight(l, core.Strong)
	core.Place(v.head.Object(), (width-side)/2, 0, side, side)
	v.code.TextSize = core.Scaled(l, look.BodySize)
	fit(v.code, width-2)
	v.code.Alignment = fyne.TextAlignCenter
	core.Place(v.code, 0, side, width, line)
	v.paintMove()
	if wide := v.move.Size(l).Width; wide > width {
		v.move.Part = width / wide
		v.paintMove()
	}
	v.move.Place(l, (width+v.move.Size(l).Width)/2, side+line-2, core.LineHeight(l, core.Caption))
}

func (v *renderer) layoutMarker(inset, wide, now, then float32) {
	l := v.l
	token, label := v.tokenHeight(), core.LineHeight(l, core.Caption)
	out := min(inset*0.6, look.Space2)
	core.Place(v.token, inset-out, now-token/2, wide+2*out, token)
	v.token.CornerRadius = min(look.Radius, token/2)
	side := core.Scaled(l, look.BodySize) * 0.78
	v.price.TextSize, v.before.TextSize = core.Scaled(l, look.BodySize), core.Scaled(l, look.CaptionSize)
	core.Show(v.sign.Object(), !v.narrow)
	if v.narrow {
		fit(v.price, wide+2*out-2)
		v.price.Alignment = fyne.TextAlignCenter
		core.Place(v.price, inset-out, now-token/2, wide+2*out, token)
		fit(v.before, wide-4)
	} else {
		price := core.Measure(l, v.price.Text, core.Strong).Width
		left := inset + (wide-side-look.Space1*core.FarSpace(v.l)-price)/2
		v.price.Alignment = fyne.TextAlignTrailing
		core.Place(v.sign.Object(), left, now-side/2, side, side)
		core.Place(v.price, left+side+look.Space1*core.FarSpace(v.l), now-token/2, price, token)
	}
	core.Place(v.ghost, inset+2, then-label/2, wide-4, label)
	v.ghost.CornerRadius = look.Radius / 2
	core.Place(v.before, inset+2, then-label/2, wide-4, label)
	large := max(1, core.Factor(l))
	tip, stem, x := 9*large, 2*large, inset+wide-7*large
	from, to := then-label/2, now+token/2+1
	if now > then {
		from, to = then+label/2, now-token/2-1-tip
	}
	room := from-to >= tip
	if now > then {
		room = to-from >= 0
		core.Place(v.stem, x-stem/2, from, stem, to-from+2)
		core.Place(v.tip, x-tip/2, to, tip, tip)
	} else {
		core.Place(v.stem, x-stem/2, to+tip-2, stem, from-to-tip+2)
		core.Place(v.tip, x-tip/2, to, tip, tip)
	}
	moved := moved(l.lane)
	room = room && l.lane.Event == ""
	core.Show(v.stem, moved && room)
	core.Show(v.tip, moved && room)
	overlap := near(now, then, (token+label)/2)
	core.Show(v.before, moved && !overlap)
}

func near(a, b, distance float32) bool { return a-b < distance && b-a < distance }
