package stats

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/people"
)

// A HighlightKind says in what games are compared: one of those here, or a highlight of a rulebook's own.
type HighlightKind string

const (
	// Compensation, Dividend and Penalty are the cash that one entry gave or took for one company.
	Compensation = HighlightKind(calc.Compensation)
	Dividend     = HighlightKind(calc.Dividend)
	Penalty      = HighlightKind(calc.Penalty)
	// LargestRise and LargestFall are by how much one entry changed what somebody is worth who is still in the game.
	// What the table itself puts right does not count.
	LargestRise HighlightKind = "rise"
	LargestFall HighlightKind = "fall"
	// Comeback is the largest gap to whoever led that a winner made good.
	Comeback HighlightKind = "comeback"
	// NarrowestWin and ClearestWin are by how much a winner was worth more than the best of the others.
	NarrowestWin HighlightKind = "narrow"
	ClearestWin  HighlightKind = "clear"
	// RichestWinner and PoorestWinner are what a winner was worth, RichestLoser what somebody was worth who did not
	// win.
	RichestWinner HighlightKind = "richest"
	PoorestWinner HighlightKind = "poorest"
	RichestLoser  HighlightKind = "unlucky"
	// LargestShare is somebody's part of what all at the table were worth at the end.
	LargestShare HighlightKind = "share"
	// MostBankruptcies are those of one game, OftenBankrupt those of one person in all games.
	MostBankruptcies               = HighlightKind(calc.Bankruptcy)
	OftenBankrupt    HighlightKind = "ruin"
	// LongestStreak is how many games one person won in a row, alone or with others.
	LongestStreak HighlightKind = "streak"
	// LeadChanges are how often in a game another one led alone.
	LeadChanges HighlightKind = "changes"
	// LongestGame is the number of entries of a game.
	LongestGame HighlightKind = "longest"
)

// HighlightKinds are those that every game may have, in the order in which they are shown.
func HighlightKinds() []HighlightKind {
	return []HighlightKind{
		Compensation, Dividend, Penalty, LargestRise, LargestFall, Comeback, NarrowestWin, ClearestWin, RichestWinner,
		PoorestWinner, RichestLoser, LargestShare, MostBankruptcies, OftenBankrupt, LongestStreak, LeadChanges,
		LongestGame,
	}
}

// A Highlight is what stands out in a finished game: what players call a record when nobody surpassed it. A
// [record.Record] is something else here. It follows from the game's statements and standings; what is stored of it can
// be worked out anew.
type Highlight struct {
	Kind HighlightKind
	// Game is where it happened: of a streak or of ruin the last of the games.
	Game *Summary
	// Seat is whose highlight it is, or [calc.None] for that of the whole table.
	Seat int
	// Person is who sits at the seat, nobody where that is not known, see [Superlatives].
	Person people.Person
	// Entry is the living entry that did it, counted from 1, or 0 where it is the game as a whole.
	Entry int
	// Value is how much: money, or a number of games, entries or times.
	Value int
	// Of is what the value is a part of, where games of several rulebooks can be compared by that; else 0.
	Of int
}

// Share is how large a part the value is, in thousandths, and whether it is a part of anything.
func (f Highlight) Share() (thousandths int, known bool) {
	if f.Of <= 0 {
		return 0, false
	}
	return int((1000*int64(f.Value) + int64(f.Of)/2) / int64(f.Of)), true
}

// Name is whose highlight it is, empty for that of the whole table.
func (f Highlight) Name() string {
	switch {
	case f.Seat == calc.None:
		return ""
	case f.Person.ID != (ledger.PersonID{}):
		return f.Person.Name
	}
	return f.Game.Names[f.Seat]
}

// lowest tells that the smaller value is the better one.
func (k HighlightKind) lowest() bool { return k == NarrowestWin || k == PoorestWinner }

// counts tells that the value is a number of something, which can be compared between games of several rulebooks.
func (k HighlightKind) counts() bool {
	switch k {
	case MostBankruptcies, OftenBankrupt, LongestStreak, LeadChanges, LongestGame:
		return true
	}
	return false
}

// relative tells that the values of several rulebooks can be compared as parts of a whole.
func (k HighlightKind) relative() bool {
	switch k {
	case Comeback, NarrowestWin, ClearestWin, LargestShare:
		return true
	}
	return false
}

// byShare tells that values are compared as parts, where the games may be of several rulebooks.
func (k HighlightKind) byShare(mixed bool) bool { return k == LargestShare || mixed && k.relative() }
