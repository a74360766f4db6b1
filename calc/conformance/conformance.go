// Package conformance proves that a rulebook keeps the promises of package calc: recorded games replay, the game can be
// played from its forms alone, malformed entries do no harm, the books balance, all options can be chosen, and all
// texts exist. Only tests use it: they hand their rulebook to [Conforms].
package conformance

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A Game is a rulebook to be tested, with test data for it. Only Rules is required.
type Game struct {
	Rules calc.Rulebook
	// Scenes are tables that random play rarely reaches, with entries to try there: worked examples, refusals, ends.
	Scenes []Scene
	// Denials are refused entries, at least one for each code. They serve as scenes too.
	Denials []gametest.Denial
	Setups  []gametest.Setup // games that cannot begin
	// Says maps the name of a recorded game to the kinds of line, separated by spaces, that the game must contain.
	Says map[string]string
	// Holds checks properties of the particular game after an accepted entry.
	Holds func(t Judge, s Accepted)
	// Longest returns the largest number of entries that can follow a table before its game ends. It is nil if unknown.
	Longest   func(t calc.Table) int
	Debts     bool   // a seat's cash may be negative
	Sentences string // the file of the game's texts, by default the one in assets
	// Together lists the codes of refusals that are exempt from a rule: if every field of an entry is allowed by
	// itself, a refusal must concern the whole entry. An exempt refusal names one field although several are at fault,
	// or names a value that would change nothing.
	Together []string
	Unposted []string // kinds of line whose amounts are posted under other lines
	Uncited  []string // rules that are cited only in a standing
	exact    bool     // filling in an entry again must reproduce its JSON
}

// A Judge is a test or a running property check.
type Judge = gametest.Judge

// A Scene is a table with an entry to try there, legal or not. The entry may be nil.
type Scene struct {
	Table calc.Table
	Entry calc.Entry
}

// Tables returns a scene without an entry for each table.
func Tables(tables []calc.Table) []Scene {
	scenes := make([]Scene, len(tables))
	for i, table := range tables {
		scenes[i].Table = table
	}
	return scenes
}

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

// A suite is the list of properties that every rulebook must have, one method for each.
type suite struct{ Game }

// Conforms checks that a rulebook has all properties in the suite.
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
