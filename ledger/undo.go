package ledger

import "fmt"

// Undo and redo are no memory of their own: they follow from the log, so they last as long as the game does.
// An operation with ViaUndo reverses the last one done, an operation with ViaRedo the last one undone. Any
// other operation is done by hand, and what was undone before it can be brought back only by a restore.

// follow keeps the two stacks in step with an operation that has just been added.
func (l *log) follow(s Operation) {
	switch s.Via {
	case ViaUndo:
		last := len(l.done) - 1
		l.undone = append(l.undone, l.done[last])
		l.done = l.done[:last]
	case ViaRedo:
		last := len(l.undone) - 1
		l.done = append(l.done, l.undone[last])
		l.undone = l.undone[:last]
	default:
		l.done = append(l.done, s.Op)
		l.undone = l.undone[:0]
	}
}

// undo is the operation that takes back the last one done, and whether there is one.
func (l *log) undo() (Operation, bool) {
	if len(l.done) == 0 {
		return Operation{}, false
	}
	op := l.operations[l.done[len(l.done)-1]]
	switch op.Act {
	case ActVoid:
		return Operation{Act: ActRestore, Target: op.Target, Via: ViaUndo}, true
	case ActRestore:
		return Operation{Act: ActVoid, Target: op.Target, Via: ViaUndo}, true
	}
	return Operation{Act: ActVoid, Target: op.Op, Via: ViaUndo}, true
}

// redo is the operation that brings the last one undone again, and whether there is one.
func (l *log) redo() (Operation, bool) {
	if len(l.undone) == 0 {
		return Operation{}, false
	}
	op := l.operations[l.undone[len(l.undone)-1]]
	switch op.Act {
	case ActVoid, ActRestore:
		return Operation{Act: op.Act, Target: op.Target, Via: ViaRedo}, true
	}
	return Operation{Act: ActRestore, Target: op.Op, Via: ViaRedo}, true
}

// merge is which merge an operation belongs to, counted from 1, or 0.
func (l *log) merge(op int64) int {
	for i, m := range l.merges {
		if m[0] <= op && op <= m[1] {
			return i + 1
		}
	}
	return 0
}

// A direction is undo or redo: the operation that would come next, and the stack whose last operation that is about.
type direction struct {
	next  func(*log) (Operation, bool)
	stack func(*log) []int64
}

func undoing() direction { return direction{(*log).undo, func(l *log) []int64 { return l.done }} }

func redoing() direction { return direction{(*log).redo, func(l *log) []int64 { return l.undone }} }

// about is the operation that the next undo or redo is about, and the merge that it belongs to.
func (d direction) about(l *log) (op int64, merge int, can bool) {
	stack := d.stack(l)
	if len(stack) == 0 {
		return 0, 0, false
	}
	op = stack[len(stack)-1]
	return op, l.merge(op), true
}

// checkVia tells what is wrong with an undo or a redo that shall come next, or nothing.
func (l *log) checkVia(s Operation) error {
	var expected Operation
	var can bool
	switch s.Via {
	case ViaHand:
		return nil
	case ViaUndo:
		expected, can = l.undo()
	case ViaRedo:
		expected, can = l.redo()
	default:
		return fmt.Errorf("there is no via %q", string(s.Via))
	}
	if !can {
		return fmt.Errorf("there is nothing to %s", string(s.Via))
	}
	if s.Act != expected.Act || s.Target != expected.Target {
		return fmt.Errorf("the %s would be a %s of %d", string(s.Via), string(expected.Act), expected.Target)
	}
	return nil
}
