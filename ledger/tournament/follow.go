package tournament

import (
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

// perform checks the effect of an operation, writes it and updates the tournament. It refuses a new entry that is not
// possible, and any change of members' numbers, which follow from the order in which members joined.
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
			_ = t.follow(t.journal.Log()) // the write error is returned instead
		}
		return err
	}
	*t = *next
	return t.follow(t.journal.Log()) // the written operation has an author and a time
}

func (t *Tournament) renumbers(before *Tournament) bool {
	was, is := before.joined(), t.joined()
	both := min(len(was), len(is))
	return !slices.Equal(was[:both], is[:both])
}

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

// follow computes the state from the entries in force in a log. It does not decode known entries again. If the log only
// grew, it applies only the new entries.
func (t *Tournament) follow(log *oplog.Log) error {
	living := log.Living()
	known := make(map[int64]Entry, len(t.steps))
	for _, step := range t.steps {
		known[step.Source] = step.Entry
	}
	state, steps := newState(t.journal.Head().ID), make([]Step, 0, len(living))
	if t.startsWithSteps(living) {
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
	t.state, t.steps = state.snapshot(), steps
	return nil
}

func (t *Tournament) startsWithSteps(living []oplog.Living) bool {
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

// encode returns an entry as JSON. If a name is unreadable, the error is a *[calc.Refusal].
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

// decode decodes an entry. It ignores fields unknown to this version of the program, which remain in the log.
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

// StateBefore returns the state just before an operation was entered.
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
