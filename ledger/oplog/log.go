// Package oplog is the append-only log of operations on a game or tournament: authors, undo and redo, the hash chain,
// and the comparison of two copies. It does not interpret entries.
package oplog

import (
	"fmt"
	"slices"
	"time"

	"scripkeeper/ledger"
)

// A Log has operations and what can be told from them without the rules: which entries count, in which order, and what
// undo and redo would do.
//
// A slot is the position of an entry, named by the number of the record or insert that made it. Slots form a linked
// list, so that a slot can be inserted anywhere. Operation n is at index n in the slices; index 0 is the end of the
// list.
type Log struct {
	operations []Operation
	counting   []bool
	// next and prev link the slots in entry order.
	next, prev []int64
	// replaced lists, by slot, the replace operations for the slot, in order.
	replaced map[int64][]int64
	// done is the undo stack and undone the redo stack; the next operation to reverse is last.
	done, undone []int64
	// merges lists the first and last operation of each merge or group, which one undo reverses as a whole.
	merges [][2]int64
	// played has the playing time of each record and insert, see [Log.Played]. retracted lists records that were voided
	// and not entered again, the latest last.
	played    []time.Time
	retracted []int64
}

// LongestSitting is the longest time that people play without a long break.
const LongestSitting = 12 * time.Hour

func NewLog(room int) *Log {
	return &Log{
		operations: make([]Operation, 1, room+1), counting: make([]bool, 1, room+1),
		next: make([]int64, 1, room+1), prev: make([]int64, 1, room+1), done: make([]int64, 0, room),
		replaced: map[int64][]int64{}, played: make([]time.Time, 1, room+1),
	}
}

// LogOf returns the log of operations. The fault is record.operation if an operation cannot follow the previous ones.
func LogOf(operations []Operation) (*Log, *ledger.Fault) {
	l := NewLog(len(operations))
	for i, o := range operations {
		if err := l.Check(o); err != nil {
			return nil, &ledger.Fault{Code: "record.operation", Entry: i + 1, Err: err}
		}
		l.Add(o)
	}
	return l, nil
}

func (l *Log) Clone() *Log {
	replaced := make(map[int64][]int64, len(l.replaced))
	for slot, by := range l.replaced {
		replaced[slot] = slices.Clip(by)
	}
	return &Log{
		operations: slices.Clip(l.operations), counting: slices.Clone(l.counting),
		next: slices.Clone(l.next), prev: slices.Clone(l.prev), replaced: replaced,
		done: slices.Clone(l.done), undone: slices.Clone(l.undone), merges: slices.Clip(l.merges),
		played: slices.Clip(l.played), retracted: slices.Clone(l.retracted),
	}
}

func (l *Log) Last() int64 { return int64(len(l.operations) - 1) }

func (l *Log) At(op int64) Operation { return l.operations[op] }

func (l *Log) All() []Operation { return slices.Clone(l.operations[1:]) }

func (l *Log) States() []OperationState {
	numbers := map[int64]int{}
	for i, one := range l.Living() {
		numbers[one.Slot] = i + 1
	}
	all := make([]OperationState, l.Last())
	for i, o := range l.operations[1:] {
		all[i] = OperationState{o, l.voided(o.Op), numbers[l.SlotOf(o.Subject())]}
	}
	return all
}

// Shared returns the number of equal operations at the beginning of two logs. same compares their entries.
func (l *Log) Shared(other *Log, same func(op int64) bool) int64 {
	op, least := int64(0), min(l.Last(), other.Last())
	for op < least && l.At(op+1).sameAction(other.At(op+1)) && same(op+1) {
		op++
	}
	return op
}

func (o Operation) sameAction(other Operation) bool {
	return o.Act == other.Act && o.Via == other.Via && o.Target == other.Target && o.Kind == other.Kind
}

func (l *Log) HasEntry(op int64) bool {
	return op >= 1 && op <= l.Last() && l.operations[op].Act.Enters()
}

// Counts reports whether op has an entry that is not voided. It is false for voids and restores.
func (l *Log) Counts(op int64) bool { return l.counting[op] }

// Undoable returns the operations that undo can reverse. Undo begins with the last of them.
func (l *Log) Undoable() []int64 { return l.done }

func (l *Log) voided(op int64) bool { return l.HasEntry(op) && !l.counting[op] }

func (l *Log) makesSlot(op int64) bool {
	return l.operations[op].Act == ActRecord || l.operations[op].Act == ActInsert
}

// SlotOf returns the record or insert that made the slot of an operation with an entry.
func (l *Log) SlotOf(op int64) int64 {
	if l.operations[op].Act == ActReplace {
		return l.operations[op].Target
	}
	return op
}

// Source returns the operation whose entry counts in a slot: the last replace that is not voided, or else slot.
func (l *Log) Source(slot int64) int64 {
	for _, by := range slices.Backward(l.replaced[slot]) {
		if l.counting[by] {
			return by
		}
	}
	return slot
}

