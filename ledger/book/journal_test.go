package book

import (
	"errors"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/ledgertest"
)

// A journal has a title that can be read, from the beginning on and when it gets another one.
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
