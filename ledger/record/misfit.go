package record

import (
	"bytes"
	"encoding/json"
	"scripkeeper/ledger"
	"scripkeeper/ledger/shape"
)

// blame fills a fault in with what does not fit in a part of a document.
func Blame(f *ledger.Fault, part string, m *shape.Misfit) *ledger.Fault {
	f.Field, f.Value, f.Err = Dotted(part, m.Field), string(tight(m.Value)), m.Err
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
	switch s.Kind {
	case shape.Number:
		return "number"
	case shape.Flag:
		return "flag"
	case shape.Text:
		return "text"
	case shape.List:
		return "list"
	case shape.Object:
		return "object"
	}
	return "own"
}

// joined is the name of a field in a part of a document.
func Dotted(part, field string) string {
	if part == "" || field == "" {
		return part + field
	}
	return part + "." + field
}

// tight is JSON text without the spaces that mean nothing.
func tight(raw json.RawMessage) json.RawMessage {
	var b bytes.Buffer
	if err := json.Compact(&b, raw); err != nil {
		return raw
	}
	return b.Bytes()
}
