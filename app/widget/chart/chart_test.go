package chart

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/view"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/calc/conformance/expect"
)

func sampleSeries() []view.Series {
	return []view.Series{
		{Name: "Ben", Values: []int{400, 380, 520, 610, 560, 700, 820, 790, 1020}},
		{Name: "Anastasia Petrovna", Values: []int{400, 420, 480, 450, 640, 820, 980, 1160, 1350}},
		{Name: "Zoe", Values: []int{400, 400, 360, 380, 300, 340, 390, 420, 400}},
		{Name: "Мария", Values: []int{400, 450, 430, 520, 610, 700, 690, 900, 1040}},
		{Name: "Chidi", Values: []int{400, 300, 280, 160, 120, 60, 40, 20, 7}},
		{Name: "Yuki", Values: []int{400, 390, 460, 500, 600, 640, 760, 880, 960}},
	}
}

func TestChartLooks(t *testing.T) {
	widgettest.Light(t)
	widgettest.Golden(t, "chart", NewLineChart("net worth", sampleSeries()[:3]), 360, 220)
}

func TestChartStaysInside(t *testing.T) {
	widgettest.Light(t)
	for _, series := range [][]view.Series{sampleSeries(), {{Name: "Ann", Values: []int{5}}},
		{{Name: "Ann", Values: []int{-40, -900, 3}}}, {{Name: "Ann", Values: nil}}, nil,
		{{Name: "Ann", Values: []int{7, 7, 7}}, {Name: "Zoe", Values: []int{1000000, 2}}}} {
		c := NewLineChart("net worth", series)
		widgettest.Stand(t, c, 360, 220)
		for _, o := range test.WidgetRenderer(c).Objects() {
			if !widgettest.Within(fyne.NewSize(366, 224), o) && o.Position().X < -6 {
				t.Errorf("%v: %T at %v, %v", series, o, o.Position(), o.Size())
			}
		}
	}
}

func TestALongGameIsNoMoreToDrawThanCanBeToldApart(t *testing.T) {
	widgettest.Light(t)
	long := view.Series{Name: "Anna"}
	for turn := range 10_000 {
		long.Values = append(long.Values, 400+turn%300)
	}
	c := NewLineChart("net worth", []view.Series{long})
	widgettest.Stand(t, c, 360, 220)
	n := len(test.WidgetRenderer(c).Objects())
	expect.True(t, n <= 300, "it is drawn with %d objects", n)
}

func TestChartScaleHoldsAllValuesInFewSteps(t *testing.T) {
	widgettest.Light(t)
	for _, values := range [][]int{{0, 7}, {400, 13505}, {-330, 90}, {250, 250}, {999, 1001}} {
		s := NewLineChart("", []view.Series{{Name: "", Values: values}}).newScale()
		steps := (s.high - s.low) / s.step
		expect.True(t, s.low <= values[0] && s.high >= values[1] && steps >= 1 && steps <= 6,
			"%v: from %d to %d by %d", values, s.low, s.high, s.step)
	}
}

func TestLinesAreToldApartWithoutColour(t *testing.T) {
	widgettest.Light(t)
	seen := map[int]bool{}
	for place := range 6 {
		n := len(newDash(place, 1).along(fyne.NewPos(0, 0), fyne.NewPos(240, 0)))
		expect.True(t, !seen[n], "line %d has as many strokes as another: %d", place, n)
		seen[n] = true
	}
}

func TestDashesGoOnFromPieceToPiece(t *testing.T) {
	whole := newDash(1, 1).along(fyne.NewPos(0, 0), fyne.NewPos(100, 0))
	d, length := newDash(1, 1), float32(0)
	for x := float32(0); x < 100; x += 4 {
		for _, stroke := range d.along(fyne.NewPos(x, 0), fyne.NewPos(x+4, 0)) {
			length += stroke[1].X - stroke[0].X
		}
	}
	want := float32(0)
	for _, stroke := range whole {
		want += stroke[1].X - stroke[0].X
	}
	expect.True(t, length >= want-0.01 && length <= want+0.01, "in pieces %v are drawn, in one %v", length, want)
}

