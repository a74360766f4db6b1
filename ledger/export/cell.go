package export

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"scripkeeper/ledger/letters"
)

// What makes a formula of a cell that begins with it, and what parts cells in a spreadsheet of another country.
const (
	formulas   = "=+-@\u2212"
	separators = ";,\t|\"'"
)

// cell is text that no spreadsheet takes for a formula: an apostrophe stands before each sign that begins one, at the
// beginning and behind whatever may begin another cell. Blanks, letters without width and wide forms hide no sign.
func cell(text string) string {
	text = letters.Seen(text)
	var safe strings.Builder
	begins := true
	for _, r := range text {
		switch sign := norm.NFKC.String(string(r)); {
		case begins && strings.ContainsAny(sign, formulas):
			safe.WriteByte('\'')
			begins = false
		case strings.ContainsAny(sign, separators):
			begins = true
		case !unicode.IsSpace(r) && !letters.Hidden(r):
			begins = false
		}
		safe.WriteRune(r)
	}
	return safe.String()
}

// cells are texts that no spreadsheet takes for formulas.
func cells(texts []string) []string {
	safe := make([]string, len(texts))
	for i, text := range texts {
		safe[i] = cell(text)
	}
	return safe
}
