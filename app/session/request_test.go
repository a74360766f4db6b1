package session

import (
	"errors"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
)

func TestAStaleRequestIsRefused(t *testing.T) {
	s, _ := begun(t, func(do func()) { do() })
	phone, seen := ledger.Author{Person: "Ben", Device: "Ben's phone"}, s.Game().Head()
	must.Do(t, s.Record(likely(s)))
	e := likely(s)
	err := s.Enter(Request{Author: phone, Head: seen, Entries: []calc.Entry{e}})
	var stale *Stale
	var fault *ledger.Fault
	must.Hold(t, errors.As(err, &stale) && errors.As(err, &fault) && fault.Code == "session.stale",
		"the error is %v", err)
	if len(stale.Since) != 1 || stale.Since[0].Number != 1 || len(s.Game().Steps()) != 1 {
		t.Errorf("told are %+v of %d entries", stale.Since, len(s.Game().Steps()))
	}
	must.Do(t, s.Enter(Request{Author: phone, Head: stale.Head, Entries: []calc.Entry{e}}))
	last := s.View().Last
	expect.True(t, last.By == phone && last.Number == 2, "the last entry is %+v", last)
	seen = s.Game().Head()
	must.Get(s.Undo(next(s.Game().Undoing()), phone))(t)
	errors.As(s.Enter(Request{Head: seen, Act: oplog.ActVoid, Number: 1}), &stale)
	expect.True(t, stale.Head == s.Game().Head() && stale.Since == nil, "after something was undone it is %+v", stale)
}

func TestListenersLeave(t *testing.T) {
	s, _ := begun(t, func(do func()) { do() })
	var told []string
	listen := func(name string) func() { return s.Listen(func() { told = append(told, name) }) }
	leaveFirst := listen("first")
	leaveSecond := listen("second")
	must.Do(t, s.Record(likely(s)))
	leaveFirst()
	leaveFirst()
	must.Get(s.Undo(next(s.Game().Undoing()), s.Author()))(t)
	leaveSecond()
	must.Get(s.Redo(next(s.Game().Redoing()), s.Author()))(t)
	expect.True(t, len(told) == 3 && told[0] == "first" && told[2] == "second", "told are %v", told)
	// If a listener leaves during a notification, no other listener is skipped.
	var leave func()
	leave = s.Listen(func() { leave() })
	listen("third")
	must.Do(t, s.Void(1))
	expect.True(t, told[len(told)-1] == "third", "told are %v", told)
}
