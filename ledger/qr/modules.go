package qr

import (
	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode/decoder"
)

// levels returns the modules' lightness row by row, each the sum of nine samples around the module's middle.
func (m *mesh) levels() []int {
	levels := make([]int, m.count*m.count)
	for i := range levels {
		p := point{float64(i%m.count) + 0.5, float64(i/m.count) + 0.5}
		at := m.at(p)
		right, down := m.at(p.plus(point{0.2, 0})).less(at), m.at(p.plus(point{0, 0.2})).less(at)
		for y := -1.0; y <= 1; y++ {
			for x := -1.0; x <= 1; x++ {
				q := at.on(right, x).on(down, y)
				levels[i] += int(m.picture.between(q.x, q.y))
			}
		}
	}
	return levels
}

// dark returns the modules that are darker than their surroundings. It first subtracts the blur from neighbouring
// modules, because a module may be hardly wider than the blur.
func dark(levels []int, count int) []bool {
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
	sharp := make([]int, len(levels))
	for i, level := range levels {
		sharp[i] = 2*level - around(levels, i, beside)
	}
	all := make([]bool, len(levels))
	for i, level := range sharp {
		all[i] = level < around(levels, i, region)
	}
	return all
}

func decode(modules []bool, count int) (string, bool) {
	bits, err := gozxing.NewSquareBitMatrix(count)
	if err != nil {
		return "", false
	}
	for i, is := range modules {
		if is {
			bits.Set(i%count, i/count)
		}
	}
	result, err := decoder.NewDecoder().Decode(bits, map[gozxing.DecodeHintType]interface{}{
		gozxing.DecodeHintType_CHARACTER_SET: "ISO-8859-1",
	})
	if err != nil {
		return "", false
	}
	return asUTF8(result.GetText()), true
}
