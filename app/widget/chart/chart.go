// Package chart draws how figures develop: line charts by turn, sparklines, and a podium.
package chart

import (
	"math"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	fw "fyne.io/fyne/v2/widget"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
)

// LineChart draws series of values by turn, each with its own colour, dash and mark, and with its name at its end.
type LineChart struct {
	fw.BaseWidget
	label  string
	series []view.Series
	// write formats a value for the axis, speak for a screen reader.
	write, speak func(value int) string
}

// NewLineChart returns a chart. label is the chart's name for screen readers.
func NewLineChart(label string, series []view.Series) *LineChart {
	c := &LineChart{label: label, series: series, write: words.Number, speak: strconv.Itoa}
	c.ExtendBaseWidget(c)
	return c
}

// Written sets the function that formats values; the default formats whole numbers.
func (c *LineChart) Written(as func(value int) string) *LineChart {
	c.write, c.speak = as, as
	return c
}

func (c *LineChart) Update(series []view.Series) {
	c.series = series
	c.Refresh()
}

func (c *LineChart) AccessibilityLabel() string {
	label := c.label
	for _, s := range c.series {
		if n := len(s.Values); n > 0 {
			label += ", " + strings.TrimSpace(s.Name+" "+c.speak(s.Values[n-1]))
		}
	}
	return label
}

func (c *LineChart) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

type chartScale struct {
	left, top, width, height float32
	turns                    int
	low, high, step          int
}

func (c *LineChart) newScale() chartScale {
	s := chartScale{}
	first := true
	for _, series := range c.series {
		s.turns = max(s.turns, series.First+len(series.Values)-1)
		for _, v := range series.Values {
			if first {
				s.low, s.high, first = v, v, false
			}
			s.low, s.high = min(s.low, v), max(s.high, v)
		}
	}
	// A single value is drawn midway on an axis from 0, because small steps around the value would mean nothing.
	if s.low == s.high && s.low > 0 {
		s.low, s.high = 0, 2*s.high
	}
	s.step = view.NiceStep(s.high-s.low, 4)
	s.low = int(math.Floor(float64(s.low)/float64(s.step))) * s.step
	s.high = int(math.Ceil(float64(s.high)/float64(s.step))) * s.step
	if s.high == s.low {
		s.high += s.step
	}
	return s
}

func (s chartScale) at(turn, value int) fyne.Position {
	x := s.left
	if s.turns > 0 {
		x += s.width * float32(turn) / float32(s.turns)
	}
	return fyne.NewPos(x, s.top+s.height*float32(s.high-value)/float32(s.high-s.low))
}

func (c *LineChart) CreateRenderer() fyne.WidgetRenderer {
	return core.NewRedrawn(c, fyne.NewSize(240, 140), c.draw)
}

func (c *LineChart) draw(size fyne.Size) []fyne.CanvasObject {
	if size.Width < 10 || size.Height < 10 {
		return nil
	}
	s := c.newScale()
	line := core.LineHeight(c, core.Caption)
	axis := core.Measure(c, c.write(s.high), core.Caption).Width
	axis = max(axis, core.Measure(c, c.write(s.low), core.Caption).Width) + c.axisGap()
	names := float32(0)
	for _, series := range c.series {
		size := core.Scaled(c, look.CaptionSize)
		names = max(names, look.Measure(series.Name, size, fyne.TextStyle{Bold: true}).Width)
	}
	names = min(names, size.Width*0.22) + look.Space4*core.Factor(c)
	s.left, s.top = axis, line/2
	s.width, s.height = size.Width-axis-names, size.Height-line*2
	objects := c.drawGrid(s, axis)
	for i, series := range c.series {
		objects = append(objects, c.drawSeries(s, i, series)...)
	}
	return append(objects, c.drawNames(s, size.Width, names)...)
}

func (c *LineChart) axisGap() float32 { return look.Space2 * core.Factor(c) }

