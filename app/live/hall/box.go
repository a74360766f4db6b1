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
	// Guest is the device that it came from, From what that is called, Address where that was, Member who handed it in
	// there.
	Guest   string    `json:"guest"`
	From    string    `json:"from"`
	Address string    `json:"address,omitempty"`
	Member  int       `json:"member"`
	At      time.Time `json:"at"`
	// Operations is how many the tournament had then.
	Operations int               `json:"operations,omitempty"`
	Result     tournament.Result `json:"result"`
}

func (w handedIn) sameTable(other handedIn) bool {
	return w.Hall == other.Hall && w.Result.Round == other.Result.Round && w.Result.Table == other.Result.Table
}

func sameEnd(a, b tournament.Result) bool {
	byMember := func(p, q tournament.Placed) int { return p.Member - q.Member }
	in := func(r tournament.Result) []tournament.Placed {
		return slices.SortedFunc(slices.Values(r.Places), byMember)
	}
	return a.NoWorths == b.NoWorths && a.Unplayed == b.Unplayed && slices.Equal(in(a), in(b))
}

func byRank(a, b tournament.Placed) int { return a.Rank - b.Rank }
