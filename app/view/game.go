// Package view tells what every screen of a game says, as plain values: the window draws them, the command line prints
// them. Its values hold nothing of the live game and can be written as JSON; [Game] is what they are made from.
package view

import (
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// A Game is a game as somebody looks at it: what all values of this package are made from.
type Game struct {
	Game     *game.Game
	Rulebook calc.Rulebook
	Layout   *calc.Layout
	Table    calc.Table
	Standing calc.Standing
	// Last is the last living entry that counts, nil before the first.
	Last *game.Step
	// Latest are the entries that the same tap recorded, Last the last of them.
	Latest []game.Step
	// Before is the table before them.
	Before calc.Table
	// Looker is the player who looks alone, [calc.None] when everybody does.
	Looker int
}

// NewGame is a game as everybody sees it.
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

// ID is the rulebook's id, under which its texts stand.
func (v Game) ID() string { return v.Rulebook.ID() }

// Pawn is the mark of a player.
func (v Game) Pawn(seat int) emblem.Pawn { return emblem.NewPawn(v.Game.Looks()[seat]) }

// Pawns are the marks of all players, by seat.
func (v Game) Pawns() []emblem.Pawn {
	pawns := make([]emblem.Pawn, len(v.Layout.Seats))
	for seat := range pawns {
		pawns[seat] = v.Pawn(seat)
	}
	return pawns
}

// Name is what a player is called.
func (v Game) Name(seat int) string { return v.Layout.Seats[seat].Name }

// ShortName is what a player is called where there is little room.
func (v Game) ShortName(seat int) string { return v.Game.ShortNames()[seat] }

// Expected are the entries that may come now.
func (v Game) Expected() calc.Expected { return v.Rulebook.Expected(v.Table) }

// Place is where a seat stands. For a player who looks alone behind a veil it is what he or she holds.
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

// Winners are the names of those who stand first.
func (v Game) Winners() []string {
	var names []string
	for _, p := range v.Standing.Places {
		if p.Rank == 1 {
			names = append(names, v.Layout.Seats[p.Seat].Name)
		}
	}
	return names
}

// Title is what the table calls the game, or what the game is called.
func (v Game) Title() string {
	if title := v.Game.Setup().Title; title != "" {
		return title
	}
	return words.Game(v.ID())
}

// Moment is where the game stands: its round and its phase, or that it is finished.
func (v Game) Moment() string {
	if v.Game.Decided() {
		return words.Text("table.finished")
	}
	return v.MomentOf(v.Table)
}

// MomentOf is where the game stood at another table of it.
func (v Game) MomentOf(t calc.Table) string {
	round := words.RoundOf(v.ID(), t.Round(), v.Layout.Rounds)
	if phase := words.Phase(v.ID(), t, v.Rulebook.Expected(t)); phase != "" {
		return round + " · " + phase
	}
	return round
}
