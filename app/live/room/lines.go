package room

import (
	"fmt"
	"slices"
	"unicode/utf8"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
)

// Lines is a line chart for a page. Box is the SVG view box, 520 × 260, wider on the left for long values.
type Lines struct {
	Box   string
	Ticks []Tick
	Lines []Line
}

// A Tick is a value on the vertical axis. Down is the distance from the top, and Zero marks the value 0.
type Tick struct {
	Down float64
	Text string
	Zero bool
}

// A Line is a line of a chart. Lines are sorted by last value, highest first. Place is the line's index before sorting,
// which selects the dash pattern.
type Line struct {
	Place   int
	Name    string
	Company *view.Company
	Pawn    emblem.Pawn
	// Points are the line's coordinates, End is its last point, or nil for an empty line, and Last is its last value.
	Points string
	End    *[2]float64 `json:",omitempty"`
	Last   string
}

// Sizes of a chart in pixels: width, height, left margin for values, other margins, and widest digit of a value.
const chartWidth, chartHeight, chartLeft, chartEdge, chartLetter = 520, 260, 62, 10, 12

const chartTicks = 4

// linesOf returns the chart of series, or nil for an empty chart.
func linesOf(all []view.Series) *Lines {
	if len(all) == 0 {
		return nil
	}
	least, most, long := 0, 1, 2
	for _, s := range all {
		for _, value := range s.Values {
			least, most = min(least, value), max(most, value)
		}
		long = max(long, s.First+len(s.Values))
	}
	x := func(turn int) float64 {
		return chartLeft + (chartWidth-chartLeft-chartEdge)*float64(turn)/float64(long-1)
	}
	y := func(value int) float64 {
		return chartEdge + (chartHeight-2*chartEdge)*float64(most-value)/float64(most-least)
	}
	drawn, left := &Lines{}, 0
	step := view.NiceStep(most-least, chartTicks)
	for value := (least - step + 1) / step * step; value <= most; value += step {
		written := words.Number(value)
		left = max(left, chartLetter*utf8.RuneCountInString(written)-chartLeft)
		drawn.Ticks = append(drawn.Ticks, Tick{y(value), written, value == 0})
	}
	drawn.Box = fmt.Sprintf("%d 0 %d %d", -left, chartWidth+left, chartHeight)
	order := make([]int, len(all))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return lastOf(all[b]) - lastOf(all[a]) })
	for _, place := range order {
		s := all[place]
		line := Line{Place: place, Name: s.Name, Company: s.Company, Pawn: s.Pawn, Last: "–"}
		for turn, value := range s.Values {
			at := [2]float64{x(s.First + turn), y(value)}
			line.Points += fmt.Sprintf("%.1f,%.1f ", at[0], at[1])
			line.End, line.Last = &at, words.Number(value)
		}
		drawn.Lines = append(drawn.Lines, line)
	}
	return drawn
}

func lastOf(s view.Series) int {
	if len(s.Values) == 0 {
		return 0
	}
	return s.Values[len(s.Values)-1]
}
