package shape

import (
	"bytes"
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
	"unicode/utf8"
)

// A Misfit is the first value in a document that does not fit its shape.
type Misfit struct {
	Problem Problem
	// Field is the dotted path of the misfit ("before.2"), or empty for the document itself.
	Field string
	// Value is the JSON at the path, or empty if the field is missing.
	Value json.RawMessage
	Want  *Shape
	// Length is the number of items found, for the problem [WrongLength].
	Length int
	Err    error
}

type Problem uint8

const (
	WrongKind Problem = iota
	WrongLength
	Missing
	Twice
)

const MaxUnknown = 1000

type Unknown struct {
	// Field is the field's dotted path in the document. The field's name may itself contain dots.
	Field  string
	Around *Shape
}

// Read decodes a document into the value at the pointer into, which must have the shape s. Missing fields leave their
// values unchanged. Read skips fields unknown to the shape and returns the first [MaxUnknown] of them. Invalid JSON is
// a misfit of the whole document; the value then has what was read before the error.
func (s *Shape) Read(document []byte, into any) (unknown []Unknown, misfit *Misfit) {
	r := reader{text: document}
	misfit = r.read(s, reflect.ValueOf(into).Elem())
	r.space()
	switch {
	case misfit == nil && !r.broken && r.at == len(document):
		return r.unknown, nil
	case misfit == nil || !json.Valid(document):
		misfit = &Misfit{Value: document, Want: s}
	}
	return nil, misfit
}

// A reader reads JSON in one pass. Values that fit are valid JSON; skipped values need not be.
type reader struct {
	text   []byte
	at     int
	broken bool
	// unknown lists the unknown fields found, with paths from the value that is read.
	unknown []Unknown
}

func (r *reader) read(s *Shape, into reflect.Value) *Misfit {
	r.space()
	if into.Kind() == reflect.Pointer {
		if r.null() {
			into.SetZero()
			return nil
		}
		into.Set(reflect.New(into.Type().Elem()))
		into = into.Elem()
	}
	switch s.Kind {
	case List:
		return r.list(s, into)
	case Object:
		return r.object(s, into)
	}
	raw := r.value()
	if err, fits := set(s, raw, into); !fits {
		return &Misfit{Value: raw, Want: s, Err: err}
	}
	return nil
}

func set(s *Shape, raw []byte, into reflect.Value) (err error, fits bool) {
	switch s.Kind {
	case Number:
		n, err := strconv.ParseInt(string(raw), 10, 64)
		if err != nil || into.OverflowInt(n) || padded(raw) {
			return nil, false
		}
		into.SetInt(n)
	case Flag:
		yes := string(raw) == "true"
		if !yes && string(raw) != "false" {
			return nil, false
		}
		into.SetBool(yes)
	case Text:
		words, sound := words(raw)
		if !sound {
			return nil, false
		}
		into.SetString(string(words))
	default:
		err := readOwn(raw, into.Addr().Interface())
		return err, err == nil
	}
	return nil, true
}

// padded reports whether a whole number has a form that JSON forbids, such as "+1" or "01".
func padded(raw []byte) bool {
	digits := bytes.TrimPrefix(raw, []byte("-"))
	return raw[0] == '+' || digits[0] == '0' && len(digits) > 1
}

func readOwn(raw []byte, into any) error {
	switch into := into.(type) {
	case json.Unmarshaler:
		if json.Valid(raw) {
			return into.UnmarshalJSON(raw)
		}
	case encoding.TextUnmarshaler:
		if words, sound := words(raw); sound {
			return into.UnmarshalText(words)
		}
	}
	return json.Unmarshal(raw, into)
}

func words(raw []byte) ([]byte, bool) {
	n := len(raw)
	if n < 2 || raw[0] != '"' {
		return nil, false
	}
	if raw[n-1] == '"' && plain(raw[1:n-1]) {
		return raw[1 : n-1], true
	}
	var words string
	err := json.Unmarshal(raw, &words)
	return []byte(words), err == nil
}

func plain(letters []byte) bool {
	for _, b := range letters {
		if b < ' ' || b == '\\' || b == '"' {
			return false
		}
	}
	return utf8.Valid(letters)
}

func (r *reader) list(s *Shape, into reflect.Value) *Misfit {
	start := r.at
	if into.Kind() == reflect.Slice {
		if r.null() {
			into.SetZero()
			return nil
		}
		into.Set(reflect.MakeSlice(into.Type(), 0, 4))
	}
	if r.peek() != '[' {
		return &Misfit{Value: r.value(), Want: s}
	}
	n := 0
	for ; r.nextItem(n, ']'); n++ {
		if s.Length != Any && n >= s.Length {
			r.value()
			continue
		}
		if s.Length == Any {
			into.Grow(1)
			into.SetLen(n + 1)
		}
		before := len(r.unknown)
		if misfit := r.read(s.Item, into.Index(n)); misfit != nil {
			return misfit.in(strconv.Itoa(n))
		}
		r.in(strconv.Itoa(n), before)
	}
	if s.Length != Any && n != s.Length {
		return &Misfit{Problem: WrongLength, Value: r.text[start:r.at], Want: s, Length: n}
	}
	return nil
}

func (r *reader) object(s *Shape, into reflect.Value) *Misfit {
	if r.peek() != '{' {
		return &Misfit{Value: r.value(), Want: s}
	}
	var room [64]bool
	seen := append(room[:0], make([]bool, len(s.Fields))...)
	for n := 0; r.nextItem(n, '}'); n++ {
		name, sound := words(r.name())
		i := s.index(name)
		if i < 0 {
			if len(r.unknown) < MaxUnknown {
				r.unknown = append(r.unknown, Unknown{string(name), s})
			}
			r.broken = r.broken || !sound || !json.Valid(r.value())
			continue
		}
		field := &s.Fields[i]
		if seen[i] {
			return &Misfit{Problem: Twice, Field: field.Name, Value: r.value(), Want: field.Shape}
		}
		at := into.FieldByIndex(field.index)
		if at.Kind() != reflect.Slice && r.null() {
			continue // like a missing field
		}
		seen[i] = true
		before := len(r.unknown)
		if misfit := r.read(field.Shape, at); misfit != nil {
			return misfit.in(field.Name)
		}
		r.in(field.Name, before)
	}
	for i, field := range s.Fields {
		if field.Needed && !seen[i] {
			return &Misfit{Problem: Missing, Field: field.Name, Want: field.Shape}
		}
	}
	return nil
}

func (r *reader) in(name string, from int) {
	for i := from; i < len(r.unknown); i++ {
		r.unknown[i].Field = name + "." + r.unknown[i].Field
	}
}

func (s *Shape) index(name []byte) int {
	for i := range s.Fields {
		if s.Fields[i].Name == string(name) {
			return i
		}
	}
	return -1
}

func (m *Misfit) in(name string) *Misfit {
	if m.Field == "" {
		m.Field = name
	} else {
		m.Field = name + "." + m.Field
	}
	return m
}
