package tournament_test

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/tournament"
)

// The codes of members are six digits, differ by member and by tournament, and are the same after a restart and in a
// copy on another device. A tournament of an earlier version has none, and no code is right there.
func TestCodesOfMembersAreTheSameInEveryCopy(t *testing.T) {
	path := t.TempDir()
	open := func(name string) *book.Book {
		b := must.Get(book.Open(path+"/"+name, rulebooks.All()))(t)
		t.Cleanup(func() { _ = b.Close() })
		return b
	}
	here, there := open("here.db"), open("there.db")
	cup := must.Get(tournament.Begin(here, "Friday", ledger.Author{}))(t)
	id, codes := cup.Head().ID, map[string]bool{}
	must.Get(tournament.Import(there, cup.Export()))(t)
	other := tournament.New("Friday", ledger.Author{})
	again, copied := must.Get(tournament.Load(here, id))(t), must.Get(tournament.Load(there, id))(t)
	for member := range 20 {
		code := cup.Code(member)
		expect.Equal(t, len(code), 6, "digits of %q", code)
		expect.True(t, !codes[code] && code != other.Code(member), "member %d has %s too", member, code)
		codes[code] = true
		expect.Equal(t, again.Code(member)+" "+copied.Code(member), code+" "+code, "after a restart, and in a copy")
		expect.True(t, cup.HasCode(member, " "+code[:3]+" "+code[3:]) && !cup.HasCode(member+1, code) &&
			!cup.HasCode(member, ""), "%s of member %d", code, member)
	}
	record := cup.Export()
	record.Head.ID, record.Head.Extra = ledger.NewJournalID(), nil
	must.Get(tournament.Import(here, record))(t)
	old := must.Get(tournament.Load(here, record.Head.ID))(t)
	expect.True(t, old.Code(0) == "" && !old.HasCode(0, ""), "an old tournament has the code %q", old.Code(0))
}
