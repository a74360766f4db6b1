package ledger

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Fault is an error in a book, a record or a request. Programs act on Code; screens translate Code into a sentence.
type Fault struct {
	// Code consists of words in lower case with dots ("book.locked"). FORMAT.md lists the codes of records.
	Code string
	Path string
	// Entry is the number of the faulty entry (of the operation in a record), from 1, or 0 for none.
	Entry int
	// Field is the dotted path of the faulty field, or empty. The path of an operation's field begins at the operation
	// ("entry.before.2"), any other path at the document.
	Field string
	// Value is the value found in the field, as JSON, or empty.
	Value  string
	Want   Want
	Detail string
	Err    error
}

func (f *Fault) Unwrap() error { return f.Err }

func IsFault(err error, codes ...string) bool {
	var fault *Fault
	return errors.As(err, &fault) && slices.Contains(codes, fault.Code)
}

// Error returns a text for programmers. Users read the sentence for Code.
func (f *Fault) Error() string {
	var b strings.Builder
	b.WriteString("fault: " + f.Code)
	if f.Path != "" {
		fmt.Fprintf(&b, " (%s)", f.Path)
	}
	if f.Entry > 0 {
		fmt.Fprintf(&b, " entry=%d", f.Entry)
	}
	if f.Field != "" {
		fmt.Fprintf(&b, " %s=%s must be %s", f.Field, f.Value, f.Want)
	}
	if f.Detail != "" {
		b.WriteString(" " + f.Detail)
	}
	if f.Err != nil {
		fmt.Fprintf(&b, ": %v", f.Err)
	}
	return b.String()
}

// A Want describes a valid value of a field.
type Want struct {
	// Kind is "number", "flag" (true or false), "text", "list", "object", "length" (a list with [Want.Length] items),
	// "once" (a field given only once), "words" (one of [Want.Words]), "id", "time", "first" (at least 1), "tip" (see
	// [Tip]), "own" (see the kind of entry), or empty.
	Kind    string
	Length  int
	Words   []string
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
