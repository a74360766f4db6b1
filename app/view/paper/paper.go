// Package paper writes pages for a printer, as one HTML page that contains everything it needs. Any browser can print
// it in any script, or save it as a PDF.
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

// Policy is the page's Content-Security-Policy. It allows the page's own styles and its one button, and nothing else.
const Policy = "default-src 'none'; style-src 'unsafe-inline'; " +
	"script-src 'unsafe-hashes' 'sha256-Ul1RMxNBbPGH9E+ofhdT7m0RVSwiCXU33cMrTtNPpo8='; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A Certificate is a certificate for one member at the end of a tournament.
type Certificate struct {
	// Heading is the kind of certificate, Title the tournament, and Name the recipient.
	Heading, Title, Name string
	// Place is the place as a sentence, Rank the place as a number, and Seal the text on the seal. The seals of the
	// first three places have colours of their own.
	Place string
	Rank  int
	Seal  string
	// About says how the place was won: the points, and the games played.
	About []string
	// Date is the date, and Sign the text below the line for the director's signature.
	Date, Sign string
}

// Print writes pages, two small ones to a sheet, and any other page on sheets of its own. Below each sheet are the foot
// and the sheet's number, unless the foot is empty. Actions are left out. The same pages always give the same bytes.
// The fault is code.big if a code's text is too long.
func Print(w io.Writer, title, foot string, pages ...page.Page) error {
	return write(w, document{Title: title, Foot: foot, Pages: pages})
}

// PrintCertificates writes one certificate per sheet.
func PrintCertificates(w io.Writer, title string, all []Certificate) error {
	return write(w, document{Title: title, Certificates: all, Landscape: true})
}

// A document has the values for the template paper.html.
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

// codeOf returns the picture of a code as SVG.
func codeOf(text string) (template.HTML, error) {
	code, err := qr.EncodeFile(text)
	return template.HTML(code.SVG()), err
}

// shadeOf returns a colour for paper, such as "#1a2b3c". Paper uses the light theme.
func shadeOf(name string) string {
	shade, _ := palette.Of(name)
	c := shade.Color(false)
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}

// Measures of a certificate. certificateText is the width of a line of text, and leastLetter the smallest letter that
// can be read from a distance, both in millimetres. letterWidth is the width of a bold Latin letter, divided by its
// size; signWidth is that of the letters from firstSign on, such as Chinese ones.
const (
	certificateText = 217
	leastLetter     = 7
	letterWidth     = 0.62
	signWidth       = 1.05
	firstSign       = 0x1100
)

// fitting returns the largest size at which a text fits on one line of a certificate. The size is in millimetres, not
// above the given limit, and never below leastLetter.
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
