package paper

import (
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"html"
	"math"
	"regexp"
	"strings"
	"testing"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
)

func printed(t *testing.T, foot string, pages ...page.Page) string {
	t.Helper()
	var out strings.Builder
	must.Do(t, Print(&out, "Paper", foot, pages...))
	return out.String()
}

// No name becomes part of the page's markup, styles or charts.
func TestNamesAreNoPartsOfThePage(t *testing.T) {
	for _, name := range []string{`</style><script>x()</script>`, `"}*{display:none}`, `\`, `<b onclick="x">&amp;`, "דנה כהן 🦊 李小龙"} {
		made := printed(t, name, page.Page{Title: name, About: name, Parts: []page.Part{
			{Title: name, Says: []page.Note{{Text: name}}, Rows: []page.Row{{Title: name, About: name, Lead: name, Figure: name}}},
			{Heads: []string{name, name}, Rows: []page.Row{{Title: name, Cells: []string{name}}}},
			{Chart: &page.Chart{Series: []view.Series{{Name: name, Values: []int{1, 2}}}}},
		}})
		expect.True(t, strings.Count(made, "<script") == 0 && strings.Count(made, "<style") == 1 &&
			strings.Count(made, "onclick=\"") == 1 && !strings.Contains(made, `"}*{`), "%q steers the page", name)
		told := html.UnescapeString(regexp.MustCompile(`(?s)<style>.*</style>|<[^>]*>`).ReplaceAllString(made, ""))
		expect.Equal(t, strings.Count(told, name), 13, "%q is read", name)
	}
}

func TestThePolicyAllowsTheButton(t *testing.T) {
	_, does, _ := strings.Cut(printed(t, ""), `onclick="`)
	does, _, _ = strings.Cut(does, `"`)
	hash := sha256.Sum256([]byte(does))
	expect.True(t, strings.Contains(Policy, "'sha256-"+base64.StdEncoding.EncodeToString(hash[:])+"'"), "%q is not allowed", does)
}

// A company's line has a dark edge to make pale colours visible on paper. Names at the same height are moved apart.
func TestLinesOfAChart(t *testing.T) {
	yellow := &view.Company{Suit: emblem.SuitOf("yellow")}
	p := plotOf(page.Chart{Series: []view.Series{
		{Name: "Y", Company: yellow, Values: []int{0, 1_200}}, {Name: "Ann", Pawn: emblem.PawnOf(1), Values: []int{-30, 1_200}},
		{Name: "late", First: 1, Values: []int{1_190}},
	}})
	must.Hold(t, p != nil && len(p.Lines) == 3, "it is drawn as %+v", p)
	expect.True(t, p.Lines[0].Color == "#f2b90c" && p.Lines[0].Edge == "#7d5800", "yellow is drawn as %+v", p.Lines[0])
	expect.True(t, p.Lines[1].Color == "#1c6971" && p.Lines[1].Edge == "#1c6971", "Ann is drawn as %+v", p.Lines[1])
	expect.Equal(t, p.Lines[2].Points, "100,15.5 ", "a line that begins late")
	expect.Equal(t, p.Steps[0].Text+" to "+p.Widest, "–500 to 1,000", "steps")
	for i, height := range []float64{15, 21.2, 27.4} {
		expect.True(t, math.Abs(p.Lines[i].At-height) < 0.01, "the name of line %d stands at %g, must at %g", i, p.Lines[i].At, height)
	}
	expect.True(t, plotOf(page.Chart{Series: []view.Series{{Values: []int{5}}}}) == nil, "one value is drawn")
}

// Two small pages share a sheet. A text too long for a QR code gives a fault.
func TestCodesArePrinted(t *testing.T) {
	card := page.Page{Small: true, Title: "Table 1", Beside: []page.Part{{Code: "SK"}}}
	made := printed(t, "", card, card)
	expect.True(t, strings.Count(made, `<article class="small">`) == 2 && strings.Count(made, "shape-rendering") == 2,
		"two cards are\n%s", made)
	card.Beside[0].Code = strings.Repeat("x", 5000)
	var fault *ledger.Fault
	err := Print(&strings.Builder{}, "", "", card)
	expect.True(t, errors.As(err, &fault) && fault.Code == "code.big", "a code of 5000 signs gives %v", err)
}

func TestCertificates(t *testing.T) {
	var out strings.Builder
	must.Do(t, PrintCertificates(&out, "Cup", []Certificate{{Name: "Ann", Rank: 1, Seal: "1"}, {Name: "Ben", Rank: 4, Seal: "4"}}))
	expect.True(t, strings.Count(out.String(), "certificate first") == 1 && strings.Count(out.String(), `"certificate"`) == 1 &&
		strings.Contains(out.String(), "A4 landscape"), "they are\n%s", out.String())
	for name, want := range map[string]float64{"": 15, "Ann": 15, strings.Repeat("n", 30): 11.6, strings.Repeat("李", 20): 10.3,
		strings.Repeat("n", 90): 7} {
		expect.Equal(t, fitting(name, 15), want, "%q has the size", name)
	}
}
