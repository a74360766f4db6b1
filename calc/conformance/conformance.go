// Package conformance proves of any rulebook what must hold of every one: that its recorded games are replayed, that it
// can be played by its forms alone, that nothing malformed upsets it, that its books balance, that all its options can
// be chosen, and that whatever it says has words. A rulebook passes by being handed to [Conforms]. Only tests use it.
package conformance

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A Game is a rulebook as it is handed to the suite, with what only its own tests know. All but the rules may be left
// out.
type Game struct {
	Rules calc.Rulebook
	// Scenes are tables that chance leads to seldom, and entries there: worked examples, refusals, ends.
	Scenes []Scene
	// Denials are entries that are refused, each code at least once. They are scenes too.
	Denials []gametest.Denial
	// Setups are games that cannot begin.
	Setups []gametest.Setup
	// Says are the kinds of line for whose sake a recorded game is kept, by the game's name, parted by spaces.
	Says map[string]string
	// Holds proves what else holds of the game after an entry that was accepted.
	Holds func(t Judge, s Accepted)
	// Longest is how many entries that carry a game on it may have from a table to its end; nil when nobody can tell.
	Longest func(t calc.Table) int
	// Debts means that a seat's cash may be below zero.
	Debts bool
	// Sentences is the file of the game's words; its translation in assets when empty.
	Sentences string
	// Together are the codes of refusals of several fields together, or of a value that changes nothing, which stand at
	// the field where that is best seen. Any other refusal of what each field allows by itself is one of the entry as a
	// whole.
	Together []string
	// Unposted are the kinds of line whose amount other lines post.
	Unposted []string
	// Uncited are rules that no line and no refusal cites: those that a standing goes by.
	Uncited []string
	// exact is for entries that are filled again as they were written.
	exact bool
}

// A Judge is a test or a property that is being checked.
type Judge = gametest.Judge

// A Scene is a table, and an entry there or nil. The entry need not be legal.
type Scene struct {
	Table calc.Table
	Entry calc.Entry
}

// Tables are scenes in which nothing is entered.
func Tables(tables []calc.Table) []Scene {
	scenes := make([]Scene, len(tables))
	for i, table := range tables {
		scenes[i].Table = table
	}
	return scenes
}

// withDenials is the game with the denials among its scenes.
func (g Game) withDenials() Game {
	g.Scenes = slices.Clip(g.Scenes)
	for _, d := range g.Denials {
		g.Scenes = append(g.Scenes, Scene{d.Table, d.Entry})
	}
	return g
}

// Accepted is an entry that was accepted: the table before it and after it, and what it did.
type Accepted struct {
	Before    calc.Table
	Entry     calc.Entry
	After     calc.Table
	Statement calc.Statement
}

// A suite is what every rulebook must pass, a method for each property.
type suite struct{ Game }

// Conforms proves that a game is all that a rulebook must be.
func Conforms(t *testing.T, g Game) {
	s := suite{g.withDenials()}
	t.Run("listing", s.listing)
	t.Run("options", s.options)
	t.Run("refused setups", s.setups)
	t.Run("refused entries", s.denials)
	t.Run("recorded games", s.recorded)
	t.Run("games end", s.ends)
	t.Run("random games", s.random)
	t.Run("lapsed games", s.lapsed)
	t.Run("formed entries", s.formed)
	t.Run("malformed entries", s.malformed)
	t.Run("bounds", s.bounded)
	t.Run("malformed options", s.malformedOptions)
	t.Run("words", s.words)
}

// names are names for some seats.
func names(seats int) []string { return gametest.Names(seats) }
