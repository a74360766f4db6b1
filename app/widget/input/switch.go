package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
)

type Switch struct {
	core.Control
	title, detail string
	on            bool
	change        func(on bool)
	words         *text.Text
}

// NewSwitch returns a switch. changed is called on every change by the user.
func NewSwitch(title, detail string, on bool, changed func(on bool)) *Switch {
	s := &Switch{title: title, detail: detail, on: on, change: changed, words: text.NewParagraph(detail, core.Caption)}
	s.Extend(s, func() {
		s.on = !s.on
		s.Refresh()
		if s.change != nil {
			s.change(s.on)
		}
	})
	return s
}

func (s *Switch) SetTitle(title string) { core.Set(s, &s.title, title) }

func (s *Switch) SetDetail(detail string) {
	if s.detail != detail {
		s.detail = detail
		s.words.SetText(detail)
		s.Refresh()
	}
}

// SetOn sets the switch without calling the function for changes.
func (s *Switch) SetOn(on bool) { core.Set(s, &s.on, on) }

func (s *Switch) On() bool { return s.on }

func (s *Switch) AccessibilityLabel() string {
	label := s.title
	if s.on {
		label += " ✓"
	}
	if s.detail != "" {
		label += ", " + s.detail
	}
	return s.WithReason(label)
}

func (s *Switch) CreateRenderer() fyne.WidgetRenderer {
	hover, ring := &canvas.Rectangle{CornerRadius: look.Radius}, core.NewRing()
	title, slot, knob, sign := text.NewParagraph(s.title, core.Body), &canvas.Rectangle{}, canvas.NewCircle(nil),
		mark.NewTick()
	objects := append([]fyne.CanvasObject{hover, title, s.words, slot, knob}, sign.Objects()...)
	objects = append(objects, ring)
	paint := func() {
		words, fill, line, dot := look.Ink, look.Felt, look.Edge, look.Edge
		if s.on {
			fill, line, dot = look.Turn, look.Turn, look.OnTurn
		}
		if s.Disabled() {
			words, fill, line, dot = look.Faint, look.Felt, look.Rule, look.Faint
		}
		title.SetText(s.title)
		title.SetColor(words)
		slot.FillColor, slot.StrokeColor, slot.StrokeWidth = core.Tint(s, fill), core.Tint(s, line), 1.5
		knob.FillColor = core.Tint(s, dot)
		sign.Paint(s, look.Turn, s.on && !s.Disabled())
		s.PaintGround(hover)
		s.PaintRing(ring)
	}
	const wide, high = 46, 26
	least := func() fyne.Size {
		height := title.MinSize().Height + 2*look.Space2
		if s.detail != "" {
			height += s.words.MinSize().Height
		}
		return fyne.NewSize(120+wide, max(look.Target, height))
	}
	layout := func(size fyne.Size) {
		core.Place(hover, -look.Space1, 0, size.Width+2*look.Space1, size.Height)
		core.Place(ring, -look.Space1, 1, size.Width+2*look.Space1, size.Height-2)
		room := size.Width - wide - 2*look.Space3
		title.Resize(fyne.NewSize(room, title.MinSize().Height))
		line := title.MinSize().Height
		s.words.Resize(fyne.NewSize(room, s.words.MinSize().Height))
		below := float32(0)
		if s.detail != "" {
			below = s.words.MinSize().Height
		}
		y := (size.Height - line - below) / 2
		core.Place(title, 0, y, room, line)
		core.Place(s.words, 0, y+line, room, below)
		x, top := size.Width-wide, (size.Height-high)/2
		core.Place(slot, x, top, wide, high)
		slot.CornerRadius = high / 2
		at := x + 4
		if s.on {
			at = x + wide - high + 4
		}
		core.Place(knob, at, top+4, high-8, high-8)
		sign.Place(at+4, top+8, high-16)
	}
	return core.NewRenderer(s, paint, least, layout, objects...)
}
