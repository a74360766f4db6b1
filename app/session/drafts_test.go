package session

import (
	"encoding/json"
	"errors"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

func openBook(t *testing.T, path string) *book.Book {
	t.Helper()
	book := must.Get(book.Open(path, rulebooks.All()))(t)
	return book
}

func begun(t *testing.T, beside func(func())) (*Session, string) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "games.db")
	s := New(openBook(t, path), "Laptop", beside)
	t.Cleanup(func() {
		s.Drafts.Flush()
		must.Do(t, s.Book().Close())
	})
	must.Do(t, s.Begin(record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Ben"}}))
	return s, path
}

// draft returns the draft of an unfinished turn with a card; a kind other than "" replaces the draft's kind.
func draft(t *testing.T, s *Session, card, kind string) game.Draft {
	t.Helper()
	d := must.Get(game.NewDraft(s.Game(), oplog.ActRecord, 0, &stockholder.Turn{Card: card}, nil))(t)
	if kind != "" {
		d.Kind = kind
	}
	return d
}

func cards(t *testing.T, drafts []game.Draft) (all []string) {
	t.Helper()
	for _, d := range drafts {
		var turn stockholder.Turn
		must.Do(t, json.Unmarshal(d.Entry, &turn))
		all = append(all, turn.Card)
	}
	return all
}

func likely(s *Session) calc.Entry {
	turn := s.View().Expected().All()[0].(*stockholder.Turn)
	turn.Card, turn.Free = []string{"B+60", "R+60"}[turn.Seat], fourcolours.Assign([]int{1, 0}[turn.Seat])
	return turn
}

// The latest version of each draft is soon saved in the background, because the program may be killed.
func TestDraftsAreWrittenBeside(t *testing.T) {
	s, path := begun(t, func(do func()) { go do() })
	for range 50 {
		for _, card := range []string{"B+60", "R+60", "Y+60"} {
			s.Drafts.Keep(ThisDevice, draft(t, s, card, ""))
		}
		s.Drafts.Keep(ThisDevice, draft(t, s, "G+60", "ruling"))
		s.Drafts.Drop(ThisDevice, draft(t, s, "", "ruling"))
	}
	got := cards(t, s.Drafts.ForDevice(ThisDevice))
	must.Hold(t, len(got) == 1 && got[0] == "Y+60", "the session has %v", got)
	other := openBook(t, path) // a second program opens the book, though this session has not ended
	defer func() { must.Do(t, other.Close()) }()
	var kept []game.Draft
	for until := time.Now().Add(5 * time.Second); time.Now().Before(until); time.Sleep(time.Millisecond) {
		list := must.Get(other.Notes.Drafts(s.Game().ID()))(t)
		if kept = list; len(kept) == 1 && cards(t, kept)[0] == "Y+60" {
			return
		}
	}
	t.Errorf("the book has %v", cards(t, kept))
}

// Filling in an entry does not wait for the book, and only the draft's latest version is saved.
func TestFillingInWaitsForNothing(t *testing.T) {
	var run func()
	s, _ := begun(t, func(do func()) { run = do })
	inBook := func() []string {
		t.Helper()
		list := must.Get(s.Book().Notes.Drafts(s.Game().ID()))(t)
		return cards(t, list)
	}
	for _, card := range []string{"B+60", "R+60"} {
		s.Drafts.Keep(ThisDevice, draft(t, s, card, ""))
	}
	got := inBook()
	expect.True(t, got == nil, "the book has %v at once", got)
	writes := len(s.Drafts.writer.waiting)
	run()
	if got := inBook(); writes != 1 || len(got) != 1 || got[0] != "R+60" {
		t.Errorf("%d writes bring the book to %v", writes, got)
	}
}

// A fault of the book is reported once, and again only after a successful write.
func TestADraftFaultIsToldOnce(t *testing.T) {
	s, path := begun(t, func(do func()) { do() })
	var faults []string
	s.Drafts.OnFault(func(err error) {
		var fault *ledger.Fault
		errors.As(err, &fault)
		faults = append(faults, fault.Code)
	})
	must.Do(t, s.Book().Close())
	for range 3 {
		s.Drafts.Keep(ThisDevice, draft(t, s, "B+60", ""))
	}
	expect.True(t, len(faults) == 1 && faults[0] == "book.closed", "told is %v", faults)
	s.SetBook(openBook(t, path))
	s.Drafts.Keep(ThisDevice, draft(t, s, "B+60", ""))
	must.Do(t, s.Book().Close())
	s.Drafts.Keep(ThisDevice, draft(t, s, "R+60", ""))
	expect.True(t, len(faults) == 2, "told is %v", faults)
	s.SetBook(openBook(t, path))
}

func TestDevicesHaveDraftsOfTheirOwn(t *testing.T) {
	s, _ := begun(t, func(do func()) { do() })
	s.Drafts.Keep(ThisDevice, draft(t, s, "B+60", ""))
	s.Drafts.Keep("Ann's phone", draft(t, s, "R+60", ""))
	must.Do(t, s.Enter(Request{Author: ledger.Author{Person: "Ann", Device: "Ann's phone"},
		Entries: []calc.Entry{likely(s)}}))
	by := s.View().Last.By
	expect.True(t, by.Person == "Ann" && by.Device == "Ann's phone", "it was recorded by %+v", by)
	here, there := cards(t, s.Drafts.ForDevice(ThisDevice)), s.Drafts.ForDevice("Ann's phone")
	expect.True(t, len(here) == 1 && here[0] == "B+60" && len(there) == 0, "left are %v here and %v there", here, there)
	s.SetDevice("Kitchen") // a device with a new name still is the same device
	must.Do(t, s.Record(likely(s)))
	left, err := s.Book().Notes.Drafts(s.Game().ID())
	expect.True(t, err == nil && len(left)+len(s.Drafts.ForDevice(ThisDevice)) == 0, "left are %v in the book, %v",
		left, err)
}

// Another device's answer is saved at once, after the drafts made here. If it cannot be saved, nothing changes.
func TestAToldPartIsInTheBookAtOnce(t *testing.T) {
	s, _ := begun(t, func(do func()) { go do() })
	s.Drafts.Keep(ThisDevice, draft(t, s, "B+60", ""))
	must.Do(t, s.StorePartial(draft(t, s, "R+60", "")))
	expect.List(t, cards(t, must.Get(s.Book().Notes.Drafts(s.Game().ID()))(t)), []string{"R+60"}, "the book has")
	told := 0
	s.Drafts.Listen(func() { told++ })
	s.Listen(func() { told++ })
	path := s.Book().Path()
	must.Do(t, s.Book().Close())
	expect.True(t, s.StorePartial(draft(t, s, "Y+60", "")) != nil, "it is said to be kept")
	expect.List(t, cards(t, s.Drafts.ForDevice(ThisDevice)), []string{"R+60"}, "the session has")
	expect.Equal(t, told, 0, "listeners that were told")
	s.SetBook(openBook(t, path))
}

// Many goroutines flush while others write, for the race detector.
func TestFlushBesideTheWriter(t *testing.T) {
	s, _ := begun(t, func(do func()) { go do() })
	var all sync.WaitGroup
	for range 4 {
		all.Go(func() {
			for range 20 {
				s.Drafts.Flush()
			}
		})
	}
	for i := range 100 {
		s.Drafts.Keep(ThisDevice, draft(t, s, []string{"B+60", "R+60"}[i%2], ""))
	}
	all.Wait()
	s.Drafts.Flush()
	if list, err := s.Book().Notes.Drafts(s.Game().ID()); err != nil || len(list) != 1 || cards(t, list)[0] != "R+60" {
		t.Errorf("the book has %v, %v", cards(t, list), err)
	}
}
