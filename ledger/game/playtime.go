package game

import (
	"slices"
	"time"

	"scripkeeper/ledger/oplog"
)

// A PlayTime is when a game was played, as far as anybody knows. Whoever shows, sorts or exports a game by time asks
// here.
type PlayTime struct {
	// Begun is when the game began; the zero time when nobody knows.
	Begun time.Time
	// Ended is when the entry that ended the game was entered, or the last one so far; the zero time when nobody knows.
	// It is never before Begun. Edits and corrections that came after the end don't move it.
	Ended time.Time
}

// Date returns the moment that dates the game: its end, or its beginning when only that is known; the zero time when
// nobody knows either. Games without a date sort before all others.
func (p PlayTime) Date() time.Time {
	if p.Ended.IsZero() {
		return p.Begun
	}
	return p.Ended
}

// Start returns when the game began, or its end when only that is known; the zero time when nobody knows either.
func (p PlayTime) Start() time.Time {
	if p.Begun.IsZero() {
		return p.Ended
	}
	return p.Begun
}

// Duration returns how long the game took; 0 when nobody knows. A game that was put away for days says nothing about
// it.
func (p PlayTime) Duration() time.Duration {
	took := p.Ended.Sub(p.Begun)
	if p.Begun.IsZero() || p.Ended.IsZero() || took > oplog.LongestSitting {
		return 0
	}
	return took
}

// PlayTime returns when the game was played.
func (g *Game) PlayTime() PlayTime { return g.Snapshot().PlayTime() }

// PlayTime returns when the game was played, see [Game.PlayTime].
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
