package session

import (
	"errors"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
)

func next(r game.Reversal, _ bool) int64 { return r.Op }

// Undo and redo describe the operation. Only the next operation can be undone or redone.
func TestWhatIsUndoneIsTold(t *testing.T) {
	s, _ := begun(t, func(do func()) { do() })
	must.Do(t, s.Record(likely(s)))
	head := s.Game().Head()
	op := next(s.Game().Undoing())
	undone := must.Get(s.Undo(op, s.Author()))(t)
	expect.True(t, strings.Contains(undone, "Ann"), "undone is %q", undone)
	wantFault := func(via oplog.Via, do func(int64, ledger.Author) (string, error), op int64, code string) {
		t.Helper()
		before := s.Game().Length()
		_, err := do(op, s.Author())
		var fault *ledger.Fault
		expect.True(t, errors.As(err, &fault) && fault.Code == code, "%s of %d: %v, not %s", via, op, err, code)
		expect.Equal(t, s.Game().Length(), before, "operations")
	}
	wantFault(oplog.ViaUndo, s.Undo, op, "undo.done")
	wantFault(oplog.ViaUndo, s.Undo, op+1, "undo.nothing")
	redone := must.Get(s.Redo(op, s.Author()))(t)
	expect.True(t, strings.Contains(redone, "Ann") && redone != undone, "redone is %q", redone)
	expect.Equal(t, s.Game().Head(), head, "the head")
	wantFault(oplog.ViaRedo, s.Redo, op, "redo.done")
	must.Do(t, s.Record(likely(s)))
	wantFault(oplog.ViaUndo, s.Undo, op, "undo.other")
	wantFault(oplog.ViaRedo, s.Redo, op+1, "redo.nothing")
}

// Listeners to drafts are called only for this device's drafts. Parts from other devices update the screens.
func TestDraftsAreListenedTo(t *testing.T) {
	s, _ := begun(t, func(do func()) { do() })
	heard, seen := 0, 0
	leave := s.Drafts.Listen(func() { heard++ })
	s.Listen(func() { seen++ })
	s.Drafts.Keep(ThisDevice, draft(t, s, "B+60", ""))
	s.Drafts.Keep("Phone", draft(t, s, "R+60", ""))
	expect.Equal(t, heard, 1, "told of one draft")
	expect.Equal(t, seen, 0, "screens after a tap")
	must.Do(t, s.StorePartial(draft(t, s, "Y+60", "")))
	expect.Equal(t, heard, 2, "told of two")
	expect.Equal(t, seen, 1, "screens after a part was told")
	s.Drafts.Drop(ThisDevice, draft(t, s, "", ""))
	expect.Equal(t, heard, 3, "told of the end of one")
	leave()
	s.Drafts.Keep(ThisDevice, draft(t, s, "B+60", ""))
	expect.Equal(t, heard, 3, "told after leaving")
}
