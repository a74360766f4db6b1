package game

import (
	"slices"
	"time"

	"scripkeeper/ledger/oplog"
)

// A PlayTime is the time a game was played. Everything that shows, sorts or exports games by time uses it.
type PlayTime struct {
	Begun time.Time
	// Ended is the time of the entry that ended the game or, while the game is in play, of the last entry; zero if
	// unknown. It is never before Begun. Edits and corrections after the end do not change it.
	Ended time.Time
}

// Date returns the time used as the game's date: its end or, if that is unknown, its beginning. The date is zero if
// both are unknown. Undated games sort before all others.
func (p PlayTime) Date() time.Time {
	if p.Ended.IsZero() {
		return p.Begun
	}
	return p.Ended
}

// Day returns a time on the day that names the game. An evening that goes past midnight is named by its beginning, which
// copies made from a code know too; a game that took longer is named by its [PlayTime.Date].
func (p PlayTime) Day() time.Time {
	if p.Duration() > 0 {
		return p.Begun
	}
	return p.Date()
}

// Start returns the time the game began or, if that is unknown, its end. It is zero if both are unknown.
func (p PlayTime) Start() time.Time {
	if p.Begun.IsZero() {
		return p.Ended
	}
	return p.Begun
}

// Duration returns the length of the game, 0 if unknown or longer than [oplog.LongestSitting]: a game put away for days
// has no meaningful duration.
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