// Played returns the time at which the entry in a slot was played, or the zero time if unknown. Edits do not change the
// time of an entry, and an inserted entry gets the time of the entry before it. An entry that is undone and entered
// again more than [LongestSitting] later keeps its first time.
func (l *Log) Played(slot int64) time.Time { return l.played[slot] }

// PlayedIfNext returns the playing time of a record that would come next, see [Log.Played].
func (l *Log) PlayedIfNext(s Operation) time.Time {
	played, _ := l.playingTime(s)
	return played
}

// playingTime returns the playing time of a record that comes next. again is the latest retracted record of the same
// kind, or 0.
func (l *Log) playingTime(s Operation) (played time.Time, again int64) {
	for _, op := range slices.Backward(l.retracted) {
		if l.operations[op].Kind != s.Kind {
			continue
		}
		if first := l.played[op]; s.At.Sub(first) > LongestSitting {
			return first, op
		}
		return s.At, op
	}
	return s.At, 0
}

// A Living is an entry that is not voided. Slot is the operation that made its slot, Source the one with the entry.
type Living struct{ Slot, Source int64 }

func (l *Log) Living() []Living {
	all := make([]Living, 0, len(l.operations))
	for op := l.next[0]; op != 0; op = l.next[op] {
		if l.counting[op] {
			all = append(all, Living{op, l.Source(op)})
		}
	}
	return all
}

func (l *Log) Check(s Operation) error {
	inLog := s.Target >= 1 && s.Target <= l.Last()
	if !s.Act.Enters() && (s.Kind != "" || len(s.Entry) > 0) {
		return fmt.Errorf("a %s has no entry", string(s.Act))
	}
	switch s.Act {
	case ActRecord:
		if s.Target != 0 {
			return fmt.Errorf("a record has no target")
		}
	case ActInsert, ActReplace:
		if !inLog || !l.makesSlot(s.Target) {
			return fmt.Errorf("its target %d is no entry before it", s.Target)
		}
	case ActVoid:
		if !l.HasEntry(s.Target) || !l.counting[s.Target] {
			return fmt.Errorf("its target %d is nothing that counts", s.Target)
		}
	case ActRestore:
		if !l.HasEntry(s.Target) || l.counting[s.Target] {
			return fmt.Errorf("its target %d is nothing that was voided", s.Target)
		}
	default:
		return fmt.Errorf("there is no act %q", string(s.Act))
	}
	return l.checkVia(s)
}

// Add appends an operation, which must have passed [Log.Check].
func (l *Log) Add(s Operation) {
	s.Op = l.Last() + 1
	l.operations = append(l.operations, s)
	l.counting = append(l.counting, s.Act.Enters())
	l.next = append(l.next, 0)
	l.prev = append(l.prev, 0)
	l.played = append(l.played, time.Time{})
	switch s.Act {
	case ActRecord:
		l.link(s.Op, 0)
		played, again := l.playingTime(s)
		l.played[s.Op] = played
		l.retracted = slices.DeleteFunc(l.retracted, func(op int64) bool { return op == again })
	case ActInsert:
		l.link(s.Op, s.Target)
		l.played[s.Op] = l.played[l.prev[s.Op]]
	case ActReplace:
		l.replaced[s.Target] = append(l.replaced[s.Target], s.Op)
	case ActVoid:
		l.counting[s.Target] = false
		if l.operations[s.Target].Act == ActRecord {
			l.retracted = append(l.retracted, s.Target)
		}
	case ActRestore:
		l.counting[s.Target] = true
		l.retracted = slices.DeleteFunc(l.retracted, func(op int64) bool { return op == s.Target })
	}
	if s.Merged > 0 {
		l.merges = append(l.merges, [2]int64{s.Op - int64(s.Merged) + 1, s.Op})
	}
	l.follow(s)
}

func (l *Log) link(op, before int64) {
	after := l.prev[before]
	l.prev[op], l.next[op] = after, before
	l.next[after], l.prev[before] = op, op
}

// Gapless returns the number of operations, from the first, that are numbered 1, 2, 3 and so on.
func Gapless(operations []Operation) int {
	for i, s := range operations {
		if s.Op != int64(i+1) {
			return i
		}
	}
	return len(operations)
}

// Mend returns the usable operations of a damaged log, renumbered, and the number of lost operations. An operation on a
// lost operation is lost too. same reports whether all operations kept their numbers; otherwise the log differs from
// other copies.
func Mend(all []Operation) (whole []Operation, same bool, lost int64) {
	l, now := NewLog(len(all)), map[int64]int64{0: 0}
	same = true
	for _, s := range all {
		was := s.Op
		lost = was
		target, have := now[s.Target]
		if !have {
			continue
		}
		if s.Op, s.Target = l.Last()+1, target; s.Op != was {
			s.Merged = 0 // operations of the merge may be lost
		}
		if l.Check(s) != nil {
			s.Via = ViaHand // the reversed operation may be lost
		}
		if l.Check(s) != nil {
			continue
		}
		l.Add(s)
		whole, now[was], same = append(whole, s), s.Op, same && was == s.Op
	}
	return whole, same, lost - l.Last()
}
