package ledger

import (
	"bytes"
	"slices"
)

// A Pick is an entry of one of two copies that are made one.
type Pick struct {
	// Theirs tells that it is one of [Parting.Theirs], else of [Parting.Ours]; Index is its index there.
	Theirs bool
	Index  int
}

// All are all entries of one side.
func (p Parting) All(theirs bool) []Pick {
	side := p.Ours
	if theirs {
		side = p.Theirs
	}
	picks := make([]Pick, len(side))
	for i := range picks {
		picks[i] = Pick{theirs, i}
	}
	return picks
}

// Join makes one game of two copies that parted: the entries that both begin with, and then those picked, in the order given.
// The record is ours, gone on: the other copy's entries are entered by whoever said them, and those of either that were not
// picked are voided, as is what the other copy had taken back before, so that nothing is lost. Whichever copy it is done on, the same picks give the same head, and both copies
// then take the record over as what goes on. Where nothing was picked differently from what stands here, the record is ours.
//
// The fault import.other tells that the setups differ, join.pick that a pick is none of the entries, or not in the order of
// its side.
func Join(ours, theirs *Game, picks []Pick) (Record, error) {
	p, err := Compare(ours, theirs)
	if err != nil {
		return Record{}, err
	}
	if err := p.check(picks); err != nil {
		return Record{}, err
	}
	r := ours.Export()
	if ours.Head() == theirs.Head() {
		return r, nil
	}
	next := func(o Operation) int64 {
		o.Op = int64(len(r.Operations) + 1)
		r.Operations = append(r.Operations, o)
		return o.Op
	}
	enter := func(side *Game, step Step) int64 { return next(recording(side.log.at(step.Source))) }
	void := func(slots []int64) {
		for _, slot := range slices.Backward(slots) {
			next(Operation{Act: ActVoid, Target: slot})
		}
	}
	var slots []int64
	for _, o := range takenBack(theirs, ours) {
		slots = append(slots, next(recording(o)))
	}
	void(slots)
	slots = nil
	stays := leading(picks, false)
	for _, step := range p.Ours[stays:] {
		slots = append(slots, step.Op)
	}
	void(slots)
	slots = nil
	for _, step := range p.Theirs {
		slots = append(slots, enter(theirs, step))
	}
	if stays > 0 || leading(picks, true) < len(picks) {
		void(slots)
	} else {
		stays = len(picks)
		void(slots[stays:])
	}
	for _, pick := range picks[stays:] {
		if pick.Theirs {
			enter(theirs, p.Theirs[pick.Index])
		} else {
			enter(ours, p.Ours[pick.Index])
		}
	}
	if len(r.Operations) == int(ours.log.last()) {
		// The other copy only took something back, which stays here: there must be an operation that names its head.
		slot := ours.steps[len(ours.steps)-1].Op
		void([]int64{slot})
		next(Operation{Act: ActRestore, Target: slot})
	}
	last := &r.Operations[len(r.Operations)-1]
	last.Joined = tips(append(append(ours.Joined(), theirs.Joined()...), ours.Head().Tip(), theirs.Head().Tip()))
	return r, nil
}

// recording is an operation with an entry, entered once more after all others.
func recording(o Operation) Operation {
	o.Act, o.Via, o.Target, o.Joined = ActRecord, ViaHand, 0, nil
	return o
}

// takenBack are the operations of a game whose entries count no more, and that another copy never had.
func takenBack(g, other *Game) []Operation {
	counts := map[int64]bool{}
	for _, step := range g.steps {
		counts[step.Source] = true
	}
	var all []Operation
	for op := int64(1); op <= g.log.last(); op++ {
		if !g.log.holds(op) || counts[op] {
			continue
		}
		o := g.log.at(op)
		if !slices.ContainsFunc(other.log.operations, func(there Operation) bool {
			return there.Kind == o.Kind && bytes.Equal(there.Entry, o.Entry) && there.By == o.By && there.At.Equal(o.At)
		}) {
			all = append(all, o)
		}
	}
	return all
}

// leading is how many picks, from the first, are the entries of one side from its first.
func leading(picks []Pick, theirs bool) int {
	n := 0
	for n < len(picks) && picks[n].Theirs == theirs && picks[n].Index == n {
		n++
	}
	return n
}

// check tells what is wrong with picks.
func (p Parting) check(picks []Pick) error {
	next := map[bool]int{}
	for i, pick := range picks {
		side := p.Ours
		if pick.Theirs {
			side = p.Theirs
		}
		if pick.Index < next[pick.Theirs] || pick.Index >= len(side) {
			return &Fault{Code: "join.pick", Entry: i + 1}
		}
		next[pick.Theirs] = pick.Index + 1
	}
	return nil
}

// Joined are the heads of the copies that became one in this game.
func (g *Game) Joined() []Tip {
	var all []Tip
	for _, o := range g.log.operations[1:] {
		all = append(all, o.Joined...)
	}
	return tips(all)
}

// tips are heads, each once, the latest of them where there are too many.
func tips(all []Tip) []Tip {
	var each []Tip
	for _, tip := range slices.Backward(all) {
		if !slices.Contains(each, tip) && len(each) < maxTips {
			each = append(each, tip)
		}
	}
	slices.Reverse(each)
	return each
}

// joins tells whether another copy has become one with this game.
func (g *Game) joins(other *Game) bool { return slices.Contains(g.Joined(), other.Head().Tip()) }

// becoming is what must be entered here to have the entries of another copy, with which this one has some in common: of one
// that goes on where this one ends, those that come after; of one that was joined with this one, all that differ.
func (g *Game) becoming(other *Game, common int) []Operation {
	var more []Operation
	next := func(o Operation) {
		o.Op = g.log.last() + int64(len(more)) + 1
		more = append(more, o)
	}
	for _, step := range slices.Backward(g.steps[common:]) {
		next(Operation{Act: ActVoid, Target: step.Op})
	}
	for _, step := range other.steps[common:] {
		next(recording(other.log.at(step.Source)))
	}
	if len(more) > 0 {
		more[len(more)-1].Joined = other.Joined()
	}
	return more
}
