package paper

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"scripkeeper/app/view"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/palette"
	"scripkeeper/app/words"
)

// A plot is a chart ready to draw. Positions are in percent of the width from the left, and of the height from the top.
type plot struct {
	Steps, Entries []tick
	Widest         string
	Lines          []curve
}

type tick struct {
	At   float64
	Text string
}

// A curve is a line with its name at the right end. A dark Edge around the line makes pale colours visible.
type curve struct {
	Name, Color, Edge, Dash, Points string
	At                              float64
}

// dashes returns the dash patterns that tell lines apart without colour. Patterns repeat if there are more lines.
func dashes() []string {
	return []string{"", "9 4", "2.6 2.6", "13 3.4 2.6 3.4", "5 5", "17 5", "7.5 2.3 2.3 2.3 2.3 2.3", "2.3 6"}
}

const (
	mostSteps = 6
	// nameHeight is the height of a name, in percent of the chart.
	nameHeight = 6.2
)

// plotOf returns a chart ready to draw, or nil if no series has a value after the first entry.
func plotOf(c page.Chart) *plot {
	low, high, last := 0, 0, 0
	for _, s := range c.Series {
		last = max(last, s.First+len(s.Values)-1)
		for _, value := range s.Values {
			low, high = min(low, value), max(high, value)
		}
	}
	if last < 1 {
		return nil
	}
	step := view.NiceStep(high-low, mostSteps)
	low, high = -above(-low, step), max(above(high, step), step)
	across := func(entry int) float64 { return tenth(entry, last) }
	down := func(value int) float64 { return tenth(high-value, high-low) }
	written := words.Number
	if c.Tenths {
		written = func(value int) string { return words.Tenths(float64(value) / 10) }
	}
	var p plot
	for value := low; value <= high; value += step {
		step := tick{down(value), written(value)}
		if p.Steps = append(p.Steps, step); utf8.RuneCountInString(step.Text) > utf8.RuneCountInString(p.Widest) {
			p.Widest = step.Text
		}
	}
	for entry, by := 0, view.NiceStep(last, mostSteps); entry <= last; entry += by {
		p.Entries = append(p.Entries, tick{across(entry), words.Number(entry)})
	}
	for i, s := range c.Series {
		if len(s.Values) == 0 {
			continue
		}
		line := curve{Name: s.Name, Dash: dashes()[i%len(dashes())], At: down(s.Values[len(s.Values)-1])}
		line.Color = shadeOf(palette.Series(s.Pawn.Color))
		if line.Edge = line.Color; s.Company != nil {
			fill := palette.Company(s.Company.Suit.Key)
			line.Color, line.Edge = shadeOf(fill), shadeOf(fill+".ink")
		}
		var points strings.Builder
		for at, value := range s.Values {
			fmt.Fprintf(&points, "%g,%g ", across(s.First+at), down(value))
		}
		line.Points = points.String()
		p.Lines = append(p.Lines, line)
	}
	part(p.Lines)
	return &p
}

// tenth returns the first number as a percentage of the second, with one decimal.
func tenth(of, whole int) float64 { return float64(1000*of/whole) / 10 }

// above returns the lowest multiple of step that is at least value; 0 if value is negative.
func above(value, step int) int { return (max(0, value) + step - 1) / step * step }

// part moves the names of lines apart if they overlap.
func part(lines []curve) {
	order := make([]*curve, len(lines))
	for i := range lines {
		order[i] = &lines[i]
	}
	slices.SortStableFunc(order, func(a, b *curve) int { return cmp.Compare(a.At, b.At) })
	for i := range order[min(1, len(order)):] {
		order[i+1].At = max(order[i+1].At, order[i].At+nameHeight)
	}
	limit := 100.0
	for _, line := range slices.Backward(order) { // names pushed below the chart move up again
		line.At = min(line.At, limit)
		limit = line.At - nameHeight
	}
}
