package chart

import (
	"fmt"
	"image/color"
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// Sparkline is a small chart without words: one series as a line, in front of the fainter lines of other series.
type Sparkline struct {
	fw.BaseWidget
	course []int
	others [][]int
}

func NewSparkline() *Sparkline {
	s := &Sparkline{}
	s.ExtendBaseWidget(s)
	return s
}

func (s *Sparkline) Update(course []int, others [][]int) {
	s.course, s.others = course, others
	s.Refresh()
}

func (s *Sparkline) CreateRenderer() fyne.WidgetRenderer {
	return core.NewRedrawn(s, fyne.NewSize(56, 18), s.draw)
}

// draw makes a single picture of all lines, because separate objects would be too many for a list of games. The main
// line is in front and ends in a point.
func (s *Sparkline) draw(size fyne.Size) []fyne.CanvasObject {
	if len(s.course) < 2 || min(size.Width, size.Height) < 10 {
		return nil
	}
	low, high := s.course[0], s.course[0]
	for _, course := range append([][]int{s.course}, s.others...) {
		low, high = min(low, slices.Min(course)), max(high, slices.Max(course))
	}
	const point = 3
	at := func(course []int, i int) (x, y float32) {
		y = (size.Height - 2*point) / 2
		if high > low {
			y = (size.Height - 2*point) * float32(high-course[i]) / float32(high-low)
		}
		return (size.Width - 2*point) * float32(i) / float32(len(course)-1), point + y
	}
	var svg strings.Builder
	fmt.Fprintf(&svg, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.2f %.2f">`, size.Width, size.Height)
	line := func(course []int, ink string, thick float32) {
		fmt.Fprintf(&svg, `<polyline fill="none" stroke="%s" stroke-width="%.1f" points="`, ink, thick)
		for i := range course {
			x, y := at(course, i)
			fmt.Fprintf(&svg, "%.1f,%.1f ", x, y)
		}
		svg.WriteString(`"/>`)
	}
	for _, course := range s.others {
		line(course, hex(core.Tint(s, look.Faint)), 1.2)
	}
	turn := hex(core.Tint(s, look.Turn))
	line(s.course, turn, 1.8)
	x, y := at(s.course, len(s.course)-1)
	fmt.Fprintf(&svg, `<circle cx="%.1f" cy="%.1f" r="%d" fill="%s"/></svg>`, x, y, point, turn)
	// The toolkit caches pictures by name, so the name must depend on the contents.
	picture := canvas.NewImageFromResource(fyne.NewStaticResource(svg.String()+".svg", []byte(svg.String())))
	picture.Resize(size)
	return []fyne.CanvasObject{picture}
}

func hex(c color.Color) string {
	opaque := color.NRGBAModel.Convert(c).(color.NRGBA)
	return fmt.Sprintf("#%02x%02x%02x", opaque.R, opaque.G, opaque.B)
}
