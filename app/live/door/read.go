package door

import (
	"bytes"
	"encoding/json"
	"io"
)

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
