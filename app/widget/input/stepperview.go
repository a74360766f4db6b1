package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/words"
)

func (s *Stepper) CreateRenderer() fyne.WidgetRenderer {
	well, ring := &canvas.Rectangle{CornerRadius: look.Radius, StrokeWidth: look.Hairline}, core.NewRing()
	text, name := canvas.NewText("", nil), canvas.NewText("", nil)
	text.Alignment = fyne.TextAlignCenter
	paint := func() {
		s.guard()
		ink, fill, outline := look.Ink, look.Card, look.Edge
		if s.Disabled() {
			ink, fill, outline = look.Faint, look.Felt, look.Rule
		}
		well.FillColor, well.StrokeColor = core.Tint(s, fill), core.Tint(s, outline)
		s.PaintRing(ring)
		ring.CornerRadius = look.Radius
		core.Write(s, text, words.Number(s.value), core.FigureText, ink)
		core.Write(s, name, s.label, core.Body, ink)
		name.Hidden = s.bare
	}
	parts := func() (lead, control, jumps float32) {
		number := max(core.Measure(s, words.Signed(s.low), core.FigureText).Width,
			core.Measure(s, words.Signed(s.high), core.FigureText).Width) + look.Space2
		if !s.bare {
			lead = core.Measure(s, s.label, core.Body).Width + look.Space2
		}
		control = s.less.MinSize().Width*2 + max(look.Target, number)
		if len(s.shortcuts) > 0 {
			jumps = s.jumpsHolder.MinSize().Width + look.Space1
		}
		return lead, control, jumps
	}
	height := func() float32 { return max(look.Target, s.less.MinSize().Height) }
	lined := func(width, lead, control, jumps float32) bool {
		return jumps > 0 && width > 0 && width < lead+control+jumps
	}
	least := func() fyne.Size {
		lead, control, jumps := parts()
		width, size := s.Size().Width, fyne.NewSize(max(min(lead, 64)+control, jumps), height())
		if lined(width, lead, control, jumps) {
			size.Height += look.Space1 + height()
		}
		return size
	}
	layout := func(size fyne.Size) {
		lead, control, jumps := parts()
		high, right := height(), size.Width
		if lined(size.Width, lead, control, jumps) {
			core.Place(s.jumpsHolder, right-jumps+look.Space1, high+look.Space1, jumps-look.Space1, high)
		} else if jumps > 0 {
			core.Place(s.jumpsHolder, right-jumps+look.Space1, 0, jumps-look.Space1, high)
			right -= jumps
		}
		if s.bare {
			control = right
		}
		x := right - control
		core.Squeeze(s, name, s.label, core.Body, x-look.Space2)
		core.Place(name, 0, 0, x-look.Space2, high)
		button := s.less.MinSize().Width
		core.Place(well, x, 0, control, high)
		core.Place(ring, x-2, -2, control+4, high+4)
		core.Place(s.less, x, 0, button, high)
		core.Place(text, x+button, 0, control-2*button, high)
		core.Place(s.more, x+control-button, 0, button, high)
	}
	return core.NewRenderer(s, paint, least, layout, well, s.less, s.more, text, name, s.jumpsHolder, ring)
}
