package ledger

import (
	"errors"
	"strings"
	"testing"

	"scripkeeper/calc"
)

// A journal has a title that can be read, from the beginning on and when it gets another one.
func TestAJournalNeedsATitle(t *testing.T) {
	b := openBook(t)
	j, err := b.BeginJournal("  Friday  ", ann())
	must(t, err)
	for title, code := range map[string]string{
		"": "journal.title.missing", " \u200b ": "journal.title.missing", strings.Repeat("x", 81): "journal.title.long", "\x00": "journal.title.letters",
	} {
		_, began := b.BeginJournal(title, ann())
		for _, err := range []error{began, b.RenameJournal(j.Head().ID, title)} {
			var refusal *calc.Refusal
			if !errors.As(err, &refusal) || refusal.Code != code {
				t.Errorf("%q: %v, must be %s", title, err, code)
			}
		}
	}
	if heads, err := b.Journals(); err != nil || len(heads) != 1 || heads[0].Title != "Friday" {
		t.Errorf("%+v, %v", heads, err)
	}
}
