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

// ParsePoints reads points as people type them: digits, a point or a comma with up to three digits after it where there
// is a part of a point, and a minus before all. Nothing else is read, nor a thousand million and more.
func ParsePoints(text string) (points Points, read bool) {
	const digits = 9
	text = strings.NewReplacer(",", ".", "–", "-", "−", "-", "\u2009", "").Replace(strings.TrimSpace(text))
	text, below := strings.CutPrefix(text, "-")
	whole, part, parted := strings.Cut(text, ".")
	if !isNumber(whole, digits) || parted && !isNumber(part, 3) {
		return 0, false
	}
	for _, digit := range whole + (part + "000")[:3] {
		points = 10*points + Points(digit-'0')
	}
	if below {
		points = -points
	}
	return points, true
}

// isNumber reports whether a text is digits, at least one and no more than so many.
func isNumber(text string, most int) bool {
	return text != "" && len(text) <= most && strings.Trim(text, "0123456789") == ""
}

// ratio is a share of some points, rounded to the nearest thousandth, halves away from zero; nothing of nothing.
func (p Points) Ratio(part, whole Points) Points {
	if whole <= 0 {
		return 0
	}
	product := p * part
	if product < 0 {
		return -((-product + whole/2) / whole)
	}
	return (product + whole/2) / whole
}
