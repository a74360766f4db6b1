// Package conformance proves that a rulebook keeps the promises of package calc: recorded games replay, a game can be
// played with nothing but its forms, malformed entries do no harm, the books balance, all options can be chosen, and
// all texts exist. Only tests use this package; they call [Conforms].
package conformance

import (
	"slices"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
)

// A Game is a rulebook to test, with test data. Only Rules is required.
type Game struct {
	Rules calc.Rulebook
	// Scenes are tables that random play rarely reaches, each with an entry to try: worked examples, refusals, endings.
	Scenes []Scene
	// Denials are refused entries, at least one for each refusal code. They are also used as scenes.
	Denials []gametest.Denial
	Setups  []gametest.Setup // games that cannot begin
	// Says maps the name of a recorded game to the kinds of line that the game must contain, separated by spaces.
	Says map[string]string
	// Holds checks the game's own properties after an accepted entry.
	Holds func(t Judge, s Accepted)
	// Longest returns the largest number of entries possible before the game ends. It is nil if there is no bound.
	Longest   func(t calc.Table) int
	Debts     bool   // a seat's cash may be negative
	Sentences string // path of the game's texts, by default the file in assets
	// Together lists the codes of refusals that may name one field although each field by itself has an allowed value.
	Together []string
	Unposted []string // kinds of line whose amounts are posted under other lines
	Uncited  []string // rules that are cited only in a standing
	exact    bool     // a refilled entry must have the same JSON
}

// A Judge is a test or a running property check.
type Judge = gametest.Judge

// A Scene is a table with an entry to try. The entry can be illegal, or nil.
type Scene struct {
	Table calc.Table
	Entry calc.Entry
}

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

// Accepted is an accepted entry, with the tables before and after it.
type Accepted struct {
	Before    calc.Table
	Entry     calc.Entry
	After     calc.Table
	Statement calc.Statement
}

// A suite has one method for each property that every rulebook must have.
type suite struct{ Game }

// Conforms checks that a rulebook has all required properties.
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
