package sharing

import (
	"strings"
	"time"
	"unicode"

	"scripkeeper/ledger/record"
)

// FileName is a name for a file about a game: what the table calls it, or the players, and the day it began.
func FileName(setup record.Setup, ending string) string {
	title := setup.Title
	if title == "" {
		title = strings.Join(setup.Names, " ")
	}
	parts := strings.FieldsFunc(strings.ToLower(title), func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && !unicode.IsMark(r)
	})
	name := "scripkeeper"
	for _, part := range parts {
		if len(name)+1+len(part) > 60 {
			break
		}
		name += "-" + part
	}
	if !setup.Begun.IsZero() {
		name += "-" + setup.Begun.Local().Format(time.DateOnly)
	}
	return name + ending
}
