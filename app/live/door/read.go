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

// Answered returns a function that answers a call with the result of do as JSON.
func Answered[T any](do func(Call) (T, error)) func(Call) (Reply, error) {
	return func(c Call) (Reply, error) {
		value, err := do(c)
		if err != nil {
			return Reply{}, err
		}
		return JSON(value)
	}
}

// Posted returns a function that decodes a call's body before it calls do. If that fails, the problem is [Malformed].
func Posted[B, T any](do func(Call, B) (T, error)) func(Call) (T, error) {
	return func(c Call) (value T, err error) {
		body, err := Read[B](c)
		if err != nil {
			return value, err
		}
		return do(c, body)
	}
}

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

// Minute returns a moment's minute in milliseconds since 1970, 0 for the zero time. The browser formats it in its own
// zone; seconds are not disclosed.
func Minute(at time.Time) int64 {
	if at.IsZero() {
		return 0
	}
	return at.Truncate(time.Minute).UnixMilli()
}

// Number returns a random id, from 1 to a browser's largest integer. Random ids do not recur and need no counter.
func Number() int { return int(rand.Int64N(1<<53-1)) + 1 }

const mostOfSum = 1_000_000_000

// Sum parses a number as typed on a phone, see [lang.Typed], or a sum such as 3×40+20. The absolute value may be at
// most a thousand million.
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
