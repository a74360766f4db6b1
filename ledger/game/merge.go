package game

import (
	"bytes"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

type Choice struct {
	// Theirs selects [Diff.Theirs] instead of [Diff.Ours]; Index is the index in that list.
	Theirs bool
	Index  int
}

func (p Diff) All(theirs bool) []Choice {
	picks := make([]Choice, len(p.side(theirs)))
	for i := range picks {
		picks[i] = Choice{theirs, i}
	}
	return picks
}

// WithCommon returns the picks and all entries that are equal in both copies, see [Diff.Rows]. The fault is join.pick
// if the picks contradict the order of the equal entries.
func (p Diff) WithCommon(picks []Choice) ([]Choice, error) {
	var both [][2]Choice // each equal entry as ours and as theirs
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
			continue // already picked from the other copy
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

// Merge returns the game that [MergeRecord] makes of two copies, from the picks and the entries equal in both. The game
// is in memory only. Entries may become illegal, as after any edit. Merging an unchanged copy again adds nothing,
// whatever the picks are; to pick differently, undo the merge first. Errors are those of [MergeRecord].
func Merge(ours, theirs *Game, picks []Choice) (*Game, error) {
	p, err := Compare(ours, theirs)
	if err != nil {
		return nil, err
	}
	r := ours.Export()
	if !isMerged(ours, theirs) {
		if picks, err = p.WithCommon(picks); err != nil {
			return nil, err
		}
		if r, err = MergeRecord(ours, theirs, picks); err != nil {
			return nil, err
		}
	}
	return Replay(r, []calc.Rulebook{ours.rules})
}

// isMerged reports whether other was merged into g, without an undo since, and has nothing more to add.
func isMerged(g, other *Game) bool {
	for _, op := range g.log.Undoable() {
		if slices.Contains(g.log.At(op).Joined, other.Head().Tip()) {
			return len(lackedBy(other, g, common(g, other))) == 0
		}
	}
	return false
}

// MergeRecord merges two copies that diverged: it continues our record with the picks in the given order, after the
// common entries. Entries from the other copy keep their authors. Entries of either copy that were not picked are
// voided, not lost. With the same picks both copies give the same head, and each copy can import the result. The added
// operations form one merge, which one undo reverses. Nothing is added if our copy has all operations of the other and
// the picks change nothing.
//
// The faults are join.games (different games), join.setups (different games with one id) and join.pick (a pick is not
// an entry, or is out of its copy's order).
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
	stays := p.unchangedCount(picks)
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
			next(oplog.Operation{Act: oplog.ActVoid, Target: next(recordAgain(theirs.log.At(op)))})
		}
	}
	for _, pick := range picks[stays:] {
		from := ours
		if pick.Theirs {
			from = theirs
		}
		next(recordAgain(from.log.At(p.side(pick.Theirs)[pick.Index].Source)))
	}
	if len(r.Operations) == had {
		if ours.Head() == theirs.Head() || ours.joins(theirs) || sharedOperations(theirs, ours) == theirs.log.Last() {
			return r, nil
		}
		// The other copy only voided an entry that stays here. Storing that copy's head still needs an operation.
		if len(ours.steps) > 0 {
			slot := ours.steps[len(ours.steps)-1].Op
			next(oplog.Operation{Act: oplog.ActVoid, Target: slot})
			next(oplog.Operation{Act: oplog.ActRestore, Target: slot})
		} else {
			next(oplog.Operation{Act: oplog.ActVoid, Target: next(recordAgain(theirs.log.At(p.Theirs[0].Source)))})
		}
	}
	last := &r.Operations[len(r.Operations)-1]
	last.Joined = tips(append(append(ours.Joined(), theirs.Joined()...), ours.Head().Tip(), theirs.Head().Tip()))
	last.Merged = len(r.Operations) - had
	return r, nil
}

func recordAgain(o oplog.Operation) oplog.Operation {
	o.Act, o.Via, o.Target, o.Joined, o.Merged = oplog.ActRecord, oplog.ViaHand, 0, nil, 0
	return o
}

// lackedBy returns the operations with entries that another copy never had, except the common entries at the beginning.
// Equal unsigned entries cannot be told apart and are only counted.
func lackedBy(g, other *Game, common int) []int64 {
	type said struct{ kind, entry string }
	of := func(g *Game, op int64) said { return said{g.log.At(op).Kind, string(g.decoded[op].Canonical)} }
	had := map[said][]oplog.Operation{}
	for op := int64(1); op <= other.log.Last(); op++ {
		if other.log.HasEntry(op) {
			had[of(other, op)] = append(had[of(other, op)], other.log.At(op))
		}
	}
	both := map[int64]bool{}
	for _, step := range g.steps[:common] {
		both[step.Source] = true
	}
	unsigned := map[said]int{}
	for _, step := range other.steps[:common] {
		unsigned[of(other, step.Source)]++
	}
	var lacking []int64
	for op := int64(1); op <= g.log.Last(); op++ {
		if !g.log.HasEntry(op) || both[op] {
			continue
		}
		o, there := g.log.At(op), had[of(g, op)]
		if o.Unsigned() && !g.log.InMerge(op) { // a merge may record an entry again
			unsigned[of(g, op)]++
		}
		// The other book may have signed an unsigned operation on import.
		if unsigned[of(g, op)] > len(there) || !slices.ContainsFunc(there, func(there oplog.Operation) bool {
			return o.Unsigned() || there.By == o.By && there.At.Equal(o.At)
		}) {
			lacking = append(lacking, op)
		}
	}
	return lacking
}

// unchangedCount returns the number of our entries that equal the first picks and thus stay.
func (p Diff) unchangedCount(picks []Choice) int {
	n := 0
	for n < min(len(picks), len(p.Ours)) && p.matches(picks[n], p.Ours[n]) {
		n++
	}
	return n
}

func (p Diff) matches(pick Choice, other Step) bool {
	step := p.side(pick.Theirs)[pick.Index]
	return step.Entry.Kind() == other.Entry.Kind() && bytes.Equal(step.text(), other.text())
}

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

func (g *replayed) Joined() []ledger.Tip {
	var all []ledger.Tip
	for _, o := range g.log.All() {
		all = append(all, o.Joined...)
	}
	return tips(all)
}

// tips removes duplicates and keeps the last [record.MaxTips] tips.
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

func (g *replayed) joins(other *Game) bool { return slices.Contains(g.Joined(), other.Head().Tip()) }

// operationsTo returns the operations that turn the entries of g into the entries of other, which continues g or was
// merged with g. Both begin with the same common entries.
func operationsTo(g, other *Game, common int) []oplog.Operation {
	var more []oplog.Operation
	next := func(o oplog.Operation) {
		o.Op = g.log.Last() + int64(len(more)) + 1
		more = append(more, o)
	}
	for _, step := range slices.Backward(g.steps[common:]) {
		next(oplog.Operation{Act: oplog.ActVoid, Target: step.Op})
	}
	for _, step := range other.steps[common:] {
		next(recordAgain(other.log.At(step.Source)))
	}
	if len(more) > 0 {
		if last := &more[len(more)-1]; len(other.Joined()) > 0 {
			last.Joined, last.Merged = other.Joined(), len(more)
		}
	}
	return more
}
