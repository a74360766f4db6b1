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

type Submission struct {
	Member int `json:"member"`
	Round  int `json:"round"`
	Table  int `json:"table"`
	// PlacesOnly reports that the result has ranks but no net worths.
	PlacesOnly bool           `json:"placesonly"`
	Seats      []MemberResult `json:"seats"`
}

// A MemberResult is a member's net worth and whether the member left early, or only the member's rank.
type MemberResult struct {
	Member int  `json:"member"`
	Worth  int  `json:"worth"`
	Out    bool `json:"out"`
	Rank   int  `json:"rank"`
	// Typed is the net worth as typed, or the rank with PlacesOnly. A non-empty Typed replaces Worth and Rank.
	Typed string `json:"typed,omitempty"`
}

// Outcome is the confirmation of an operation. Done is a sentence, Same reports that nothing changed, and Back reports
// that the operation can be reversed with "bringback".
type Outcome struct {
	Done string `json:"done"`
	Same bool   `json:"same,omitempty"`
	Back bool   `json:"-"`
}

// handIn submits a result for the director's approval. While the standing is hidden, the answer reveals neither other
// submissions nor the table's result.
func (h *Hall) handIn(by door.Guest, in Submission) (Outcome, error) {
	table, err := h.table(in.Round, in.Table)
	if err != nil {
		return Outcome{}, err
	}
	names := tableNames(in.Round, in.Table)
	refuse := func(key string) (Outcome, error) {
		return Outcome{}, door.NewProblem(door.Refused, words.Format(key, names))
	}
	if !slices.Contains(table.Members, in.Member) || len(in.Seats) > len(table.Members) {
		return refuse("live.hall.another")
	}
	result, refusal := h.said(table, in.Round, in.PlacesOnly, in.Seats)
	counted := table.Result != nil && !h.desk.State.Hidden(in.Round)
	switch {
	case refusal != nil:
		return Outcome{}, h.refused(refusal)
	case counted && sameEnd(*table.Result, *result):
		return Outcome{Done: words.Format("live.hall.counted", names), Same: true}, nil
	case counted:
		return refuse("live.hall.other")
	}
	w := handedIn{
		Hall: h.address, Guest: by.ID, From: by.Name, Address: by.Address, Member: in.Member, At: time.Now(),
		Operations: h.desk.Tournament.Head().Operations, Result: *result,
	}
	if err := h.keep(table, w); err != nil {
		return Outcome{}, h.refused(err)
	}
	h.halls.changed(h.address)
	names["places"], names["known"] = h.places(w), h.fromMember(w)
	return Outcome{Done: words.Format("live.hall.waits", names)}, nil
}

// table returns a table of a round. The error is [door.Refused] if the table does not exist.
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

func (h *Hall) said(
	table *tournament.DrawnTable, round int, placesOnly bool, seats []MemberResult,
) (*tournament.Result, *calc.Refusal) {
	typed := director.NewTypedResult(h.desk, round, *table)
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

// waiting returns the results for the director to accept, sorted by table, with known devices first. It omits results
// that no longer fit the draw or fail [Hall.differs].
func (h *Hall) waiting() []handedIn {
	var all []handedIn
	for _, w := range h.halls.box.All() {
		if w.Hall != h.address {
			continue
		}
		table, there := h.desk.State.Table(w.Result.Round, w.Result.Table)
		if there && slices.Contains(table.Members, w.Member) && w.Result.Check(*table) == nil && h.differs(w, table) {
			all = append(all, w)
		}
	}
	slices.SortStableFunc(all, func(a, b handedIn) int {
		return cmp.Or(a.Result.Round-b.Result.Round, a.Result.Table-b.Result.Table,
			calc.Bit(h.fromMember(b))-calc.Bit(h.fromMember(a)))
	})
	return all
}

// differs reports whether a result is news to the director: the table has no result or, while the standing is hidden,
// has an earlier and different result.
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

type Chosen struct {
	ID int `json:"id"`
}

// choose returns a waiting result by its ID. The error is [door.Stale] if no waiting result has the ID.
func (h *Hall) choose(c Chosen) (handedIn, error) {
	if c.ID < 1 {
		return handedIn{}, door.NewProblem(door.Malformed, words.Text("live.malformed"))
	}
	waiting := h.waiting()
	at := slices.IndexFunc(waiting, func(w handedIn) bool { return w.ID == c.ID })
	if at < 0 {
		return handedIn{}, door.NewProblem(door.Stale, words.Text("live.hall.gone"))
	}
	return waiting[at], nil
}

// accept makes a result count, with the submitting member and device as author. Other submissions are deleted.
func (h *Hall) accept(c Chosen) (Outcome, error) {
	w, err := h.choose(c)
	if err != nil {
		return Outcome{}, err
	}
	result, report := w.Result, director.Report{}
	author := ledger.Author{Person: h.desk.Name(w.Member), Device: w.From}
	err = h.asAuthor(author, func() error {
		report = h.desk.RecordResult(director.Report{}, &result, false)
		return report.Err
	})
	if err != nil {
		h.halls.changed(h.address)
		return Outcome{}, h.refused(err)
	}
	_ = h.halls.box.Drop(w.sameTable) // on failure, the table's result hides the other submissions
	h.halls.changed(h.address)
	return Outcome{Done: director.OutcomeSentence(h.desk, report)}, nil
}

// decline dismisses a result, which [Hall.bringBack] can restore.
func (h *Hall) decline(c Chosen) (Outcome, error) {
	w, err := h.choose(c)
	if err != nil {
		return Outcome{}, err
	}
	told, err := h.dismiss(func(o handedIn) bool { return o.ID == w.ID })
	if err == nil {
		told.Done = words.Format("live.hall.declined", tableNames(w.Result.Round, w.Result.Table))
	}
	return told, err
}
