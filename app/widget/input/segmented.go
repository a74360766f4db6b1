package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// Segmented is a row of words of which one is chosen. The arrow keys move the choice.
type Segmented struct {
	core.Control
	labels []string
	chosen int
	change func(chosen int)
}

// NewSegmented is a row of words. A tap on one reports its place, 0 the first.
func NewSegmented(labels []string, chosen int, changed func(chosen int)) *Segmented {
	s := &Segmented{labels: labels, chosen: chosen, change: changed}
	s.Extend(s, s.tapped)
	s.SetKeys(func(e *fyne.KeyEvent) bool {
		switch e.Name {
		case fyne.KeyLeft:
			s.choose(s.chosen - 1)
		case fyne.KeyRight:
			s.choose(s.chosen + 1)
		default:
			return false
		}
		return true
	})
	return s
}

// SetChosen moves the choice without reporting it.
func (s *Segmented) SetChosen(chosen int) {
	if s.chosen != chosen {
		s.chosen = chosen
		s.Refresh()
	}
}

// Chosen is the place of the word that is chosen.
func (s *Segmented) Chosen() int { return s.chosen }

// tapped chooses the word that was tapped. Keys have other ways.
func (s *Segmented) tapped() {
	if width := s.Size().Width; width > 0 && !s.TappedAt().IsZero() {
		s.choose(int(s.TappedAt().X / width * float32(len(s.labels))))
	}
}

func (s *Segmented) choose(place int) {
	if s.Disabled() || place < 0 || place >= len(s.labels) || place == s.chosen {
		return
	}
	s.chosen = place
	s.Refresh()
	if s.change != nil {
		s.change(place)
	}
}

// AccessibilityLabel is the word that is chosen.
func (s *Segmented) AccessibilityLabel() string {
	if s.chosen < 0 || s.chosen >= len(s.labels) {
		return s.WithReason("")
	}
	return s.WithReason(s.labels[s.chosen])
}

// CreateRenderer draws the row.
func (s *Segmented) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	ground, thumb, ring := &canvas.Rectangle{}, &canvas.Rectangle{}, core.NewRing()
	objects := []fyne.CanvasObject{ground, thumb}
	texts := make([]*canvas.Text, len(s.labels))
	for i := range texts {
		texts[i] = canvas.NewText("", nil)
		texts[i].Alignment = fyne.TextAlignCenter
		objects = append(objects, texts[i])
	}
	objects = append(objects, ring)
	paint := func() {
		ground.FillColor, ground.StrokeColor = core.Tint(s, look.Felt), core.Tint(s, look.Rule)
		thumb.FillColor, thumb.StrokeColor = core.Tint(s, look.Card), core.Tint(s, look.Turn)
		ground.StrokeWidth, thumb.StrokeWidth = look.Hairline, 2
		ground.CornerRadius, thumb.CornerRadius = look.Radius, look.Radius-2
		thumb.Hidden = s.chosen < 0 || s.chosen >= len(texts)
		s.PaintRing(ring)
		for i, text := range texts {
			style, name := core.Body, look.Soft
			if i == s.chosen {
				style, name = core.Strong, look.Ink
			}
			if s.Disabled() {
				name = look.Faint
			}
			core.Write(s, text, s.labels[i], style, name)
		}
	}
	least := func() fyne.Size {
		width := float32(0)
		for _, label := range s.labels {
			width = max(width, core.Measure(s, label, core.Strong).Width+2*look.Space3)
		}
		return fyne.NewSize(width*float32(len(s.labels)),
			max(look.Target, core.LineHeight(s, core.Strong)+2*look.Space2))
	}
	layout := func(size fyne.Size) {
		core.Place(ground, 0, 0, size.Width, size.Height)
		core.Place(ring, -3, -3, size.Width+6, size.Height+6)
		each := size.Width / float32(max(1, len(texts)))
		core.Place(thumb, float32(s.chosen)*each+3, 3, each-6, size.Height-6)
		for i, text := range texts {
			text.Text = core.Shorten(s.labels[i], each-look.Space2, text.TextSize, text.TextStyle)
			core.Place(text, float32(i)*each, 0, each, size.Height)
		}
	}
	return core.NewRenderer(s, paint, least, layout, objects...)
}
