// Package paper writes pages for a printer, as one HTML page with all that it needs: any browser prints it in the letters
// of every script, or saves it as a PDF.
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

// Policy is the Content-Security-Policy of the page: its own styles, its one button, and nothing else.
const Policy = "default-src 'none'; style-src 'unsafe-inline'; " +
	"script-src 'unsafe-hashes' 'sha256-Ul1RMxNBbPGH9E+ofhdT7m0RVSwiCXU33cMrTtNPpo8='; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// A Certificate is what somebody is given at the end.
type Certificate struct {
	// Heading is what it is, Title the tournament, Name who it is for.
	Heading, Title, Name string
	// Place is the place in a sentence, Rank its number and Seal that number on the seal. First, second and third have
	// seals of their own colours.
	Place string
	Rank  int
	Seal  string
	// About is what it was won with: the points, and the games that were played.
	About []string
	// Date is when, Sign what stands below the line for the director's name.
	Date, Sign string
}

// Print writes pages, two small ones on a sheet and every other one on sheets of its own. The foot stands below each
// sheet with its number, neither where it is empty. What a page offers to do is left out. The same pages always give the
// same bytes. The fault code.big means that a code has too much in it.
func Print(w io.Writer, title, foot string, pages ...page.Page) error {
	return write(w, document{Title: title, Foot: foot, Pages: pages})
}

// PrintCertificates writes a certificate on each sheet.
func PrintCertificates(w io.Writer, title string, all []Certificate) error {
	return write(w, document{Title: title, Certificates: all, Landscape: true})
}

// A document is what is written.
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

// codeOf is a code as a picture.
func codeOf(text string) (template.HTML, error) {
	code, err := qr.EncodeFile(text)
	return template.HTML(code.SVG()), err
}

// shadeOf is a colour on paper: "#1a2b3c". Paper has the colours of the light theme.
func shadeOf(name string) string {
	shade, _ := palette.Of(name)
	c := shade.Color(false)
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}

// The width of the text of a certificate, the least size of a letter that is read well from afar, both in millimetres,
// and how wide a bold letter is for its size: one of Latin, and one from the signs of Asia on.
const (
	certificateText = 217
	leastLetter     = 7
	letterWidth     = 0.62
	signWidth       = 1.05
	firstSign       = 0x1100
)

// fitting is the size, in millimetres and no larger than most, at which a text has room on one line of a certificate.
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
