// Package record reads and writes the open documents: of a game, of a tournament, of house rules. It reads strictly:
// what cannot be understood is a fault that names the field and what would be right there. FORMAT.md describes the
// documents.
package record

import (
	"encoding/json"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/shape"
)

// Format is the version of the open record that this version writes, and the newest that it reads.
const Format = 1

// A Record is one game as an open JSON document; FORMAT.md describes it. It holds what was said and nothing that can
// be worked out from it. Fields that this version does not know are kept.
type Record struct {
	// Format is the version of the document, 1 to [Format].
	Format       int
	Rulebook     string
	RulesVersion int
	ID           ledger.GameID
	Title        string
	// Begun is when the game began; the zero time when nobody can tell.
	Begun time.Time
	// By is who began it.
	By ledger.Author
	// Preset is the preset that the options are given beside; empty for the first one. What is written gives all
	// options and names no preset.
	Preset string
	// Options are the rulebook's options as JSON. What is left out has the value that the preset has.
	Options json.RawMessage
	Seats   []Seat
	// Operations are everything ever said, in order; the first has Op 1, and so on.
	Operations []oplog.Operation
	// End is how the game ends, as FORMAT.md describes it, for whoever checks the record; empty when nobody gave it. A
	// game does not take it over.
	End json.RawMessage
	// Extra are the document's fields that this version does not know, and how lots decided who begins, see [Setup].
	Extra map[string]json.RawMessage
	// Tidied are the texts that are not as they came in, see [Record.Tidy]. They are not written.
	Tidied []TidiedField
}

// A Seat is one player of a record, in the order of play.
type Seat struct {
	Name string
	// Person is who that is, as whoever began the game knew it; zero where that is not told. A book has its own idea,
	// see [book.Persons.All].
	Person ledger.PersonID
	// Extra are the seat's fields that this version does not know.
	Extra map[string]json.RawMessage
}

// An UnknownField is a field of a record that this program does not know. It is kept, and does nothing: it may come
// from a newer program, or be misspelt.
type UnknownField struct {
	// Operation is the operation that has it, 0 for what stands outside of them.
	Operation int
	// Field is its name, dotted, as in [ledger.Fault.Field].
	Field string
	// Known are the fields that are known there.
	Known []string
}

// unknownFields are those that a shape did not know in a part of a record.
func unknownFields(op int, part string, unknown []shape.Unknown) []UnknownField {
	var all []UnknownField
	for _, u := range unknown {
		all = append(all, UnknownField{Operation: op, Field: Dotted(part, u.Field), Known: u.Around.Names()})
	}
	return all
}

// RecordFields are the fields of a record.
func RecordFields() []string {
	return []string{
		"format", "rulebook", "rules_version", "id", "title", "begun", "person", "device", "preset", "options", "seats",
		"operations", "end", DrawnField,
	}
}

// OperationFields are the fields of an operation.
func OperationFields() []string {
	return []string{"op", "act", "via", "target", "kind", "entry", "person", "device", "at", "joined", "merged"}
}
