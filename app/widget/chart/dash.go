package chart

import (
	"math"
	"slices"

	"fyne.io/fyne/v2"

	"scripkeeper/app/view"
)

// A dash is a pattern of strokes and gaps that continues from one segment of a line to the next.
type dash struct {
	pattern []float32
	at      int
	left    float32
}

// newDash returns the pattern of a line by its index (solid, long, short and so on), with the lengths multiplied by a
// factor.
func newDash(place int, by float32) *dash {
	patterns := [][]float32{nil, {10, 5}, {3, 4}, {12, 4, 3, 4}, {6, 3}, {16, 4}}
	d := &dash{}
	for _, stroke := range patterns[place%len(patterns)] {
		d.pattern = append(d.pattern, stroke*by)
	}
	if d.pattern != nil {
		d.left = d.pattern[0]
	}
	return d
}

func (d *dash) along(from, to fyne.Position) [][2]fyne.Position {
	if d.pattern == nil {
		return [][2]fyne.Position{{from, to}}
	}
	whole := float32(math.Hypot(float64(to.X-from.X), float64(to.Y-from.Y)))
	point := func(at float32) fyne.Position {
		return fyne.NewPos(from.X+(to.X-from.X)*at/whole, from.Y+(to.Y-from.Y)*at/whole)
	}
	var strokes [][2]fyne.Position
	for done := float32(0); done < whole; {
		part := min(d.left, whole-done)
		if d.at%2 == 0 {
			strokes = append(strokes, [2]fyne.Position{point(done), point(done + part)})
		}
		done, d.left = done+part, d.left-part
		if d.left <= 0 {
			d.at = (d.at + 1) % len(d.pattern)
			d.left = d.pattern[d.at]
		}
	}
	return strokes
}

type lineEnd struct {
	place int
	y     float32
}

// spreadNames returns the ends of the lines from top to bottom, moved apart so that names don't overlap. If the height
// is too small for all names, the lowest are left out.
func spreadNames(series []view.Series, s chartScale, height float32) []lineEnd {
	var ends []lineEnd
	for place, line := range series {
		if n := len(line.Values); n > 0 {
			ends = append(ends, lineEnd{place, s.at(line.First+n-1, line.Values[n-1]).Y})
		}
	}
	slices.SortStableFunc(ends, func(a, b lineEnd) int {
		switch {
		case a.y < b.y:
			return -1
		case a.y > b.y:
			return 1
		}
		return 0
	})
	ends = ends[:min(len(ends), max(1, int(s.height/height)+1))]
	for i := 1; i < len(ends); i++ {
		ends[i].y = max(ends[i].y, ends[i-1].y+height)
	}
	low := s.top + s.height + height/2
	for i := len(ends) - 1; i >= 0; i-- {
		ends[i].y = min(ends[i].y, low)
		low = ends[i].y - height
	}
	return ends
}
