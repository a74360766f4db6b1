package tournament_test

import (
	"bytes"
	"encoding/json"
	"os"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/tournament"
)

// rewritten returns a document as another program might write it, with fields sorted by name and only ASCII characters.
func rewritten(t *testing.T, document []byte) []byte {
	t.Helper()
	var said any
	must.Do(t, json.Unmarshal(document, &said))
	text := must.Get(json.MarshalIndent(said, "", " "))(t)
	var ascii strings.Builder
	for _, r := range string(text) {
		if r < 0x80 {
			ascii.WriteRune(r)
		} else {
			ascii.WriteString(strings.Trim(strconv.QuoteToASCII(string(r)), `"`))
		}
	}
	return []byte(ascii.String())
}

// A tournament that another program rewrote counts as the same: an import adds nothing, and the hashes are equal.
func TestATournamentThatWasRewrittenIsTheSame(t *testing.T) {
	file := must.Get(os.ReadFile("testdata/cup-escaped.json"))(t)
	read := func(document []byte) record.JournalRecord {
		t.Helper()
		return must.Get(record.ReadJournal(bytes.NewReader(document)))(t)
	}
	plain := bytes.ReplaceAll(file, []byte(`\u00eb`), []byte("ë"))
	b := emptyBook(t)
	if outcome, err := tournament.Import(b, read(file)); err != nil || outcome != oplog.OutcomeNew {
		t.Fatal(outcome, err)
	}
	for _, other := range [][]byte{plain, rewritten(t, file), rewritten(t, plain)} {
		outcome, err := tournament.Import(b, read(other))
		expect.True(t, err == nil && outcome == oplog.OutcomeSame, "%s is %s, %v", other, outcome, err)
		elsewhere := emptyBook(t)
		must.Get(tournament.Import(elsewhere, read(other)))(t)
		one := must.Get(tournament.Load(b, read(file).Head.ID))(t)
		if two, err := tournament.Load(elsewhere, read(file).Head.ID); err != nil || two.Chain() != one.Chain() {
			t.Errorf("%s has another chain, %v", other, err)
		}
	}
	if _, err := tournament.Import(b, read(bytes.Replace(file, []byte(`"Ben"`), []byte(`"Benno"`), 1))); err == nil {
		t.Error("another name is the same tournament")
	}
}

func emptyBook(t *testing.T) *book.Book {
	t.Helper()
	b := must.Get(book.Open(t.TempDir()+"/games.db", nil))(t)
	t.Cleanup(func() { _ = b.Close() })
	return b
}
