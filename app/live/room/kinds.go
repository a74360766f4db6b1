package room

import (
	"scripkeeper/app/live/door"
	"scripkeeper/app/view"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/oplog"
)

type Kind struct {
	Kind   string `json:"kind"`
	Name   string `json:"name"`
	Chosen bool   `json:"chosen,omitempty"`
	Reason string `json:"reason,omitempty"`
}

func (r *Room) offer(b *Board, v view.Game, by door.Audience) {
	b.Kinds = []Kind{}
	likeliest, _ := sheet.Next(v, nil)
	if by.Role == door.Look || likeliest == nil {
		return
	}
	f := filling{room: r, by: door.Guest{Role: by.Role, Seat: by.Seat}, hand: calc.None,
		Task: sheet.Task{Game: v, Act: oplog.ActRecord, Base: v.Table, Entry: likeliest, Looker: v.Looker}}
	all, _ := f.Offered()
	may := f.mayEnter()
	for _, offer := range all {
		if k := offer.Kind; may(k.Kind) {
			b.Kinds = append(b.Kinds, Kind{k.Kind, k.Name, k.Chosen, k.Reason})
		}
	}
	if pass := sheet.Pass(v.Expected(), v.Table); pass != nil && may(pass.Kind()) {
		b.Pass = &Kind{Kind: pass.Kind(), Name: words.EntryPass(v.ID(), v.Table, pass)}
	}
}

// mayEnter returns a function that reports whether the guest may make or contribute to an entry of a kind.
func (f *filling) mayEnter() func(kind string) bool {
	mine := map[string]bool{}
	if f.by.Role == door.Seat {
		for _, e := range f.ownEntries() {
			mine[e.Kind()] = true
		}
	}
	return func(kind string) bool { return f.by.Role == door.Keeper || mine[kind] }
}
