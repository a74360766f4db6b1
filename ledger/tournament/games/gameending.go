package games

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/tournament"
)

// An Ending is how a game ended that may be the game of a table, wherever it was played.
type Ending struct {
	Game     ledger.GameID
	Rulebook string
	// Options are what was agreed on; nil where nobody can tell, as in a result's code, which has a digest of them.
	Options calc.Options
	// Names are the players by seat.
	Names []string
	// People are who they are, by seat, where that is told.
	People []ledger.PersonID
	// Places are where they came in, with what they were worth, in any order.
	Places []calc.Place
	// Unfinished reports that the game is not over, and the places are those of now.
	Unfinished bool
	// Unresolved reports that entries of the game need fixing. Its places count only where the director overrules that.
	Unresolved bool
	Source     tournament.Source
	// game and code are what it was read from.
	game *game.Game
	code *compact.Result
}

// EndingOf returns how a game of this book, or one that was handed over, ended.
func EndingOf(g *game.Game, from tournament.Source) Ending {
	setup, table := g.Setup(), g.Table()
	return Ending{
		Game: setup.ID, Rulebook: setup.Rulebook, Options: setup.Options, Names: setup.Names, People: setup.People,
		Places: g.Rulebook().Standing(table).Places, Unfinished: !table.Over(), Unresolved: len(g.Refused()) > 0,
		Source: from, game: g,
	}
}

// EndingOfCode returns how the game of a result's code ended.
func EndingOfCode(r compact.Result) Ending {
	e := Ending{Game: r.Game, Rulebook: r.Rulebook, Source: tournament.FromCode, code: &r}
	bySeat := func(a, b compact.ResultPlace) int { return a.Seat - b.Seat }
	for _, p := range slices.SortedFunc(slices.Values(r.Places), bySeat) {
		e.Places = append(e.Places, calc.Place{Seat: len(e.Names), Rank: p.Rank, Worth: p.Worth, Out: p.Out})
		e.Names = append(e.Names, p.Name)
	}
	return e
}

// place is where a seat came in.
func (e Ending) place(seat int) calc.Place {
	at := slices.IndexFunc(e.Places, func(p calc.Place) bool { return p.Seat == seat })
	if at < 0 {
		return calc.Place{Seat: seat, Rank: len(e.Names), Out: true}
	}
	return e.Places[at]
}

// differs reports whether a copy of the game holds something that the ending does not know of.
func (e Ending) differs(here *game.Game) bool {
	switch {
	case here == nil || here.ID() != e.Game:
		return false
	case e.game != nil:
		parting, err := game.Compare(here, e.game)
		return err != nil || len(parting.Ours) > 0 && !e.game.Continues(here)
	}
	return e.code != nil && here.Table().Over() && !e.code.Of(here)
}

// PlacesNow returns where the members of a table stand in its game as it is now, for [tournament.State.StandingIf];
// none while what people hold is hidden or entries need fixing, or where others play it.
func PlacesNow(s *tournament.State, t tournament.DrawnTable, g *game.Game) []tournament.Placed {
	e := EndingOf(g, tournament.FromBook)
	if l := g.Table().Layout(); (l.Veiled || l.Hidden) && e.Unfinished || e.Unresolved {
		return nil
	}
	m := Match(s, t, e)
	if len(m.strangers)+len(m.renamed)+len(absenteesOf(s, t, e, m)) > 0 {
		return nil
	}
	return m.places(t, e)
}

// is reports whether a seat is that of a member as a person of the book.
func (e Ending) is(seat int, m tournament.Member) bool {
	id, err := ledger.ParsePersonID(m.Person)
	return err == nil && seat < len(e.People) && e.People[seat] == id
}
