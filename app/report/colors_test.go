package report

import (
	"bytes"
	"encoding/xml"
	"image/color"
	"image/png"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/recordings"
)

// A printedWord is a word on a page with its place in points.
type printedWord struct {
	page                   int
	text                   string
	left, top, right, down float64
}

// printedWords returns the words that a foreign program finds in a PDF document.
func printedWords(t *testing.T, pdf []byte) []printedWord {
	t.Helper()
	raw := madeOf(t, pdf, "pdftotext", "-bbox", "-", "-")
	var found struct {
		Pages []struct {
			Words []struct {
				Left  float64 `xml:"xMin,attr"`
				Top   float64 `xml:"yMin,attr"`
				Right float64 `xml:"xMax,attr"`
				Down  float64 `xml:"yMax,attr"`
				Text  string  `xml:",chardata"`
			} `xml:"word"`
		} `xml:"body>doc>page"`
	}
	must.Do(t, xml.Unmarshal(raw, &found))
	var all []printedWord
	for page, p := range found.Pages {
		for _, w := range p.Words {
			all = append(all, printedWord{page + 1, w.Text, w.Left, w.Top, w.Right, w.Down})
		}
	}
	return all
}

// drawnLeftOf returns the colours on the page left of a word, where the sample of its line is.
func drawnLeftOf(t *testing.T, pdf []byte, word printedWord) map[color.NRGBA]int {
	t.Helper()
	const perPoint, sample = 3, 20 // points
	page, left := strconv.Itoa(word.page), int(perPoint*(word.left-sample-4))
	raw := madeOf(t, pdf, "pdftoppm", "-png", "-r", strconv.Itoa(72*perPoint), "-f", page, "-l", page, "-x",
		strconv.Itoa(left),
		"-y", strconv.Itoa(int(perPoint*word.top)), "-W", strconv.Itoa(perPoint*sample), "-H",
		strconv.Itoa(int(perPoint*(word.down-word.top))), "-")
	picture := must.Get(png.Decode(bytes.NewReader(raw)))(t)
	all := map[color.NRGBA]int{}
	for y := range picture.Bounds().Dy() {
		for x := range picture.Bounds().Dx() {
			all[color.NRGBAModel.Convert(picture.At(x, y)).(color.NRGBA)]++
		}
	}
	return all
}

// near counts a colour, with some tolerance for rounding.
func near(all map[color.NRGBA]int, c color.NRGBA) int {
	apart := func(a, b uint8) bool { return max(a, b)-min(a, b) > 2 }
	met := 0
	for is, n := range all {
		if !apart(is.R, c.R) && !apart(is.G, c.G) && !apart(is.B, c.B) {
			met += n
		}
	}
	return met
}

// A company's price line has the company's colour.
func TestPricesArePrintedInTheCompaniesColours(t *testing.T) {
	for _, rules := range rulebooks.All() {
		id := rules.ID()
		g := recorded(t, id+"/testdata/games/"+recordings.Names(t, id)[0]+".json", nil)
		l := g.Table().Layout()
		pdf, _, _ := printed(t, g)
		all := printedWords(t, pdf)
		for company, c := range l.Companies {
			of := view.CompanyOf(l, company)
			at := slices.IndexFunc(all, func(w printedWord) bool { return w.text == c.Code && w.left > afterCharts })
			switch first, _, _ := strings.Cut(of.Name, " "); {
			case !g.Table().Traded(company):
			case at < 0 || !strings.HasPrefix(all[at+1].text, first[:2]): // a long name is cut
				t.Errorf("%s: there is no line of %s", id, of.Name)
			default:
				own := (look.Theme{}).Color(look.Dress(of.Suit).Fill, theme.VariantLight).(color.NRGBA)
				if drawn := drawnLeftOf(t, pdf, all[at]); near(drawn, own) < 12 {
					t.Errorf("%s: %s is not printed in %v but in %v", id, of.Name, own, drawn)
				}
			}
		}
	}
}

// afterCharts is where the names of lines begin, in points.
const afterCharts = 420
