package oplog

import (
	"fmt"
	"slices"

	"scripkeeper/ledger"
)

// Undo and redo are derived from the log and work as long as the log exists. An operation with ViaUndo reverses the
// last operation done, one with ViaRedo the last one undone. After any other operation, only a restore can bring back
// what was undone before.

func (l *Log) follow(s Operation) {
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

type Reversal struct {
	Operation
	About int64
}

func (l *Log) Reversal(via Via) (Reversal, bool) {
	stack := l.done
	if via == ViaRedo {
		stack = l.undone
	}
	if len(stack) == 0 {
		return Reversal{}, false
	}
	about := l.At(stack[len(stack)-1])
	act := ActVoid
	if (about.Act == ActVoid) == (via == ViaUndo) {
		act = ActRestore
	}
	return Reversal{Operation{Act: act, Target: about.Subject(), Via: via}, about.Op}, true
}

// Reverse returns the operations of one undo or redo, several for a merge or entries recorded together.
func (l *Log) Reverse(via Via) []Operation {
	tried := l.Clone()
	var all []Operation
	for next, can := tried.Reversal(via); can; {
		merge := tried.Merge(next.About)
		tried.Add(next.Operation)
		all = append(all, tried.At(tried.Last()))
		next, can = tried.Reversal(via)
		can = can && merge > 0 && tried.Merge(next.About) == merge
	}
	return all
}

// Reverses returns nil if the next undo or redo concerns the given operation. The fault is undo.done or redo.done if
// the operation is already reversed, undo.nothing or redo.nothing if nothing is left, and undo.other if another
// operation comes next.
func (l *Log) Reverses(via Via, about int64) error {
	next, can := l.Reversal(via)
	reversed := l.undone
	if via == ViaRedo {
		reversed = l.done
	}
	code := "undo.other"
	switch {
	case can && next.About == about:
		return nil
	case slices.Contains(reversed, about):
		code = string(via) + ".done"
	case !can:
		code = string(via) + ".nothing"
	}
	return &ledger.Fault{Code: code}
}

// Undoer returns the undo that the next redo would reverse, or 0.
func (l *Log) Undoer() int64 {
	redone := 0
	for op := l.Last(); op > 0 && len(l.undone) > 0; op-- {
		switch l.operations[op].Via {
		case ViaRedo:
			redone++
		case ViaUndo:
			if redone == 0 {
				return op
			}
			redone--
		}
	}
	return 0
}

// InMerge reports whether an operation belongs to a merge of two copies.
func (l *Log) InMerge(op int64) bool {
	merge := l.Merge(op)
	return merge > 0 && len(l.At(l.merges[merge-1][1]).Joined) > 0
}

// Merge returns the number, from 1, of an operation's merge or group of entries recorded together, or 0.
func (l *Log) Merge(op int64) int {
	for i, m := range l.merges {
		if m[0] <= op && op <= m[1] {
			return i + 1
		}
	}
	return 0
}

func (l *Log) checkVia(s Operation) error {
	if s.Via == ViaHand {
		return nil
	}
	if s.Via != ViaUndo && s.Via != ViaRedo {
		return fmt.Errorf("there is no via %q", string(s.Via))
	}
	expected, can := l.Reversal(s.Via)
	if !can {
		return fmt.Errorf("there is nothing to %s", string(s.Via))
	}
	if s.Act != expected.Act || s.Target != expected.Target {
		return fmt.Errorf("the %s would be a %s of %d", string(s.Via), string(expected.Act), expected.Target)
	}
	return nil
}
