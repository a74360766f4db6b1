package game

import (
	"maps"
	"slices"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
)

// A Game is one game: its setup, its operations, and the tables that follow from it. It belongs to one goroutine at
// a time. Slices, entries and options that it gives away must not be changed; they stay as they are when the game
// goes on.
type Game struct {
	setup   record.Setup
	rules   calc.Rulebook
	decoder record.Decoder
	// unknownOptions are the options of the record that the rulebook does not know.
	unknownOptions []record.UnknownField
	// head is the game's record without the operations.
	head    record.Record
	opening calc.Table
	looks   []people.Look
	short   []string
	dealt   calc.Statement
	// first is the chain before the first entry.
	first ledger.Hash
	replayed
	// keeper is where the game is kept; nil when it is kept nowhere.
	keeper Keeper
}

// A Keeper keeps games.
type Keeper interface {
	// Append puts the operations of a game that must come next on disk, all of them or none; now is the game after them. The
	// fault is book.moved when another program took one of their numbers.
	Append(operations []oplog.Operation, now Snapshot) error
	// Load reads a game as it is kept now.
	Load(ledger.GameID) (*Game, error)
}

// KeptBy is the same game kept somewhere.
func (g *Game) KeptBy(keeper Keeper) *Game {
	kept := *g
	kept.keeper = keeper
	return &kept
}

// ID names the game.
func (g *Game) ID() ledger.GameID { return g.setup.ID }

// Setup is what the game began with, its names trimmed.
func (g *Game) Setup() record.Setup { return g.setup }

// Again is what another game of the same people under the same rules begins with: they are called as they are now.
func (g *Game) Again() record.Setup {
	return record.Setup{Rulebook: g.setup.Rulebook, Title: g.setup.Title, Options: g.setup.Options, Names: g.Names()}
}

// Names are what the players are called now, by seat: what the book calls the people who sit there, see [book.Book.StorePerson].
func (g *Game) Names() []string { return SeatNamesOf(g.opening) }

// ShortNames are what the players are called where there is little room, by seat: the short names of the people who sit there,
// and where there is none, or another at the table is called so, the names of [Game.Names].
func (g *Game) ShortNames() []string { return people.Shortened(g.Names(), g.short) }

// Looks are the marks of the players, by seat: those of the people who sit there, each different from the others.
func (g *Game) Looks() []people.Look { return g.looks }

// By is who began the game.
func (g *Game) By() ledger.Author { return g.head.By }

// Rulebook is the game's rules.
func (g *Game) Rulebook() calc.Rulebook { return g.rules }

// Stored tells whether the game stands in a book.
func (g *Game) Stored() bool { return g.keeper != nil }

// Opening is the table before the first entry, and how it was set up.
func (g *Game) Opening() (calc.Table, calc.Statement) { return g.opening, g.dealt }

// Table is the table as it stands now.
func (g *Game) Table() calc.Table { return g.TableAfter(len(g.steps)) }

// TableAfter is the table after a number of living entries, from 0 to all of them.
func (g *Game) TableAfter(entries int) calc.Table {
	if entries == 0 {
		return g.opening
	}
	return g.steps[entries-1].After
}

// Steps are the living entries in order, those that the rules do not allow among them.
func (g *Game) Steps() []Step { return g.steps[:len(g.steps):len(g.steps)] }

// Length is how many operations the game has.
func (g *Game) Length() int { return int(g.log.Last()) }

// Refused are the living entries that the rules do not allow, which wait to be mended.
func (g *Game) Refused() []Step {
	var all []Step
	for i := range g.steps {
		if g.steps[i].Refusal != nil {
			all = append(all, g.steps[i])
		}
	}
	return all
}

// Head is the chain after the last living entry. Two copies of a game with the same head hold the same entries.
func (g *Game) Head() ledger.Hash { return g.HeadAfter(len(g.steps)) }

// HeadAfter is the chain after a number of living entries, from 0 to all of them.
func (g *Game) HeadAfter(entries int) ledger.Hash {
	if entries == 0 {
		return g.first
	}
	return g.steps[entries-1].Hash
}

// First is the chain before the first entry: it is made of the setup alone.
func (g *Game) First() ledger.Hash { return g.first }

// A GameOperation is one operation of a game, how it stands now, and what was entered.
type GameOperation struct {
	oplog.OperationState
	// Decoded is the entry of a record, an insert or a replace, else nil. It must not be changed.
	Decoded calc.Entry
}

// Operations are everything that was ever entered, in order, what was voided too.
func (g *Game) Operations() []GameOperation {
	all := make([]GameOperation, g.log.Last())
	for i, state := range g.log.States() {
		all[i] = GameOperation{state, g.decoded[i+1].Entry}
	}
	return all
}

// Preview works out an entry on the present table without saying it.
func (g *Game) Preview(e calc.Entry) (calc.Table, calc.Statement, *calc.Refusal) {
	return e.Apply(g.Table())
}

// Export is the game as a record.
func (g *Game) Export() record.Record {
	r := g.head
	r.Operations = g.log.All()
	return r
}

// seatNamesOf are the names of the players at a table.
func SeatNamesOf(t calc.Table) []string {
	seats := t.Layout().Seats
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = seat.Name
	}
	return names
}

// Tidied lists the texts of a game's record that were tidied when it came in. A game of a book has none.
func (g *Game) Tidied() []record.TidiedField { return g.head.Tidied }

// Unknown lists the fields of a game's record that this program does not know.
func (g *Game) Unknown() []record.UnknownField {
	var all []record.UnknownField
	for _, name := range slices.Sorted(maps.Keys(g.head.Extra)) {
		if name == record.DrawnField && g.setup.Drawn != nil {
			continue
		}
		all = append(all, record.UnknownField{Field: name, Known: record.RecordFields()})
	}
	all = append(all, g.unknownOptions...)
	for i, seat := range g.head.Seats {
		for _, name := range slices.Sorted(maps.Keys(seat.Extra)) {
			all = append(all, record.UnknownField{Field: record.Dotted("seats."+strconv.Itoa(i), name), Known: []string{"name", "person"}})
		}
	}
	for op := 1; op < len(g.decoded); op++ {
		for _, name := range slices.Sorted(maps.Keys(g.log.At(int64(op)).Extra)) {
			all = append(all, record.UnknownField{Operation: op, Field: name, Known: record.OperationFields()})
		}
		all = append(all, g.decoded[op].Unknown...)
	}
	return all
}
