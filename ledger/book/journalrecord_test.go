package book

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

func journalled(t testing.TB, b *Book, title string, entries int) *oplog.Journal {
	t.Helper()
	j := must.Get(b.Journals.Begin(title, ledgertest.Ann()))(t)
	for i := range entries {
		must.Do(t, j.Write(j.Recording("join", json.RawMessage(`{"people":[{"name":"Anna `+strconv.Itoa(i)+`"}]}`)),
			ledgertest.Ann()))
	}
	undo, _ := j.Log().Reversal(oplog.ViaUndo)
	must.Do(t, j.Write(undo.Operation, ledgertest.Ann()))
	return j
}

func recordOfJournal(t testing.TB, j *oplog.Journal) []byte {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, record.OfJournal(j).Write(&out))
	return out.Bytes()
}

func readJournal(t testing.TB, document []byte) record.JournalRecord {
	t.Helper()
	return must.Get(record.ReadJournal(bytes.NewReader(document)))(t)
}

func wantJournal(t testing.TB, j *oplog.Journal, b *Book) {
	t.Helper()
	other := must.Get(b.Journals.Load(j.Head().ID))(t)
	if other.Chain() != j.Chain() || !reflect.DeepEqual(other.Operations(), j.Operations()) ||
		!reflect.DeepEqual(other.Head(), j.Head()) {
		t.Errorf("%+v\n%+v\nmust be\n%+v\n%+v", other.Head(), other.Operations(), j.Head(), j.Operations())
	}
}

// A journal can be exported, imported into another book and continued there.
func TestAJournalIsARecord(t *testing.T) {
	one, two := openBook(t), openBook(t)
	j := journalled(t, one, "Пятница", 3)
	document := recordOfJournal(t, j)
	must.Hold(t, json.Valid(document), "%v", string(document))
	outcome, err := two.Journals.Import(readJournal(t, document))
	must.Do(t, err)
	expect.Equal(t, outcome, oplog.OutcomeNew, "the outcome")
	wantJournal(t, j, two)
	must.Do(t, two.Journals.Delete(j.Head().ID))
	must.Do(t, j.Write(j.Recording("reveal", json.RawMessage(`{}`)), ledgertest.Ann()))
	outcome, err = two.Journals.Import(readJournal(t, recordOfJournal(t, j)))
	expect.True(t, outcome == oplog.OutcomeLonger && err == nil, "%s %v", outcome, err)
	wantJournal(t, j, two)
	for want, document := range map[oplog.Outcome][]byte{oplog.OutcomeSame: recordOfJournal(t, j),
		oplog.OutcomeOlder: document} {
		outcome, err = two.Journals.Import(readJournal(t, document))
		expect.True(t, outcome == want && err == nil, "%s, must be %s: %v", outcome, want, err)
	}
	other := must.Get(two.Journals.Load(j.Head().ID))(t)
	must.Do(t, j.Write(j.Recording("end", json.RawMessage(`{}`)), ledgertest.Ann()))
	must.Do(t, other.Write(other.Recording("end", json.RawMessage(`{"lifted":true}`)), ledgertest.Ann()))
	forked := readJournal(t, recordOfJournal(t, j))
	_, err = two.Journals.Import(forked)
	ledgertest.WantFault(t, err, "journal.forked")
	outcome, err = two.Journals.Import(forked.WithNewID())
	expect.True(t, outcome == oplog.OutcomeNew && err == nil, "under another number: %s %v", outcome, err)
}

func TestWhatIsNoRecordOfAJournal(t *testing.T) {
	sound := string(recordOfJournal(t, journalled(t, openBook(t), "Friday", 2)))
	for _, c := range []struct{ old, new, code string }{
		{`"journal"`, `"title"`, "journal.foreign"},
		{`"format": 1`, `"format": 2`, "record.newer"},
		{`"id": "`, `"id": "x`, "record.types"},
		{`"op": 2`, `"op": 7`, "record.operation"},
		{`"target": 2`, `"target": 9`, "record.operation"},
		{`"void"`, `"eat"`, "record.types"},
		{"\n}\n", "", "record.truncated"},
	} {
		_, err := record.ReadJournal(strings.NewReader(strings.Replace(sound, c.old, c.new, 1)))
		ledgertest.WantFault(t, err, c.code)
	}
	ledgertest.WantFault(t, ledgertest.Second(record.Read(strings.NewReader(sound))), "record.journal")
}

// FuzzReadJournal checks that any input gives a fault, or a record that survives writing, reading and importing.
func FuzzReadJournal(f *testing.F) {
	sound := recordOfJournal(f, journalled(f, openBook(f), "Friday", 3))
	f.Add(sound)
	f.Add(sound[:len(sound)/2])
	for _, change := range [][2]string{{`"void"`, `"restore"`}, {`"record"`, `"replace"`},
		{`"target": 3`, `"target": -1`}, {`"entry": {`, `"entry": [{`}} {
		f.Add([]byte(strings.Replace(string(sound), change[0], change[1], 1)))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		r, err := record.ReadJournal(bytes.NewReader(data))
		if err != nil {
			var fault *ledger.Fault
			must.Hold(t, errors.As(err, &fault) && fault.Error() != "", "no fault: %v", err)
			return
		}
		var first, second bytes.Buffer
		must.Do(t, r.Write(&first))
		must.Do(t, readJournal(t, first.Bytes()).Write(&second))
		must.Hold(t, bytes.Equal(first.Bytes(), second.Bytes()), "%s\n%s", first.Bytes(), second.Bytes())
		j := must.Get(r.Journal())(t)
		before := j.Chain()
		must.Do(t, j.Write(j.Recording("join", json.RawMessage("{}")), ledgertest.Ann()))
		undo, can := j.Log().Reversal(oplog.ViaUndo)
		must.Hold(t, can, "what was entered cannot be undone")
		must.Do(t, j.Write(undo.Operation, ledgertest.Ann()))
		must.Hold(t, j.Chain() == before && len(j.Operations()) == len(r.Operations)+2,
			"what was undone is still there, or something is lost")
	})
}

