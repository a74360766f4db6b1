package record

import (
	"encoding/json"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"time"
)

// RecordFormat is the version of the open record that this version writes, and the newest that it reads.
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
	// Preset is the preset that the options are given beside; empty for the first one. What is written gives all options
	// and names no preset.
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

// A RecordSeat is one player of a record, in the order of play.
type Seat struct {
	Name string
	// Person is who that is, as whoever began the game knew it; zero where that is not told. A book has its own idea, see
	// [book.Book.People].
	Person ledger.PersonID
	// Extra are the seat's fields that this version does not know.
	Extra map[string]json.RawMessage
}
