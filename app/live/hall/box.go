package hall

import (
	"slices"
	"time"

	"scripkeeper/ledger/tournament"
)

// A handedIn result waits for the director.
type handedIn struct {
	ID   int    `json:"id"`
	Hall string `json:"hall"`
	// Guest is the device that it came from, From what that is called, Member who handed it in there.
	Guest  string            `json:"guest"`
	From   string            `json:"from"`
	Member int               `json:"member"`
	At     time.Time         `json:"at"`
	Result tournament.Result `json:"result"`
}

// keep keeps a result, in the place of the one that its device handed in for the table before.
func (all *Halls) keep(w handedIn) error {
	instead := func(other handedIn) bool { return other.Guest == w.Guest && other.sameTable(w) }
	return all.box.Add(instead, func(id int) handedIn {
		w.ID = id
		return w
	})
}

func (w handedIn) sameTable(other handedIn) bool {
	return w.Hall == other.Hall && w.Result.Round == other.Result.Round && w.Result.Table == other.Result.Table
}

// same reports whether two results are the same.
func (w handedIn) same(other handedIn) bool {
	return w.sameTable(other) && sameEnd(w.Result, other.Result)
}

func sameEnd(a, b tournament.Result) bool {
	byMember := func(p, q tournament.Placed) int { return p.Member - q.Member }
	in := func(r tournament.Result) []tournament.Placed {
		return slices.SortedFunc(slices.Values(r.Places), byMember)
	}
	return a.NoWorths == b.NoWorths && a.Unplayed == b.Unplayed && slices.Equal(in(a), in(b))
}

func byRank(a, b tournament.Placed) int { return a.Rank - b.Rank }
