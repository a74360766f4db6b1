package export

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"scripkeeper/ledger/letters"
)

// formulas are the characters that begin a formula. parting are the characters that may separate or quote cells.
const (
	formulas = "=+-@\u2212"
	parting  = separators + "|\"'"
)

// cell returns text that no spreadsheet takes for a formula. It puts an apostrophe before a character that begins a
// formula, if that character is at the beginning or follows a character that may separate or quote cells. Blanks,
// zero-width letters and wide forms do not hide such a character.
//
// Spreadsheets show an apostrophe that comes from a file, unlike a typed one. Invisible alternatives are worse: a tab
// may separate cells, and a search doesn't find a name after a tab or a zero-width letter. A formula such as ="=Ben" is
// shown as text in LibreOffice, which does not evaluate formulas from a file.
func cell(text string) string {
	text = letters.StripInvisible(text)
	var safe strings.Builder
	begins := true
	for _, r := range text {
		switch sign := norm.NFKC.String(string(r)); {
		case begins && strings.ContainsAny(sign, formulas):
			safe.WriteByte('\'')
			begins = false
		case strings.ContainsAny(sign, parting):
			begins = true
		case !unicode.IsSpace(r) && !letters.IsControlOrFormat(r):
			begins = false
		}
		safe.WriteRune(r)
	}
	return safe.String()
}
