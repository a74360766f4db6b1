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

// Read reads JSON into what a pointer points to, whose shape it must be. What the document leaves out stays as it is.
// Unknown are the fields that the shape does not have, dotted, the first [MaxUnknown] of them; they are passed over.
func (s *Shape) Read(document []byte, into any) (unknown []string, misfit *Misfit) {
	if !json.Valid(document) {
		return nil, &Misfit{Value: document, Want: s}
	}
	r := reader{text: document}
	if misfit = r.read(s, reflect.ValueOf(into).Elem()); misfit != nil {
		return nil, misfit
	}
	return r.unknown, nil
}

// A reader goes through JSON that is known to be sound.
type reader struct {
	text []byte
	at   int
	// unknown are the unknown fields so far, each dotted from the value on that is being read.
	unknown []string
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

// set reads a value that has no parts, and tells whether it fits.
func set(s *Shape, raw []byte, into reflect.Value) (err error, fits bool) {
	switch s.Kind {
	case Number:
		n, err := strconv.ParseInt(string(raw), 10, 64)
		if err != nil || into.OverflowInt(n) {
			return nil, false
		}
		into.SetInt(n)
	case Flag:
		if raw[0] != 't' && raw[0] != 'f' {
			return nil, false
		}
		into.SetBool(raw[0] == 't')
	case Text:
		if raw[0] != '"' {
			return nil, false
		}
		into.SetString(text(raw))
	default:
		err := own(raw, into.Addr().Interface())
		return err, err == nil
	}
	return nil, true
}

// own lets a value read itself.
func own(raw []byte, into any) error {
	switch into := into.(type) {
	case json.Unmarshaler:
		return into.UnmarshalJSON(raw)
	case encoding.TextUnmarshaler:
		if raw[0] == '"' {
			return into.UnmarshalText(words(raw))
		}
	}
	return json.Unmarshal(raw, into)
}

// text is a text without its quotes.
func text(raw []byte) string { return string(words(raw)) }

// words are the letters of a text without its quotes.
func words(raw []byte) []byte {
	if bytes.IndexByte(raw, '\\') < 0 && utf8.Valid(raw) {
		return raw[1 : len(raw)-1]
	}
	var words string
	_ = json.Unmarshal(raw, &words) // it is a sound text
	return []byte(words)
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
	if r.text[r.at] != '[' {
		return &Misfit{Value: r.value(), Want: s}
	}
	n := 0
	for r.at++; r.more(']'); n++ {
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
	if r.text[r.at] != '{' {
		return &Misfit{Value: r.value(), Want: s}
	}
	var room [64]bool
	seen := append(room[:0], make([]bool, len(s.Fields))...)
	for r.at++; r.more('}'); {
		name := r.value()
		r.space()
		r.at++ // the colon
		r.space()
		i := s.index(name)
		if i < 0 {
			if len(r.unknown) < MaxUnknown {
				r.unknown = append(r.unknown, text(name))
			}
			r.value()
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
		r.unknown[i] = name + "." + r.unknown[i]
	}
}

// index is the field of a name in quotes, -1 when there is none.
func (s *Shape) index(quoted []byte) int {
	name := quoted[1 : len(quoted)-1]
	if bytes.IndexByte(name, '\\') >= 0 {
		name = []byte(text(quoted))
	}
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
