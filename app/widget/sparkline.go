package widget

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
)

// Sparkline is a small chart without words: how one course of figures went, before some others.
type Sparkline struct {
	fw.BaseWidget
	course []int
	others [][]int
}

// NewSparkline is a sparkline without a course.
func NewSparkline() *Sparkline {
	s := &Sparkline{}
	s.ExtendBaseWidget(s)
	return s
}

// Update shows a course and the others behind it.
func (s *Sparkline) Update(course []int, others [][]int) {
	s.course, s.others = course, others
	s.Refresh()
}

// CreateRenderer draws the lines.
func (s *Sparkline) CreateRenderer() fyne.WidgetRenderer {
	s.ExtendBaseWidget(s)
	return newPicture(s, fyne.NewSize(56, 18), s.draw)
}

// draw makes the lines anew for a size, the course last and with a point at its end.
func (s *Sparkline) draw(size fyne.Size) []fyne.CanvasObject {
	if len(s.course) < 2 || size.Width < 10 {
		return nil
	}
	low, high := s.course[0], s.course[0]
	for _, course := range append([][]int{s.course}, s.others...) {
		for _, n := range course {
			low, high = min(low, n), max(high, n)
		}
	}
	const point = 3
	at := func(course []int, i int) fyne.Position {
		y := (size.Height - 2*point) / 2
		if high > low {
			y = (size.Height - 2*point) * float32(high-course[i]) / float32(high-low)
		}
		return fyne.NewPos((size.Width-2*point)*float32(i)/float32(len(course)-1), point+y)
	}
	var objects []fyne.CanvasObject
	line := func(course []int, name fyne.ThemeColorName, thick float32) {
		for i := 1; i < len(course); i++ {
			l := canvas.NewLine(tint(s, name))
			l.StrokeWidth, l.Position1, l.Position2 = thick, at(course, i-1), at(course, i)
			objects = append(objects, l)
		}
	}
	for _, course := range s.others {
		line(course, look.Rule, 1.2)
	}
	line(s.course, look.Turn, 1.8)
	end := at(s.course, len(s.course)-1)
	dot := canvas.NewCircle(tint(s, look.Turn))
	Place(dot, end.X-point, end.Y-point, 2*point, 2*point)
	return append(objects, dot)
}
