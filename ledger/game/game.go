// Package game replays a game's log through its rulebook, works out the effect of amendments, traces figures, and
// compares and merges copies of a game.
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

// A Game is one game: its setup, its operations and the tables that follow. It belongs to one goroutine at a time.
// Callers must not change the slices, entries and options it returns; these stay valid when the game continues.
type Game struct {
	setup          record.Setup
	rules          calc.Rulebook
	decoder        record.Decoder
	unknownOptions []record.UnknownField
	head           record.Record
	seating
	course
	// keeper stores the game; nil if it is kept in memory only.
	keeper Keeper
}

type Keeper interface {
	oplog.Keeper[ledger.GameID, Game]
	// Remember receives the state of a game after operations were appended.
	Remember(Snapshot)
}

func (g *Game) KeptBy(keeper Keeper) *Game {
	kept := *g
	kept.keeper = keeper
	return &kept
}

func (g *Game) ID() ledger.GameID { return g.setup.ID }

func (g *Game) Setup() record.Setup { return g.setup }

// Rematch returns the setup of another game with the same people, under their present names, and the same rules.
func (g *Game) Rematch() record.Setup {
	return record.Setup{Rulebook: g.setup.Rulebook, Title: g.setup.Title, Options: g.setup.Options, Names: g.Names()}
}

// Names returns the players' present names by seat, as the book has them, see [book.Persons.Store].
func (g *course) Names() []string { return SeatNamesOf(g.opening) }

// ShortNames returns short names by seat. If a short name is missing or not unique, the player keeps the full name.
func (g *Game) ShortNames() []string { return people.ShortNames(g.Names(), g.short) }

func (s seating) Looks() []people.Look { return s.looks }

func (g *Game) By() ledger.Author { return g.head.By }

func (g *Game) Rulebook() calc.Rulebook { return g.rules }

func (g *Game) Stored() bool { return g.keeper != nil }

// Opening returns the table before the first entry, and the statement of its setup.
func (g *course) Opening() (calc.Table, calc.Statement) { return g.opening, g.dealt }

func (g *course) Table() calc.Table { return g.TableAfter(len(g.steps)) }

func (g *course) TableAfter(entries int) calc.Table {
	if entries == 0 {
		return g.opening
	}
	return g.steps[entries-1].After
}

// Steps returns the living entries in order, including illegal ones.
func (g *replayed) Steps() []Step { return g.steps[:len(g.steps):len(g.steps)] }

func (g *replayed) Length() int { return int(g.log.Last()) }

// Refused returns the illegal living entries, which need fixing.
func (g *replayed) Refused() []Step {
	var all []Step
	for i := range g.steps {
		if g.steps[i].Refusal != nil {
			all = append(all, g.steps[i])
		}
	}
	return all
}

// Head returns the chain after the last living entry. Copies with the same head hold the same entries.
func (g *course) Head() ledger.Hash { return g.HeadAfter(len(g.steps)) }

func (g *course) HeadAfter(entries int) ledger.Hash {
	if entries == 0 {
		return g.first
	}
	return g.steps[entries-1].Hash
}

// First returns the chain before the first entry, which depends on the setup alone.
func (g *course) First() ledger.Hash { return g.first }

type GameOperation struct {
	oplog.OperationState
	// Decoded is the entry if the operation is a record, an insert or a replace; otherwise nil. Don't change it.
	Decoded calc.Entry
}

// Operations returns the whole log in order, voided operations included.
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

// Tidied lists the texts that were tidied when the record was read. It is empty for a game in a book.
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

// Scratch starts a game in memory, to check a calculation. [book.Games.Store] can store it later. Errors are as with
// [book.Games.Begin].
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
	// Number is the entry's place among the living entries, from 1.
	Number int
	// Op is the record or insert that made the entry's slot. It stays the same when earlier entries are added or
	// removed, and when the entry is replaced.
	Op int64
	// Source is the operation whose entry counts: the last replace that is not voided, or Op if there is none.
	Source int64
	Entry  calc.Entry
	// By and At are the author and the time of Source. Played is the playing time, see [oplog.Log.Played].
	By         ledger.Author
	At, Played time.Time
	// Before and After are the tables before and after the entry. A refused entry at most passes its turn, see
	// [calc.Lapse].
	Before, After calc.Table
	// Refusal is the reason why the entry is illegal, or nil. Such an entry needs fixing: by a replacement, a void, or
	// an earlier entry that makes it possible.
	Refusal *calc.Refusal
	// Hash is the chain up to this entry: the SHA-256 of the previous hash, the entry's kind, a zero byte, and the
	// entry's JSON as the rulebook's struct encodes it. The hash before the first entry depends on the setup.
	Hash ledger.Hash
}

// Statement returns the entry's statement. It is computed on each call, which takes microseconds: stored statements of
// a long game would fill the memory with data that is rarely used.
func (s Step) Statement() calc.Statement {
	_, statement, _ := calc.Perform(s.Before, s.Entry)
	return statement
}
