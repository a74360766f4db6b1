// Package paper writes pages for a printer as one self-contained HTML page. Any browser prints it, in any script, or
// saves it as a PDF.
package paper

import (
	"fmt"
	"html/template"
	"io"
	"math"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/palette"
	"scripkeeper/app/words"
	"scripkeeper/assets"
	"scripkeeper/ledger/qr"
)

// Policy is the Content-Security-Policy of the page. It allows only the page's own styles and its one button.
const Policy = "default-src 'none'; style-src 'unsafe-inline'; " +
	"script-src 'unsafe-hashes' 'sha256-Ul1RMxNBbPGH9E+ofhdT7m0RVSwiCXU33cMrTtNPpo8='; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A Certificate is given to a member at the end of a tournament.
type Certificate struct {
	// Heading is the word for a certificate, Title the tournament's title, Name the member's name.
	Heading, Title, Name string
	// Place is a sentence with the place, Rank the place, Seal the text on the seal. Ranks 1 to 3 have their own
	// colours.
	Place string
	Rank  int
	Seal  string
	// About has a line each for the points in the games played, and for each award.
	About []string
	// Date is the last day of play, Sign the text below the line for the director's name.
	Date, Sign string
}

// Print writes pages without their actions, two small ones per sheet and each other one on its own sheets. Each sheet
// ends with the foot and its number, unless the foot is empty. The same pages always give the same bytes. The fault is
// code.big if a text is too long for its code.
func Print(w io.Writer, title, foot string, pages ...page.Page) error {
	return write(w, document{Title: title, Foot: foot, Pages: pages})
}

// PrintCertificates writes one certificate per sheet.
func PrintCertificates(w io.Writer, title string, all []Certificate) error {
	return write(w, document{Title: title, Certificates: all, Landscape: true})
}

type document struct {
	Title, Foot  string
	Landscape    bool
	Language     string
	Print        string
	Pages        []page.Page
	Certificates []Certificate
}

func write(w io.Writer, d document) error {
	d.Language, d.Print = words.Spoken().Tag(), words.Text("share.print")
	t, err := template.New("").Funcs(template.FuncMap{
		"field": page.FieldText, "plot": plotOf, "code": codeOf,
		"shade": shadeOf, "series": palette.Series, "fitting": fitting,
	}).ParseFS(assets.Files(), "paper/paper.html")
	if err != nil {
		return err
	}
	return t.ExecuteTemplate(w, "paper.html", d)
}

// codeOf returns a text's code as a picture.
func codeOf(text string) (template.HTML, error) {
	code, err := qr.EncodeFile(text)
	return template.HTML(code.SVG()), err
}

// shadeOf returns a colour of the light theme, such as "#1a2b3c".
func shadeOf(name string) string {
	shade, _ := palette.Of(name)
	c := shade.Color(false)
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}

// The width of a certificate's text and the smallest font size readable from afar, both in millimetres. The widths of
// bold letters relative to the font size: of Latin and the like, and of wide signs, such as Asian ones, from firstSign
// on.
const (
	certificateText = 217
	leastLetter     = 7
	letterWidth     = 0.62
	signWidth       = 1.05
	firstSign       = 0x1100
)

// fitting returns the largest font size, up to most, at which a text fits on a line of a certificate, in millimetres.
func fitting(text string, most float64) float64 {
	width := 0.0
	for _, letter := range text {
		if letter < firstSign {
			width += letterWidth
		} else {
			width += signWidth
		}
	}
	return max(leastLetter, min(most, math.Floor(10*certificateText/width)/10))
}
