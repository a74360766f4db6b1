package book

import (
	"errors"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/ledgertest"
)

// A journal has a title that can be read, from the beginning on and when it gets another one.
func TestAJournalNeedsATitle(t *testing.T) {
	b := openBook(t)
	j, err := b.Journals.Begin("  Friday  ", ledgertest.Ann())
	must.Do(t, err)
	for title, code := range map[string]string{
		"": "journal.title.missing", " \u200b ": "journal.title.missing", strings.Repeat("x", 81): "journal.title.long", "\x00": "journal.title.letters",
	} {
		_, began := b.Journals.Begin(title, ledgertest.Ann())
		for _, err := range []error{began, b.Journals.Rename(j.Head().ID, title)} {
			var refusal *calc.Refusal
			if !errors.As(err, &refusal) || refusal.Code != code {
				t.Errorf("%q: %v, must be %s", title, err, code)
			}
		}
	}
	if heads, err := b.Journals.List(); err != nil || len(heads) != 1 || heads[0].Title != "Friday" {
		t.Errorf("%+v, %v", heads, err)
	}
}
