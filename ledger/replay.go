package ledger

import (
	"crypto/sha256"
	"encoding/json"
	"slices"
	"strconv"

	"scripkeeper/calc"
)

// A replayed is all operations of a game and what follows from it.
type replayed struct {
	log *log
	// decoded are the entries of the operations, at the operations' numbers.
	decoded []decoded
	steps   []Step
	// given is what [Game.GivenOn] has worked out, nil before it was asked.
	given map[int64]calc.Table
}

// Replay works out a record. The game is kept nowhere: what is entered in it afterwards stays in memory. An entry that
// the rules do not allow is no fault; its step says so. A game that began under an older version of the rules is worked
// out under the present one; [Setup.RulesVersion] beside [calc.Rulebook.Version] shows it.
//
// The codes of its faults are those of [Book.Import] that begin with "record".
func Replay(r Record, rulebooks []calc.Rulebook) (*Game, error) {
	return ReplaySeated(r, nil, rulebooks, Unwatched)
}

// ReplaySeated works out a record as [Replay] does, and is watched. The players are shown as people who sit at their seats; the
// zero Person, or none at all, where nobody knows who does.
func ReplaySeated(r Record, people []Person, rulebooks []calc.Rulebook, watch Watch) (*Game, error) {
	rules, known := find(rulebooks, r.Rulebook)
	if !known {
		return nil, &Fault{Code: "record.rulebook", Detail: r.Rulebook}
	}
	g := &Game{rules: rules, decoder: newDecoder(rules), head: r}
	g.head.Operations, g.head.End = nil, nil
	if err := g.open(); err != nil {
		return nil, err
	}
	g.seat(people)
	l := newLog(len(r.Operations))
	all := make([]decoded, 1, len(r.Operations)+1)
	for i, s := range r.Operations {
		if err := watch(i, 2*len(r.Operations)); err != nil {
			return nil, err
		}
		s.Op = int64(i + 1)
		if err := l.check(s); err != nil {
			return nil, &Fault{Code: "record.operation", Entry: i + 1, Detail: err.Error()}
		}
		h, err := g.decoder.decode(s)
		if err != nil {
			return nil, err
		}
		l.add(s)
		all = append(all, h)
	}
	next, err := g.replay(l, all, func(done, of int) error { return watch(of+done, 2*of) })
	if err != nil {
		return nil, err
	}
	g.replayed = next
	return g, nil
}

// open sets the table of a game whose record's head and rulebook are known.
func (g *Game) open() error {
	r := g.head
	if newest := g.rules.Version(); r.RulesVersion > newest {
		return &Fault{Code: "record.rules", Detail: strconv.Itoa(r.RulesVersion)}
	}
	if r.RulesVersion < 1 {
		return &Fault{Code: "record.types", Field: "rules_version", Value: strconv.Itoa(r.RulesVersion), Want: Want{Kind: "first"}}
	}
	if r.ID == (GameID{}) {
		return &Fault{Code: "record.types", Field: "id", Value: quoted(r.ID.String()), Want: Want{Kind: "id"}}
	}
	options, unknown, fault := readOptions(g.rules, r.Preset, r.Options)
	if fault != nil {
		return fault
	}
	g.unknownOptions = unknown
	if r.Preset != "" {
		if g.head.Options, fault = completeOptions(options, r.Options); fault != nil {
			return fault
		}
		g.head.Preset = ""
	}
	names, people := make([]string, len(r.Seats)), make([]PersonID, len(r.Seats))
	for i, seat := range r.Seats {
		names[i] = seat.Name
	}
	table, statement, refusal := g.rules.Open(options, names)
	if refusal != nil {
		if fault := checkWords(g.rules, options); fault != nil {
			return fault
		}
		return &Fault{Code: "record.setup", Err: refusal}
	}
	g.head.Seats = slices.Clone(r.Seats)
	for i, seat := range table.Layout().Seats {
		names[i], g.head.Seats[i].Name = seat.Name, seat.Name
		people[i] = r.Seats[i].Person
	}
	if !slices.ContainsFunc(people, func(id PersonID) bool { return id != PersonID{} }) {
		people = nil
	}
	g.setup = Setup{
		ID: r.ID, Rulebook: r.Rulebook, RulesVersion: r.RulesVersion, Title: r.Title,
		Options: options, Names: names, People: people, Drawn: r.drawn(), Begun: r.Begun,
	}
	g.opening, g.dealt = table, statement
	first, err := firstHash(g.setup)
	if err != nil {
		return &Fault{Code: "record.options", Err: err}
	}
	g.first = first
	return nil
}

// seat lets the players of an opened game be shown as the people that a book knows: called as they are there, where the rules
// allow these names. The record, the chain and what is made of the setup keep the names that were told.
func (g *Game) seat(people []Person) {
	if len(people) != len(g.setup.Names) {
		people = make([]Person, len(g.setup.Names))
	}
	g.looks, g.short = Looks(people), make([]string, len(people))
	for seat, person := range people {
		g.short[seat] = person.Short
	}
	names := calledOr(people, g.setup.Names)
	if slices.Equal(names, g.setup.Names) {
		return
	}
	if table, statement, refusal := g.rules.Open(g.setup.Options, names); refusal == nil {
		g.opening, g.dealt = table, statement
	}
}

// replay works out the living entries of a log. Steps that are the same as in the game's present state are taken
// over; only what comes after them is worked out. The error is that of the watch.
func (g *Game) replay(l *log, all []decoded, watch Watch) (replayed, error) {
	living := l.living()
	same := 0
	for same < len(living) && same < len(g.steps) &&
		g.steps[same].Op == living[same].slot && g.steps[same].Source == living[same].source {
		same++
	}
	steps := make([]Step, same, max(len(living), 16))
	copy(steps, g.steps)
	next := replayed{log: l, decoded: all, steps: steps}
	for done, one := range living[same:] {
		if err := watch(done, len(living)-same); err != nil {
			return next, err
		}
		next.steps = append(next.steps, g.step(next.steps, one, l.at(one.source), all[one.source]))
	}
	return next, nil
}

// step works out the entry that comes after some steps.
func (g *Game) step(steps []Step, one living, operation Operation, h decoded) Step {
	before, link := g.opening, g.first
	if n := len(steps); n > 0 {
		before, link = steps[n-1].After, steps[n-1].Hash
	}
	after, refusal := calc.Advance(before, h.entry)
	return Step{
		Number: len(steps) + 1, Op: one.slot, Source: one.source, Entry: h.entry, By: operation.By, At: operation.At,
		Before: before, After: after, Refusal: refusal, Hash: linked(link, h.entry.Kind(), h.canonical),
	}
}

// firstHash is the chain before the first entry: SHA-256 of the setup as one JSON object with the fields id, rulebook,
// rules_version, options (as the rulebook's struct writes them) and seats (the names), in this order.
func firstHash(s Setup) (Hash, error) {
	raw, err := json.Marshal(struct {
		ID       string       `json:"id"`
		Rulebook string       `json:"rulebook"`
		Rules    int          `json:"rules_version"`
		Options  calc.Options `json:"options"`
		Seats    []string     `json:"seats"`
	}{s.ID.String(), s.Rulebook, s.RulesVersion, s.Options, s.Names})
	if err != nil {
		return Hash{}, err
	}
	return sha256.Sum256(raw), nil
}
