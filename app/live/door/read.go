package door

import (
	"bytes"
	"encoding/json"
	"io"
	"math/rand/v2"
	"net/http"
	"regexp"
	"strconv"
	"strings"
	"time"

	"scripkeeper/app/words/lang"
)

// Answered returns a handler that replies with the result of do as JSON.
func Answered[T any](do func(Call) (T, error)) func(Call) (Reply, error) {
	return func(c Call) (Reply, error) {
		value, err := do(c)
		if err != nil {
			return Reply{}, err
		}
		return JSON(value)
	}
}

// Posted returns a function that decodes a call's body and calls do. The error is [Malformed] if the body is invalid.
func Posted[B, T any](do func(Call, B) (T, error)) func(Call) (T, error) {
	return func(c Call) (value T, err error) {
		body, err := Read[B](c)
		if err != nil {
			return value, err
		}
		return do(c, body)
	}
}

// About returns an operation on the game that find returns for the request. The reply is the result of do as JSON.
func About[G, T any](
	find func(game string) (G, error), method, name string, least Role, do func(G, Call) (T, error),
) Operation {
	return Operation{Method: method, Path: "/g/{game}/" + name, Least: least,
		Do: Answered(func(c Call) (value T, err error) {
			game, err := find(c.Path["game"])
			if err != nil {
				return value, err
			}
			return do(game, c)
		})}
}

// Posting is like [About] for a POST. The operation decodes the request body before it calls do.
func Posting[G, B, T any](
	find func(game string) (G, error), name string, least Role, do func(G, Guest, B) (T, error),
) Operation {
	return About(find, http.MethodPost, name, least, func(game G, c Call) (T, error) {
		return Posted(func(c Call, body B) (T, error) { return do(game, c.Guest, body) })(c)
	})
}

// Read decodes a call's body as JSON. The error is [Malformed] if the body is invalid or has an unknown field.
func Read[T any](c Call) (value T, err error) {
	reading := json.NewDecoder(bytes.NewReader(c.Body))
	reading.DisallowUnknownFields()
	if reading.Decode(&value) != nil {
		return value, NewProblem(Malformed, "")
	}
	if _, err := reading.Token(); err != io.EOF {
		return value, NewProblem(Malformed, "")
	}
	return value, nil
}

// Minute returns a time in milliseconds since 1970, rounded down to the minute, or 0 for the zero time. Rounding hides
// the seconds from guests.
func Minute(at time.Time) int64 {
	if at.IsZero() {
		return 0
	}
	return at.Truncate(time.Minute).UnixMilli()
}

// RandomID returns a random id from 1 to 2⁵³–1, the largest integer that JavaScript represents exactly.
func RandomID() int { return int(rand.Int64N(1<<53-1)) + 1 }

const mostOfSum = 1_000_000_000

// Sum evaluates a number as typed on a phone, see [lang.Typed], or a sum of products such as 3×40+20. Sum accepts
// absolute values up to 1,000,000,000.
func Sum(typed string) (sum int, read bool) {
	text, read := lang.Typed(typed)
	text = strings.NewReplacer("x", "*", "X", "*", "×", "*", "·", "*").Replace(text)
	if !read || !regexp.MustCompile(`^-?\d{1,9}([-+*]\d{1,9})*$`).MatchString(text) {
		return 0, false
	}
	for _, part := range regexp.MustCompile(`[-+]?\d+(\*\d+)*`).FindAllString(text, -1) {
		product := 1
		for _, factor := range strings.Split(part, "*") {
			n, _ := strconv.Atoi(factor) // fits an int: at most nine digits
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
