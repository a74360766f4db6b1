package record

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/shape"
)

// A fields takes the known fields out of a JSON object, preserves the unknown fields, and keeps the first fault.
type fields struct {
	values map[string]json.RawMessage
	// part is the object's dotted path, empty for the record and for its operations.
	part string
	// op is the number of the operation that the object is, or 0.
	op    int
	fault *ledger.Fault
}

func fieldsOf(raw json.RawMessage, part string) *fields {
	f := &fields{part: part}
	if shape.Count(raw) > maxFields {
		f.fault = tooMany(part, maxFields)
		return f
	}
	if f.values = shape.Parts(raw); f.values == nil {
		f.want("", string(compactJSON(raw)), ledger.Want{Kind: "object"})
	}
	return f
}

func need[T any](f *fields, name string) T {
	var value T
	if raw := f.values[name]; len(raw) == 0 || string(raw) == "null" {
		f.blame(name, &shape.Misfit{Problem: shape.Missing, Want: shape.Of(value)})
	}
	return take[T](f, name)
}

func take[T any](f *fields, name string) T {
	var value T
	raw, there := f.values[name]
	delete(f.values, name)
	if !there || string(raw) == "null" {
		return value
	}
	if _, misfit := shape.Of(value).Read(raw, &value); misfit != nil {
		f.blame(name, misfit)
	}
	return value
}

func takeWord[T ~string](f *fields, name string, words ...T) T {
	word := need[T](f, name)
	if slices.Contains(words, word) {
		return word
	}
	want := ledger.Want{Kind: "words"}
	for _, possible := range words {
		want.Words = append(want.Words, string(possible))
	}
	f.want(name, Quoted(string(word)), want)
	return word
}

// needItems takes a required list. It checks the length of the list before any item is decoded.
func needItems(f *fields, name string, most int) []json.RawMessage {
	if n := shape.Count(f.values[name]); n > most && f.fault == nil {
		f.fault = tooMany(name, most)
	}
	if f.fault != nil {
		return nil
	}
	return need[[]json.RawMessage](f, name)
}

func needID(f *fields) ledger.GameID {
	text := need[string](f, "id")
	id, err := ledger.ParseGameID(text)
	if err != nil {
		f.want("id", Quoted(text), ledger.Want{Kind: "id"})
	}
	return id
}

func tooMany(part string, most int) *ledger.Fault {
	return &ledger.Fault{Code: "record.many", Field: part, Detail: strconv.Itoa(most)}
}

func takeAuthor(f *fields) ledger.Author {
	return ledger.Author{Person: take[string](f, "person"), Device: take[string](f, "device")}
}

// takePerson takes the optional id of a person. An invalid id stays as an unknown field, because ids are only hints.
func takePerson(f *fields, name string) ledger.PersonID {
	var text string
	if json.Unmarshal(f.values[name], &text) != nil {
		return ledger.PersonID{}
	}
	id, err := ledger.ParsePersonID(text)
	if err == nil {
		delete(f.values, name)
	}
	return id
}

const MaxTips = 64

func takeTips(f *fields, name string) []ledger.Tip {
	texts := take[[]string](f, name)
	if len(texts) > MaxTips && f.fault == nil {
		f.fault = tooMany(name, MaxTips)
		return nil
	}
	var tips []ledger.Tip
	for _, text := range texts {
		var tip ledger.Tip
		if tip.UnmarshalText([]byte(text)) != nil {
			f.want(name, Quoted(text), ledger.Want{Kind: "tip"})
		}
		tips = append(tips, tip)
	}
	return tips
}

func takeTime(f *fields, name string) time.Time {
	text := take[string](f, name)
	if text == "" {
		return time.Time{}
	}
	t, err := ReadTimeText(text)
	if err != nil || t.Year() < 0 || t.Year() > maxYear {
		f.want(name, Quoted(text), ledger.Want{Kind: "time"})
	}
	return t
}

func (f *fields) rest() map[string]json.RawMessage {
	if len(f.values) == 0 {
		return nil
	}
	for name, raw := range f.values {
		f.values[name] = compactJSON(raw)
	}
	return f.values
}

func (f *fields) blame(name string, m *shape.Misfit) {
	if f.fault == nil {
		f.fault = FillFault(&ledger.Fault{Code: "record.types", Entry: f.op}, Dotted(f.part, name), m)
	}
}

func (f *fields) want(name, value string, want ledger.Want) {
	if f.fault == nil {
		field := Dotted(f.part, name)
		f.fault = &ledger.Fault{Code: "record.types", Entry: f.op, Field: field, Value: value, Want: want}
	}
}

func FillFault(f *ledger.Fault, part string, m *shape.Misfit) *ledger.Fault {
	f.Field, f.Value, f.Err = Dotted(part, m.Field), string(compactJSON(m.Value)), m.Err
	f.Want = ledger.Want{Kind: kindName(m.Want), Missing: m.Problem == shape.Missing}
	switch {
	case m.Problem == shape.Twice:
		f.Want.Kind = "once"
	case m.Want.Kind == shape.List && m.Want.Length != shape.Any:
		f.Want.Kind, f.Want.Length = "length", m.Want.Length
	}
	return f
}

func kindName(s *shape.Shape) string {
	return [...]string{
		shape.Number: "number", shape.Flag: "flag", shape.Text: "text", shape.List: "list", shape.Object: "object",
		shape.Own: "own",
	}[s.Kind]
}

func Dotted(part, field string) string {
	if part == "" || field == "" {
		return part + field
	}
	return part + "." + field
}

func compactJSON(raw json.RawMessage) json.RawMessage {
	b := bytes.NewBuffer(make([]byte, 0, len(raw)))
	if err := json.Compact(b, raw); err != nil {
		return raw
	}
	return b.Bytes()
}
