package hall

import (
	"slices"
	"time"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/ledger/tournament"
)

// Guests are the devices of halls, as a live table keeps them.
type Guests interface {
	// SeatOf returns the member that a device of a hall is known to be, -1 for nobody.
	SeatOf(hall, guest string) int
	// Know has it be known as a member, -1 as nobody. The problem is [door.Missing] where there is no such device.
	Know(hall, guest string, member int) error
}

// placesEach is how many results of a table may wait for each of its members: so many of devices that are known to be
// a member's, and so many of others.
const placesEach = 2

// known reports whether a result came from a device that is known to be its member's.
func (h *Hall) known(w handedIn) bool {
	return h.halls.Guests != nil && h.halls.Guests.SeatOf(h.address, w.Guest) == w.Member
}

// keep puts a result into the box, in the place of the one that its device handed in for the table before. Nobody is
// refused, so that no answer tells what waits. Instead, where all places are taken, whoever has most of them loses the
// oldest: among known devices a member, among others an address. So strangers take no place from the table's people, and
// many devices of one address none from other strangers.
func (h *Hall) keep(table *tournament.DrawnTable, w handedIn) error {
	box := h.halls.box
	w.ID = door.Number()
	instead := func(other handedIn) bool { return other.Guest == w.Guest && other.sameTable(w) }
	all := append(slices.DeleteFunc(slices.Clone(box.All()), instead), w)
	known := h.known(w)
	same := func(a, b handedIn) bool { return a.Address == b.Address }
	if known {
		same = func(a, b handedIn) bool { return a.Member == b.Member }
	}
	rivals := slices.DeleteFunc(slices.Clone(all), func(o handedIn) bool { return !o.sameTable(w) || h.known(o) != known })
	for len(rivals) > placesEach*len(table.Members) {
		most, at := 0, 0
		for i, one := range rivals { // the oldest first
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

// A Proof is that a device is a member's: the code on the card of the member's table.
type Proof struct {
	Member int    `json:"member"`
	Code   string `json:"code"`
}

// prove has a device be known as a member by the code. The problem is [door.Wrong] where that isn't the code.
func (h *Hall) prove(by door.Guest, p Proof) (Told, error) {
	if !h.desk.State.HasMember(p.Member) {
		return Told{}, missing()
	}
	names := words.Names{"name": h.desk.Name(p.Member)}
	switch {
	case h.desk.Tournament.Code(p.Member) == "":
		return Told{}, door.NewProblem(door.Refused, words.Text("live.hall.nocodes"))
	case !h.desk.Tournament.HasCode(p.Member, p.Code):
		return Told{}, door.NewProblem(door.Wrong, words.Format("live.hall.wrongcode", names))
	}
	return h.know(by.ID, p.Member, words.Format("live.hall.proved", names))
}

// A Known device is that of what waits, as its member's or not.
type Known struct {
	ID    int  `json:"id"`
	Known bool `json:"known"`
}

// vouch has the device of what waits be known as its member's, or as nobody's any more.
func (h *Hall) vouch(k Known) (Told, error) {
	w, err := h.choose(Chosen{k.ID})
	if err != nil {
		return Told{}, err
	}
	names := words.Names{"name": h.desk.Name(w.Member), "device": w.From}
	if !k.Known {
		return h.know(w.Guest, -1, words.Format("live.hall.doubted", names))
	}
	return h.know(w.Guest, w.Member, words.Format("live.hall.vouched", names))
}

func (h *Hall) know(guest string, member int, done string) (Told, error) {
	if h.halls.Guests == nil {
		return Told{}, missing()
	}
	if err := h.halls.Guests.Know(h.address, guest, member); err != nil {
		return Told{}, err
	}
	h.halls.changed(h.address)
	return Told{Done: done}, nil
}

// A Cleared thing is all that waits for a table, or all from a device in the tournament: those of something that waits.
type Cleared struct {
	ID    int  `json:"id"`
	Table bool `json:"table"`
}

// clear lets all that waits for a table go, or all from a device. It comes back by [Hall.bringBack].
func (h *Hall) clear(c Cleared) (Told, error) {
	w, err := h.choose(Chosen{c.ID})
	if err != nil {
		return Told{}, err
	}
	if c.Table {
		return h.letGo(w.sameTable)
	}
	return h.letGo(func(o handedIn) bool { return o.Hall == h.address && o.Guest == w.Guest })
}

// letGo takes some results out of the box, and remembers them until others are taken out.
func (h *Hall) letGo(some func(handedIn) bool) (Told, error) {
	box := h.halls.box
	gone := slices.DeleteFunc(slices.Clone(box.All()), func(o handedIn) bool { return !some(o) })
	if err := box.Drop(some); err != nil {
		return Told{}, h.refused(err)
	}
	h.gone = gone
	h.halls.changed(h.address)
	return Told{Done: words.Format("live.hall.cleared", words.Names{"count": len(gone)}), Back: true}, nil
}

// bringBack puts what was let go last back into the box, but for what its devices handed in since.
func (h *Hall) bringBack(struct{}) (Told, error) {
	box := h.halls.box
	back := slices.DeleteFunc(slices.Clone(h.gone), func(w handedIn) bool {
		return slices.ContainsFunc(box.All(), func(o handedIn) bool { return o.Guest == w.Guest && o.sameTable(w) })
	})
	if err := box.Put(slices.Concat(box.All(), back)); err != nil {
		return Told{}, h.refused(err)
	}
	h.gone = nil
	h.halls.changed(h.address)
	return Told{Done: words.Format("live.hall.broughtback", words.Names{"count": len(back)})}, nil
}

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
