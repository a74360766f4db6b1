package game

import (
	"crypto/sha256"
	"encoding/json"
	"slices"
	"strconv"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/people"
	"scripkeeper/ledger/record"
)

type seating struct {
	looks []people.Look
	short []string
}

// A course is a game's opening and everything that follows from its operations.
type course struct {
	opening calc.Table
	dealt   calc.Statement
	first   ledger.Hash
	// hear is called with every replayed step and its statement, or is nil, see [ReplayHeard].
	hear func(Step, calc.Statement)
	replayed
}

type replayed struct {
	log *oplog.Log
	// decoded has the operations' entries, indexed by operation number.
	decoded []record.Decoded
	steps   []Step
	given   map[int64]calc.Table
}

// Replay replays a record into a game in memory only. An illegal entry is not an error; its step has the refusal. A
// game begun under older rules is replayed as in [calc.RulebookAt]. Faults are those of [book.Games.Import] that begin
// with "record".
func Replay(r record.Record, rulebooks []calc.Rulebook) (*Game, error) {
	return ReplaySeated(r, nil, rulebooks, ledger.Unwatched)
}

// ReplaySeated replays a record and reports progress to watch. The given people, by seat, determine the names shown. An
// unknown person is zero, and people may be nil.
func ReplaySeated(
	r record.Record, people []people.Person, rulebooks []calc.Rulebook, watch ledger.Watch,
) (*Game, error) {
	return ReplayHeard(r, people, rulebooks, watch, nil)
}

// ReplayHeard replays as [ReplaySeated] does, and calls hear with each step and its statement. That is much faster than
// later calls of [Step.Statement].
func ReplayHeard(
	r record.Record, people []people.Person, rulebooks []calc.Rulebook, watch ledger.Watch,
	hear func(Step, calc.Statement),
) (*Game, error) {
	rules, known := record.Rulebook(rulebooks, r.Rulebook)
	if !known {
		return nil, &ledger.Fault{Code: "record.rulebook", Detail: r.Rulebook}
	}
	rules = calc.RulebookAt(rules, r.RulesVersion)
	g := &Game{rules: rules, decoder: record.NewDecoder(rules), head: r}
	g.head.Operations, g.head.End = nil, nil
	if err := open(g); err != nil {
		return nil, err
	}
	seat(g, people)
	l := oplog.NewLog(len(r.Operations))
	all := make([]record.Decoded, 1, len(r.Operations)+1)
	for i, s := range r.Operations {
		if err := watch(i, 2*len(r.Operations)); err != nil {
			return nil, err
		}
		s.Op = int64(i + 1)
		if err := l.Check(s); err != nil {
			return nil, &ledger.Fault{Code: "record.operation", Entry: i + 1, Err: err}
		}
		h, err := g.decoder.Decode(s)
		if err != nil {
			return nil, err
		}
		l.Add(s)
		all = append(all, h)
	}
	g.hear = hear
	next, err := g.replay(l, all, func(done, of int) error { return watch(of+done, 2*of) })
	if err != nil {
		return nil, err
	}
	g.replayed, g.hear = next, nil
	return g, nil
}

func open(g *Game) error {
	r := g.head
	if newest := g.rules.Version(); r.RulesVersion > newest {
		return &ledger.Fault{Code: "record.rules", Detail: strconv.Itoa(r.RulesVersion)}
	}
	if r.RulesVersion < 1 {
		return misfit("rules_version", strconv.Itoa(r.RulesVersion), "first")
	}
	if r.ID == (ledger.GameID{}) {
		return misfit("id", record.Quoted(r.ID.String()), "id")
	}
	options, unknown, fault := record.ReadOptions(g.rules, r.Preset, r.Options)
	if fault != nil {
		return fault
	}
	g.unknownOptions = unknown
	if r.Preset != "" {
		if g.head.Options, fault = record.CompleteOptions(options, r.Options); fault != nil {
			return fault
		}
		g.head.Preset = ""
	}
	names, people := make([]string, len(r.Seats)), make([]ledger.PersonID, len(r.Seats))
	for i, seat := range r.Seats {
		names[i] = seat.Name
	}
	table, statement, refusal := g.rules.Open(options, names)
	if refusal != nil {
		if fault := record.CheckWords(g.rules, options); fault != nil {
			return fault
		}
		return &ledger.Fault{Code: "record.setup", Err: refusal}
	}
	g.head.Seats = slices.Clone(r.Seats)
	for i, seat := range table.Layout().Seats {
		names[i], g.head.Seats[i].Name = seat.Name, seat.Name
		people[i] = r.Seats[i].Person
	}
	if !slices.ContainsFunc(people, func(id ledger.PersonID) bool { return id != ledger.PersonID{} }) {
		people = nil
	}
	g.setup = record.Setup{
		ID: r.ID, Rulebook: r.Rulebook, RulesVersion: r.RulesVersion, Title: r.Title,
		Options: options, Names: names, People: people, Drawn: r.Drawn(), Begun: r.Begun,
	}
	g.opening, g.dealt = table, statement
	first, err := firstHash(g.setup)
	if err != nil {
		return &ledger.Fault{Code: "record.options", Err: err}
	}
	g.first = first
	return nil
}

