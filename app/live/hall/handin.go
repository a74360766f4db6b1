package hall

import (
	"cmp"
	"slices"
	"time"

	"scripkeeper/app/director"
	"scripkeeper/app/live/door"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// A HandIn is how a table ended, as a member of it tells.
type HandIn struct {
	Member int `json:"member"`
	Round  int `json:"round"`
	Table  int `json:"table"`
	// PlacesOnly tells that nobody knows what they were worth.
	PlacesOnly bool   `json:"placesonly"`
	Seats      []Said `json:"seats"`
}

// A Said is what is told of a member: what the member was worth at the end and whether that was before it, or only the
// place.
type Said struct {
	Member int  `json:"member"`
	Worth  int  `json:"worth"`
	Out    bool `json:"out"`
	Rank   int  `json:"rank"`
	// Typed is the worth, or where only places are told the rank, as it was typed; empty where these are numbers.
	Typed string `json:"typed,omitempty"`
}

// Told is what became of something, in a sentence. Same tells that it was known already, Back that it can be taken back
// by the action "bringback".
type Told struct {
	Done string `json:"done"`
	Same bool   `json:"same,omitempty"`
	Back bool   `json:"-"`
}

// handIn puts a result before the director. Nothing counts by it. While the standing is hidden, the answer is the same
// whatever others handed in and the director counted.
func (h *Hall) handIn(by door.Guest, in HandIn) (Told, error) {
	table, err := h.table(in.Round, in.Table)
	if err != nil {
		return Told{}, err
	}
	names := tableNames(in.Round, in.Table)
	refuse := func(key string) (Told, error) {
		return Told{}, door.NewProblem(door.Refused, words.Format(key, names))
	}
	if !slices.Contains(table.Members, in.Member) || len(in.Seats) > len(table.Members) {
		return refuse("live.hall.another")
	}
	result, refusal := h.said(table, in.Round, in.PlacesOnly, in.Seats)
	counted := table.Result != nil && !h.desk.State.Hidden(in.Round)
	switch {
	case refusal != nil:
		return Told{}, h.refused(refusal)
	case counted && sameEnd(*table.Result, *result):
		return Told{Done: words.Format("live.hall.counted", names), Same: true}, nil
	case counted:
		return refuse("live.hall.other")
	}
	w := handedIn{
		Hall: h.address, Guest: by.ID, From: by.Name, Address: by.Address, Member: in.Member, At: time.Now(),
		Operations: h.desk.Tournament.Head().Operations, Result: *result,
	}
	if err := h.keep(table, w); err != nil {
		return Told{}, unkept()
	}
	h.halls.changed(h.address)
	names["places"], names["known"] = h.places(w), h.known(w)
	return Told{Done: words.Format("live.hall.waits", names)}, nil
}

// table is one of a round. The problem is [door.Refused] where there is none.
func (h *Hall) table(round, number int) (*tournament.DrawnTable, error) {
	table, there := h.desk.State.Table(round, number)
	if !there {
		return nil, door.NewProblem(door.Refused, words.Format("live.hall.notable", tableNames(round, number)))
	}
	return table, nil
}

func tableNames(round, number int) words.Names {
	return words.Names{"round": round, "table": number}
}

// said is how a table ended, as somebody says, or what is wrong with that or missing.
func (h *Hall) said(
	table *tournament.DrawnTable, round int, placesOnly bool, seats []Said,
) (*tournament.Result, *calc.Refusal) {
	typed := director.NewTyped(h.desk, round, *table)
	typed.PlacesOnly, typed.Note = placesOnly, ""
	for i := range typed.Lines {
		line := &typed.Lines[i]
		line.Worth, line.Read, line.Out, line.Rank = 0, false, false, 0
		for _, said := range seats {
			if said.Member == line.Member {
				line.Worth, line.Read, line.Out, line.Rank = said.Worth, true, said.Out, said.Rank
				if said.Typed != "" {
					line.Worth, line.Read = door.Sum(said.Typed)
					line.Rank = line.Worth
				}
			}
		}
	}
	result, refusal := typed.Result()
	if refusal == nil {
		refusal = result.Check(*table)
	}
	return result, refusal
}

// waiting are the results that wait for the director: those that fit a table as it is drawn now and say what it has not
// as its result. They are in the order of the tables, those of known devices first.
func (h *Hall) waiting() []handedIn {
	var all []handedIn
	for _, w := range h.halls.box().all {
		if w.Hall != h.address {
			continue
		}
		table, there := h.desk.State.Table(w.Result.Round, w.Result.Table)
		if there && slices.Contains(table.Members, w.Member) && w.Result.Check(*table) == nil && h.differs(w, table) {
			all = append(all, w)
		}
	}
	slices.SortStableFunc(all, func(a, b handedIn) int {
		return cmp.Or(a.Result.Round-b.Result.Round, a.Result.Table-b.Result.Table, h.order(a)-h.order(b))
	})
	return all
}

// order puts results of known devices before others.
func (h *Hall) order(w handedIn) int {
	if h.known(w) {
		return 0
	}
	return 1
}

// differs reports whether a result says what its table has not: the table has none, or, while the standing is hidden,
// another one that was there when this one came.
func (h *Hall) differs(w handedIn, table *tournament.DrawnTable) bool {
	if table.Result == nil {
		return true
	}
	if !h.desk.State.Hidden(w.Result.Round) || sameEnd(*table.Result, w.Result) {
		return false
	}
	number, entered := h.desk.Tournament.ResultOf(w.Result.Round, w.Result.Table)
	return entered && w.Operations >= int(h.desk.Tournament.Steps()[number-1].Source)
}

// A Chosen result is one of those that wait.
type Chosen struct {
	ID int `json:"id"`
}

// choose finds what waits by its number. The problem is [door.Missing].
func (h *Hall) choose(c Chosen) (handedIn, error) {
	waiting := h.waiting()
	at := slices.IndexFunc(waiting, func(w handedIn) bool { return w.ID == c.ID })
	if at < 0 {
		return handedIn{}, door.NewProblem(door.Missing, words.Text("live.hall.gone"))
	}
	return waiting[at], nil
}

// accept has a result count, as one that its member entered on the device that handed it in. Other results of the table
// wait no more.
func (h *Hall) accept(c Chosen) (Told, error) {
	w, err := h.choose(c)
	if err != nil {
		return Told{}, err
	}
	result, report := w.Result, director.Report{}
	author := ledger.Author{Person: h.desk.Name(w.Member), Device: w.From}
	err = h.by(author, func() error {
		report = h.desk.Give(director.Report{}, &result, false)
		return report.Err
	})
	if err != nil {
		h.halls.changed(h.address)
		return Told{}, h.refused(err)
	}
	_ = h.halls.box().put(h.halls.box().without(w.sameTable)) // where it stays on disk, the table has a result
	h.halls.changed(h.address)
	return Told{Done: director.Says(h.desk, report)}, nil
}

// decline lets a result go. It comes back by [Hall.bringBack].
func (h *Hall) decline(c Chosen) (Told, error) {
	w, err := h.choose(c)
	if err != nil {
		return Told{}, err
	}
	told, err := h.letGo(func(o handedIn) bool { return o.ID == w.ID })
	if err == nil {
		told.Done = words.Format("live.hall.declined", tableNames(w.Result.Round, w.Result.Table))
	}
	return told, err
}
