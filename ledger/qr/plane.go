package qr

import "math"

// A point is a place in a picture, in pixels, or on a code, in modules from the code's upper left corner.
type point struct{ x, y float64 }

func (p point) on(ahead point, by float64) point { return point{p.x + ahead.x*by, p.y + ahead.y*by} }

func (p point) plus(q point) point { return point{p.x + q.x, p.y + q.y} }

func (p point) less(q point) point { return point{p.x - q.x, p.y - q.y} }

func (p point) times(by float64) point { return point{p.x * by, p.y * by} }

// cross is positive if q is clockwise from p in the picture.
func (p point) cross(q point) float64 { return p.x*q.y - p.y*q.x }

func (p point) near(q point, far float64) bool { return math.Hypot(p.x-q.x, p.y-q.y) <= far }

func crossing(a, b, c, d point) point {
	ab, cd := b.less(a), d.less(c)
	return a.on(ab, c.less(a).cross(cd)/ab.cross(cd))
}

func centroid(of []point) (c point) {
	for _, p := range of {
		c = c.on(p, 1/float64(len(of)))
	}
	return c
}

// A plane is a projective map, as the first eight numbers of a matrix, row by row. The ninth number is 1.
type plane [8]float64

func (m plane) at(p point) point {
	z := m[6]*p.x + m[7]*p.y + 1
	return point{(m[0]*p.x + m[1]*p.y + m[2]) / z, (m[3]*p.x + m[4]*p.y + m[5]) / z}
}

func planeThrough(from, to []point) (plane, bool) {
	f := fit{unknowns: 8}
	for i, p := range from {
		q := to[i]
		f.add([]float64{p.x, p.y, 1, 0, 0, 0, -p.x * q.x, -p.y * q.x}, point{q.x, 0}, 1)
		f.add([]float64{0, 0, 0, p.x, p.y, 1, -p.x * q.y, -p.y * q.y}, point{q.y, 0}, 1)
	}
	solved, ok := f.solve()
	var m plane
	for i := range m {
		m[i] = solved[i].x
	}
	return m, ok
}

// A sheet maps a bent sheet to the picture: a plane plus a polynomial deviation.
type sheet struct {
	plane plane
	off   [8]point
	count float64 // number of modules a side
}

func sheetThrough(from, to []point, count int) (s sheet, ok bool) {
	s.count = float64(count)
	if s.plane, ok = planeThrough(from, to); !ok {
		return s, false
	}
	bends := fit{unknowns: len(s.off)}
	for i, p := range from {
		factors := s.factors(p)
		bends.add(factors[:], to[i].less(s.plane.at(p)), 1)
	}
	for i := range bends.unknowns {
		bends.sums[i][i] += 1e-3 // so that an undetermined coefficient becomes 0
	}
	s.off, ok = bends.solve()
	return s, ok
}

func (s sheet) factors(p point) [8]float64 {
	x, y := p.x/s.count, p.y/s.count
	return [8]float64{1, x, y, x * x, x * y, y * y, x * x * x, y * y * y}
}

func (s sheet) at(p point) point {
	at := s.plane.at(p)
	for i, factor := range s.factors(p) {
		at = at.on(s.off[i], factor)
	}
	return at
}

// A fit is a least-squares problem with up to eight unknowns, solved for x and y at once.
type fit struct {
	unknowns int
	sums     [8][10]float64
}

func (f *fit) add(factors []float64, value point, weight float64) {
	for i, a := range factors {
		row := &f.sums[i]
		a *= weight
		for j, b := range factors {
			row[j] += a * b
		}
		row[8] += a * value.x
		row[9] += a * value.y
	}
}

func (f *fit) solve() (solved [8]point, ok bool) {
	n, sums := f.unknowns, &f.sums
	for i := range n {
		best := i
		for row := i + 1; row < n; row++ {
			if math.Abs(sums[row][i]) > math.Abs(sums[best][i]) {
				best = row
			}
		}
		if math.Abs(sums[best][i]) < 1e-12 {
			return solved, false
		}
		sums[i], sums[best] = sums[best], sums[i]
		for row := range n {
			if row == i {
				continue
			}
			by := sums[row][i] / sums[i][i]
			for column := range sums[row] {
				sums[row][column] -= by * sums[i][column]
			}
		}
	}
	for i := range n {
		solved[i] = point{sums[i][8] / sums[i][i], sums[i][9] / sums[i][i]}
	}
	return solved, true
}
