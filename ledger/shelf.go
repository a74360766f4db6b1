package ledger

import (
	"database/sql"
	"time"

	"scripkeeper/calc"
)

// A Summary is a game as it stands on the shelf.
type Summary struct {
	ID              GameID
	Rulebook, Title string
	Names           []string
	// Begun is when the game began, Touched when the last operation came to it or when it came into the book.
	Begun, Touched time.Time
	// Entries is the number of living entries.
	Entries int
	// Round is the round being played; Rounds how many there are, 0 when nobody can tell.
	Round, Rounds int
	Over          bool
	// Turn is the seat whose turn it is, or [calc.None].
	Turn int
	// Expected is the kind of the entry that is likeliest to come next, empty when nothing is expected.
	Expected string
	// Leaders are the seats that stand first.
	Leaders []int
	// Fault is why the game cannot be replayed; then only what the setup tells is filled in.
	Fault error
}

// A shelved is a summary and the last operation that it was made from.
type shelved struct {
	last    int64
	summary Summary
}

// Shelf lists the games of the book, the most recently touched first. A game that cannot be replayed stands among
// them with its fault.
func (b *Book) Shelf() ([]Summary, error) {
	slots, err := b.spines()
	if err != nil {
		return nil, b.fault(err)
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	list := make([]Summary, 0, len(slots))
	for _, slot := range slots {
		known, have := b.shelf[slot.id]
		if !have || known.last != slot.last {
			known = shelved{last: slot.last, summary: b.summary(slot.id)}
			b.shelf[slot.id] = known
		}
		s := known.summary
		s.Touched = slot.touched
		list = append(list, s)
	}
	return list, nil
}

// A spine is what the shelf's order needs to know of a game.
type spine struct {
	id      GameID
	last    int64
	touched time.Time
}

func (b *Book) spines() ([]spine, error) {
	rows, err := b.db.Query(`SELECT id, ifnull(op, 0), max(added, ifnull(at, 0)) AS touched
		FROM game LEFT JOIN operation ON game = id AND op = (SELECT max(op) FROM operation WHERE game = id)
		ORDER BY touched DESC, id`)
	if err != nil {
		return nil, err
	}
	defer func() { _ = rows.Close() }()
	var all []spine
	for rows.Next() {
		var s spine
		var id string
		var touched sql.NullInt64
		if err := rows.Scan(&id, &s.last, &touched); err != nil {
			return nil, err
		}
		if s.id, err = ParseGameID(id); err != nil {
			return nil, err
		}
		s.touched = readTime(touched)
		all = append(all, s)
	}
	return all, rows.Err()
}

// summary reads a game for the shelf.
func (b *Book) summary(id GameID) Summary {
	r, err := b.read(id)
	s := Summary{ID: id, Rulebook: r.Rulebook, Title: r.Title, Begun: r.Begun, Turn: calc.None}
	for _, seat := range r.Seats {
		s.Names = append(s.Names, seat.Name)
	}
	if err != nil {
		s.Fault = b.fault(err)
		return s
	}
	g, err := Replay(r, b.rulebooks)
	if err != nil {
		s.Fault = err
		return s
	}
	table := g.Table()
	s.Names = g.setup.Names
	s.Entries, s.Turn, s.Over = len(g.steps), table.Turn(), table.Over()
	s.Round, s.Rounds = table.Round(), table.Layout().Rounds
	if expected := g.rules.Expected(table).Next; len(expected) > 0 {
		s.Expected = expected[0].Kind()
	}
	for _, slot := range g.rules.Standing(table).Places {
		if slot.Rank == 1 && !slot.Out {
			s.Leaders = append(s.Leaders, slot.Seat)
		}
	}
	return s
}
