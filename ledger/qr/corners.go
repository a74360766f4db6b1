package qr

import "math"

// corners has the three corner marks of a code, each turned so that its upper left corner comes first.
type corners struct {
	topLeft, topRight, bottomLeft mark
	across, down                  float64
	// off is the deviation from a flat square, 0 for none. It combines the angles between each mark's axes and the
	// directions to the other marks, and the logarithm of across / down.
	off float64
}

// rim returns the corners of the three marks, on a code that is count modules wide (on) and in the picture (seen).
func (c corners) rim(count int) (on, seen []point) {
	far := float64(count - markSide)
	for i, m := range []mark{c.topLeft, c.topRight, c.bottomLeft} {
		first := []point{{0, 0}, {far, 0}, {0, far}}[i]
		for j, p := range []point{{0, 0}, {markSide, 0}, {markSide, markSide}, {0, markSide}} {
			on, seen = append(on, first.plus(p)), append(seen, m.corners[j])
		}
	}
	return on, seen
}

func (m mark) axes() (right, down point) {
	c := m.corners
	right = c[1].less(c[0]).plus(c[2].less(c[3])).times(0.5 / markSide)
	down = c[3].less(c[0]).plus(c[2].less(c[1])).times(0.5 / markSide)
	return right, down
}

func (m mark) turned(by int) mark {
	c := m.corners
	for i := range c {
		m.corners[i] = c[(i+by)%4]
	}
	return m
}

// sees returns a place in the picture relative to the middle of the mark, in the mark's modules.
func (m mark) sees(p point) point {
	right, down := m.axes()
	to := p.less(m.middle)
	of := right.cross(down)
	return point{to.cross(down) / of, right.cross(to) / of}
}

// towards is a direction on a code, and a place in the picture that should lie in that direction.
type towards struct{ ahead, place point }

// facing turns a mark so that each place lies in its direction. off is the largest deviation, divided by the distance.
func (m mark) facing(all ...towards) (best mark, off float64) {
	off = math.Inf(1)
	for by := range 4 {
		t := m.turned(by)
		worst := 0.0
		for _, to := range all {
			seen := t.sees(to.place)
			far := seen.x*to.ahead.x + seen.y*to.ahead.y
			if !(far > 0) {
				worst = math.Inf(1)
				break
			}
			worst = max(worst, math.Abs(seen.cross(to.ahead))/far)
		}
		if worst < off {
			best, off = t, worst
		}
	}
	return best, off
}

const mostOff, maxOff = 0.6, 1.5

// arrange assigns three marks to the corners of a code, and reports whether that is plausible.
func arrange(marks [3]mark) (best corners, ok bool) {
	right, down, left, up := point{1, 0}, point{0, 1}, point{-1, 0}, point{0, -1}
	for i := range marks {
		tl, tr, bl := marks[i], marks[(i+1)%3], marks[(i+2)%3]
		if tr.middle.less(tl.middle).cross(bl.middle.less(tl.middle)) < 0 {
			tr, bl = bl, tr
		}
		var c corners
		var offs [3]float64
		c.topLeft, offs[0] = tl.facing(towards{right, tr.middle}, towards{down, bl.middle})
		c.topRight, offs[1] = tr.facing(towards{left, tl.middle})
		c.bottomLeft, offs[2] = bl.facing(towards{up, tl.middle})
		if max(offs[0], offs[1], offs[2]) > mostOff {
			continue
		}
		// In perspective, the scale along a line is the geometric mean of the scales at its ends.
		c.across = math.Sqrt(-c.topLeft.sees(tr.middle).x*c.topRight.sees(tl.middle).x) + markSide
		c.down = math.Sqrt(-c.topLeft.sees(bl.middle).y*c.bottomLeft.sees(tl.middle).y) + markSide
		c.off = offs[0] + offs[1] + offs[2] + math.Abs(math.Log(c.across/c.down))
		const fewest, most = minModules * 0.8, maxModules * 1.2
		likely := min(c.across, c.down) > fewest && max(c.across, c.down) < most && c.off < maxOff
		if likely && (!ok || c.off < best.off) {
			best, ok = c, true
		}
	}
	return best, ok
}
