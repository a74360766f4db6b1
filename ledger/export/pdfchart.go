package export

import (
	"cmp"
	"image/color"
	"math"
	"slices"
)

const (
	chartHeight = 62.0
	labelWidth  = 42.0
	axisWidth   = 12.0
	sampleWidth = 7.0
)

const (
	lineWidth = 0.45
	edgeWidth = 0.75
)

// dashes are the patterns that distinguish lines other than by colour. They repeat if a chart has more lines.
func dashes() [][]float64 {
	return [][]float64{
		nil, {2.4, 1}, {0.7, 0.7}, {3.4, 0.9, 0.7, 0.9}, {1.3, 1.3}, {4.5, 1.4}, {2, 0.6, 0.6, 0.6, 0.6, 0.6},
		{0.6, 1.6},
	}
}

type scale struct{ from, to, at, length float64 }

func (s scale) of(value float64) float64 {
	return s.at + (value-s.from)/(s.to-s.from)*s.length
}

func (d *printer) chart(c PaperChart, number func(int) string) {
	if len(c.Lines) == 0 || c.Lines[0].last() < 1 {
		return
	}
	d.section(c.Title, chartHeight+10)
	d.y += 3
	low, high := 0, 0
	for _, line := range c.Lines {
		low, high = min(low, slices.Min(line.Values)), max(high, slices.Max(line.Values))
	}
	step := niceStep(high - low)
	low, high = -steps(-low, step), max(steps(high, step), step)
	left, width := pageMargin+axisWidth, textWidth-axisWidth-labelWidth
	last := c.Lines[0].last()
	x := scale{0, float64(last), left, width}
	y := scale{float64(low), float64(high), d.y + chartHeight, -chartHeight}
	d.use(smallSize, "", grey())
	for value := low; value <= high; value += step {
		at := y.of(float64(value))
		d.pen(ruleInk(), 0.2)
		d.doc.Line(left, at, left+width, at)
		d.put(pageMargin, at-lineHeight(smallSize)/2, axisWidth-2, smallSize, "R", number(value))
	}
	for entry, by := 0, niceStep(last); entry <= last; entry += by {
		d.put(x.of(float64(entry))-5, y.at+0.5, 10, smallSize, "C", number(entry))
	}
	for i, line := range c.Lines {
		d.stroke(i, line, func() {
			d.doc.MoveTo(x.of(float64(line.First)), y.of(float64(line.Values[0])))
			for at, value := range line.Values {
				d.doc.LineTo(x.of(float64(line.First+at)), y.of(float64(value)))
			}
			d.doc.DrawPath("D")
		})
	}
	d.names(c, x, y)
	d.y += chartHeight + lineHeight(smallSize) + 1
}

func (d *printer) stroke(place int, line PaperLine, draw func()) {
	draws := func(c color.NRGBA, width float64) {
		d.pen(ink{int(c.R), int(c.G), int(c.B)}, width)
		d.doc.SetDashPattern(dashes()[place%len(dashes())], 0)
		draw()
	}
	draws(line.Edge, edgeWidth)
	draws(line.Color, lineWidth)
}

func (d *printer) names(c PaperChart, x, y scale) {
	order := make([]int, len(c.Lines))
	places := make([]float64, len(c.Lines))
	for i, line := range c.Lines {
		order[i], places[i] = i, y.of(float64(line.Values[len(line.Values)-1]))
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(places[a], places[b]) })
	high := lineHeight(smallSize)
	for n, i := range order {
		if n > 0 {
			places[i] = max(places[i], places[order[n-1]]+high)
		}
	}
	for n := len(order) - 1; n >= 0; n-- { // move up what was pushed below the chart
		limit := y.at
		if n < len(order)-1 {
			limit = places[order[n+1]] - high
		}
		places[order[n]] = min(places[order[n]], limit)
	}
	at := x.at + x.length + 2
	for i, line := range c.Lines {
		d.stroke(i, line, func() { d.doc.Line(at, places[i], at+sampleWidth, places[i]) })
		d.use(smallSize, "", black())
		width := labelWidth - sampleWidth - 3
		d.put(at+sampleWidth+1, places[i]-high/2, width, smallSize, "L", d.clip(line.Name, width))
	}
}

func niceStep(span int) int {
	size := 1
	for ; size < math.MaxInt/600; size *= 10 {
		for _, by := range []int{1, 2, 5} {
			if span <= 6*by*size {
				return by * size
			}
		}
	}
	return size
}

func steps(value, step int) int {
	if value <= 0 {
		return 0
	}
	return (value + step - 1) / step * step
}