func spoilTables(t *testing.T, path string) {
	t.Helper()
	file := must.Get(os.ReadFile(path))(t)
	copy(file[100:], bytes.Repeat([]byte{0xa5}, 60))
	must.Do(t, os.WriteFile(path, file, 0o600))
}

// In old books, journal operations (before version 15) and journals (before version 16) have one column fewer.
func TestJournalsOfADamagedBookOfThePastAreSaved(t *testing.T) {
	for _, dump := range []string{"14.sql", "15.sql"} {
		path := bookOf(t, "testdata/books/"+dump)
		spoilTables(t, path)
		heads, err := openAt(t, path).Journals.List()
		if must.Do(t, err); len(heads) != 1 || heads[0].Title != "Friday cup" || heads[0].Operations != 2 {
			t.Errorf("%s: %+v", dump, heads)
		}
	}
}

func TestJournalsOfADamagedBookAreSaved(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	begun(t, b)
	j := journalled(t, b, "Spring", 5)
	gone := journalled(t, b, "Gone", 2)
	must.Do(t, b.Journals.Delete(gone.Head().ID))
	must.Do(t, b.Close())
	spoilTables(t, path)
	b = openAt(t, path)
	notice := b.Notice()
	must.Hold(t, notice != nil && notice.Code == "book.setaside", "%v", notice)
	wantJournal(t, j, b)
	heads, err := b.Journals.List()
	expect.True(t, err == nil && len(heads) == 1, "%v %+v", err, heads)
	must.Do(t, b.Journals.Undelete(gone.Head().ID))
	wantJournal(t, gone, b)
}

func TestAnOldLogTakesNothingFromATournament(t *testing.T) {
	live := openBook(t)
	j := journalled(t, live, "Cup", 1)
	log := must.Get(os.ReadFile(live.Path() + "-wal"))(t)
	for range 3 {
		must.Do(t, j.Write(j.Recording("joined", []byte(`{}`)), ledgertest.Ann()))
	}
	must.Do(t, live.Close())
	must.Do(t, os.WriteFile(live.Path()+"-wal", log, 0o600))
	b := openAt(t, live.Path())
	wantJournal(t, j, b)
	ledgertest.WantFault(t, b.Notice(), "book.log")
}

// Unknown fields stay in the book, the record, a backup and a rescued book.
func TestFieldsThatNobodyKnowsStayInAJournal(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := openAt(t, path)
	document := string(recordOfJournal(t, journalled(t, openBook(t), "Friday", 2)))
	tips := `"joined": ["` + strings.Repeat("ab", 16) + `"], "merged": 1`
	document = strings.Replace(document, `"format"`, `"hall": {"tables": [1.50]}, "format"`, 1)
	document = strings.Replace(document, `{"op": 2, `, `{"op": 2, "weather": {"rain": 1.50}, `+tips+`, `, 1)
	_, err := b.Journals.Import(readJournal(t, []byte(document)))
	must.Do(t, err)
	kept := func(b *Book) {
		t.Helper()
		heads := must.Get(b.Journals.List())(t)
		j := must.Get(b.Journals.Load(heads[0].ID))(t)
		for _, want := range []string{`"weather": {"rain":1.50}`, tips, "],\n  \"hall\": {\"tables\":[1.50]},"} {
			text := string(recordOfJournal(t, j))
			expect.True(t, strings.Contains(text, want), "%s is lost:\n%s", want, text)
		}
	}
	kept(b)
	restored := openBook(t)
	restore(t, restored, backup(t, b))
	kept(restored)
	must.Do(t, b.Close())
	spoilTables(t, path)
	kept(openAt(t, path))
}

func TestAJournalNeedsATitle(t *testing.T) {
	b := openBook(t)
	j := must.Get(b.Journals.Begin("  Friday  ", ledgertest.Ann()))(t)
	for title, code := range map[string]string{
		"": "journal.title.missing", " \u200b ": "journal.title.missing", strings.Repeat("x", 81): "journal.title.long",
		"\x00": "journal.title.letters",
	} {
		_, began := b.Journals.Begin(title, ledgertest.Ann())
		for _, err := range []error{began, b.Journals.Rename(j.Head().ID, title)} {
			var refusal *calc.Refusal
			expect.True(t, errors.As(err, &refusal) && refusal.Code == code, "%q: %v, must be %s", title, err, code)
		}
	}
	if heads, err := b.Journals.List(); err != nil || len(heads) != 1 || heads[0].Title != "Friday" {
		t.Errorf("%+v, %v", heads, err)
	}
}
