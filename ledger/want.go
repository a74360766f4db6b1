package ledger

import (
	"fmt"
	"strings"
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
