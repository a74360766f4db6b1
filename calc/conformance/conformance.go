// Package conformance proves of any rulebook that recorded games replay, that the game can be played by its forms
// alone, that malformed entries do no harm, that the books balance, that all options can be chosen, and that all texts
// exist. Only tests use it: they hand their rulebook to [Conforms].
package conformance

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A Game is a rulebook under test, with knowledge from its own tests. Only Rules is required.
type Game struct {
	Rules calc.Rulebook
	// Scenes are tables that chance rarely reaches, and entries there: worked examples, refusals, ends.
	Scenes []Scene
	// Denials are refused entries, one at least for each code. They are scenes too.
	Denials []gametest.Denial
	Setups  []gametest.Setup // games that cannot begin
	// Says lists, by the name of a recorded game and separated by spaces, the kinds of line that the game must contain.
	Says map[string]string
	// Holds proves the game's own properties after an accepted entry.
	Holds func(t Judge, s Accepted)
	// Longest returns the most entries that a game may need from a table to its end, nil if unknown.
	Longest   func(t calc.Table) int
	Debts     bool   // a seat's cash may be negative
	Sentences string // the file of the game's texts, by default the one in assets
	// Together lists the codes of refusals that stand at a field for several fields together, or for a value that
	// changes nothing. Any other refusal of values that their fields allow must be one of the whole entry.
	Together []string
	Unposted []string // kinds of line whose amount other lines post
	Uncited  []string // rules that only a standing uses
	exact    bool     // an entry filled again must be written as before
}

// A Judge is a test or a running property check.
type Judge = gametest.Judge

// A Scene is a table, and an entry there, legal or not, or nil.
type Scene struct {
	Table calc.Table
	Entry calc.Entry
}

// Tables returns scenes without entries.
func Tables(tables []calc.Table) []Scene {
	scenes := make([]Scene, len(tables))
	for i, table := range tables {
		scenes[i].Table = table
	}
	return scenes
}

// withDenials returns the game with the denials added to its scenes.
func (g Game) withDenials() Game {
	g.Scenes = slices.Clip(g.Scenes)
	for _, d := range g.Denials {
		g.Scenes = append(g.Scenes, Scene{d.Table, d.Entry})
	}
	return g
}

// Accepted is an accepted entry with the tables before and after it.
type Accepted struct {
	Before    calc.Table
	Entry     calc.Entry
	After     calc.Table
	Statement calc.Statement
}

// A suite is the set of properties that every rulebook must have, a method each.
type suite struct{ Game }

// Conforms proves that a rulebook has all properties of the suite.
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

func names(seats int) []string { return gametest.Names(seats) }
