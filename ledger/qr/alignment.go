package qr

import (
	"math"
	"slices"

	"github.com/makiuchi-d/gozxing/qrcode/decoder"
)

// alignmentMarks returns the middles of the alignment marks, in modules, those near the upper left corner first.
func alignmentMarks(count int) (middles []point) {
	version, err := decoder.Version_GetProvisionalVersionForDimension(count)
	if err != nil {
		return nil
	}
	far := float64(count - markSide)
	for _, y := range version.GetAlignmentPatternCenters() {
		for _, x := range version.GetAlignmentPatternCenters() {
			p := point{float64(x) + 0.5, float64(y) + 0.5}
			if min(p.x, p.y) > markSide || p.x > markSide && p.x < far || p.y > markSide && p.y < far {
				middles = append(middles, p)
			}
		}
	}
	slices.SortStableFunc(middles, func(p, q point) int { return int(p.x + p.y - q.x - q.y) })
	return middles
}

// align returns the middle of an alignment mark in the picture, if there is one near its expected place.
func (m *mesh) align(middle point) (at point, found bool) {
	const (
		reach = 2 // the radius of the search, in modules
		fine  = 4 // places per module
		side  = 2*(reach+2)*fine + 1
		// alike is the least correlation with an ideal mark at which a place counts as a mark.
		alike = 0.75
	)
	at, right, down := m.expect(middle)
	var levels [side][side]float64
	for y := range side {
		for x := range side {
			p := at.on(right, float64(x-side/2)/fine).on(down, float64(y-side/2)/fine)
			levels[y][x] = float64(m.picture.between(p.x, p.y))
		}
	}
	const shifts = 2*reach*fine + 1
	var likeness [shifts * shifts]float64
	for i := range likeness {
		var of [25]float64
		for j := range of {
			of[j] = levels[fine*(j/5)+i/shifts][fine*(j%5)+i%shifts]
		}
		likeness[i] = likeAlignment(of)
	}
	best := slices.Max(likeness[:])
	// A sharp mark correlates equally well within a module of its middle, so the result is the middle of those places.
	first := slices.Index(likeness[:], best)
	var by point
	number := 0.0
	for i, like := range likeness {
		x, y := i%shifts, i/shifts
		if beside := fine + 1; like > best-0.02 && max(x-first%shifts, first%shifts-x, y-first/shifts) < beside {
			by, number = by.plus(point{float64(x), float64(y)}), number+1
		}
	}
	by = by.times(1 / number / fine).less(point{reach, reach})
	return at.on(right, by.x).on(down, by.y), best > alike
}

func likeAlignment(levels [25]float64) float64 {
	const modules, light = 25.0, 8.0 // the modules of the light ring
	var sum, squares, ring float64
	for i, level := range levels {
		sum, squares = sum+level, squares+level*level
		if x, y := i%5-2, i/5-2; max(x, -x, y, -y) == 1 {
			ring += level
		}
	}
	spread := (squares - sum*sum/modules) * (light - light*light/modules)
	if spread < modules*modules {
		return 0
	}
	return (ring - sum*light/modules) / math.Sqrt(spread)
}
