package shape

import (
	"bytes"
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
	"unicode/utf8"
)

// A Misfit is the first thing in a document that does not fit its shape.
type Misfit struct {
	// Problem is what is wrong.
	Problem Problem
	// Field is where, dotted ("before.2"); empty for the document itself.
	Field string
	// Value is what stands there, as JSON; empty for what is missing.
	Value json.RawMessage
	// Want is the shape that would be right.
	Want *Shape
	// Length is how many items a list has that should have another number.
	Length int
	// Err is what a type that reads itself says of it, else nil.
	Err error
}

// A Problem is a way in which a value does not fit.
type Problem uint8

const (
	// WrongKind is a value of another kind: a text for a number.
	WrongKind Problem = iota
	// WrongLength is a list that is too long or too short.
	WrongLength
	// Missing is a field that is not there.
	Missing
	// Twice is a field that stands there twice.
	Twice
)

// MaxUnknown is how many unknown fields are named.
const MaxUnknown = 1000

// An Unknown is a field that a shape does not have.
type Unknown struct {
	// Field is its name, dotted from the document on. The name itself may have dots.
	Field string
	// Around is the shape of the object that it stands in.
	Around *Shape
}

// Read reads JSON into what a pointer points to, whose shape it must be. What the document leaves out stays as it is.
// Unknown are the fields that the shape does not have, the first [MaxUnknown] of them; they are passed over. A document
// that is no sound JSON is a misfit as a whole; what was read of it until then is in what the pointer points to.
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

// A reader goes through JSON once. A value that fits is sound; one that is passed over need not be.
type reader struct {
	text []byte
	at   int
	// broken reports that the text is no sound JSON.
	broken bool
	// unknown are the unknown fields so far, each dotted from the value on that is being read.
	unknown []Unknown
}

// read reads the next value.
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

// set reads a value that has no parts, and reports whether it fits.
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
		err := own(raw, into.Addr().Interface())
		return err, err == nil
	}
	return nil, true
}

// padded reports whether a whole number is written as JSON does not write it: "+1", "01".
func padded(raw []byte) bool {
	digits := bytes.TrimPrefix(raw, []byte("-"))
	return raw[0] == '+' || digits[0] == '0' && len(digits) > 1
}

// own lets a value read itself.
func own(raw []byte, into any) error {
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

// words are the letters of a text without its quotes, and whether it is a sound text.
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

// plain reports whether letters stand for themselves in JSON.
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
	if r.next() != '[' {
		return &Misfit{Value: r.value(), Want: s}
	}
	n := 0
	for ; r.more(n, ']'); n++ {
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
	if r.next() != '{' {
		return &Misfit{Value: r.value(), Want: s}
	}
	var room [64]bool
	seen := append(room[:0], make([]bool, len(s.Fields))...)
	for n := 0; r.more(n, '}'); n++ {
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
			continue // as if it were not there
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

// in makes the unknown fields from a number on those of the value as it stands in what is around it.
func (r *reader) in(name string, from int) {
	for i := from; i < len(r.unknown); i++ {
		r.unknown[i].Field = name + "." + r.unknown[i].Field
	}
}

// index is the field of a name, -1 when there is none.
func (s *Shape) index(name []byte) int {
	for i := range s.Fields {
		if s.Fields[i].Name == string(name) {
			return i
		}
	}
	return -1
}

// in is a misfit as it stands in what is around it.
func (m *Misfit) in(name string) *Misfit {
	if m.Field == "" {
		m.Field = name
	} else {
		m.Field = name + "." + m.Field
	}
	return m
}
