// Package game replays a game's log through its rulebook, works out edits, traces figures, and compares and merges
// copies of a game.
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

// A Game is a game's setup, its operations and the resulting tables. Only one goroutine may use a Game at a time.
// Callers must not change the slices, entries and options it returns; these stay valid when the game continues.
type Game struct {
	setup          record.Setup
	rules          calc.Rulebook
	decoder        record.Decoder
	unknownOptions []record.UnknownField
	head           record.Record
	seating
	course
	// keeper stores the game, or is nil for a game in memory only.
	keeper Keeper
}

type Keeper interface {
	oplog.Keeper[ledger.GameID, Game]
	// Remember receives the game's state after operations were appended.
	Remember(Snapshot)
}

func (g *Game) KeptBy(keeper Keeper) *Game {
	kept := *g
	kept.keeper = keeper
	return &kept
}

func (g *Game) ID() ledger.GameID { return g.setup.ID }

func (g *Game) Setup() record.Setup { return g.setup }

// Rematch returns a setup with the same rules and the same people, under their current names.
func (g *Game) Rematch() record.Setup {
	return record.Setup{Rulebook: g.setup.Rulebook, Title: g.setup.Title, Options: g.setup.Options, Names: g.Names()}
}

// Names returns the players' current names by seat, see [book.Persons.Store].
func (g *course) Names() []string { return SeatNamesOf(g.opening) }

// ShortNames returns short names by seat, or the full name where the short name is missing or not unique.
func (g *Game) ShortNames() []string { return people.ShortNames(g.Names(), g.short) }

func (s seating) Looks() []people.Look { return s.looks }

func (g *Game) By() ledger.Author { return g.head.By }

func (g *Game) Rulebook() calc.Rulebook { return g.rules }

func (g *Game) Stored() bool { return g.keeper != nil }

// Opening returns the table before the first entry, and the statement of the setup.
func (g *course) Opening() (calc.Table, calc.Statement) { return g.opening, g.dealt }

func (g *course) Table() calc.Table { return g.TableAfter(len(g.steps)) }

func (g *course) TableAfter(entries int) calc.Table {
	if entries == 0 {
		return g.opening
	}
	return g.steps[entries-1].After
}

// Steps returns the entries that are not voided, in order, including illegal ones.
func (g *replayed) Steps() []Step { return g.steps[:len(g.steps):len(g.steps)] }

func (g *replayed) Length() int { return int(g.log.Last()) }

// Refused returns the entries that are illegal and need fixing.
func (g *replayed) Refused() []Step {
	return calc.Where(g.steps, func(s Step) bool { return s.Refusal != nil })
}

// Head returns the last hash of the chain. Copies with the same head have the same entries.
func (g *course) Head() ledger.Hash { return g.HeadAfter(len(g.steps)) }

func (g *course) HeadAfter(entries int) ledger.Hash {
	if entries == 0 {
		return g.first
	}
	return g.steps[entries-1].Hash
}

// First returns the hash before the first entry, which depends on the setup alone.
func (g *course) First() ledger.Hash { return g.first }

type GameOperation struct {
	oplog.OperationState
	// Decoded is the entry of a record, insert or replace operation, or nil. Callers must not change it.
	Decoded calc.Entry
}

// Operations returns the whole log in order, including voided operations.
func (g *course) Operations() []GameOperation {
	all := make([]GameOperation, g.log.Last())
	for i, state := range g.log.States() {
		all[i] = GameOperation{state, g.decoded[i+1].Entry}
	}
	return all
}

func (g *Game) Export() record.Record {
	r := g.head
	r.Operations = g.log.All()
	return r
}

func SeatNamesOf(t calc.Table) []string {
	seats := t.Layout().Seats
	return calc.Map(seats, func(seat calc.Seat) string { return seat.Name })
}

// Tidied lists the texts that were tidied when the record was read. It is empty for a game from a book.
func (g *Game) Tidied() []record.TidiedField { return g.head.Tidied }

// Unknown lists the fields of the game's record that this program does not know.
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

// Scratch starts a game in memory only; [book.Games.Store] can store it later. Errors are those of [book.Games.Begin].
func Scratch(s record.Setup, rulebooks []calc.Rulebook) (*Game, error) {
	r, err := s.Record(rulebooks, ledger.Author{})
	if err != nil {
		return nil, err
	}
	return Start(r, rulebooks)
}

func Start(r record.Record, rulebooks []calc.Rulebook) (*Game, error) {
	g, err := Replay(r, rulebooks)
	var refusal *calc.Refusal
	if errors.As(err, &refusal) {
		return nil, refusal
	}
	return g, err
}

type Step struct {
	// Number is the entry's position among the entries that are not voided, from 1.
	Number int
	// Op is the number of the record or insert operation that made the entry, even if the entry moved or was replaced.
	Op int64
	// Source is the number of the operation whose entry counts: the last replace that is not voided, or else Op.
	Source int64
	Entry  calc.Entry
	// By and At are the author and the time of Source. Played is the playing time, see [oplog.Log.Played].
	By         ledger.Author
	At, Played time.Time
	// Before and After are the tables before and after the entry. A refused entry can end the turn, see [calc.Lapse].
	Before, After calc.Table
	// Refusal is the reason why the entry is illegal, or nil. A replacement, a void or an earlier entry can fix an
	// illegal entry.
	Refusal *calc.Refusal
	// Hash is the entry's hash in the chain: the SHA-256 of the previous hash, the entry's kind, a zero byte, and the
	// entry's JSON as the rulebook's struct encodes it. The first previous hash is [Game.First].
	Hash ledger.Hash
}

// Statement computes the entry's statement on each call. This takes microseconds; storing statements would waste
// memory.
func (s Step) Statement() calc.Statement {
	_, statement, _ := calc.Perform(s.Before, s.Entry)
	return statement
}
