package compact

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

// After the flags of a standing come the tournament's id, and the rest: its title, after how many rounds of how many,
// how many take part, and the first lines. It can be read where the tournament is not known.

const (
	// MostStanding is how many lines of a standing a code holds: the first ones.
	MostStanding = 40
	// maxMembers and maxRounds are above any tournament's.
	maxMembers = 100_000
	maxRounds  = 1000
	// wholePoint is one point, maxPoints more than anybody wins.
	wholePoint = 1000
	maxPoints  = 1 << 40
)

// A SharedStandings is how a tournament stands.
type SharedStandings struct {
	Tournament ledger.JournalID
	Title      string
	// After is how many rounds it counts, Rounds how many there are, Members how many take part.
	After, Rounds, Members int
	// Lines are the first of them, at most [MostStanding].
	Lines []StandingLine
}

// A StandingLine is where somebody stands: the place and the points in thousandths.
type StandingLine struct {
	Name   string
	Rank   int
	Points int64
}

// EncodeStanding writes how a tournament stands. The fault is one of those of [Encode].
func EncodeStanding(s SharedStandings) (string, error) {
	w := newWriter(false)
	w.standing(s)
	data, err := w.done()
	if err != nil {
		return "", unwritten(err)
	}
	return sealed(byte(StandingCode), s.Tournament[:], data)
}

// DecodeStanding reads what [EncodeStanding] writes. The fault is one of those of [Decode].
func DecodeStanding(text string) (SharedStandings, error) {
	_, id, data, err := opened(text, StandingCode, len(ledger.JournalID{}))
	if err != nil {
		return SharedStandings{}, err
	}
	w := newReader(data, false)
	s := w.standing(SharedStandings{})
	if err := w.end(); err != nil {
		return SharedStandings{}, damaged(err)
	}
	s.Tournament = ledger.JournalID(id)
	return s, nil
}

// standing writes how a tournament stands, or reads it.
func (w *wire) standing(given SharedStandings) SharedStandings {
	s := SharedStandings{Title: w.tidyText(given.Title, record.MaxTitleLength)}
	s.After, s.Rounds = w.count(given.After, maxRounds), w.count(given.Rounds, maxRounds)
	s.Members = w.count(given.Members, maxMembers)
	s.Lines = make([]StandingLine, w.count(len(given.Lines), MostStanding))
	before := StandingLine{Rank: 1}
	for i := range s.Lines {
		of := calc.ItemOrZero(given.Lines, i)
		// What comes next in a standing is near to what came before, and most points are whole ones.
		line := StandingLine{Name: w.tidyText(of.Name, maxResultName)}
		line.Rank = before.Rank + w.count(of.Rank-before.Rank, maxMembers)
		unit := int64(1)
		if !w.asked("parts", of.Points%wholePoint != 0 || before.Points%wholePoint != 0) {
			unit = wholePoint
		}
		points := before.Points + unit*w.whole("points", (of.Points-before.Points)/unit)
		if points > maxPoints || points < -maxPoints || line.Rank > maxMembers {
			w.fail(errCount)
			return s
		}
		line.Points = points
		s.Lines[i], before = line, line
	}
	return s
}
