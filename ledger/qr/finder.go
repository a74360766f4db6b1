package qr

import "github.com/makiuchi-d/gozxing"

// Limits of the search for corner marks. A photo of a code has three marks and a few look-alikes.
const maxPlaces, maxCorners = 200, 24

// findMarks finds the corner marks. It measures a mark wherever dark and light alternate along a row and a column as in
// the middle of a mark.
func (s shades) findMarks(blacks *gozxing.BitMatrix) (marks []mark) {
	const apart = 3 // the distance between searched rows
	var failed []point
	for y := apart; y < s.height; y += apart {
		at, before := stretches{-1, -1, -1, -1, -1, -1}, false
		for x := 0; x <= s.width; x++ {
			now := x < s.width && blacks.Get(x, y)
			if now == before {
				continue
			}
			copy(at[:], at[1:])
			at[5], before = x, now
			if now || !at.areMark() {
				continue
			}
			middle, width := point{float64(at[2]+at[3]) / 2, float64(y) + 0.5}, float64(at[5]-at[0])
			if known(marks, failed, middle, width) {
				continue
			}
			column, ok := columnOf(blacks, int(middle.x), y)
			if !ok {
				continue
			}
			middle.y = float64(column[2]+column[3]) / 2
			m, ok := s.mark(middle, max(width, float64(column[5]-column[0])))
			if !ok {
				failed = append(failed, middle)
			} else if !known(marks, nil, m.middle, width) {
				marks = append(marks, m)
			}
			if len(failed)+len(marks) > maxPlaces || len(marks) == maxCorners {
				return marks
			}
		}
	}
	return marks
}

// known reports whether a place is within a known mark, or near a place at which the measurement failed.
func known(marks []mark, failed []point, p point, width float64) bool {
	for _, m := range marks {
		if seen := m.sees(p); seen.near(point{}, 2) {
			return true
		}
	}
	for _, f := range failed {
		if f.near(p, width/markSide) {
			return true
		}
	}
	return false
}

// stretches has the start and the five ends of successive stretches in a line, dark and light in turn, dark first.
type stretches [6]int

// areMark reports whether the stretches may cross a corner mark's middle, with lengths of 1, 1, 3, 1 and 1 modules.
func (s stretches) areMark() bool {
	whole := s[5] - s[0]
	if s[0] < 0 || whole < markSide {
		return false
	}
	for i := range 5 {
		tenths := 10 * markSide * (s[i+1] - s[i]) / whole // tenths of a module
		if least, most := 4, 18; i != 2 && (tenths < least || tenths > most) {
			return false
		}
		if least, most := 17, 45; i == 2 && (tenths < least || tenths > most) {
			return false
		}
	}
	return true
}

func columnOf(blacks *gozxing.BitMatrix, x, y int) (at stretches, ok bool) {
	if !blacks.Get(x, y) {
		return at, false
	}
	for i, dark := 2, true; i >= 0; i, dark = i-1, !dark {
		from := y
		if i < 2 {
			from = at[i+1] - 1
		}
		for from >= 0 && blacks.Get(x, from) == dark {
			from--
		}
		at[i] = from + 1
	}
	for i, dark := 3, true; i < 6; i, dark = i+1, !dark {
		from := y
		if i > 3 {
			from = at[i-1]
		}
		for from < blacks.GetHeight() && blacks.Get(x, from) == dark {
			from++
		}
		at[i] = from
	}
	return at, at.areMark()
}
