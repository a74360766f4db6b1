package tycoon

import (
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	rules "scripkeeper/calc/tycoon"
)

// A place is what the editor shows: a seat, a step of the whole table, or the overview.
type place struct {
	seat int
	step string
}

func overview() place          { return place{calc.None, ""} }
func ofSeat(seat int) place    { return place{seat, ""} }
func ofStep(step string) place { return place{calc.None, step} }
func (p place) overview() bool { return p.seat == calc.None && p.step == "" }

// A course is the way through a year's end: who has not told the cards yet, which steps are still to be gone through.
// The entry keeps it; a course remembers besides what was gone through already.
type course struct {
	table calc.Table
	entry *rules.YearEnd
	// order are the seats in turn order, seen the steps that were gone through.
	order    []int
	seen     map[string]bool
	progress rules.Progress
	// was is what was told before it was told in another way, so that one can go back.
	was map[string]telling
}

// A telling is what was told in one way.
type telling struct {
	seats   []rules.Reveal
	removed []rules.Removal
	untold  []int
}

// newCourse goes on with an entry as it is filled in. In one that says nothing at all everything is missing.
func newCourse(t calc.Table, entry *rules.YearEnd) *course {
	c := &course{table: t, entry: entry, seen: map[string]bool{}, was: map[string]telling{}}
	said, _ := json.Marshal(entry)
	c.progress = entry.Progress(t)
	c.order = c.progress.Order
	if string(said) == "{}" {
		c.begin()
		return c
	}
	for seat := range entry.Seats {
		if !slices.Contains(c.order, seat) {
			entry.Tell(seat, func(r *rules.Reveal) { *r = rules.Reveal{} })
		}
	}
	entry.Untold = kept(entry.Untold, func(seat int) bool { return c.tells() && slices.Contains(c.order, seat) })
	for _, step := range c.relevant() {
		c.seen[step] = !slices.Contains(entry.Unasked, step)
	}
	return c
}

// begin makes everything missing.
func (c *course) begin() {
	c.entry.Untold = nil
	if c.tells() {
		c.entry.Untold = slices.Clone(c.order)
	}
}

// tells tells whether every seat tells cards of its own.
func (c *course) tells() bool { return c.progress.By == "cards" || c.progress.By == "sums" }

// relevant are the steps that concern anybody as the entry stands.
func (c *course) relevant() []string {
	var all []string
	for _, step := range rules.Steps() {
		concerns := slices.ContainsFunc(c.progress.Asks, func(a rules.Ask) bool { return a.Step == step })
		if step == rules.TotalsStep || step == rules.CurrencyStep {
			concerns = c.progress.By == "totals"
		}
		if concerns {
			all = append(all, step)
		}
	}
	return all
}

// follow works out what is missing now, and gives how far the entry has come.
func (c *course) follow() rules.Progress {
	c.progress = c.entry.Progress(c.table)
	unasked := kept(c.relevant(), func(step string) bool { return !c.seen[step] })
	if !slices.Equal(unasked, c.entry.Unasked) {
		c.entry.Unasked = unasked
		c.progress = c.entry.Progress(c.table)
	}
	return c.progress
}

// done is told that a part was gone through, and tells whether that changes anything.
func (c *course) done(at place) bool {
	switch {
	case at.seat != calc.None && slices.Contains(c.entry.Untold, at.seat):
		c.entry.Untold = kept(c.entry.Untold, func(seat int) bool { return seat != at.seat })
		return true
	case at.step != "" && !c.seen[at.step]:
		c.seen[at.step] = true
		return true
	}
	return false
}

// told tells whether a part was gone through.
func (c *course) told(at place) bool {
	if at.seat != calc.None {
		return !slices.Contains(c.entry.Untold, at.seat)
	}
	return c.seen[at.step]
}

// next is the first part that is missing after another one: the seats in turn order, then the steps, then the overview.
func (c *course) next(at place) place {
	from := slices.Index(c.order, at.seat) + 1
	for i := range c.order {
		if seat := c.order[(from+i)%len(c.order)]; seat != at.seat && !c.told(ofSeat(seat)) {
			return ofSeat(seat)
		}
	}
	for _, step := range c.entry.Unasked {
		if step != at.step {
			return ofStep(step)
		}
	}
	return overview()
}

// missing are all parts that are missing beside one, in the order in which they come.
func (c *course) missing(but place) []place {
	var all []place
	for _, seat := range c.order {
		if seat != but.seat && !c.told(ofSeat(seat)) {
			all = append(all, ofSeat(seat))
		}
	}
	for _, step := range c.entry.Unasked {
		if step != but.step {
			all = append(all, ofStep(step))
		}
	}
	return all
}

// tellBy changes how the cards are told. What was told is added up where that can be done; the other way it is as it
// was told before, or to be told anew.
func (c *course) tellBy(by string) {
	e, was, sums := c.entry, c.progress.By, c.sums()
	c.was[was] = telling{slices.Clone(e.Seats), e.Removed, e.Untold}
	before, known := c.was[by]
	adds := by == "totals" || was == "cards"
	e.By, e.Totals, e.Removed = by, [rules.Companies]int{}, nil
	for _, seat := range c.order {
		e.Tell(seat, func(r *rules.Reveal) {
			r.Cards, r.Withheld, r.Sums = nil, nil, [rules.Companies]int{}
			switch {
			case adds && by == "sums":
				r.Sums = sums[seat]
			case !adds && known && seat < len(before.seats):
				r.Cards, r.Withheld, r.Sums = before.seats[seat].Cards, before.seats[seat].Withheld, before.seats[seat].Sums
			}
		})
		for company, sum := range sums[seat] {
			if by == "totals" {
				e.Totals[company] += sum
			}
		}
	}
	if by == rules.Usual(c.table) {
		e.By = ""
	}
	c.progress.By, c.seen = by, map[string]bool{}
	switch {
	case !adds && known:
		e.Removed, e.Untold = before.removed, before.untold
	case was != "cards" || by != "sums":
		c.begin()
	}
}

// sums are what each seat's cards that count add up to, by seats.
func (c *course) sums() [][rules.Companies]int {
	deck := rules.DeckOf(c.table)
	all := make([][rules.Companies]int, len(c.table.Layout().Seats))
	add := func(seat int, code string, times int) {
		if face, known := deck.Place(code); known && deck.Faces[face].Company != calc.None {
			all[seat][deck.Faces[face].Company] += times * deck.Faces[face].Value
		}
	}
	for seat := range all {
		r := c.entry.Revealed(seat)
		all[seat] = r.Sums
		for _, code := range r.Cards {
			add(seat, code, 1)
		}
		for _, code := range r.Withheld {
			add(seat, code, -1)
		}
	}
	for _, k := range c.entry.Removed {
		if k.Seat >= 0 && k.Seat < len(all) {
			add(k.Seat, k.Card, -1)
		}
	}
	return all
}

// kept are the items of a list that are kept, nil for none.
func kept[T any](list []T, keep func(T) bool) []T {
	var all []T
	for _, item := range list {
		if keep(item) {
			all = append(all, item)
		}
	}
	return all
}
