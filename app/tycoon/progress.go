package tycoon

import (
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/tycoon/agreement"
	"scripkeeper/calc/tycoon/board"
	"scripkeeper/calc/tycoon/yearend"
)

// A section is what the editor shows: a seat, a step of the whole table, or the overview.
type section struct {
	seat int
	step string
}

func overview() section          { return section{calc.None, ""} }
func ofSeat(seat int) section    { return section{seat, ""} }
func ofStep(step string) section { return section{calc.None, step} }
func (p section) overview() bool { return p.seat == calc.None && p.step == "" }

// The steps that are asked of the whole table, in the order in which they are gone through: what is entered in totals,
// the currency cards beside totals, then those in which seats choose.
const (
	totalsStep   = "totals"
	currencyStep = "currency"
)

func steps() []string {
	return []string{totalsStep, currencyStep, yearend.RemovalsStep, yearend.SuspendsStep, yearend.ClaimsStep,
		yearend.OptionsStep, yearend.SalesStep}
}

// A progress is how far a year's end has come: who has not revealed the cards yet, and which steps were gone through.
type progress struct {
	table calc.Table
	entry *yearend.YearEnd
	// unrevealed are the seats that have not revealed their cards, asked the steps that were gone through.
	unrevealed []int
	asked      map[string]bool
	preview    yearend.Preview
	// was is what was entered before it was entered in another way, so that one can go back.
	was map[string]entered
}

// An entered is what was entered in one way.
type entered struct {
	seats      []yearend.Reveal
	removed    []yearend.Removal
	unrevealed []int
}

// savedProgress is a progress as it is kept with a draft.
type savedProgress struct {
	Unrevealed []int    `json:"unrevealed,omitempty"`
	Asked      []string `json:"asked,omitempty"`
}

// newProgress goes on with an entry as it is filled in. Where nothing was saved, an entry that says nothing at all has
// everything missing, and any other one nothing.
func newProgress(t calc.Table, entry *yearend.YearEnd, saved []byte) *progress {
	p := &progress{table: t, entry: entry, asked: map[string]bool{}, was: map[string]entered{},
		preview: entry.Preview(t)}
	for seat := range entry.Seats {
		if !slices.Contains(p.preview.Order, seat) {
			entry.ChangeReveal(seat, func(r *yearend.Reveal) { *r = yearend.Reveal{} })
		}
	}
	before := savedProgress{}
	written, _ := json.Marshal(entry)
	switch {
	case json.Unmarshal(saved, &before) == nil:
		p.unrevealed = filter(before.Unrevealed,
			func(seat int) bool { return p.bySeat() && slices.Contains(p.preview.Order, seat) })
	case string(written) == "{}":
		p.begin()
	default:
		before.Asked = p.relevant()
	}
	for _, step := range before.Asked {
		p.asked[step] = true
	}
	return p
}

// save is what a draft keeps.
func (p *progress) save() []byte {
	saved, err := json.Marshal(savedProgress{p.unrevealed,
		filter(steps(), func(step string) bool { return p.asked[step] })})
	if err != nil {
		return nil
	}
	return saved
}

// begin makes everything missing.
func (p *progress) begin() {
	p.unrevealed = nil
	if p.bySeat() {
		p.unrevealed = slices.Clone(p.preview.Order)
	}
}

// bySeat reports whether every seat reveals cards of its own.
func (p *progress) bySeat() bool { return p.preview.By == "cards" || p.preview.By == "sums" }

// relevant are the steps that concern anybody as the entry stands.
func (p *progress) relevant() []string {
	var all []string
	for _, step := range steps() {
		concerns := slices.ContainsFunc(p.preview.Asks, func(a yearend.Ask) bool { return a.Step == step })
		if step == totalsStep || step == currencyStep {
			concerns = p.preview.By == "totals"
		}
		if concerns {
			all = append(all, step)
		}
	}
	return all
}

// follow previews the entry as it stands now.
func (p *progress) follow() { p.preview = p.entry.Preview(p.table) }

