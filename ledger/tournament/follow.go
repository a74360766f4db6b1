package tournament

import (
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// perform looks at what would follow from an operation, writes it and takes it over. An entry entered now must be
// possible in its place, and nobody may become another one: members are known by the order in which they joined.
func (t *Tournament) perform(o oplog.Operation, by ledger.Author) error {
	after, err := t.journal.After(o)
	if err != nil {
		return err
	}
	next := &Tournament{journal: t.journal, steps: t.steps, state: t.state}
	if err := next.follow(after); err != nil {
		return err
	}
	for _, step := range next.steps {
		if step.Source == after.Last() && step.Refusal != nil {
			return step.Refusal
		}
	}
	if next.renumbers(t) {
		return calc.Refuse("tournament.join.numbers", "")
	}
	if err := t.journal.Write(o, by); err != nil {
		if t.journal.Log().Last() != after.Last()-1 {
			_ = t.follow(t.journal.Log()) // the error tells
		}
		return err
	}
	*t = *next
	return t.follow(t.journal.Log()) // with who entered it, and when
}

// renumbers reports whether somebody who takes part has another number than before.
func (t *Tournament) renumbers(before *Tournament) bool {
	was, is := before.joined(), t.joined()
	both := min(len(was), len(is))
	return !slices.Equal(was[:both], is[:both])
}

// joined are the places of the log from which the members come, one each.
func (t *Tournament) joined() []int64 {
	var all []int64
	for _, step := range t.steps {
		if e, is := step.Entry.(*Join); is && step.Refusal == nil {
			for range e.People {
				all = append(all, step.Op)
			}
		}
	}
	return all
}

// follow works out the living entries of a log. Those that stood there before are not read again, and where there are
// merely more than before only those are worked out.
func (t *Tournament) follow(log *oplog.Log) error {
	living := log.Living()
	known := make(map[int64]Entry, len(t.steps))
	for _, step := range t.steps {
		known[step.Source] = step.Entry
	}
	state, steps := newState(t.journal.Head().ID), make([]Step, 0, len(living))
	if t.leads(living) {
		state, steps = t.state, append(steps, t.steps...)
		for i, one := range living[:len(steps)] {
			steps[i].By, steps[i].At = log.At(one.Source).By, log.At(one.Source).At
		}
	}
	for _, one := range living[len(steps):] {
		by := log.At(one.Source)
		e, read := known[one.Source]
		if !read {
			var err error
			if e, err = decode(by.Kind, by.Entry, int(by.Op)); err != nil {
				return err
			}
		}
		steps = append(steps, Step{len(steps) + 1, one.Slot, one.Source, e, by.By, by.At, log.Played(one.Slot),
			e.apply(&state)})
	}
	t.state, t.steps = state.settled(), steps
	return nil
}

// leads reports whether the living entries begin with those that are worked out.
func (t *Tournament) leads(living []oplog.Living) bool {
	if len(t.steps) == 0 || len(t.steps) > len(living) {
		return false
	}
	for i, step := range t.steps {
		if step.Op != living[i].Slot || step.Source != living[i].Source {
			return false
		}
	}
	return true
}

// encode is an entry as it is written. A *[calc.Refusal] refuses names that nobody can read.
func encode(e Entry) (json.RawMessage, error) {
	if join, is := e.(*Join); is {
		if refusal := join.visible(); refusal != nil {
			return nil, refusal
		}
	}
	raw, err := json.Marshal(e)
	if err != nil {
		return nil, &ledger.Fault{Code: "tournament.entry", Detail: e.Kind(), Err: err}
	}
	return raw, nil
}

// decode reads an entry. Fields that this version does not know are kept where they stand, and change nothing.
func decode(kind string, raw json.RawMessage, op int) (Entry, error) {
	e, known := Blank(kind)
	if !known {
		return nil, &ledger.Fault{Code: "tournament.entry", Entry: op, Detail: kind}
	}
	if err := json.Unmarshal(raw, e); err != nil {
		return nil, &ledger.Fault{Code: "tournament.entry", Entry: op, Detail: kind, Err: err}
	}
	return e, nil
}

// StateBefore is the state as it was when an operation was entered.
func (t *Tournament) StateBefore(op int64) (State, error) {
	then := &Tournament{journal: oplog.NewJournal("", ledger.Author{})}
	for _, o := range t.journal.Operations()[:op-1] {
		if err := then.journal.Write(o.Operation, o.By); err != nil {
			return State{}, err
		}
	}
	err := then.follow(then.journal.Log())
	return then.state, err
}
