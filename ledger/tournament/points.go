package tournament

import (
	"fmt"
	"strings"
)

// Points are thousandths of a point.
type Points int

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
func (p Points) ratio(part, whole int) Points {
	if whole <= 0 {
		return 0
	}
	product := int(p) * part
	if product < 0 {
		return -Points((-product + whole/2) / whole)
	}
	return Points((product + whole/2) / whole)
}
