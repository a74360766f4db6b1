package draw

import (
	"slices"

	"scripkeeper/ledger/tournament"
)

type Redrawn string

const (
	Same  Redrawn = "same"
	Other Redrawn = "other"
	// Newer means that this version of the program does not know the edition with which the round was drawn.
	Newer     Redrawn = "newer"
	Unchecked Redrawn = "hand"
)

// Redraw draws a round again, from its seed and the entries made before the draw, and compares the result with the
// announced tables. The result found is false if there is no such round.
func Redraw(t *tournament.Tournament, round int) (redrawn Redrawn, found bool) {
	draw, found := PrepareRedraw(t, round)
	if !found {
		return "", false
	}
	return draw(), true
}

// PrepareRedraw prepares [Redraw]. It copies what the function draw needs, because the tournament can change meanwhile.
func PrepareRedraw(t *tournament.Tournament, round int) (draw func() Redrawn, found bool) {
	steps := t.Steps()
	at := slices.IndexFunc(steps, func(step tournament.Step) bool {
		e, is := step.Entry.(*tournament.AnnouncedRound)
		return is && step.Refusal == nil && e.Number == round
	})
	if at < 0 {
		return nil, false
	}
	announced := steps[at].Entry.(*tournament.AnnouncedRound)
	switch {
	case announced.Method == tournament.ByHand:
		return func() Redrawn { return Unchecked }, true
	case !announced.Edition.Known():
		return func() Redrawn { return Newer }, true
	}
	then, err := t.StateBefore(steps[at].Source)
	return func() Redrawn {
		if err != nil {
			return Other
		}
		again, refusal := RoundBy(&then, announced.Method, announced.Seed, announced.Edition)
		if refusal != nil || !sameTables(again, announced) {
			return Other
		}
		return Same
	}, true
}

func sameTables(a, b *tournament.AnnouncedRound) bool {
	return slices.EqualFunc(a.Tables, b.Tables, func(a, b tournament.AnnouncedTable) bool {
		return slices.Equal(a.Members, b.Members)
	})
}
