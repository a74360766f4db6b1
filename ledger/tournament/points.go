package tournament

import (
	"fmt"
	"strings"
)

// Points are thousandths of a point. They need 64 bits, because a net worth of millions can be scored.
type Points int64

const Point Points = 1000

func (p Points) String() string {
	sign, whole := "", p
	if p < 0 {
		sign, whole = "-", -p
	}
	text := fmt.Sprintf("%s%d.%03d", sign, whole/Point, whole%Point)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}

// ParsePoints parses points as people type them: an optional minus, up to nine digits, and up to three decimals after a
// point or comma. The result read is false for any other text.
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

func isNumber(text string, most int) bool {
	return text != "" && len(text) <= most && strings.Trim(text, "0123456789") == ""
}

// Ratio returns points*part/whole, rounded to thousandths, halves away from zero, or 0 if whole is not positive.
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
