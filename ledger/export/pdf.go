package export

import (
	"bytes"
	"io"
	"regexp"
	"strconv"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"
	"github.com/go-text/typesetting/shaping"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// Measures of a page (A4) in millimetres, and type sizes in points.
const (
	pageWidth    = 210.0
	pageHeight   = 297.0
	pageMargin   = 16.0
	pageBottom   = pageHeight - 18.0
	textWidth    = pageWidth - 2*pageMargin
	columnGap    = 8.0
	columnWidth  = (textWidth - columnGap) / 2
	numberWidth  = 8.0
	millimetres  = 25.4 / 72 // per point
	lineSpace    = 1.3
	titleSize    = 20.0
	headlineSize = 15.0
	sectionSize  = 12.0
	bodySize     = 10.0
	smallSize    = 8.0
)

type ink [3]int

func black() ink   { return ink{25, 25, 25} }
func grey() ink    { return ink{100, 100, 100} }
func ruleInk() ink { return ink{200, 200, 200} }

// PDF writes a paper as a PDF document. Letters that no font has are printed as "?". The fault is export.font if a font
// cannot be used, or export.failed if the document could not be made.
func PDF(w io.Writer, p Paper, fonts PaperFonts) error {
	d, err := newPaper(fonts, p)
	if err != nil {
		return err
	}
	d.places(p)
	for _, chart := range p.Charts {
		d.chart(chart, p.Number)
	}
	d.log(p)
	return d.finish(w)
}

func newPaper(fonts PaperFonts, p Paper) (*printer, error) {
	d, err := newPrinter(fonts, p.Title, p.At)
	if err != nil {
		return nil, err
	}
	d.doc.SetFooterFunc(func() { d.foot(p.Foot) })
	d.newPage()
	d.head(p)
	return d, nil
}

// newPrinter begins a document. It sets all dates, so that the same paper always gives the same file.
func newPrinter(fonts PaperFonts, title string, at time.Time) (*printer, error) {
	d := &printer{doc: fpdf.New("P", "mm", "A4", ""), instead: fonts.replacer()}
	for _, style := range []struct {
		faces **faces
		bold  bool
	}{{&d.regular, false}, {&d.bold, true}} {
		var err error
		if *style.faces, err = newFaces(fonts, style.bold); err != nil {
			return nil, &ledger.Fault{Code: "export.font", Err: err}
		}
	}
	d.doc.SetCatalogSort(true)
	d.dated = !at.IsZero()
	d.doc.SetCreationDate(at)
	d.doc.SetModificationDate(at)
	d.doc.SetTitle(d.printable(title), true)
	d.doc.SetProducer("Scripkeeper", true)
	d.doc.SetMargins(pageMargin, pageMargin, pageMargin)
	d.doc.SetAutoPageBreak(false, 0)
	d.doc.SetCellMargin(0)
	d.doc.SetLineJoinStyle("round")
	d.doc.AddUTF8FontFromBytes(face, "", fonts.Regular)
	d.doc.AddUTF8FontFromBytes(face, "B", fonts.Bold)
	d.doc.AliasNbPages(pageCount)
	return d, nil
}

// finish writes the document. If its time is unknown, the dates that the toolkit adds are blanked, not removed, because
// the parts of the document are found by their byte offsets.
func (d *printer) finish(w io.Writer) error {
	var out bytes.Buffer
	err := d.doc.Output(&out)
	if err == nil {
		made := out.Bytes()
		if !d.dated {
			made = presentDate.ReplaceAllFunc(made, func(date []byte) []byte { return bytes.Repeat([]byte(" "), len(date)) })
		}
		_, err = w.Write(made)
	}
	if err != nil {
		return &ledger.Fault{Code: "export.failed", Err: err}
	}
	return nil
}

// presentDate matches a date that the toolkit writes by itself.
var presentDate = regexp.MustCompile(`/(CreationDate|ModDate) \(D:\d{14}\)`)

const (
	face      = "text"
	pageCount = "{nb}"
)

// A printer writes a document from the top of its pages down. Its methods are many, because everything printed moves
// the next line. Those of charts, shapes, letters, logs, tournaments and certificates have files of their own.
type printer struct {
	doc           *fpdf.Fpdf
	regular, bold *faces
	instead       *strings.Replacer
	segmenter     shaping.Segmenter
	shaper        shaping.HarfbuzzShaper
	size          float64
	style         string
	ink           ink
	y             float64
	dated         bool
}

func (d *printer) newPage() {
	d.doc.AddPage()
	d.y = pageMargin
}

func (d *printer) room(height float64) {
	if d.y+height > pageBottom {
		d.newPage()
	}
}

// printable returns text on one line, with "?" for letters that no font has.
func (d *printer) printable(text string) string {
	return strings.Map(func(r rune) rune {
		if d.regular.prints(r) {
			return r
		}
		return '?'
	}, letters.Seen(d.instead.Replace(text)))
}

func (d *printer) faces() *faces {
	if d.style == "B" {
		return d.bold
	}
	return d.regular
}

// use sets the size in points, the style ("B" for bold) and the ink of the next text.
func (d *printer) use(size float64, style string, color ink) {
	d.size, d.style, d.ink = size, style, color
	d.doc.SetFont(face, style, size)
	d.doc.SetTextColor(color[0], color[1], color[2])
}

func lineHeight(size float64) float64 { return size * millimetres * lineSpace }

func (d *printer) split(text string, width float64) []string {
	return d.wrapped(d.printable(text), width)
}

func (d *printer) clip(text string, width float64) string {
	text = d.printable(text)
	if d.width(text) <= width {
		return text
	}
	all := []rune(text)
	for len(all) > 0 && d.width(string(all)+"…") > width {
		all = all[:len(all)-1]
	}
	return string(all) + "…"
}

// name prints a name in a line of a size: smaller if it doesn't fit, and clipped if it would be hard to read.
func (d *printer) name(x, y, width, size float64, style, text string) {
	least := max(smallSize, size*0.65)
	d.use(size, style, black())
	for letters := size; letters > least && d.width(d.printable(text)) > width; {
		letters = max(least, letters-0.5)
		d.use(letters, style, black())
	}
	d.put(x, y, width, size, "L", d.clip(text, width))
}

// put prints one line, aligned to the left ("L"), the right ("R") or the middle ("C") of a width.
func (d *printer) put(x, y, width, size float64, align, text string) {
	if d.faces().plainly(text) {
		d.doc.SetXY(x, y)
		d.doc.CellFormat(width, lineHeight(size), text, "", 0, align+"M", false, 0, "")
		return
	}
	switch free := width - d.width(text); align {
	case "R":
		x += free
	case "C":
		x += free / 2
	}
	d.print(x, y+lineHeight(size)/2+0.3*d.size*millimetres, d.pieces(text)) // the baseline of a cell
}

func (d *printer) paragraph(size float64, style string, color ink, text string) {
	d.use(size, style, color)
	for _, line := range d.split(text, textWidth) {
		d.room(lineHeight(size))
		d.put(pageMargin, d.y, textWidth, size, "L", line)
		d.y += lineHeight(size)
	}
}

// section prints the title of a part, with room for following millimetres.
func (d *printer) section(title string, following float64) {
	d.y += 5
	d.room(lineHeight(sectionSize) + 2 + following)
	d.paragraph(sectionSize, "B", black(), title)
	d.rule(d.y + 0.5)
	d.y += 2
}

func (d *printer) rule(y float64) {
	d.pen(ruleInk(), 0.2)
	d.doc.Line(pageMargin, y, pageMargin+textWidth, y)
}

func (d *printer) pen(color ink, width float64) {
	d.doc.SetDrawColor(color[0], color[1], color[2])
	d.doc.SetLineWidth(width)
	d.doc.SetDashPattern(nil, 0)
}

func (d *printer) foot(text string) {
	size, style, color := d.size, d.style, d.ink // restored for the text on the new page
	defer func() { d.size, d.style, d.ink = size, style, color }()
	d.use(smallSize, "", grey())
	y := pageHeight - 12
	d.put(pageMargin, y, textWidth, smallSize, "L", d.clip(text, textWidth-25))
	// The width of the number of pages is not known yet, so it is aligned left.
	d.put(pageMargin, y, textWidth-numberWidth, smallSize, "R", strconv.Itoa(d.doc.PageNo())+" /")
	d.put(pageMargin+textWidth-numberWidth+1, y, numberWidth, smallSize, "L", pageCount)
}

func (d *printer) head(p Paper) {
	d.paragraph(titleSize, "B", black(), p.Title)
	if p.Occasion != "" {
		d.paragraph(bodySize, "", grey(), p.Occasion)
	}
	if p.Headline != "" {
		d.y += 3
		d.paragraph(headlineSize, "B", black(), p.Headline)
	}
}

func (d *printer) places(p Paper) {
	if len(p.Places) == 0 {
		return
	}
	d.section(p.PlacesTitle, 15)
	for _, place := range p.Places {
		d.use(bodySize, "B", black())
		worthWidth := d.width(d.printable(place.Worth)) + 4
		names := d.split(place.Name, textWidth-numberWidth-worthWidth)
		d.use(smallSize, "", grey())
		sums := d.split(place.Sum, textWidth-numberWidth)
		if place.Sum == "" {
			sums = nil
		}
		d.room(float64(len(names))*lineHeight(bodySize) + float64(len(sums))*lineHeight(smallSize) + 1.5)
		d.use(bodySize, "B", black())
		d.put(pageMargin, d.y, numberWidth, bodySize, "L", d.printable(place.Rank))
		d.put(pageMargin, d.y, textWidth, bodySize, "R", d.printable(place.Worth))
		for _, name := range names {
			d.put(pageMargin+numberWidth, d.y, textWidth-numberWidth, bodySize, "L", name)
			d.y += lineHeight(bodySize)
		}
		d.use(smallSize, "", grey())
		for _, line := range sums {
			d.put(pageMargin+numberWidth, d.y, textWidth-numberWidth, smallSize, "L", line)
			d.y += lineHeight(smallSize)
		}
		d.rule(d.y + 0.7)
		d.y += 1.5
	}
}
