package book

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/people"
)

// What another program writes is noticed, what this one writes is not.
func TestABookNoticesWhatOthersWrite(t *testing.T) {
	path := t.TempDir() + "/games.db"
	var books [2]*Book
	for i := range books {
		book := must.Get(Open(path, nil))(t)
		defer func() { _ = book.Close() }()
		books[i] = book
	}
	outside := func() int64 {
		t.Helper()
		return must.Get(books[0].Outside())(t)
	}
	before := outside()
	must.Get(books[0].People.Store(people.Person{Name: "Ann"}))(t)
	expect.True(t, outside() == before, "what this program writes is somebody else's")
	must.Get(books[1].People.Store(people.Person{Name: "Ben"}))(t)
	now := outside()
	expect.True(t, now != before && now == outside(), "what another program writes is not noticed, or again and again")
}
