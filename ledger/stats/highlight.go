package stats

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
)

// HighlightKind is a quantity in which games are compared: one of those below, or a rulebook's own [calc.Highlight].
type HighlightKind string

const (
	// Compensation, Dividend and Penalty are the cash that one entry gave or took for one company.
	Compensation = HighlightKind(calc.Compensation)
	Dividend     = HighlightKind(calc.Dividend)
	Penalty      = HighlightKind(calc.Penalty)
	// LargestRise and LargestFall are changes of a player's net worth by one entry, without corrections and departures.
	LargestRise HighlightKind = "rise"
	LargestFall HighlightKind = "fall"
	// Comeback is the largest gap to the leader that a winner made up.
	Comeback HighlightKind = "comeback"
	// NarrowestWin and ClearestWin are the winner's margin over the best of the other players.
	NarrowestWin HighlightKind = "narrow"
	ClearestWin  HighlightKind = "clear"
	// RichestWinner and PoorestWinner are a winner's net worth, RichestLoser the net worth of another player.
	RichestWinner HighlightKind = "richest"
	PoorestWinner HighlightKind = "poorest"
	RichestLoser  HighlightKind = "unlucky"
	// LargestShare is a player's share of the net worth of the whole table at the end.
	LargestShare HighlightKind = "share"
	// MostBankruptcies counts the bankruptcies in one game, OftenBankrupt the bankruptcies of one person in all games.
	MostBankruptcies               = HighlightKind(calc.Bankruptcy)
	OftenBankrupt    HighlightKind = "ruin"
	// LongestStreak is the number of games that one person won in a row, alone or with others.
	LongestStreak HighlightKind = "streak"
	// LeadChanges is the number of times that the sole lead of a game changed.
	LeadChanges HighlightKind = "changes"
	LongestGame HighlightKind = "longest"
)

// HighlightKinds returns the kinds that every game can have, in order of display.
func HighlightKinds() []HighlightKind {
	return []HighlightKind{
		Compensation, Dividend, Penalty, LargestRise, LargestFall, Comeback, NarrowestWin, ClearestWin, RichestWinner,
		PoorestWinner, RichestLoser, LargestShare, MostBankruptcies, OftenBankrupt, LongestStreak, LeadChanges,
		LongestGame,
	}
}

// Highlight is an outstanding value in a finished game, computed from the game's statements and standings.
type Highlight struct {
	Kind HighlightKind
	Game *Summary
	// Seat is the seat that the highlight belongs to, or [calc.None] for the whole table.
	Seat int
	// Person is the person at the seat, or zero if unknown; see [Superlatives].
	Person people.Person
	// Entry is the number of the entry, from 1, or 0 for the game as a whole.
	Entry int
	// Value is an amount of money, or a number of games, entries or times.
	Value int
	// Of is the whole of which Value is a part, or 0. It serves to compare games under different rulebooks.
	Of int
}

// Share returns the value as a part of the whole, in thousandths, if there is a whole.
func (f Highlight) Share() (thousandths int, known bool) {
	if f.Of <= 0 {
		return 0, false
	}
	return int((1000*int64(f.Value) + int64(f.Of)/2) / int64(f.Of)), true
}

// Name returns the name of the person to whom the highlight belongs, empty for the whole table.
func (f Highlight) Name() string {
	switch {
	case f.Seat == calc.None:
		return ""
	case f.Person.ID != (ledger.PersonID{}):
		return f.Person.Name
	}
	return f.Game.Names[f.Seat]
}

func (k HighlightKind) lowest() bool { return k == NarrowestWin || k == PoorestWinner }

func (k HighlightKind) counts() bool {
	switch k {
	case MostBankruptcies, OftenBankrupt, LongestStreak, LeadChanges, LongestGame:
		return true
	}
	return false
}

func (k HighlightKind) relative() bool {
	switch k {
	case Comeback, NarrowestWin, ClearestWin, LargestShare:
		return true
	}
	return false
}

// byShare reports whether values are compared as parts of a whole. The games have several rulebooks if mixed is set.
func (k HighlightKind) byShare(mixed bool) bool { return k == LargestShare || mixed && k.relative() }