func TestNamesDoNotTouch(t *testing.T) {
	widgettest.Light(t)
	series := []view.Series{{Name: "a", Values: []int{0, 100}}, {Name: "b", Values: []int{0, 100}},
		{Name: "c", Values: []int{0, 99}}, {Name: "d", Values: []int{0, 0}}, {Name: "e", Values: []int{0, 0}}}
	c := NewLineChart("", series)
	s := c.newScale()
	s.top, s.height = 8, 200
	ends := spreadNames(series, s, 16)
	for i := 1; i < len(ends); i++ {
		expect.True(t, ends[i].y-ends[i-1].y >= 16, "%v", ends)
	}
	last := ends[len(ends)-1].y
	expect.True(t, last <= 8+200+8, "the last name stands at %v", last)
}

func TestALongNameIsWholeIfTheChartIsWide(t *testing.T) {
	widgettest.Light(t)
	c := NewLineChart("", []view.Series{{Name: "Wilhelmina Oosterhout", Values: []int{0, 100}}})
	widgettest.Stand(t, c, 900, 220)
	objects := test.WidgetRenderer(c).Objects()
	expect.Equal(t, objects[len(objects)-1].(*canvas.Text).Text, "Wilhelmina Oosterhout", "the name")
}

func TestNamesOfManyStayInTheChart(t *testing.T) {
	widgettest.Light(t)
	var series []view.Series
	for seat := range 14 {
		series = append(series, view.Series{Name: "Player", Values: []int{400, 100 * seat}})
	}
	s := NewLineChart("", series).newScale()
	s.top, s.height = 8, 60
	ends := spreadNames(series, s, 16)
	first := ends[0]
	expect.True(t, first.place == 13 && first.y >= 0, "the first name is that of %d, at %v", first.place, first.y)
	last := ends[len(ends)-1].y
	expect.True(t, last <= 8+60+8, "the last name stands at %v", last)
}

func TestChartFollowsAnUpdateAndSpeaks(t *testing.T) {
	widgettest.Light(t)
	c := NewLineChart("net worth", sampleSeries()[:1])
	widgettest.Stand(t, c, 360, 220)
	expect.Equal(t, c.AccessibilityLabel(), "net worth, Ben 1020", "spoken")
	strokes := func() (n int) {
		for _, o := range test.WidgetRenderer(c).Objects() {
			if _, ok := o.(*canvas.Line); ok {
				n++
			}
		}
		return n
	}
	before := strokes()
	c.Update(sampleSeries()[:2])
	expect.True(t, before == 8 && strokes() > before, "%d strokes, then %d", before, strokes())
}

func TestALineBeginsAtItsFirstTurn(t *testing.T) {
	widgettest.Light(t)
	late := view.Series{Name: "B", Values: []int{40, 60}, First: 3}
	c := NewLineChart("Prices", []view.Series{{Name: "A", Values: []int{10, 20, 30, 40, 50}}, late})
	s := c.newScale()
	s.width, s.height = 400, 100
	expect.True(t, s.turns == 4, "the chart has %d turns", s.turns)
	marks := 0
	for _, o := range c.drawSeries(s, 1, late) {
		if line, is := o.(*canvas.Line); is && line.Position1.X < 299 {
			t.Errorf("a stroke begins at %v", line.Position1)
		}
		marks++
	}
	expect.True(t, marks != 0, "nothing is drawn")
}

func TestOneValueLiesMidway(t *testing.T) {
	widgettest.Light(t)
	s := NewLineChart("", []view.Series{{Name: "A", Values: []int{200, 200}}}).newScale()
	expect.True(t, s.low == 0 && s.high == 400 && s.step == 100,
		"from %d to %d in steps of %d", s.low, s.high, s.step)
}

func TestNoMarkTouchesTheOneAtTheEnd(t *testing.T) {
	widgettest.Light(t)
	values := make([]int, 102) // turns 0 to 101, with a mark at every tenth
	c := NewLineChart("net worth", []view.Series{{Name: "Anna", Values: values}})
	s := c.newScale()
	s.width, s.height = 400, 100
	var at []float32
	for _, o := range c.drawSeries(s, 0, c.series[0]) {
		if disc, is := o.(*canvas.Circle); is && disc.Size().Width == 11 {
			at = append(at, disc.Position().X)
		}
	}
	n := len(at)
	expect.True(t, n >= 3 && at[n-1]-at[n-2] >= 11, "the marks stand at %v", at)
}