// visit notes that a part was gone through, and reports whether that changes anything.
func (p *progress) visit(at section) bool {
	switch {
	case at.seat != calc.None && slices.Contains(p.unrevealed, at.seat):
		p.unrevealed = filter(p.unrevealed, func(seat int) bool { return seat != at.seat })
		return true
	case at.step != "" && !p.asked[at.step]:
		p.asked[at.step] = true
		return true
	}
	return false
}

// visited reports whether a part was gone through.
func (p *progress) visited(at section) bool {
	if at.seat != calc.None {
		return !slices.Contains(p.unrevealed, at.seat)
	}
	return p.asked[at.step]
}

// next is the first part that is missing after another one: the seats in turn order, then the steps, then the overview.
func (p *progress) next(at section) section {
	from := slices.Index(p.preview.Order, at.seat) + 1
	for i := range p.preview.Order {
		if seat := p.preview.Order[(from+i)%len(p.preview.Order)]; seat != at.seat && !p.visited(ofSeat(seat)) {
			return ofSeat(seat)
		}
	}
	for _, step := range p.relevant() {
		if step != at.step && !p.asked[step] {
			return ofStep(step)
		}
	}
	return overview()
}

// missing are all parts that are missing, in the order in which they come.
func (p *progress) missing() []section {
	var all []section
	for _, seat := range p.preview.Order {
		if !p.visited(ofSeat(seat)) {
			all = append(all, ofSeat(seat))
		}
	}
	for _, step := range p.relevant() {
		if !p.asked[step] {
			all = append(all, ofStep(step))
		}
	}
	return all
}

// revealBy changes how the cards are entered. What was entered is added up where that can be done; the other way it is
// as it was entered before, or to be entered anew.
func (p *progress) revealBy(by string) {
	e, was, sums := p.entry, p.preview.By, p.sums()
	p.was[was] = entered{slices.Clone(e.Seats), e.Removed, p.unrevealed}
	before, known := p.was[by]
	adds := by == "totals" || was == "cards"
	e.By, e.Totals, e.Removed = by, [agreement.Companies]int{}, nil
	for _, seat := range p.preview.Order {
		e.ChangeReveal(seat, func(r *yearend.Reveal) {
			r.Cards, r.Withheld, r.Sums = nil, nil, [agreement.Companies]int{}
			switch {
			case adds && by == "sums":
				r.Sums = sums[seat]
			case !adds && known && seat < len(before.seats):
				was := before.seats[seat]
				r.Cards, r.Withheld, r.Sums = was.Cards, was.Withheld, was.Sums
			}
		})
		for company, sum := range sums[seat] {
			if by == "totals" {
				e.Totals[company] += sum
			}
		}
	}
	if by == board.UsualReveal(p.table) {
		e.By = ""
	}
	p.preview.By, p.asked = by, map[string]bool{}
	switch {
	case !adds && known:
		e.Removed, p.unrevealed = before.removed, before.unrevealed
	case was != "cards" || by != "sums":
		p.begin()
	}
}

// sums are what each seat's cards that count add up to, by seats.
func (p *progress) sums() [][agreement.Companies]int {
	deck := board.DeckOf(p.table)
	all := make([][agreement.Companies]int, len(p.table.Layout().Seats))
	add := func(seat int, code string, times int) {
		if face, known := deck.Index(code); known && deck.Faces[face].Company != calc.None {
			all[seat][deck.Faces[face].Company] += times * deck.Faces[face].Value
		}
	}
	for seat := range all {
		r := p.entry.Revealed(seat)
		all[seat] = r.Sums
		for _, code := range r.Cards {
			add(seat, code, 1)
		}
		for _, code := range r.Withheld {
			add(seat, code, -1)
		}
	}
	for _, k := range p.entry.Removed {
		if k.Seat >= 0 && k.Seat < len(all) {
			add(k.Seat, k.Card, -1)
		}
	}
	return all
}

// filter are the items of a list that are kept, nil for none.
func filter[T any](list []T, keep func(T) bool) []T {
	var all []T
	for _, item := range list {
		if keep(item) {
			all = append(all, item)
		}
	}
	return all
}
