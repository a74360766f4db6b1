package ledger

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// fields are the fields of a JSON object of a record. Those that are known are taken out; the rest is kept as it
// is. The first that is wrong is the fault.
type fields struct {
	values map[string]json.RawMessage
	// op is the operation that the object is, or 0.
	op    int
	fault *Fault
}

// need takes a field that must be there.
func need[T any](f *fields, name string) T {
	if raw := f.values[name]; len(raw) == 0 || string(raw) == "null" {
		f.blame(name, errors.New("it is missing"))
	}
	return take[T](f, name)
}

// take takes a field that may be there.
func take[T any](f *fields, name string) T {
	var value T
	raw, there := f.values[name]
	delete(f.values, name)
	if !there || string(raw) == "null" {
		return value
	}
	f.blame(name, json.Unmarshal(tight(raw), &value))
	return value
}

// takeAuthor takes who said something and where.
func takeAuthor(f *fields) Author {
	return Author{Person: take[string](f, "person"), Device: take[string](f, "device")}
}

// takeTime takes a time that may be there.
func takeTime(f *fields, name string) time.Time {
	text := take[string](f, name)
	if text == "" {
		return time.Time{}
	}
	t, err := readTimeText(text)
	f.blame(name, err)
	return t
}

// rest is what nobody took.
func (f *fields) rest() map[string]json.RawMessage {
	if len(f.values) == 0 {
		return nil
	}
	for name, raw := range f.values {
		f.values[name] = tight(raw)
	}
	return f.values
}

func (f *fields) blame(name string, err error) {
	if err == nil || f.fault != nil {
		return
	}
	if f.op > 0 {
		name = fmt.Sprintf("operations.%d.%s", f.op, name)
	}
	f.fault = &Fault{Code: "record.types", Entry: f.op, Detail: name, Err: err}
}

// tight is JSON text without the spaces that mean nothing.
func tight(raw json.RawMessage) json.RawMessage {
	var b bytes.Buffer
	if err := json.Compact(&b, raw); err != nil {
		return raw
	}
	return b.Bytes()
}
