// Package shape knows what the JSON of a plain struct looks like, and reads it strictly: a list that is too long or too
// short, a field that is missing and a value of another kind are refused, and fields that nobody knows are named. What
// encoding/json would pad, cut or take for another field by its case never gets through.
package shape

import (
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
)

// A Kind tells what a value is in JSON.
type Kind uint8

const (
	// Number is a whole number.
	Number Kind = iota
	// Flag is true or false.
	Flag
	// Text is a text.
	Text
	// List is a list of values of one shape.
	List
	// Object is an object of named fields.
	Object
	// Own is whatever the Go type reads and writes itself.
	Own
)

// A Shape is what a value of a Go type looks like in JSON.
type Shape struct {
	Kind Kind
	// Type is the Go type; for a pointer what it points to.
	Type reflect.Type
	// Length is how many items a list must have, [Any] when there may be any number.
	Length int
	// Item is the shape of a list's items.
	Item *Shape
	// Fields are an object's, in the order in which they are written.
	Fields []Field
}

// Any is the length of a list that may have any number of items.
const Any = -1

// A Field is a field of an object.
type Field struct {
	Name  string
	Shape *Shape
	// Needed reports that the field must be there; what is written without its zero may be left out.
	Needed bool
	index  []int
}

// Of is the shape of a value's type; a pointer stands for what it points to. The type must not contain itself, and what
// it embeds must be structs, whose fields have names of their own.
func Of[T any](value T) *Shape { return of(reflect.TypeOf(value)) }

func of(t reflect.Type) *Shape {
	if t.Kind() == reflect.Pointer {
		return of(t.Elem())
	}
	s := &Shape{Type: t, Kind: Own}
	if readsItself(t) {
		return s
	}
	switch t.Kind() {
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		s.Kind = Number
	case reflect.Bool:
		s.Kind = Flag
	case reflect.String:
		s.Kind = Text
	case reflect.Array:
		s.Kind, s.Length, s.Item = List, t.Len(), of(t.Elem())
	case reflect.Slice:
		s.Kind, s.Length, s.Item = List, Any, of(t.Elem())
	case reflect.Struct:
		s.Kind, s.Fields = Object, fieldsOf(t)
	}
	return s
}

// readsItself reports whether a type reads its JSON by a method of its own.
func readsItself(t reflect.Type) bool {
	if t.PkgPath() == "" {
		return false // a type of the language has no methods
	}
	at := reflect.PointerTo(t)
	return at.Implements(reflect.TypeFor[json.Unmarshaler]()) ||
		at.Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) || t == reflect.TypeFor[json.RawMessage]()
}

// fieldsOf are the fields of a struct, those of the structs that it embeds among them.
func fieldsOf(t reflect.Type) []Field {
	fields := make([]Field, 0, t.NumField())
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "":
			for _, inner := range fieldsOf(f.Type) {
				inner.index = append([]int{i}, inner.index...)
				fields = append(fields, inner)
			}
			continue
		case !f.IsExported() || name == "-":
			continue
		case name == "":
			name = f.Name
		}
		fields = append(fields, Field{
			Name: name, Shape: of(f.Type), Needed: !strings.Contains(options, "omit"), index: f.Index,
		})
	}
	return fields
}

// Over is the same shape for a document that is read over a value: all its fields may be left out.
func (s *Shape) Over() *Shape {
	over := *s
	over.Fields = slices.Clone(s.Fields)
	for i := range over.Fields {
		over.Fields[i].Needed = false
	}
	return &over
}

// Names are the names of an object's fields.
func (s *Shape) Names() []string {
	names := make([]string, len(s.Fields))
	for i, f := range s.Fields {
		names[i] = f.Name
	}
	return names
}

// At is the shape at a dotted path ("seats.0.cash"); the numbers of items do not matter.
func (s *Shape) At(path string) (*Shape, bool) {
	for part := range strings.SplitSeq(path, ".") {
		next := s.Item
		if s.Kind == Object {
			next = nil
			for _, f := range s.Fields {
				if f.Name == part {
					next = f.Shape
				}
			}
		}
		if next == nil {
			return nil, false
		}
		s = next
	}
	return s, true
}
