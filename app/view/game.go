// Package view holds the content of a game's screens as plain values. The window draws these values, and the command
// line prints them. The values can be written as JSON, and stay the same when the game goes on.
package view

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A Game is a game as seen by one player or by the whole table.
type Game struct {
	Game     *game.Game
	Rulebook calc.Rulebook
	Layout   *calc.Layout
	Table    calc.Table
	Standing calc.Standing
	// Last is the last valid entry, or nil.
	Last *game.Step
	// Latest are the entries recorded together, ending with Last.
	Latest []game.Step
	// Before is the table before the entries in Latest.
	Before calc.Table
	// Looker is the seat that sees its own secret holdings, or [calc.None] for the view of the whole table.
	Looker int
}

func NewGame(g *game.Game) Game {
	v := Game{Game: g, Rulebook: g.Rulebook(), Table: g.Table(), Layout: g.Table().Layout(), Looker: calc.None}
	v.Standing = Standing(g)
	v.Before = v.Table
	steps := g.Steps()
	for i := len(steps) - 1; i >= 0; i-- {
		if steps[i].Refusal == nil {
			v.Last, v.Latest, v.Before = &steps[i], steps[i:i+1], steps[i].Before
			break
		}
	}
	return v
}

func (v Game) ID() string { return v.Rulebook.ID() }

func (v Game) Pawn(seat int) emblem.Pawn { return emblem.NewPawn(v.Game.Looks()[seat]) }

func (v Game) Pawns() []emblem.Pawn {
	pawns := make([]emblem.Pawn, len(v.Layout.Seats))
	for seat := range pawns {
		pawns[seat] = v.Pawn(seat)
	}
	return pawns
}

func (v Game) Name(seat int) string { return v.Layout.Seats[seat].Name }

func (v Game) ShortName(seat int) string { return v.Game.ShortNames()[seat] }

func (v Game) Expected() calc.Expected { return v.Rulebook.Expected(v.Table) }

// Place returns a seat's rank and net worth. For the seat of [Game.Looker], it includes secret holdings.
func (v Game) Place(seat int) calc.Place {
	if Veiled(v.Table) && seat == v.Looker {
		return calc.KnownPlace(v.Rulebook, v.Table, seat)
	}
	for _, p := range v.Standing.Places {
		if p.Seat == seat {
			return p
		}
	}
	return calc.Place{Seat: seat}
}

func (v Game) Winners() []string {
	var names []string
	for _, p := range v.Standing.Places {
		if p.Rank == 1 {
			names = append(names, v.Layout.Seats[p.Seat].Name)
		}
	}
	return names
}

func (v Game) Title() string {
	if title := v.Game.Setup().Title; title != "" {
		return title
	}
	return words.Game(v.ID())
}

// Moment returns the round and phase, or a word for a finished game.
func (v Game) Moment() string {
	if v.Game.Decided() {
		return words.Text("table.finished")
	}
	return v.MomentOf(v.Table)
}

func (v Game) MomentOf(t calc.Table) string {
	round := words.RoundOf(v.ID(), t.Round(), v.Layout.Rounds)
	if phase := words.Phase(v.ID(), t, v.Rulebook.Expected(t)); phase != "" {
		return round + " · " + phase
	}
	return round
}
