package game

import (
	"bytes"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

// A Choice is an entry of one of two copies that are made one.
type Choice struct {
	// Theirs tells that it is one of [Diff.Theirs], else of [Diff.Ours]; Index is its index there.
	Theirs bool
	Index  int
}

// All are all entries of one side.
func (p Diff) All(theirs bool) []Choice {
	picks := make([]Choice, len(p.side(theirs)))
	for i := range picks {
		picks[i] = Choice{theirs, i}
	}
	return picks
}

// With are picks and, where they stand, the entries that both copies have after the parting, see [Diff.Rows]: these
// count whatever is picked. The fault join.pick tells that the picks are in another order than these.
func (p Diff) With(picks []Choice) ([]Choice, error) {
	var both [][2]Choice // as ours and as theirs
	for _, row := range p.Rows() {
		if row.Same {
			ours, theirs := row.Ours.Number-p.Common-1, row.Theirs.Number-p.Common-1
			both = append(both, [2]Choice{{false, ours}, {true, theirs}})
		}
	}
	var all []Choice
	passed := 0
	for i, pick := range picks {
		side := calc.Bit(pick.Theirs)
		for passed < len(both) && both[passed][side].Index < pick.Index {
			all = append(all, both[passed][0])
			passed++
		}
		switch {
		case passed < len(both) && both[passed][side] == pick:
			passed++
		case slices.ContainsFunc(both[:passed], func(one [2]Choice) bool { return one[side] == pick }):
			continue // it is in, picked by its place in the other copy
		case passed > 0 && both[passed-1][side].Index > pick.Index:
			return nil, &ledger.Fault{Code: "join.pick", Entry: i + 1}
		}
		all = append(all, pick)
	}
	for _, one := range both[passed:] {
		all = append(all, one[0])
	}
	return all, nil
}

// Merge is the game that [MergeRecord] makes of two copies by the picks and what both have beside them, see
// [Diff.With]. It is kept nowhere. It may have entries that are no longer legal among the others: they wait to be
// fixed, as after any edit. A copy that was merged before, and is as it was, adds nothing, whatever is picked; who
// wants to pick otherwise undoes the merge first. Errors are those of [MergeRecord].
func Merge(ours, theirs *Game, picks []Choice) (*Game, error) {
	p, err := Compare(ours, theirs)
	if err != nil {
		return nil, err
	}
	r := ours.Export()
	if !merged(ours, theirs) {
		if picks, err = p.With(picks); err != nil {
			return nil, err
		}
		if r, err = MergeRecord(ours, theirs, picks); err != nil {
			return nil, err
		}
	}
	return Replay(r, []calc.Rulebook{ours.rules})
}

// merged reports whether another copy has become one with this game, and was not undone since.
func merged(g, other *Game) bool {
	for _, op := range g.log.Undoable() {
		if slices.Contains(g.log.At(op).Joined, other.Head().Tip()) {
			return len(lackedBy(other, g, common(g, other))) == 0
		}
	}
	return false
}

// MergeRecord makes one game of two copies that parted: the entries that both begin with, and then those picked, in the
// order given. The record is ours, gone on: the other copy's entries are entered by whoever said them, and those of
// either that were not picked are voided, as is what the other copy had taken back before, so that nothing is lost.
// Whichever copy it is done on, the same picks give the same head, and both copies then take the record over as what
// goes on. What is added is one merge, which one undo takes back. Where ours has all of the other copy already and the
// picks are what stands here, nothing is added.
//
// The faults are join.games (these are two games), join.setups (two games with one number) and join.pick (a pick is
// none of the entries, or not in the order of its side).
func MergeRecord(ours, theirs *Game, picks []Choice) (record.Record, error) {
	p, err := Compare(ours, theirs)
	if err != nil {
		return record.Record{}, err
	}
	if err := p.check(picks); err != nil {
		return record.Record{}, err
	}
	r := ours.Export()
	had := len(r.Operations)
	next := func(o oplog.Operation) int64 {
		o.Op = int64(len(r.Operations) + 1)
		r.Operations = append(r.Operations, o)
		return o.Op
	}
	stays := p.staying(picks)
	for _, step := range slices.Backward(p.Ours[stays:]) {
		next(oplog.Operation{Act: oplog.ActVoid, Target: step.Op})
	}
	entered := map[int64]bool{}
	for _, pick := range picks[stays:] {
		if pick.Theirs {
			entered[p.Theirs[pick.Index].Source] = true
		}
	}
	lacking := lackedBy(theirs, ours, p.Common)
	for _, op := range lacking {
		if !entered[op] {
			next(oplog.Operation{Act: oplog.ActVoid, Target: next(recording(theirs.log.At(op)))})
		}
	}
	for _, pick := range picks[stays:] {
		from := ours
		if pick.Theirs {
			from = theirs
		}
		next(recording(from.log.At(p.side(pick.Theirs)[pick.Index].Source)))
	}
	if len(r.Operations) == had {
		if ours.Head() == theirs.Head() || ours.joins(theirs) || sharedOperations(theirs, ours) == theirs.log.Last() {
			return r, nil
		}
		// The other copy only took something back, which stays here: there must be an operation that names its head.
		if len(ours.steps) > 0 {
			slot := ours.steps[len(ours.steps)-1].Op
			next(oplog.Operation{Act: oplog.ActVoid, Target: slot})
			next(oplog.Operation{Act: oplog.ActRestore, Target: slot})
		} else {
			next(oplog.Operation{Act: oplog.ActVoid, Target: next(recording(theirs.log.At(p.Theirs[0].Source)))})
		}
	}
	last := &r.Operations[len(r.Operations)-1]
	last.Joined = tips(append(append(ours.Joined(), theirs.Joined()...), ours.Head().Tip(), theirs.Head().Tip()))
	last.Merged = len(r.Operations) - had
	return r, nil
}

// recording is an operation with an entry, entered once more after all others.
func recording(o oplog.Operation) oplog.Operation {
	o.Act, o.Via, o.Target, o.Joined, o.Merged = oplog.ActRecord, oplog.ViaHand, 0, nil, 0
	return o
}

// lackedBy are the operations with entries of a game that another copy never had. The living entries that both begin
// with are had, whoever said them.
func lackedBy(g, other *Game, common int) []int64 {
	type said struct{ kind, entry string }
	of := func(g *Game, op int64) said { return said{g.log.At(op).Kind, string(g.decoded[op].Canonical)} }
	had := map[said][]oplog.Operation{}
	for op := int64(1); op <= other.log.Last(); op++ {
		if other.log.Holds(op) {
			had[of(other, op)] = append(had[of(other, op)], other.log.At(op))
		}
	}
	both := map[int64]bool{}
	for _, step := range g.steps[:common] {
		both[step.Source] = true
	}
	var lacking []int64
	for op := int64(1); op <= g.log.Last(); op++ {
		if !g.log.Holds(op) || both[op] {
			continue
		}
		o := g.log.At(op)
		// What nobody signed was signed by the book that had it.
		if !slices.ContainsFunc(had[of(g, op)], func(there oplog.Operation) bool {
			return o.Unsigned() || there.By == o.By && there.At.Equal(o.At)
		}) {
			lacking = append(lacking, op)
		}
	}
	return lacking
}

// staying is how many of our entries stay where they are: as many as the picks say the same as these, from the first.
func (p Diff) staying(picks []Choice) int {
	n := 0
	for n < min(len(picks), len(p.Ours)) && p.says(picks[n], p.Ours[n]) {
		n++
	}
	return n
}

// says reports whether a pick is an entry that says the same as another.
func (p Diff) says(pick Choice, other Step) bool {
	step := p.side(pick.Theirs)[pick.Index]
	return step.Entry.Kind() == other.Entry.Kind() && bytes.Equal(step.text(), other.text())
}

// check tells what is wrong with picks.
func (p Diff) check(picks []Choice) error {
	next := map[bool]int{}
	for i, pick := range picks {
		if pick.Index < next[pick.Theirs] || pick.Index >= len(p.side(pick.Theirs)) {
			return &ledger.Fault{Code: "join.pick", Entry: i + 1}
		}
		next[pick.Theirs] = pick.Index + 1
	}
	return nil
}

// Joined are the heads of the copies that became one in this game.
func (g *replayed) Joined() []ledger.Tip {
	var all []ledger.Tip
	for _, o := range g.log.All() {
		all = append(all, o.Joined...)
	}
	return tips(all)
}

// tips are heads, each once, the latest of them where there are too many.
func tips(all []ledger.Tip) []ledger.Tip {
	var each []ledger.Tip
	for _, tip := range slices.Backward(all) {
		if !slices.Contains(each, tip) && len(each) < record.MaxTips {
			each = append(each, tip)
		}
	}
	slices.Reverse(each)
	return each
}

// joins reports whether another copy has become one with this game.
func (g *replayed) joins(other *Game) bool { return slices.Contains(g.Joined(), other.Head().Tip()) }

// becoming is what must be entered here to have the entries of another copy, with which this one has some in common: of
// one that goes on where this one ends, those that come after; of one that was joined with this one, all that differ.
func becoming(g, other *Game, common int) []oplog.Operation {
	var more []oplog.Operation
	next := func(o oplog.Operation) {
		o.Op = g.log.Last() + int64(len(more)) + 1
		more = append(more, o)
	}
	for _, step := range slices.Backward(g.steps[common:]) {
		next(oplog.Operation{Act: oplog.ActVoid, Target: step.Op})
	}
	for _, step := range other.steps[common:] {
		next(recording(other.log.At(step.Source)))
	}
	if len(more) > 0 {
		if last := &more[len(more)-1]; len(other.Joined()) > 0 {
			last.Joined, last.Merged = other.Joined(), len(more)
		}
	}
	return more
}
