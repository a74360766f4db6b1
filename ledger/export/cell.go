package export

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"scripkeeper/ledger/letters"
)

// What makes a formula of a cell that begins with it, and what may part cells or quote them.
const (
	formulas = "=+-@\u2212"
	parting  = separators + "|\"'"
)

// cell is text that no spreadsheet takes for a formula: an apostrophe stands before each sign that begins one, at the
// beginning and behind whatever may begin another cell. Blanks, letters without width and wide forms hide no sign.
//
// Spreadsheets show the apostrophe of a file, as they do not show one that is typed. What nobody sees is worse: a tab
// parts the cell where LibreOffice parts at tabs, and a name behind it or behind a letter without width is found by no
// search. A formula such as ="=Ben" is shown as it is where formulas of a file are not worked out, as in LibreOffice.
func cell(text string) string {
	text = letters.Seen(text)
	var safe strings.Builder
	begins := true
	for _, r := range text {
		switch sign := norm.NFKC.String(string(r)); {
		case begins && strings.ContainsAny(sign, formulas):
			safe.WriteByte('\'')
			begins = false
		case strings.ContainsAny(sign, parting):
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
