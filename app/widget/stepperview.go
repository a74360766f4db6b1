package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
)

// widestCode is the room for a company's code, the same for all so that steppers below one another align.
func widestCode(w fyne.Widget) float32 { return measure(w, "MM", Strong).Width }

// CreateRenderer draws the badge, the buttons, the number, the shortcuts and the caption.
func (s *Stepper) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	well, ring := &canvas.Rectangle{CornerRadius: look.Radius, StrokeWidth: look.Hairline}, newRing()
	text, caption, name := canvas.NewText("", nil), canvas.NewText("", nil), canvas.NewText("", nil)
	text.Alignment, caption.Alignment = fyne.TextAlignCenter, fyne.TextAlignTrailing
	objects := []fyne.CanvasObject{well, s.less, s.more, text, caption, name, s.jumpsHolder}
	var m *mark
	if s.company != nil {
		m = newMark(s.company.Suit().Shape)
		objects = append(objects, m.object())
	}
	objects = append(objects, ring)
	paint := func() {
		s.guard()
		well.FillColor, well.StrokeColor = tint(s, look.Card), tint(s, look.Edge)
		words := look.Ink
		if s.disabled {
			words = look.Faint
			well.FillColor, well.StrokeColor = tint(s, look.Felt), tint(s, look.Rule)
		}
		s.paintRing(ring)
		ring.CornerRadius = look.Radius
		write(s, text, s.written(), FigureText, words)
		write(s, caption, s.caption, Caption, look.Soft)
		if s.value == 0 && s.signed && !s.disabled {
			text.Color = tint(s, look.Soft)
		}
		if m == nil {
			write(s, name, s.label, Body, words)
			return
		}
		write(s, name, shorten(s.company.Code, widestCode(s), scaled(s, look.BodySize), Strong.text()), Strong, s.company.Suit().Ink)
		if s.disabled {
			name.Color = tint(s, look.Faint)
		}
		paintMark(s, m, s.company.Suit(), s.disabled)
	}
	number := func() float32 {
		widest := max(measure(s, look.Signed(s.low), FigureText).Width, measure(s, look.Signed(s.high), FigureText).Width)
		return max(look.Target, widest+look.Space2)
	}
	side := func() float32 { return scaled(s, look.BodySize) }
	parts := func() (lead, control, jumps, price float32) {
		lead = measure(s, s.label, Body).Width + look.Space2
		if m != nil {
			lead = side() + look.Space2 + widestCode(s) + look.Space2
		}
		control = s.less.MinSize().Width*2 + number()
		if len(s.shortcuts) > 0 {
			jumps = s.jumpsHolder.MinSize().Width + look.Space1
		}
		if m != nil { // what shares cost comes and goes: the buttons shall not move for it
			price = measure(s, "– 9 999", Caption).Width
		}
		if s.caption != "" {
			price = max(price, measure(s, s.caption, Caption).Width)
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
			size.Height += lineHeight(s, Caption)
		}
		return size
	}
	layout := func(size fyne.Size) {
		lead, control, jumps, price := parts()
		high := height()
		if m != nil {
			Place(m.object(), 0, (high-side())/2, side(), side())
			Place(name, side()+look.Space2, 0, lead-side()-look.Space2, high)
		}
		beside := size.Width >= lead+control+jumps+price
		right := size.Width
		if beside {
			Place(caption, right-price, 0, price, high)
			right -= price
		} else {
			Place(caption, 0, high, size.Width, lineHeight(s, Caption))
		}
		if jumps > 0 {
			Place(s.jumpsHolder, right-jumps+look.Space1, 0, jumps-look.Space1, high)
			right -= jumps
		}
		x := right - control
		if m == nil {
			squeeze(s, name, s.label, Body, x-look.Space2)
			Place(name, 0, 0, x-look.Space2, high)
		} else {
			x = min(x, lead)
		}
		button := s.less.MinSize().Width
		Place(well, x, 0, control, high)
		Place(ring, x-2, -2, control+4, high+4)
		Place(s.less, x, 0, button, high)
		Place(text, x+button, 0, control-2*button, high)
		Place(s.more, x+control-button, 0, button, high)
	}
	return newDrawing(s, paint, least, layout, objects...)
}
