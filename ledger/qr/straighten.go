package qr

import (
	"math"

	"github.com/makiuchi-d/gozxing/qrcode/detector"
)

// A search finds the three corner marks of a code that leans away, or is small, and then takes its lines for curves of
// a flat one: it looks for a mark in the fourth corner where none is. So the marks are measured here, and the code is
// drawn anew as it looks straight from the front.
const (
	// straightScale is how many pixels a module has in the straight copy, straightBorder how many modules are around
	// it.
	straightScale, straightBorder = 6, 4
	// markSide is how many modules a corner mark is wide.
	markSide = 7
	// fewest and most modules a side has (ISO/IEC 18004).
	minModules, maxModules = 21, 177
)

// A point is a place in a picture, in pixels.
type point struct{ x, y float64 }

func (p point) to(q point) (ahead point, far float64) {
	dx, dy := q.x-p.x, q.y-p.y
	far = math.Hypot(dx, dy)
	return point{dx / far, dy / far}, far
}

func (p point) on(ahead point, by float64) point { return point{p.x + ahead.x*by, p.y + ahead.y*by} }

// straight is the code between three corner marks as it looks from the front, and whether the marks are those of a
// code.
func (s shades) straight(marks *detector.FinderPatternInfo) (shades, bool) {
	at := func(m *detector.FinderPattern) point { return point{m.GetX(), m.GetY()} }
	corner := at(marks.GetTopLeft())
	across, okAcross := s.axis(corner, at(marks.GetTopRight()))
	down, okDown := s.axis(corner, at(marks.GetBottomLeft()))
	if !okAcross || !okDown {
		return shades{}, false
	}
	// Sides have 17+4v modules.
	count := 17 + 4*int(math.Round(((across.modules+down.modules)/2-17)/4))
	if count < minModules || count > maxModules {
		return shades{}, false
	}
	across.fit(count)
	down.fit(count)
	side := (count + 2*straightBorder) * straightScale
	copied := shades{side, side, make([]byte, side*side)}
	for row := range side {
		y := (float64(row)+0.5)/straightScale - straightBorder - markSide/2.0
		for column := range side {
			x := (float64(column)+0.5)/straightScale - straightBorder - markSide/2.0
			depth := across.lean*x + down.lean*y + 1
			copied.pixels[row*side+column] = s.between(
				corner.x+(across.pace*across.ahead.x*x+down.pace*down.ahead.x*y)/depth,
				corner.y+(across.pace*across.ahead.y*x+down.pace*down.ahead.y*y)/depth)
		}
	}
	return copied, true
}

// An axis is the line from the middle of one corner mark to that of the next, as it lies in the picture. What is x
// modules from the first mark is pace·x / (lean·x + 1) pixels from it; a plane that two such lines span is seen as they
// are.
type axis struct {
	ahead      point
	pace, lean float64
	// modules is how many a side of the code seems to have.
	modules float64
	// edges are how far the outer edges of both marks are from the first mark, in pixels, and far the second mark.
	edges [4]float64
	far   float64
}

// axis measures the marks along the line between them.
func (s shades) axis(from, to point) (a axis, ok bool) {
	a.ahead, a.far = from.to(to)
	back := point{-a.ahead.x, -a.ahead.y}
	// Each edge is looked for no further than halfway to the other mark.
	reach := a.far / 2
	before, ok1 := s.edge(from, back, reach)
	after, ok2 := s.edge(from, a.ahead, reach)
	inner, ok3 := s.edge(to, back, reach)
	outer, ok4 := s.edge(to, a.ahead, reach)
	if !ok1 || !ok2 || !ok3 || !ok4 {
		return a, false
	}
	a.edges = [4]float64{-before, after, a.far - inner, a.far + outer}
	// Along a line in perspective, a length is measured by the geometric mean of the scales at its ends.
	module := math.Sqrt((before+after)*(inner+outer)) / markSide
	a.modules = a.far/module + markSide
	return a, module > 0.5 && max(before, after, inner, outer) < 3*min(before, after, inner, outer)
}

