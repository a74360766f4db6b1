// Package shape describes the JSON of plain structs and reads it strictly. It refuses lists of the wrong length,
// missing fields and values of another kind, and reports unknown fields. encoding/json would pad or cut such lists, and
// ignore the case of names.
package shape

import (
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
)

type Kind uint8

const (
	Number Kind = iota
	Flag
	Text
	List
	Object
	// Own means that the Go type itself reads and writes the value.
	Own
)

type Shape struct {
	Kind Kind
	// Type is the Go type or, for a pointer, the type pointed to.
	Type reflect.Type
	// Length is the number of items that a list must have, or [Any].
	Length int
	Item   *Shape
	Fields []Field
}

const Any = -1

type Field struct {
	Name  string
	Shape *Shape
	// Needed reports whether the field is required. Fields tagged omitempty or omitzero are optional.
	Needed bool
	index  []int
}

// Of returns the shape of a value's type. Pointers are followed. The type must not contain itself, may embed only
// structs, and must have unique field names.
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

func readsItself(t reflect.Type) bool {
	if t.PkgPath() == "" {
		return false // a predeclared type has no methods
	}
	at := reflect.PointerTo(t)
	return at.Implements(reflect.TypeFor[json.Unmarshaler]()) ||
		at.Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) || t == reflect.TypeFor[json.RawMessage]()
}

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

// Over returns the shape with all fields optional, to read a document on top of an existing value.
func (s *Shape) Over() *Shape {
	over := *s
	over.Fields = slices.Clone(s.Fields)
	for i := range over.Fields {
		over.Fields[i].Needed = false
	}
	return &over
}

func (s *Shape) Names() []string {
	names := make([]string, len(s.Fields))
	for i, f := range s.Fields {
		names[i] = f.Name
	}
	return names
}

// At returns the shape at a dotted path ("seats.0.cash"). The numbers of items are ignored.
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
