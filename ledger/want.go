package ledger

import (
	"fmt"
	"strings"

	"scripkeeper/ledger/shape"
)

// A Want is what would be right in a field of a record.
type Want struct {
	// Kind names it: "number", "flag" (true or false), "text", "list", "object", "length" (a list of [Want.Length]),
	// "once" (to stand there once), "words" (one of [Want.Words]), "id", "time", "first" (at least 1), "own" (what its
	// kind says). Empty for nothing.
	Kind string
	// Length is how many items a list must have.
	Length int
	// Words are the words that are possible.
	Words []string
	// Missing tells that the field is not there.
	Missing bool
}

func (w Want) String() string {
	switch w.Kind {
	case "length":
		return fmt.Sprintf("a list of %d", w.Length)
	case "words":
		return strings.Join(w.Words, "|")
	}
	return w.Kind
}

// blame fills a fault in with what does not fit in a part of a document.
func (f *Fault) blame(part string, m *shape.Misfit) *Fault {
	f.Field, f.Value, f.Err = joined(part, m.Field), string(tight(m.Value)), m.Err
	f.Want = Want{Kind: kindName(m.Want), Missing: m.Problem == shape.Missing}
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
func joined(part, field string) string {
	if part == "" || field == "" {
		return part + field
	}
	return part + "." + field
}
