// Package paper writes pages for a printer as one self-contained HTML file. A browser can also save the file as a PDF.
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

// Policy is the Content-Security-Policy of the HTML. It allows only the file's own styles and its print button.
const Policy = "default-src 'none'; style-src 'unsafe-inline'; " +
	"script-src 'unsafe-hashes' 'sha256-Ul1RMxNBbPGH9E+ofhdT7m0RVSwiCXU33cMrTtNPpo8='; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Certificate struct {
	// Heading is the kind of certificate, Title the tournament, and Name the recipient.
	Heading, Title, Name string
	// Place is the place as a sentence, Rank the place as a number, and Seal the text on the seal.
	Place string
	Rank  int
	Seal  string
	// About are lines about the points and the games played.
	About []string
	// Sign is the text below the line for the director's signature.
	Date, Sign string
}

// Print writes pages as HTML. Two small pages share a sheet; other pages have their own sheets. foot and the sheet's
// number are printed below each sheet, unless foot is empty. Actions are left out. The fault is code.big if a QR code's
// text is too long.
func Print(w io.Writer, title, foot string, pages ...page.Page) error {
	return write(w, document{Title: title, Foot: foot, Pages: pages})
}

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

// codeOf returns a QR code as SVG.
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

// Measures of a certificate. certificateText is the width of a line and leastLetter the size of the smallest readable
// letter, both in millimetres. letterWidth is the width of a letter divided by its size, and signWidth the same for
// letters from firstSign on, such as Chinese ones.
const (
	certificateText = 217
	leastLetter     = 7
	letterWidth     = 0.62
	signWidth       = 1.05
	firstSign       = 0x1100
)

// fitting returns the largest size in millimetres at which a text fits on one line, but at least leastLetter and at
// most the size given as most.
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
