package games

import (
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/tournament"
)

// Ending is the end of a game that may belong to a table, wherever the game was played.
type Ending struct {
	Game     ledger.GameID
	Rulebook string
	// Options are the game's options, or nil if unknown. A result received as a code has only a digest of the options.
	Options calc.Options
	Names   []string
	// People lists the players' ids by seat, or is nil if unknown.
	People []ledger.PersonID
	Places []calc.Place
	// Unfinished reports that the game is not over and the places are provisional.
	Unfinished bool
	// Unresolved reports that entries need fixing. The places count only with a note from the director.
	Unresolved bool
	Source     tournament.Source
	// game or code is the source of the ending; the other is nil.
	game *game.Game
	code *compact.Result
}

func EndingOf(g *game.Game, from tournament.Source) Ending {
	setup, table := g.Setup(), g.Table()
	return Ending{
		Game: setup.ID, Rulebook: setup.Rulebook, Options: setup.Options, Names: setup.Names, People: setup.People,
		Places: g.Rulebook().Standing(table).Places, Unfinished: !table.Over(), Unresolved: len(g.Refused()) > 0,
		Source: from, game: g,
	}
}

func EndingOfCode(r compact.Result) Ending {
	e := Ending{Game: r.Game, Rulebook: r.Rulebook, Source: tournament.FromCode, code: &r}
	bySeat := func(a, b compact.ResultPlace) int { return a.Seat - b.Seat }
	for _, p := range slices.SortedFunc(slices.Values(r.Places), bySeat) {
		e.Places = append(e.Places, calc.Place{Seat: len(e.Names), Rank: p.Rank, Worth: p.Worth, Out: p.Out})
		e.Names = append(e.Names, p.Name)
	}
	return e
}

func (e Ending) place(seat int) calc.Place {
	at := slices.IndexFunc(e.Places, func(p calc.Place) bool { return p.Seat == seat })
	if at < 0 {
		return calc.Place{Seat: seat, Rank: len(e.Names), Out: true}
	}
	return e.Places[at]
}

// differs reports whether the book's copy of the game contradicts the ending, rather than only lacking entries.
func (e Ending) differs(here *game.Game) bool {
	switch {
	case here == nil || here.ID() != e.Game:
		return false
	case e.game != nil:
		parting, err := game.Compare(here, e.game)
		return err != nil || len(parting.Ours) > 0 && !e.game.Continues(here)
	}
	return e.code != nil && here.Table().Over() && !e.code.Matches(here)
}

// PlacesNow returns the current places of a table's members in its game, for [standings.AfterIf]. It returns nil while
// holdings are hidden, if entries need fixing, or if other people play.
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

func (e Ending) isMember(seat int, m tournament.Member) bool {
	id, err := ledger.ParsePersonID(m.Person)
	return err == nil && seat < len(e.People) && e.People[seat] == id
}
