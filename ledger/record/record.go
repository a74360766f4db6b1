// Package record reads and writes the open JSON formats of games, tournaments and house rules, see FORMAT.md. It reads
// strictly: the fault of an invalid document names the field and what it should be.
package record

import (
	"encoding/json"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/shape"
)

// Format is the version of records that this program writes, and the newest version that it reads.
const Format = 1

// A Record is one game in the open JSON format of FORMAT.md. It has only what was entered, and nothing derived. Fields
// that this version does not know are preserved.
type Record struct {
	Format       int
	Rulebook     string
	RulesVersion int
	ID           ledger.GameID
	Title        string
	// Begun is the time the game began, zero if unknown.
	Begun time.Time
	By    ledger.Author
	// Preset is the preset on which Options are based, or empty for the first preset. A written record has all options
	// and no preset.
	Preset string
	// Options are the rulebook's options as JSON. A missing option has the preset's value.
	Options    json.RawMessage
	Seats      []Seat
	Operations []oplog.Operation
	// End is the final result, or empty. Only programs that check the record need End, see FORMAT.md.
	End json.RawMessage
	// Extra has the fields that this version does not know, and the draw of the starting player, see [Setup].
	Extra map[string]json.RawMessage
	// Tidied lists the texts changed by [Record.Tidy]; it is not written.
	Tidied []TidiedField
}

// A Seat is a player in a record, in the order of play.
type Seat struct {
	Name string
	// Person is the player's id in the book in which the game began, or zero. Other books may use another id.
	Person ledger.PersonID
	Extra  map[string]json.RawMessage
}

// An UnknownField is a field of a newer program, or a misspelt field. It is preserved without effect.
type UnknownField struct {
	Operation int
	Field     string
	Known     []string
}

func unknownFields(op int, part string, unknown []shape.Unknown) []UnknownField {
	var all []UnknownField
	for _, u := range unknown {
		all = append(all, UnknownField{Operation: op, Field: Dotted(part, u.Field), Known: u.Around.Names()})
	}
	return all
}

func RecordFields() []string {
	return []string{
		"format", "rulebook", "rules_version", "id", "title", "begun", "person", "device", "preset", "options", "seats",
		"operations", "end", DrawnField,
	}
}

func OperationFields() []string {
	return []string{"op", "act", "via", "target", "kind", "entry", "person", "device", "at", "joined", "merged"}
}
