package qr

// A mesh locates the modules of a bent code: a smooth sheet, plus deviations that are interpolated between anchors.
type mesh struct {
	picture shades
	count   int // number of modules a side
	sheet   sheet
	anchors []anchor
	lines   []int   // grid lines across and down, in modules
	nodes   []point // grid points in the picture, row by row
}

// An anchor is a place on a code that was found in the picture; off is its deviation from the sheet.
type anchor struct{ on, off point }

const meshStep = 3

func (s shades) mesh(c corners, count int) (*mesh, bool) {
	m := &mesh{picture: s, count: count}
	on, seen := c.rim(count)
	var ok bool
	if m.sheet, ok = sheetThrough(on, seen, count); !ok {
		return nil, false
	}
	for i := 0; i < len(on); i += 4 {
		local, ok := planeThrough(on[i:i+4], seen[i:i+4])
		if !ok {
			return nil, false
		}
		for j := range 9 {
			const half = markSide / 2.0
			p := on[i].plus(point{half * float64(j%3), half * float64(j/3)})
			m.anchors = append(m.anchors, anchor{p, local.at(p).less(m.sheet.at(p))})
		}
	}
	for _, middle := range alignmentMarks(count) {
		if seen, ok := m.align(middle); ok {
			m.anchors = append(m.anchors, anchor{middle, seen.less(m.sheet.at(middle))})
		}
	}
	m.draw()
	return m, true
}

func (m *mesh) draw() {
	steps := (m.count + meshStep/2) / meshStep
	for i := range steps + 1 {
		m.lines = append(m.lines, (i*m.count+steps/2)/steps)
	}
	for _, y := range m.lines {
		for _, x := range m.lines {
			at, _, _ := m.expect(point{float64(x), float64(y)})
			m.nodes = append(m.nodes, at)
		}
	}
}

// expect returns where a place on the code should be in the picture, and the steps of one module to the right and down.
// The nearest anchors influence the result most.
func (m *mesh) expect(p point) (at, right, down point) {
	// To keep the deviation smooth, each coefficient counts as if it had been measured as 0 with this weight.
	stiff := [...]float64{0, 0.2, 0.2, 1, 1, 1}
	near := fit{unknowns: len(stiff)}
	for i, weight := range stiff {
		near.sums[i][i] = weight
	}
	for _, a := range m.anchors {
		d := a.on.less(p).times(1.0 / meshStep)
		near.add([]float64{1, d.x, d.y, d.x * d.x, d.x * d.y, d.y * d.y}, a.off, 1/(1+d.x*d.x+d.y*d.y))
	}
	of, _ := near.solve() // the anchors on the corner marks suffice
	right = m.sheet.at(p.plus(point{0.5, 0})).less(m.sheet.at(p.plus(point{-0.5, 0}))).on(of[1], 1.0/meshStep)
	down = m.sheet.at(p.plus(point{0, 0.5})).less(m.sheet.at(p.plus(point{0, -0.5}))).on(of[2], 1.0/meshStep)
	return m.sheet.at(p).plus(of[0]), right, down
}

func (m *mesh) at(p point) point {
	side := len(m.lines)
	cell := func(v float64) (i int, share float64) {
		for i+2 < side && float64(m.lines[i+1]) <= v {
			i++
		}
		return i, (v - float64(m.lines[i])) / float64(m.lines[i+1]-m.lines[i])
	}
	x, right := cell(p.x)
	y, down := cell(p.y)
	i := y*side + x
	return point{}.
		on(m.nodes[i], (1-right)*(1-down)).on(m.nodes[i+1], right*(1-down)).
		on(m.nodes[i+side], (1-right)*down).on(m.nodes[i+side+1], right*down)
}
