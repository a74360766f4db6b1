package ledger

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Fault is what went wrong with a book, a record or a request. It is a value: a program goes by its code, and a
// screen writes it in its own language.
type Fault struct {
	// Code names the fault, dotted lower case ("book.locked"). FORMAT.md lists those of records.
	Code string
	// Path is the file that it is about, or empty.
	Path string
	// Entry is the entry that it is about, counted from 1, or 0. In a record it is the number of the operation.
	Entry int
	// Field is the field that it is about, dotted, from the operation on where there is one ("entry.before.2"), else
	// from the document on ("options.step"); or empty.
	Field string
	// Value is what stands in the field, as JSON; empty when nothing does.
	Value string
	// Want is what would be right in the field.
	Want Want
	// Detail is what there is to add: a name, a number.
	Detail string
	// Err is the cause, or nil.
	Err error
}

// Unwrap is the cause.
func (f *Fault) Unwrap() error { return f.Err }

// IsFault reports whether an error is a fault with one of some codes.
func IsFault(err error, codes ...string) bool {
	var fault *Fault
	return errors.As(err, &fault) && slices.Contains(codes, fault.Code)
}

// Error is the fault for a programmer's eye. People read the sentence of its code instead.
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
