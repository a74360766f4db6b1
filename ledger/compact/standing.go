package compact

import (
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/record"
)

// The flags of a standing are followed by the tournament's id, its title, the number of rounds counted, the number of
// all rounds, the number of members, and the top lines of the standings. The reader need not have the tournament.

const (
	MostStanding = 40
	maxMembers   = 100_000
	maxRounds    = 1000
	// Points are in thousandths.
	wholePoint = 1000
	maxPoints  = 1 << 40
)

type SharedStandings struct {
	Tournament ledger.JournalID
	Title      string
	// After is the number of rounds counted, Rounds the number of all rounds, and Members the number of participants.
	After, Rounds, Members int
	Lines                  []StandingLine
}

// A StandingLine is one participant's line, with points in thousandths.
type StandingLine struct {
	Name   string
	Rank   int
	Points int64
}

func EncodeStanding(s SharedStandings) (string, error) {
	w := newWriter(false)
	w.standing(s)
	data, err := w.done()
	if err != nil {
		return "", encodingFault(err)
	}
	return sealed(byte(StandingCode), s.Tournament[:], data)
}

// DecodeStanding reads standings. The fault is one of those of [Decode].
func DecodeStanding(text string) (SharedStandings, error) {
	_, id, data, err := openCode(text, StandingCode, len(ledger.JournalID{}))
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

func (w *wire) standing(given SharedStandings) SharedStandings {
	s := SharedStandings{Title: w.tidyText(given.Title, record.MaxTitleLength)}
	s.After, s.Rounds = w.count(given.After, maxRounds), w.count(given.Rounds, maxRounds)
	s.Members = w.count(given.Members, maxMembers)
	s.Lines = make([]StandingLine, w.count(len(given.Lines), MostStanding))
	before := StandingLine{Rank: 1}
	for i := range s.Lines {
		of := calc.ItemOrZero(given.Lines, i)
		// Points are coded as the difference from the previous line, which is small and usually a whole number.
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
