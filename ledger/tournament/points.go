package tournament

import (
	"fmt"
	"strings"
)

// Points are thousandths of a point: worths of millions in thousandths need more than 32 bits.
type Points int64

// Point is one point.
const Point Points = 1000

// String is points with a decimal point and no more digits than needed ("2.5").
func (p Points) String() string {
	sign, whole := "", p
	if p < 0 {
		sign, whole = "-", -p
	}
	text := fmt.Sprintf("%s%d.%03d", sign, whole/Point, whole%Point)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// ratio is a share of some points, rounded to the nearest thousandth, halves away from zero; nothing of nothing.
func (p Points) ratio(part, whole Points) Points {
	if whole <= 0 {
		return 0
	}
	product := p * part
	if product < 0 {
		return -((-product + whole/2) / whole)
	}
	return (product + whole/2) / whole
}