func misfit(field, value, want string) *ledger.Fault {
	return &ledger.Fault{Code: "record.types", Field: field, Value: value, Want: ledger.Want{Kind: want}}
}

// seat gives the players of an opened game the names that the book has for them, if the rules allow these names. The
// record, the hash chain and the setup keep the recorded names.
func seat(g *Game, p []people.Person) {
	if len(p) != len(g.setup.Names) {
		p = make([]people.Person, len(g.setup.Names))
	}
	g.looks, g.short = people.Looks(p), make([]string, len(p))
	for seat, person := range p {
		g.short[seat] = person.Short
	}
	names := people.NamesOr(p, g.setup.Names)
	if slices.Equal(names, g.setup.Names) {
		return
	}
	if table, statement, refusal := g.rules.Open(g.setup.Options, names); refusal == nil {
		g.opening, g.dealt = table, statement
	}
}

// replay works out the steps of a log. It reuses steps that the game already has. An error comes from the watch.
func (g *course) replay(l *oplog.Log, all []record.Decoded, watch ledger.Watch) (replayed, error) {
	living := l.Living()
	kept := g.steps[:sameSteps(g.steps, living)]
	steps := make([]Step, len(kept), max(len(living), 16))
	copy(steps, kept)
	return g.goOn(replayed{log: l, decoded: all, steps: steps}, living, watch)
}

func sameSteps(steps []Step, living []oplog.Living) int {
	same := 0
	for same < len(living) && same < len(steps) &&
		steps[same].Op == living[same].Slot && steps[same].Source == living[same].Source {
		same++
	}
	return same
}

func (g *course) goOn(r replayed, living []oplog.Living, watch ledger.Watch) (replayed, error) {
	had := len(r.steps)
	for done, one := range living[had:] {
		if err := watch(done, len(living)-had); err != nil {
			return r, err
		}
		step := g.step(r.steps, one, r.log.At(one.Source), r.decoded[one.Source])
		step.Played = r.log.Played(one.Slot)
		r.steps = append(r.steps, step)
	}
	return r, nil
}

func (g *course) step(steps []Step, one oplog.Living, operation oplog.Operation, h record.Decoded) Step {
	before, link := g.opening, g.first
	if n := len(steps); n > 0 {
		before, link = steps[n-1].After, steps[n-1].Hash
	}
	step := Step{
		Number: len(steps) + 1, Op: one.Slot, Source: one.Source, Entry: h.Entry, By: operation.By, At: operation.At,
		Before: before, Hash: oplog.Link(link, h.Entry.Kind(), h.Canonical),
	}
	if g.hear == nil {
		step.After, step.Refusal = calc.Advance(before, h.Entry)
		return step
	}
	var did calc.Statement
	step.After, did, step.Refusal = calc.Perform(before, h.Entry)
	g.hear(step, did)
	return step
}

// firstHash returns the hash before the first entry: the SHA-256 of the setup as one JSON object with the fields id,
// rulebook, rules_version, options (as the rulebook's struct encodes them) and seats (the names), in this order.
func firstHash(s record.Setup) (ledger.Hash, error) {
	raw, err := json.Marshal(struct {
		ID       string       `json:"id"`
		Rulebook string       `json:"rulebook"`
		Rules    int          `json:"rules_version"`
		Options  calc.Options `json:"options"`
		Seats    []string     `json:"seats"`
	}{s.ID.String(), s.Rulebook, s.RulesVersion, s.Options, s.Names})
	if err != nil {
		return ledger.Hash{}, err
	}
	return sha256.Sum256(raw), nil
}
