package ledger

import (
	"fmt"
	"slices"
)

// A log is what was said, and what follows from it without knowing any rule: which operations count, in which order
// the entries stand, and what an undo or a redo would take back or bring again.
//
// Places are kept as a linked list over the operations that made them, so that one can come before another at
// any time. Index 0 of the slices is the list's end; operation n stands at index n.
type log struct {
	said []Operation
	// counts tells which operations are not voided.
	counts []bool
	// next and prev link the places in the order of the entries.
	next, prev []int64
	// replaced holds for each place the replaces that aim at it, in order.
	replaced map[int64][]int64
	// done are the operations that undo takes back, the next one last; undone those that redo brings again.
	done, undone []int64
}

func newLog() *log {
	return &log{
		said: make([]Operation, 1), counts: make([]bool, 1), next: make([]int64, 1), prev: make([]int64, 1),
		replaced: map[int64][]int64{},
	}
}

// clone is a copy to try something on.
func (l *log) clone() *log {
	replaced := make(map[int64][]int64, len(l.replaced))
	for place, by := range l.replaced {
		replaced[place] = slices.Clip(by)
	}
	return &log{
		said: slices.Clip(l.said), counts: slices.Clone(l.counts),
		next: slices.Clone(l.next), prev: slices.Clone(l.prev), replaced: replaced,
		done: slices.Clone(l.done), undone: slices.Clone(l.undone),
	}
}

// last is the number of the last operation, 0 when there is none.
func (l *log) last() int64 { return int64(len(l.said) - 1) }

// at is the operation with a number that the log has.
func (l *log) at(op int64) Operation { return l.said[op] }

// holds tells whether an operation brings an entry and stands in the log.
func (l *log) holds(op int64) bool {
	return op >= 1 && op <= l.last() && (l.places(op) || l.said[op].Act == ActReplace)
}

// places tells whether an operation of the log made a place for an entry.
func (l *log) places(op int64) bool {
	return l.said[op].Act == ActRecord || l.said[op].Act == ActInsert
}

// place is the operation that made the place which an operation with an entry is about.
func (l *log) place(op int64) int64 {
	if l.said[op].Act == ActReplace {
		return l.said[op].Target
	}
	return op
}

// speaker is the operation whose entry counts at a place.
func (l *log) speaker(place int64) int64 {
	by := l.replaced[place]
	for i := len(by) - 1; i >= 0; i-- {
		if l.counts[by[i]] {
			return by[i]
		}
	}
	return place
}

// A living is an entry that counts: the operation that made its place, and the one whose entry stands there.
type living struct{ place, speaker int64 }

// living lists the entries that count, in order.
func (l *log) living() []living {
	all := make([]living, 0, len(l.said))
	for op := l.next[0]; op != 0; op = l.next[op] {
		if l.counts[op] {
			all = append(all, living{op, l.speaker(op)})
		}
	}
	return all
}

// check tells what is wrong with an operation that shall come next, or nothing.
func (l *log) check(s Operation) error {
	inLog := s.Target >= 1 && s.Target <= l.last()
	if (s.Act == ActVoid || s.Act == ActRestore) && (s.Kind != "" || len(s.Entry) > 0) {
		return fmt.Errorf("a %s has no entry", string(s.Act))
	}
	switch s.Act {
	case ActRecord:
		if s.Target != 0 {
			return fmt.Errorf("a record has no target")
		}
	case ActInsert, ActReplace:
		if !inLog || !l.places(s.Target) {
			return fmt.Errorf("its target %d is no entry before it", s.Target)
		}
	case ActVoid:
		if !l.holds(s.Target) || !l.counts[s.Target] {
			return fmt.Errorf("its target %d is nothing that counts", s.Target)
		}
	case ActRestore:
		if !l.holds(s.Target) || l.counts[s.Target] {
			return fmt.Errorf("its target %d is nothing that was voided", s.Target)
		}
	default:
		return fmt.Errorf("there is no act %q", string(s.Act))
	}
	return l.checkVia(s)
}

// add takes the next operation into the log. It must have passed check.
func (l *log) add(s Operation) {
	s.Op = l.last() + 1
	l.said = append(l.said, s)
	l.counts = append(l.counts, s.Act != ActVoid && s.Act != ActRestore)
	l.next = append(l.next, 0)
	l.prev = append(l.prev, 0)
	switch s.Act {
	case ActRecord:
		l.link(s.Op, 0)
	case ActInsert:
		l.link(s.Op, s.Target)
	case ActReplace:
		l.replaced[s.Target] = append(l.replaced[s.Target], s.Op)
	case ActVoid:
		l.counts[s.Target] = false
	case ActRestore:
		l.counts[s.Target] = true
	}
	l.follow(s)
}

// link puts a place before another; before 0 is the end.
func (l *log) link(op, before int64) {
	after := l.prev[before]
	l.prev[op], l.next[op] = after, before
	l.next[after], l.prev[before] = op, op
}
