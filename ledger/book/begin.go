package book

import (
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// Begin begins a game and puts it into the book. Its record tells who sits where, as [Book.People] knows or would make them. What the setup leaves open is filled in: the id is drawn, the rules
// version is the present one, the options are those of the first preset, the time is now. A *[calc.Refusal] tells what
// the rules do not allow.
func (b *Games) Begin(s record.Setup, by ledger.Author) (*game.Game, error) {
	r, err := s.Record(b.rulebooks, by)
	if err != nil {
		return nil, err
	}
	if people, err := readPersons(b.file.DB); err == nil {
		r.Seats = people.Introduce(r.ID, r.Seats)
	}
	g, err := game.Start(r, b.rulebooks)
	if err != nil {
		return nil, err
	}
	return b.Store(g, by)
}

// Store puts a game that is kept nowhere into the book, with all its operations, and returns the kept one. The fault
// game.exists tells that the book has a game with its id.
func (b *Games) Store(g *game.Game, by ledger.Author) (*game.Game, error) {
	r := g.Export()
	if r.By == (ledger.Author{}) {
		r.By = by
	}
	if fault := b.insertGame(r, placing{}); fault != nil {
		return nil, fault
	}
	stored, err := b.Load(r.ID)
	if err != nil {
		return nil, err
	}
	b.shelf.remember(stored.Snapshot())
	return stored, nil
}
