package game

import (
	"slices"
	"time"

	"scripkeeper/ledger/oplog"
)

// A PlayTime is the time a game was played. All lists, sorting and exports by time use PlayTime.
type PlayTime struct {
	Begun time.Time
	// Ended is the time of the entry that ended the game or, while the game is in play, of the last entry. It is zero
	// if unknown, and never before Begun. Edits and corrections after the end do not change it.
	Ended time.Time
}

// Date returns the game's date: Ended or, if that is unknown, Begun. A zero date sorts before all others.
func (p PlayTime) Date() time.Time {
	if p.Ended.IsZero() {
		return p.Begun
	}
	return p.Ended
}

// Day returns a time on the day that names the game. An evening that goes past midnight is named by its beginning,
// which is also known to copies made from a code. A game that took longer is named by its [PlayTime.Date].
func (p PlayTime) Day() time.Time {
	if p.Duration() > 0 {
		return p.Begun
	}
	return p.Date()
}

// Start returns Begun or, if that is unknown, Ended.
func (p PlayTime) Start() time.Time {
	if p.Begun.IsZero() {
		return p.Ended
	}
	return p.Begun
}

// Duration returns the length of the game, or 0 if unknown. A game longer than [oplog.LongestSitting] was interrupted
// and has no meaningful length.
func (p PlayTime) Duration() time.Duration {
	took := p.Ended.Sub(p.Begun)
	if p.Begun.IsZero() || p.Ended.IsZero() || took > oplog.LongestSitting {
		return 0
	}
	return took
}

func (g *Game) PlayTime() PlayTime { return g.Snapshot().PlayTime() }

func (s Snapshot) PlayTime() PlayTime {
	p := PlayTime{Begun: s.Setup.Begun}
	for _, step := range slices.Backward(s.Steps) {
		if !step.Before.Over() {
			if !step.Played.Before(p.Begun) {
				p.Ended = step.Played
			}
			break
		}
	}
	return p
}
