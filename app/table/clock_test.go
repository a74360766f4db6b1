package table

import (
	"testing"
	"time"

	"scripkeeper/app/internal/apptest"
)

// The clock follows from the times of the entries: a turn and a player take whole minutes, from the first on, an undo goes back to the time
// before, a break counts for nobody, and a clock that nobody wants is none.
func TestTheClockFollowsFromTheEntries(t *testing.T) {
	s := apptest.Begin(t)
	apptest.Playing(t, s, "", []string{"Anna", "Ben"}, 2)
	last := func() time.Time {
		steps := s.Session.Game().Steps()
		return steps[len(steps)-1].At
	}
	for _, one := range []struct {
		clock Clock
		after time.Duration
		want  string
	}{
		{TurnClock, 5*time.Minute + time.Second, "this turn 5\u00a0min"}, {PlayerClock, 7*time.Minute + time.Second, "Anna 7\u00a0min"},
		{TurnClock, 30 * time.Second, "this turn 0\u00a0min"}, {TurnClock, time.Hour, ""}, {NoClock, 5 * time.Minute, ""},
	} {
		if got := clockText(one.clock, s.Session.View(), last().Add(one.after)); got != one.want {
			t.Errorf("%d after %v: %q, not %q", one.clock, one.after, got, one.want)
		}
	}
	now := last().Add(5*time.Minute + time.Second)
	if err := s.Session.Undo(s.Session.Author()); err != nil {
		t.Fatal(err)
	}
	if got := clockText(PlayerClock, s.Session.View(), now); got != "Ben 5\u00a0min" {
		t.Errorf("after an undo: %q", got)
	}
}
