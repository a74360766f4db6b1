package record

import (
	"scripkeeper/ledger/shape"
)

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

// recordFields are the fields of a record.
func RecordFields() []string {
	return []string{
		"format", "rulebook", "rules_version", "id", "title", "begun", "person", "device", "preset", "options", "seats",
		"operations", "end", DrawnField,
	}
}

// operationFields are the fields of an operation.
func OperationFields() []string {
	return []string{"op", "act", "via", "target", "kind", "entry", "person", "device", "at", "joined", "merged"}
}
