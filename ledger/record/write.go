package record

import (
	"bytes"
	"encoding/json"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

const TimeLayout = "2006-01-02T15:04:05.000Z"

// Write writes the record as JSON, with one line for each seat and each operation. Equal records give equal bytes.
func (r Record) Write(w io.Writer) error {
	var top object
	field(&top, "format", max(r.Format, 1))
	field(&top, "rulebook", r.Rulebook)
	field(&top, "rules_version", r.RulesVersion)
	field(&top, "id", r.ID.String())
	field(&top, "title", r.Title)
	top.moment("begun", r.Begun)
	top.author(r.By)
	field(&top, "options", r.Options)
	var seats []json.RawMessage
	for _, seat := range r.Seats {
		o := seat.object()
		top.note(o.err)
		seats = append(seats, o.json())
	}
	top.raw("seats", lines(seats))
	top.operations(r.Operations)
	if len(r.End) > 0 {
		field(&top, "end", r.End)
	}
	top.extra(r.Extra)
	return top.write(w)
}

func (s Seat) MarshalJSON() ([]byte, error) {
	o := s.object()
	return o.json(), o.err
}

func (s Seat) object() object {
	var o object
	field(&o, "name", s.Name)
	if s.Person != (ledger.PersonID{}) {
		field(&o, "person", s.Person.String())
	}
	o.extra(s.Extra)
	return o
}

func operationObject(s oplog.Operation) object {
	var o object
	field(&o, "op", s.Op)
	field(&o, "act", s.Act)
	optionalField(&o, "via", s.Via)
	optionalField(&o, "target", s.Target)
	optionalField(&o, "kind", s.Kind)
	if len(s.Entry) > 0 {
		field(&o, "entry", s.Entry)
	}
	o.author(s.By)
	o.moment("at", s.At)
	if len(s.Joined) > 0 {
		field(&o, "joined", s.Joined)
	}
	optionalField(&o, "merged", s.Merged)
	o.extra(s.Extra)
	return o
}

type object struct {
	fields []string
	err    error
}

func (o *object) write(w io.Writer) error {
	if o.err != nil {
		return o.err
	}
	_, err := io.WriteString(w, "{\n  "+strings.Join(o.fields, ",\n  ")+"\n}\n")
	return err
}

func (o *object) operations(all []oplog.Operation) {
	var written []json.RawMessage
	for _, operation := range all {
		one := operationObject(operation)
		o.note(one.err)
		written = append(written, one.json())
	}
	o.raw("operations", lines(written))
}

func field[T any](o *object, name string, value T) {
	text, err := Plain(value)
	o.note(err)
	o.raw(name, text)
}

func optionalField[T comparable](o *object, name string, value T) {
	var nothing T
	if value != nothing {
		field(o, name, value)
	}
}

func (o *object) raw(name, value string) {
	key, err := Plain(name)
	o.note(err)
	o.fields = append(o.fields, key+": "+value)
}

func (o *object) moment(name string, at time.Time) {
	if !at.IsZero() {
		field(o, name, at.UTC().Format(TimeLayout))
	}
}

func (o *object) author(by ledger.Author) {
	optionalField(o, "person", by.Person)
	optionalField(o, "device", by.Device)
}

func (o *object) extra(extra map[string]json.RawMessage) {
	for _, name := range slices.Sorted(maps.Keys(extra)) {
		field(o, name, extra[name])
	}
}

func (o *object) note(err error) {
	if o.err == nil {
		o.err = err
	}
}

func (o *object) json() json.RawMessage {
	return json.RawMessage("{" + strings.Join(o.fields, ", ") + "}")
}

// Plain returns a value as JSON on one line, without HTML escapes.
func Plain[T any](value T) (string, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(value)
	return strings.TrimSuffix(b.String(), "\n"), err
}

func lines(items []json.RawMessage) string {
	if len(items) == 0 {
		return "[]"
	}
	all := calc.Map(items, func(item json.RawMessage) string { return string(item) })
	return "[\n    " + strings.Join(all, ",\n    ") + "\n  ]"
}

// maxYear is the latest year that a time in a record can have; the earliest is 0.
const maxYear = 9999

// ReadTimeText parses a record's time, truncated to milliseconds.
func ReadTimeText(text string) (time.Time, error) {
	t, err := time.Parse(time.RFC3339Nano, text)
	return oplog.Milliseconds(t), err
}

func Quoted(text string) string {
	raw, _ := Plain(text) // a text always has JSON
	return raw
}
