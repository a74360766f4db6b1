package door

import (
	"regexp"
	"strconv"
	"strings"

	"scripkeeper/app/words/lang"
)

// mostOfSum bounds what can be typed.
const mostOfSum = 1_000_000_000

// Sum reads a number as it is typed on a phone, see [lang.Typed], or a sum such as 3×40+20. It reports whether that is
// one, of a thousand million at most.
func Sum(typed string) (sum int, read bool) {
	text, read := lang.Typed(typed)
	text = strings.NewReplacer("x", "*", "X", "*", "×", "*", "·", "*").Replace(text)
	if !read || !regexp.MustCompile(`^-?\d{1,9}([-+*]\d{1,9})*$`).MatchString(text) {
		return 0, false
	}
	for _, part := range regexp.MustCompile(`[-+]?\d+(\*\d+)*`).FindAllString(text, -1) {
		product := 1
		for _, factor := range strings.Split(part, "*") {
			n, _ := strconv.Atoi(factor) // at most nine digits
			if product *= n; product > mostOfSum || product < -mostOfSum {
				return 0, false
			}
		}
		if sum += product; sum > mostOfSum || sum < -mostOfSum {
			return 0, false
		}
	}
	return sum, true
}
