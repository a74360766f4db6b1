package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// widestCode is the room for a company's code, the same for all so that steppers below one another align.
func widestCode(w fyne.Widget) float32 { return core.Measure(w, "MM", core.Strong).Width }

// CreateRenderer draws the badge, the buttons, the number, the shortcuts and the caption.
func (s *Stepper) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	well, ring := &canvas.Rectangle{CornerRadius: look.Radius, StrokeWidth: look.Hairline}, core.NewRing()
	text, caption, name := canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil)
	text.Alignment, caption.Alignment = fyne.TextAlignCenter, fyne.TextAlignTrailing
	objects := []fyne.CanvasObject{well, s.less, s.more, text, caption, name, s.jumpsHolder}
	var m *mark.Shape
	if s.company != nil {
		m = mark.NewShape(mark.Dress(*s.company).Shape)
		objects = append(objects, m.Object())
	}
	objects = append(objects, ring)
	paint := func() {
		s.guard()
		well.FillColor, well.StrokeColor = core.Tint(s, look.Card), core.Tint(s, look.Edge)
		words := look.Ink
		if s.Disabled() {
			words = look.Faint
			well.FillColor, well.StrokeColor = core.Tint(s, look.Felt), core.Tint(s, look.Rule)
		}
		s.PaintRing(ring)
		ring.CornerRadius = look.Radius
		core.Write(s, text, s.written(), core.FigureText, words)
		core.Write(s, caption, s.caption, core.Caption, look.Soft)
		if s.value == 0 && s.signed && !s.Disabled() {
			text.Color = core.Tint(s, look.Soft)
		}
		if m == nil {
			core.Write(s, name, s.label, core.Body, words)
			return
		}
		core.Write(s, name, core.Shorten(s.company.Code, widestCode(s), core.Scaled(s, look.BodySize), core.Strong.TextStyle()), core.Strong, mark.Dress(*s.company).Ink)
		if s.Disabled() {
			name.Color = core.Tint(s, look.Faint)
		}
		mark.PaintShape(s, m, mark.Dress(*s.company), s.Disabled())
	}
	number := func() float32 {
		widest := max(core.Measure(s, words.Signed(s.low), core.FigureText).Width, core.Measure(s, words.Signed(s.high), core.FigureText).Width)
		return max(look.Target, widest+look.Space2)
	}
	side := func() float32 { return core.Scaled(s, look.BodySize) }
	parts := func() (lead, control, jumps, price float32) {
		lead = core.Measure(s, s.label, core.Body).Width + look.Space2
		if m != nil {
			lead = side() + look.Space2 + widestCode(s) + look.Space2
		}
		control = s.less.MinSize().Width*2 + number()
		if len(s.shortcuts) > 0 {
			jumps = s.jumpsHolder.MinSize().Width + look.Space1
		}
		if m != nil { // what shares cost comes and goes: the buttons shall not move for it
			price = core.Measure(s, "– 9 999", core.Caption).Width
		}
		if s.caption != "" {
			price = max(price, core.Measure(s, s.caption, core.Caption).Width)
		}
		if price > 0 {
			price += look.Space1
		}
		return lead, control, jumps, price
	}
	height := func() float32 { return max(look.Target, s.less.MinSize().Height) }
	least := func() fyne.Size {
		lead, control, jumps, price := parts()
		if m == nil {
			lead = min(lead, 64)
		}
		size := fyne.NewSize(lead+control+jumps, height())
		if width := s.Size().Width; s.caption != "" && width > 0 && width < size.Width+price {
			size.Height += core.LineHeight(s, core.Caption)
		}
		return size
	}
	layout := func(size fyne.Size) {
		lead, control, jumps, price := parts()
		high := height()
		if m != nil {
			core.Place(m.Object(), 0, (high-side())/2, side(), side())
			core.Place(name, side()+look.Space2, 0, lead-side()-look.Space2, high)
		}
		beside := size.Width >= lead+control+jumps+price
		right := size.Width
		if beside {
			core.Place(caption, right-price, 0, price, high)
			right -= price
		} else {
			core.Place(caption, 0, high, size.Width, core.LineHeight(s, core.Caption))
		}
		if jumps > 0 {
			core.Place(s.jumpsHolder, right-jumps+look.Space1, 0, jumps-look.Space1, high)
			right -= jumps
		}
		x := right - control
		if m == nil {
			core.Squeeze(s, name, s.label, core.Body, x-look.Space2)
			core.Place(name, 0, 0, x-look.Space2, high)
		} else {
			x = min(x, lead)
		}
		button := s.less.MinSize().Width
		core.Place(well, x, 0, control, high)
		core.Place(ring, x-2, -2, control+4, high+4)
		core.Place(s.less, x, 0, button, high)
		core.Place(text, x+button, 0, control-2*button, high)
		core.Place(s.more, x+control-button, 0, button, high)
	}
	return core.NewRenderer(s, paint, least, layout, objects...)
}
