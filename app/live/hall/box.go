package hall

import (
	"encoding/json"
	"errors"
	"os"
	"slices"
	"time"

	"scripkeeper/app/live/disk"
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

// A box holds what waits, on disk where it has a file.
type box struct {
	file string
	all  []handedIn
	last int
}

// openBox opens a box. A file that cannot be read is put aside, for somebody to look at.
func openBox(file string) *box {
	b := &box{file: file}
	if file == "" {
		return b
	}
	content, err := os.ReadFile(file)
	if err == nil {
		err = json.Unmarshal(content, &b.all)
	}
	if err != nil {
		b.all = nil
		if !errors.Is(err, os.ErrNotExist) {
			_ = os.Rename(file, file+".damaged")
		}
	}
	for _, w := range b.all {
		b.last = max(b.last, w.ID)
	}
	return b
}

// put keeps other results than before. Where they cannot be written down, it keeps what it had.
func (b *box) put(all []handedIn) error {
	if b.file != "" {
		content, err := json.Marshal(all)
		if err == nil {
			err = disk.Replace(b.file, content)
		}
		if err != nil {
			return err
		}
	}
	b.all = all
	for _, w := range all {
		b.last = max(b.last, w.ID)
	}
	return nil
}

// without is what is in the box but for some.
func (b *box) without(some func(handedIn) bool) []handedIn {
	return slices.DeleteFunc(slices.Clone(b.all), some)
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
