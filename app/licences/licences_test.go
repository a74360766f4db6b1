package licences

import (
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/view/page"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Every module and font has a row with its licence, which leads to the text.
func TestEveryRowLeadsToItsLicence(t *testing.T) {
	all := must.Get(Source{}.Page(page.At{}))(t).Parts[0].Rows
	for _, row := range all {
		of := must.Get(Source{}.Page(page.At{Place: *row.Open.To}))(t)
		expect.True(t, row.About != "" && of.Title == row.Title && len(of.Parts) > 0 && len(of.Parts[0].Says) > 0,
			"%+v leads to %q with %d texts", row, of.Title, len(of.Parts))
	}
	find := func(title string) page.Row {
		return all[max(0, slices.IndexFunc(all, func(r page.Row) bool { return r.Title == title }))]
	}
	expect.Equal(t, find("fyne.io/fyne/v2/theme/font/NotoSans").About, "v2.8.1, SIL OFL 1.1", "the font's licence")
	expect.Equal(t, find("Scripkeeper").About, "MIT", "the program's licence")
	own := must.Get(Source{}.Page(page.At{Place: "0"}))(t)
	permission := own.Parts[0].Says[2].Text
	expect.True(t, own.Title == "Scripkeeper" && strings.Contains(permission, "to deal in the Software without restriction"),
		"%s: %s", own.Title, permission)
}
