package hall

import (
	"slices"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

type Guests interface {
	// SeatOf returns the index of the member to whom a device belongs, or -1 if unknown.
	SeatOf(hall, guest string) int
	// Know links a device with a member, or unlinks it if member is -1. The error is [door.Missing] for an unknown
	// device.
	Know(hall, guest string, member int) error
}

// placesEach limits the results stored per table: for each member, two from known devices and two from unknown devices.
const placesEach = 2

// fromMember reports whether a result came from a device that is linked with the submitting member.
func (h *Hall) fromMember(w handedIn) bool {
	return h.halls.Guests != nil && h.halls.Guests.SeatOf(h.address, w.Guest) == w.Member
}

// keep stores a result and deletes the device's earlier result for the table. No result is refused, because a refusal
// would reveal how many results are stored.
//
// If too many results come from known devices, keep deletes the oldest result of the member with the most results. If
// too many come from unknown devices, keep deletes the oldest result of the network address with the most results.
// Therefore strangers cannot displace players' results, and one address cannot displace another's results.
func (h *Hall) keep(table *tournament.DrawnTable, w handedIn) error {
	box := h.halls.box
	w.ID = door.RandomID()
	instead := func(other handedIn) bool { return other.Guest == w.Guest && other.sameTable(w) }
	all := append(slices.DeleteFunc(slices.Clone(box.All()), instead), w)
	known := h.fromMember(w)
	same := func(a, b handedIn) bool { return a.Address == b.Address }
	if known {
		same = func(a, b handedIn) bool { return a.Member == b.Member }
	}
	rivals := slices.DeleteFunc(slices.Clone(all), func(o handedIn) bool {
		return !o.sameTable(w) ||
			h.fromMember(o) != known
	})
	for len(rivals) > placesEach*len(table.Members) {
		most, at := 0, 0
		for i, one := range rivals {
			n := 0
			for _, other := range rivals {
				if same(one, other) {
					n++
				}
			}
			if n > most {
				most, at = n, i
			}
		}
		id := rivals[at].ID
		all = slices.DeleteFunc(all, func(o handedIn) bool { return o.ID == id })
		rivals = slices.Delete(rivals, at, at+1)
	}
	return box.Put(all)
}

type Proof struct {
	Member int    `json:"member"`
	Code   string `json:"code"`
}

// prove links the guest's device with a member if the code is the member's. The error is [door.Wrong] for another code.
func (h *Hall) prove(by door.Guest, p Proof) (Outcome, error) {
	if !h.desk.State.HasMember(p.Member) {
		return Outcome{}, missing()
	}
	names := words.Names{"name": h.desk.Name(p.Member)}
	switch {
	case h.desk.Tournament.Code(p.Member) == "":
		return Outcome{}, door.NewProblem(door.Refused, words.Text("live.hall.nocodes"))
	case !h.desk.Tournament.HasCode(p.Member, p.Code):
		return Outcome{}, door.NewProblem(door.Wrong, words.Format("live.hall.wrongcode", names))
	}
	return h.know(by.ID, p.Member, words.Format("live.hall.proved", names))
}

type Known struct {
	ID    int  `json:"id"`
	Known bool `json:"known"`
}

func (h *Hall) vouch(k Known) (Outcome, error) {
	w, err := h.choose(Chosen{k.ID})
	if err != nil {
		return Outcome{}, err
	}
	names := words.Names{"name": h.desk.Name(w.Member), "device": w.From}
	if !k.Known {
		return h.know(w.Guest, -1, words.Format("live.hall.doubted", names))
	}
	return h.know(w.Guest, w.Member, words.Format("live.hall.vouched", names))
}

func (h *Hall) know(guest string, member int, done string) (Outcome, error) {
	if h.halls.Guests == nil {
		return Outcome{}, missing()
	}
	if err := h.halls.Guests.Know(h.address, guest, member); err != nil {
		return Outcome{}, err
	}
	h.halls.changed(h.address)
	return Outcome{Done: done}, nil
}

// A Dismissal is a request to delete submitted results. ID is the id of a result. With Table, all results for that
// result's table are deleted; without it, all results from that result's device.
type Dismissal struct {
	ID    int  `json:"id"`
	Table bool `json:"table"`
}

func (h *Hall) clear(c Dismissal) (Outcome, error) {
	w, err := h.choose(Chosen{c.ID})
	if err != nil {
		return Outcome{}, err
	}
	if c.Table {
		return h.dismiss(w.sameTable)
	}
	return h.dismiss(func(o handedIn) bool { return o.Hall == h.address && o.Guest == w.Guest })
}

// dismiss deletes results and remembers them for [Hall.bringBack] until the next dismissal.
func (h *Hall) dismiss(some func(handedIn) bool) (Outcome, error) {
	box := h.halls.box
	gone := slices.DeleteFunc(slices.Clone(box.All()), func(o handedIn) bool { return !some(o) })
	if err := box.Drop(some); err != nil {
		return Outcome{}, h.refused(err)
	}
	h.gone = gone
	h.halls.changed(h.address)
	return Outcome{Done: words.Format("live.hall.cleared", words.Names{"count": len(gone)}), Back: true}, nil
}

// bringBack restores the results dismissed last, except those whose device has submitted another result.
func (h *Hall) bringBack(struct{}) (Outcome, error) {
	box := h.halls.box
	back := slices.DeleteFunc(slices.Clone(h.gone), func(w handedIn) bool {
		return slices.ContainsFunc(box.All(), func(o handedIn) bool { return o.Guest == w.Guest && o.sameTable(w) })
	})
	if err := box.Put(slices.Concat(box.All(), back)); err != nil {
		return Outcome{}, h.refused(err)
	}
	h.gone = nil
	h.halls.changed(h.address)
	return Outcome{Done: words.Format("live.hall.broughtback", words.Names{"count": len(back)})}, nil
}

type handedIn struct {
	ID   int    `json:"id"`
	Hall string `json:"hall"`
	// Guest, From and Address are the submitting device's id, name and network address. Member is the submitting
	// member.
	Guest   string    `json:"guest"`
	From    string    `json:"from"`
	Address string    `json:"address,omitempty"`
	Member  int       `json:"member"`
	At      time.Time `json:"at"`
	// Operations is the length of the tournament's log at the time of submission.
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
