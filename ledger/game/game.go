// Package game works games out: their log replayed through their rulebook, what an amendment would change, where a
// figure comes from, and how two copies of a game differ and become one.
package game

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"time"

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
	head record.Record
	seating
	course
	// keeper is where the game is kept; nil when it is kept nowhere.
	keeper Keeper
}

// A Keeper keeps games.
type Keeper interface {
	oplog.Keeper[ledger.GameID, Game]
	// Remember is told how a game stands after what was appended.
	Remember(Snapshot)
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

// Names are what the players are called now, by seat: what the book calls the people who sit there, see
// [book.Persons.Store].
func (g *course) Names() []string { return SeatNamesOf(g.opening) }

// ShortNames are what the players are called where there is little room, by seat: the short names of the people who sit
// there, and where there is none, or another at the table is called so, the names of [Game.Names].
func (g *Game) ShortNames() []string { return people.Shortened(g.Names(), g.short) }

// Looks are the marks of the players, by seat: those of the people who sit there, each different from the others.
func (s seating) Looks() []people.Look { return s.looks }

// By is who began the game.
func (g *Game) By() ledger.Author { return g.head.By }

// Rulebook is the game's rules.
func (g *Game) Rulebook() calc.Rulebook { return g.rules }

// Stored reports whether the game stands in a book.
func (g *Game) Stored() bool { return g.keeper != nil }

// Opening is the table before the first entry, and how it was set up.
func (g *course) Opening() (calc.Table, calc.Statement) { return g.opening, g.dealt }

// Table is the table as it stands now.
func (g *course) Table() calc.Table { return g.TableAfter(len(g.steps)) }

// TableAfter is the table after a number of living entries, from 0 to all of them.
func (g *course) TableAfter(entries int) calc.Table {
	if entries == 0 {
		return g.opening
	}
	return g.steps[entries-1].After
}

// Steps are the living entries in order, those that the rules do not allow among them.
func (g *replayed) Steps() []Step { return g.steps[:len(g.steps):len(g.steps)] }

// Length is how many operations the game has.
func (g *replayed) Length() int { return int(g.log.Last()) }

// Refused are the living entries that the rules do not allow, which wait to be mended.
func (g *replayed) Refused() []Step {
	var all []Step
	for i := range g.steps {
		if g.steps[i].Refusal != nil {
			all = append(all, g.steps[i])
		}
	}
	return all
}

// Head is the chain after the last living entry. Two copies of a game with the same head hold the same entries.
func (g *course) Head() ledger.Hash { return g.HeadAfter(len(g.steps)) }

// HeadAfter is the chain after a number of living entries, from 0 to all of them.
func (g *course) HeadAfter(entries int) ledger.Hash {
	if entries == 0 {
		return g.first
	}
	return g.steps[entries-1].Hash
}

// First is the chain before the first entry: it is made of the setup alone.
func (g *course) First() ledger.Hash { return g.first }

// A GameOperation is one operation of a game, how it stands now, and what was entered.
type GameOperation struct {
	oplog.OperationState
	// Decoded is the entry of a record, an insert or a replace, else nil. It must not be changed.
	Decoded calc.Entry
}

// Operations are everything that was ever entered, in order, what was voided too.
func (g *course) Operations() []GameOperation {
	all := make([]GameOperation, g.log.Last())
	for i, state := range g.log.States() {
		all[i] = GameOperation{state, g.decoded[i+1].Entry}
	}
	return all
}

// Export is the game as a record.
func (g *Game) Export() record.Record {
	r := g.head
	r.Operations = g.log.All()
	return r
}

// SeatNamesOf are the names of the players at a table.
func SeatNamesOf(t calc.Table) []string {
	seats := t.Layout().Seats
	return calc.Map(seats, func(seat calc.Seat) string { return seat.Name })
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
			all = append(all, record.UnknownField{Field: record.Dotted("seats."+strconv.Itoa(i), name),
				Known: []string{"name", "person"}})
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

// Scratch begins a game that is kept nowhere, to check a calculation. [book.Games.Store] keeps it after all. Errors are
// as with [book.Games.Begin].
func Scratch(s record.Setup, rulebooks []calc.Rulebook) (*Game, error) {
	r, err := s.Record(rulebooks, ledger.Author{})
	if err != nil {
		return nil, err
	}
	return Start(r, rulebooks)
}

// Start is the game of a record that nobody has entered anything in.
func Start(r record.Record, rulebooks []calc.Rulebook) (*Game, error) {
	g, err := Replay(r, rulebooks)
	var refusal *calc.Refusal
	if errors.As(err, &refusal) {
		return nil, refusal
	}
	return g, err
}

// A Step is a living entry and what it did.
type Step struct {
	// Number is its place among the living entries, 1 the first.
	Number int
	// Op is the operation that made the place, a record or an insert. It stays the same when entries before it
	// come and go, and when the entry is replaced.
	Op int64
	// Source is the operation whose entry counts: the last replace that is not voided, else Op.
	Source int64
	Entry  calc.Entry
	// By and At tell who said the entry that counts, and when; Played is when it happened at the table, see
	// [oplog.Log.Played].
	By         ledger.Author
	At, Played time.Time
	// Before and After are the table before the entry and after it. An entry that is refused lets at most its turn go
	// by, see [calc.Lapse].
	Before, After calc.Table
	// Refusal is why the rules do not allow the entry here. Such an entry waits to be mended: to be replaced, voided,
	// or made possible by another before it. Nil when it is legal.
	Refusal *calc.Refusal
	// Hash is the chain up to this entry: SHA-256 of the hash before, the entry's kind, a zero byte and the entry's
	// JSON as the rulebook's struct writes it. The hash before the first entry is made of the setup.
	Hash ledger.Hash
}

// Statement is what the entry did. It is worked out anew each time, which takes microseconds: the statements of a long
// game would fill the memory with what hardly anybody looks at.
func (s Step) Statement() calc.Statement {
	_, statement, _ := calc.Perform(s.Before, s.Entry)
	return statement
}
