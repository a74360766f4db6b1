package ledger

import (
	"encoding/json"
	"errors"
	"strings"
)

// A Fault is what went wrong with a book, a record or a request. Its Code names it for a program; Error tells it in
// plain English.
type Fault struct {
	// Code names the fault, dotted lower case ("book.locked"). FORMAT.md lists those of records.
	Code string
	// Path is the file that it is about, or empty.
	Path string
	// Entry is the entry that it is about, counted from 1, or 0. In a record it is the number of the operation.
	Entry int
	// Detail is what there is to add: a name, a field, a number. Packages beside this one, whose codes it does not
	// know, write the whole sentence here.
	Detail string
	// Err is the cause, or nil.
	Err error
}

// Unwrap is the cause.
func (f *Fault) Unwrap() error { return f.Err }

// Error is the fault as a plain English sentence or two.
func (f *Fault) Error() string {
	sentence, known := f.sentence()
	switch {
	case known:
	case f.Detail != "":
		sentence = f.Detail
	default:
		sentence = "Something went wrong (" + f.Code + ")."
	}
	if f.Err != nil {
		sentence += " (" + strings.TrimSuffix(cause(f.Err), ".") + ")"
	}
	return sentence
}

// cause is the cause in words.
func cause(err error) string {
	var kind *json.UnmarshalTypeError
	if !errors.As(err, &kind) {
		return err.Error()
	}
	if kind.Field == "" {
		return "a " + kind.Value + " cannot stand there"
	}
	return "a " + kind.Value + " cannot stand at " + kind.Field
}
