package session

import (
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// What is undone and redone is said, and where there is nothing the game stays as it is.
func TestWhatIsUndoneIsTold(t *testing.T) {
	s, _ := begun(t, func(do func()) { do() })
	must.Do(t, s.Record(likely(s)))
	head := s.Game().Head()
	undone := must.Get(s.UndoTold(s.Author()))(t)
	expect.True(t, strings.Contains(undone, "Ann"), "undone is %q", undone)
	redone := must.Get(s.RedoTold(s.Author()))(t)
	expect.True(t, strings.Contains(redone, "Ann") && redone != undone, "redone is %q", redone)
	expect.Equal(t, s.Game().Head(), head, "the head")
	_, err := s.RedoTold(s.Author())
	expect.True(t, err != nil, "something is redone twice")
}

// Whoever listens to drafts is told of those of this device, and screens follow what another device told of one.
func TestDraftsAreListenedTo(t *testing.T) {
	s, _ := begun(t, func(do func()) { do() })
	heard, seen := 0, 0
	leave := s.Drafts.Listen(func() { heard++ })
	s.Listen(func() { seen++ })
	s.Drafts.Keep(Here, draft(t, s, "B+60", ""))
	s.Drafts.Keep("Phone", draft(t, s, "R+60", ""))
	expect.Equal(t, heard, 1, "told of one draft")
	expect.Equal(t, seen, 0, "screens after a tap")
	must.Do(t, s.KeepTold(draft(t, s, "Y+60", "")))
	expect.Equal(t, heard, 2, "told of two")
	expect.Equal(t, seen, 1, "screens after a part was told")
	s.Drafts.Drop(Here, draft(t, s, "", ""))
	expect.Equal(t, heard, 3, "told of the end of one")
	leave()
	s.Drafts.Keep(Here, draft(t, s, "B+60", ""))
	expect.Equal(t, heard, 3, "told after leaving")
}
