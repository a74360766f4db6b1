package qr

import (
	"math"

	"scripkeeper/calc"
)

// A mark is a corner mark of a code in the picture: a dark square of 7 modules around a light one of 5 and a dark one
// of 3.
type mark struct {
	middle point
	// corners are the corners of the outer edge, clockwise from any corner.
	corners [4]point
}

const markSide = 7

// rays is the number of directions in which the edges of a mark are searched. At most mostGap searches may fail.
const rays, mostGap = 64, 12

// mark measures the corner mark around a place. width is an estimate in pixels; ok reports whether there is a mark.
func (s shades) mark(about point, width float64) (m mark, ok bool) {
	for range 2 { // the second time from the measured middle
		rim, ok := s.rim(about, width)
		if !ok {
			return m, false
		}
		about = centroid(rim)
		if m.corners, ok = square(rim, about); !ok {
			return m, false
		}
	}
	m.middle = crossing(m.corners[0], m.corners[2], m.corners[1], m.corners[3])
	return m, m.middle.near(about, width/4+1)
}

// rim returns points on the outer edge of a corner mark, in all directions from a place inside it.
func (s shades) rim(about point, width float64) (rim []point, ok bool) {
	rim = make([]point, 0, rays)
	for i := range rays {
		// Successive rays are far apart, so that other shapes are soon rejected.
		const on = rays/3 | 1
		sin, cos := math.Sincos(2 * math.Pi * float64(i*on) / rays)
		ahead := point{cos, sin}
		if edges, ok := s.edges(about, ahead, width); ok && concentric(edges) {
			rim = append(rim, about.on(ahead, edges[2]))
		} else if i-len(rim) >= mostGap {
			return nil, false
		}
	}
	return rim, true
}

// concentric reports whether the distances of the edges are in about the ratio 3 : 5 : 7 of a corner mark.
func concentric(edges [3]float64) bool {
	core, ring := edges[0]/edges[2], edges[1]/edges[2]
	return core > 0.25 && core < 0.6 && ring > 0.55 && ring < 0.88
}

// edges returns the distances, in one direction, from a corner mark's middle to the edges of the dark core, the light
// square and the whole mark. At an edge, the lightness is halfway between the extremes on both sides.
func (s shades) edges(middle, ahead point, width float64) (far [3]float64, ok bool) {
	const most = 240
	reach := 1.5 * width
	step := max(0.5, reach/most)
	var levels [most]float64
	count, lightest := min(most, int(reach/step)), 0.0
	for i := range count {
		p := middle.on(ahead, float64(i)*step)
		levels[i] = float64(s.between(p.x, p.y))
		if i <= 8 || i < count/3 {
			lightest = max(lightest, levels[i])
		}
	}
	least := max(12, (lightest-levels[0])/4) // a smaller change may be noise
	from, found, sign := 0, 0, 1.0
	for i := 1; i < count; i++ {
		if (levels[i]-levels[from])*sign < least {
			if (levels[i]-levels[from])*sign < 0 {
				from = i
			}
			continue
		}
		to := i
		for j := i; j < count && (levels[to]-levels[j])*sign < least; j++ {
			if (levels[j]-levels[to])*sign > 0 {
				to = j
			}
		}
		half := (levels[from] + levels[to]) / 2
		at := from + 1
		for (levels[at]-half)*sign < 0 {
			at++
		}
		far[found] = step * (float64(at) - (levels[at]-half)/(levels[at]-levels[at-1]))
		if found++; found == len(far) {
			return far, true
		}
		from, i, sign = to, to, -sign
	}
	return far, false
}

// square finds the corners of a square seen at an angle, from points on its rim. The covariance of the points gives the
// distortion. Without the distortion, the corners are farthest from the middle.
func square(rim []point, middle point) (corners [4]point, ok bool) {
	var xx, xy, yy float64
	for _, p := range rim {
		dx, dy := p.x-middle.x, p.y-middle.y
		xx, xy, yy = xx+dx*dx, xy+dx*dy, yy+dy*dy
	}
	// The covariance is the square of the matrix l = (a 0; b c). The inverse of l undoes the distortion.
	a := math.Sqrt(xx)
	b := xy / a
	c := math.Sqrt(yy - b*b)
	if !(a > 0 && c > 0) {
		return corners, false
	}
	round := func(p point) point {
		x := (p.x - middle.x) / a
		return point{x, (p.y - middle.y - b*x) / c}
	}
	var re, im float64
	for _, p := range rim {
		q := round(p)
		sin, cos := math.Sincos(4 * math.Atan2(q.y, q.x))
		far := math.Hypot(q.x, q.y)
		re, im = re+far*cos, im+far*sin
	}
	corner := math.Atan2(im, re) / 4
	// Each side gets the points between its corners, except those near a corner, because blur rounds corners off.
	var sides [4][]point
	const margin = 0.12
	for _, p := range rim {
		q := round(p)
		angle := (math.Atan2(q.y, q.x) - corner) / (math.Pi / 2)
		side := math.Floor(angle)
		if at := angle - side; at > margin && at < 1-margin {
			sides[(int(side)+8)%4] = append(sides[(int(side)+8)%4], p)
		}
	}
	var lines [4][2]point
	for i, side := range sides {
		if lines[i], ok = line(side); !ok {
			return corners, false
		}
	}
	for i := range corners {
		before, after := lines[(i+3)%4], lines[i]
		corners[i] = crossing(before[0], before[1], after[0], after[1])
	}
	return corners, true
}

func line(points []point) (ends [2]point, ok bool) {
	for range 3 {
		if len(points) < 4 {
			return ends, false
		}
		middle := centroid(points)
		var xx, xy, yy float64
		for _, p := range points {
			dx, dy := p.x-middle.x, p.y-middle.y
			xx, xy, yy = xx+dx*dx, xy+dx*dy, yy+dy*dy
		}
		sin, cos := math.Sincos(math.Atan2(2*xy, xx-yy) / 2)
		ends = [2]point{middle, {middle.x + cos, middle.y + sin}}
		off := func(p point) float64 { return math.Abs((p.y-middle.y)*cos - (p.x-middle.x)*sin) }
		spread := 0.0
		for _, p := range points {
			spread += off(p) / float64(len(points))
		}
		kept := calc.Where(points, func(p point) bool { return off(p) <= 2*spread+0.1 })
		if len(kept) == len(points) {
			break
		}
		points = kept
	}
	return ends, true
}
