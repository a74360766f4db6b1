package door

import (
	"bytes"
	"encoding/json"
	"io"
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