// fit finds the pace and the lean that fit the measures best, for a code of so many modules a side: each measure t of a
// point x gives pace·x − lean·x·t = t, and the squares of what is left over are to be the least.
func (a *axis) fit(count int) {
	const half = markSide / 2.0
	length := float64(count - markSide)
	xs := [5]float64{-half, half, length - half, length + half, length}
	ts := [5]float64{a.edges[0], a.edges[1], a.edges[2], a.edges[3], a.far}
	var pp, pl, ll, pt, lt float64
	for i, x := range xs {
		p, l, t := x, -x*ts[i], ts[i]
		pp, pl, ll, pt, lt = pp+p*p, pl+p*l, ll+l*l, pt+p*t, lt+l*t
	}
	of := pp*ll - pl*pl
	a.pace, a.lean = (pt*ll-lt*pl)/of, (pp*lt-pl*pt)/of
}

// edge is how far the outer edge of a corner mark is from its middle in a direction: dark, light, dark, light.
func (s shades) edge(middle, ahead point, reach float64) (far float64, ok bool) {
	const step = 0.25
	darkest, lightest := byte(255), byte(0)
	for d := 0.0; d < reach; d += step {
		p := middle.on(ahead, d)
		level := s.between(p.x, p.y)
		darkest, lightest = min(darkest, level), max(lightest, level)
	}
	edge := (float64(darkest) + float64(lightest)) / 2
	before, changes := float64(s.between(middle.x, middle.y)), 0
	for d := step; d < reach; d += step {
		p := middle.on(ahead, d)
		level := float64(s.between(p.x, p.y))
		if (level > edge) != (before > edge) {
			if changes++; changes == 3 {
				return d - step*(level-edge)/(level-before), true
			}
		}
		before = level
	}
	return 0, false
}

// between is the shade at a place between pixels; outside of the picture it is white.
func (s shades) between(x, y float64) byte {
	x, y = x-0.5, y-0.5
	left, top := int(math.Floor(x)), int(math.Floor(y))
	if left < 0 || top < 0 || left+1 >= s.width || top+1 >= s.height {
		return 255
	}
	right, down := x-float64(left), y-float64(top)
	at := top*s.width + left
	upper := float64(s.pixels[at])*(1-right) + float64(s.pixels[at+1])*right
	lower := float64(s.pixels[at+s.width])*(1-right) + float64(s.pixels[at+s.width+1])*right
	return byte(upper*(1-down) + lower*down + 0.5)
}

// crisp is a straight copy with each module wholly dark or wholly light. Where modules are hardly wider than the blur,
// what the ones beside it gave to a module is taken off first; then it is dark if it is darker than those around it.
func (s shades) crisp() shades {
	count := s.width/straightScale - 2*straightBorder
	modules := make([]int, count*count)
	for i := range modules {
		x := (i%count+straightBorder)*straightScale + straightScale/2
		y := (i/count+straightBorder)*straightScale + straightScale/2
		for _, at := range []int{(y-1)*s.width + x - 1, (y-1)*s.width + x, y*s.width + x - 1, y*s.width + x} {
			modules[i] += int(s.pixels[at])
		}
	}
	// around is the mean of the modules up to so far from one.
	around := func(of []int, i, far int) int {
		sum, number := 0, 0
		for y := max(0, i/count-far); y <= min(count-1, i/count+far); y++ {
			for x := max(0, i%count-far); x <= min(count-1, i%count+far); x++ {
				sum, number = sum+of[y*count+x], number+1
			}
		}
		return sum / number
	}
	const beside, region = 1, 6
	sharp := make([]int, len(modules))
	for i, level := range modules {
		sharp[i] = 2*level - around(modules, i, beside)
	}
	c := shades{s.width, s.height, make([]byte, len(s.pixels))}
	for i := range c.pixels {
		c.pixels[i] = 255
	}
	for i, level := range sharp {
		if level >= around(sharp, i, region) {
			continue
		}
		for y := range straightScale {
			row := ((i/count+straightBorder)*straightScale + y) * s.width
			clear(c.pixels[row+(i%count+straightBorder)*straightScale:][:straightScale])
		}
	}
	return c
}
