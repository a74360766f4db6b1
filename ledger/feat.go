package ledger

import "scripkeeper/calc"

// A FeatKind says in what games are compared: one of those here, or a feat of a rulebook's own.
type FeatKind string

const (
	// Compensation, Dividend and Penalty are the cash that one entry gave or took for one company.
	Compensation = FeatKind(calc.Compensation)
	Dividend     = FeatKind(calc.Dividend)
	Penalty      = FeatKind(calc.Penalty)
	// LargestRise and LargestFall are by how much one entry changed what somebody is worth who is still in the game. What the
	// table itself puts right does not count.
	LargestRise FeatKind = "rise"
	LargestFall FeatKind = "fall"
	// Comeback is the largest gap to whoever led that a winner made good.
	Comeback FeatKind = "comeback"
	// NarrowestWin and ClearestWin are by how much a winner was worth more than the best of the others.
	NarrowestWin FeatKind = "narrow"
	ClearestWin  FeatKind = "clear"
	// RichestWinner and PoorestWinner are what a winner was worth, RichestLoser what somebody was worth who did not win.
	RichestWinner FeatKind = "richest"
	PoorestWinner FeatKind = "poorest"
	RichestLoser  FeatKind = "unlucky"
	// LargestShare is somebody's part of what all at the table were worth at the end.
	LargestShare FeatKind = "share"
	// MostBankruptcies are those of one game, OftenBankrupt those of one person in all games.
	MostBankruptcies          = FeatKind(calc.Bankruptcy)
	OftenBankrupt    FeatKind = "ruin"
	// LongestStreak is how many games one person won in a row, alone or with others.
	LongestStreak FeatKind = "streak"
	// LeadChanges are how often in a game another one led alone.
	LeadChanges FeatKind = "changes"
	// LongestGame is the number of entries of a game.
	LongestGame FeatKind = "longest"
)

// FeatKinds are those that every game may have, in the order in which they are shown.
func FeatKinds() []FeatKind {
	return []FeatKind{
		Compensation, Dividend, Penalty, LargestRise, LargestFall, Comeback, NarrowestWin, ClearestWin, RichestWinner,
		PoorestWinner, RichestLoser, LargestShare, MostBankruptcies, OftenBankrupt, LongestStreak, LeadChanges, LongestGame,
	}
}

// A Feat is what stands out in a finished game: what players call a record when nobody surpassed it. A [Record] is
// something else here. It follows from the game's statements and standings; what is stored of it can be worked out anew.
type Feat struct {
	Kind FeatKind
	// Game is where it happened: of a streak or of ruin the last of the games.
	Game *Summary
	// Seat is whose feat it is, or [calc.None] for that of the whole table.
	Seat int
	// Person is who sits at the seat, nobody where that is not known, see [Bests].
	Person Person
	// Entry is the living entry that did it, counted from 1, or 0 where it is the game as a whole.
	Entry int
	// Value is how much: money, or a number of games, entries or times.
	Value int
	// Of is what the value is a part of, where games of several rulebooks can be compared by that; else 0.
	Of int
}

// Share is how large a part the value is, in thousandths, and whether it is a part of anything.
func (f Feat) Share() (thousandths int, known bool) {
	if f.Of <= 0 {
		return 0, false
	}
	return int((1000*int64(f.Value) + int64(f.Of)/2) / int64(f.Of)), true
}

// Name is whose feat it is, empty for that of the whole table.
func (f Feat) Name() string {
	switch {
	case f.Seat == calc.None:
		return ""
	case f.Person.ID != (PersonID{}):
		return f.Person.Name
	}
	return f.Game.Names[f.Seat]
}

// lowest tells that the smaller value is the better one.
func (k FeatKind) lowest() bool { return k == NarrowestWin || k == PoorestWinner }

// counts tells that the value is a number of something, which can be compared between games of several rulebooks.
func (k FeatKind) counts() bool {
	switch k {
	case MostBankruptcies, OftenBankrupt, LongestStreak, LeadChanges, LongestGame:
		return true
	}
	return false
}

// relative tells that the values of several rulebooks can be compared as parts of a whole.
func (k FeatKind) relative() bool {
	switch k {
	case Comeback, NarrowestWin, ClearestWin, LargestShare:
		return true
	}
	return false
}

// byShare tells that values are compared as parts, where the games may be of several rulebooks.
func (k FeatKind) byShare(mixed bool) bool { return k == LargestShare || mixed && k.relative() }
