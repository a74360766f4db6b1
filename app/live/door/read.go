package door

import (
	"bytes"
	"encoding/json"
	"io"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"time"

	"scripkeeper/app/words/lang"
)

// Answered answers a call with a value as JSON.
func Answered[T any](do func(Call) (T, error)) func(Call) (Reply, error) {
	return func(c Call) (Reply, error) {
		value, err := do(c)
		if err != nil {
			return Reply{}, err
		}
		return JSON(value)
	}
}

// Posted reads the body of a call before it is answered. The problem is [Malformed].
func Posted[B, T any](do func(Call, B) (T, error)) func(Call) (T, error) {
	return func(c Call) (value T, err error) {
		body, err := Read[B](c)
		if err != nil {
			return value, err
		}
		return do(c, body)
	}
}

// decode reads JSON strictly: one value and nothing after it.
func decode[T any](body []byte, into *T) error {
	reading := json.NewDecoder(bytes.NewReader(body))
	reading.DisallowUnknownFields()
	if reading.Decode(into) != nil {
		return NewProblem(Malformed, "")
	}
	if _, err := reading.Token(); err != io.EOF {
		return NewProblem(Malformed, "")
	}
	return nil
}

// Minute is the minute of a moment in milliseconds since 1970. A browser writes it as its user does, in the zone where
// the user is; more of a moment isn't told. Of the zero time it is 0: nobody knows.
func Minute(at time.Time) int64 {
	if at.IsZero() {
		return 0
	}
	return at.Truncate(time.Minute).UnixMilli()
}

// Number is a number for something that waits, from 1 to what a browser can hold, and never again that of something
// else: drawn by chance, it needs no memory of those before.
func Number() int { return int(rand.Int64N(1<<53-1)) + 1 }

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