func (c *LineChart) drawGrid(s chartScale, axis float32) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	height := core.LineHeight(c, core.Caption)
	for v := s.low; v <= s.high; v += s.step {
		at := s.at(0, v)
		rule := canvas.NewRectangle(core.Tint(c, look.Rule))
		core.Place(rule, s.left, at.Y, s.width, look.Hairline)
		text := canvas.NewText("", nil)
		core.Write(c, text, c.write(v), core.Caption, look.Soft)
		text.Alignment = fyne.TextAlignTrailing
		core.Place(text, 0, at.Y-height/2, axis-c.axisGap(), height)
		objects = append(objects, rule, text)
	}
	each := view.NiceStep(s.turns, max(1, int(s.width/(48*core.Factor(c)))))
	for turn := 0; turn <= s.turns; turn += each {
		at := s.at(turn, s.low)
		text := canvas.NewText("", nil)
		core.Write(c, text, strconv.Itoa(turn), core.Caption, look.Soft)
		text.Alignment = fyne.TextAlignCenter
		core.Place(text, at.X-20, s.top+s.height+height*0.4, 40, height)
		objects = append(objects, text)
	}
	return objects
}

func (c *LineChart) drawSeries(s chartScale, place int, series view.Series) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	name := c.color(place)
	dash := newDash(place, max(1, core.Factor(c)))
	// If turns are less than two units apart, only every second, third and so on is drawn.
	apart := max(1, int(math.Ceil(float64(s.turns)/float64(max(1, s.width/2)))))
	for turn := 0; turn+1 < len(series.Values); {
		next := min(turn+apart, len(series.Values)-1)
		from, to := s.at(series.First+turn, series.Values[turn]), s.at(series.First+next, series.Values[next])
		turn = next
		for _, part := range dash.along(from, to) {
			l := canvas.NewLine(core.Tint(c, name))
			l.StrokeWidth, l.Position1, l.Position2 = 2*core.Factor(c), part[0], part[1]
			objects = append(objects, l)
		}
	}
	each := max(1, view.NiceStep(s.turns, max(1, int(s.width/(40*core.Factor(c))))))
	for turn, v := range series.Values {
		last := series.First + len(series.Values) - 1
		// A mark close to the last one is left out, because the two would overlap.
		if turn += series.First; turn == last || turn%each == 0 && last-turn >= (each+1)/2 {
			at := s.at(turn, v)
			objects = append(objects, c.drawMark(place, at.X, at.Y)...)
		}
	}
	return objects
}

func (c *LineChart) drawMark(place int, x, y float32) []fyne.CanvasObject {
	side := 11 * core.Factor(c)
	if of := c.series[place].Company; of != nil {
		m := mark.NewShape(mark.Dress(*of).Shape)
		mark.PaintShape(c, m, mark.Dress(*of), false)
		core.Place(m.Object(), x-side/2, y-side/2, side, side)
		return []fyne.CanvasObject{m.Object()}
	}
	p := mark.NewDisc(c.series[place].Pawn.Or(place))
	p.Paint(c, false)
	p.Place(x-side/2, y-side/2, side)
	return p.Objects()
}

func (c *LineChart) color(place int) fyne.ThemeColorName {
	if of := c.series[place].Company; of != nil {
		return mark.Dress(*of).Ink
	}
	return look.Series(c.series[place].Pawn.Or(place).Color)
}

func (c *LineChart) drawNames(s chartScale, right, room float32) []fyne.CanvasObject {
	var objects []fyne.CanvasObject
	height := core.LineHeight(c, core.Caption)
	for _, end := range spreadNames(c.series, s, height) {
		text := canvas.NewText("", nil)
		core.Write(c, text, c.series[end.place].Name, core.Caption, c.color(end.place))
		text.TextStyle.Bold = true
		text.Text = core.Shorten(text.Text, room-look.Space3*core.Factor(c), text.TextSize, text.TextStyle)
		core.Place(text, right-room+look.Space3*core.Factor(c), end.y-height/2, room-look.Space3*core.Factor(c), height)
		objects = append(objects, text)
	}
	return objects
}
