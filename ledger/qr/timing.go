package qr

import (
	"math"
	"slices"
)

// Limits of the number of modules a side (ISO/IEC 18004).
const minModules, maxModules = 21, 177

// leastInTurn is the least share of the timing patterns' modules with the right colour. By chance, half have it.
const leastInTurn = 0.9

// counts returns the possible numbers of modules a side, the likeliest first. It counts the modules along the two
// timing patterns between the marks. The number measured from the marks alone is another possible number.
func (s shades) counts(c corners) (counts []int) {
	add := func(modules float64) {
		count := 17 + 4*int(math.Round((modules-17)/4))
		if count >= minModules && count <= maxModules && !slices.Contains(counts, count) {
			counts = append(counts, count)
		}
	}
	measured := (c.across + c.down) / 2
	tlRight, tlDown := c.topLeft.axes()
	trRight, _ := c.topRight.axes()
	_, blDown := c.bottomLeft.axes()
	// Distances from a mark's middle to the middles of the timing row and of the light module beside the mark.
	const row, beside = markSide/2.0 - 0.5, markSide/2.0 + 0.5
	across, down := c.across-2*beside-markSide+1, c.down-2*beside-markSide+1
	for _, p := range []path{
		{c.topLeft.at(beside, row), c.topRight.at(-beside, row), tlRight.times(across), trRight.times(across)},
		{c.topLeft.at(row, beside), c.bottomLeft.at(row, -beside), tlDown.times(down), blDown.times(down)},
	} {
		if count := float64(2*s.darkOn(p) + 1 + 2*markSide); math.Abs(count-measured) < measured/8 {
			add(count)
		}
	}
	if len(counts) > 0 {
		add(measured)
	}
	return counts
}

func (m mark) at(x, y float64) point {
	right, down := m.axes()
	return m.middle.on(right, x).on(down, y)
}

// A path is a cubic curve between two places. leaves and arrives are the derivatives at the two ends.
type path struct{ from, to, leaves, arrives point }

func (p path) at(t float64) point {
	rest := 1 - t
	return point{}.
		on(p.from, (1+2*t)*rest*rest).on(p.leaves, t*rest*rest).
		on(p.to, (1+2*rest)*t*t).on(p.arrives, -t*t*rest)
}

func (s shades) darkOn(p path) (dark int) {
	const each = 2 // places per pixel
	far := math.Hypot(p.to.x-p.from.x, p.to.y-p.from.y)
	levels := make([]float64, int(far)*each+1)
	lightest, darkest := 0.0, 255.0
	for i := range levels {
		at := p.at(float64(i) / float64(len(levels)))
		levels[i] = float64(s.between(at.x, at.y))
		lightest, darkest = max(lightest, levels[i]), min(darkest, levels[i])
	}
	least := (lightest - darkest) / 5 // a smaller change may be noise
	last, sign := lightest, -1.0
	for _, level := range levels {
		switch {
		case (level-last)*sign < 0:
			last = level
		case (level-last)*sign > least:
			if last, sign = level, -sign; sign > 0 {
				dark++
			}
		}
	}
	return dark
}

// inTurn returns the share of modules in the timing patterns that have the right colour.
func inTurn(modules []bool, count int) float64 {
	const row = markSide - 1
	right, of := 0, 0
	for i := markSide + 1; i < count-markSide-1; i++ {
		for _, is := range []bool{modules[row*count+i], modules[i*count+row]} {
			if of++; is == (i%2 == 0) {
				right++
			}
		}
	}
	return float64(right) / float64(of)
}
