package export

import (
	"io"
	"strconv"

	"scripkeeper/ledger/qr"
)

// RoundPDF writes the seating of a round as a PDF document to hang up: every table, and everybody by name. The faults
// are those of [PDF].
func RoundPDF(w io.Writer, p RoundPaper, fonts PaperFonts) error {
	d, err := newPaper(fonts, Paper{Title: p.Title, Headline: p.Occasion, Foot: p.Foot, At: p.At})
	if err != nil {
		return err
	}
	d.y += 4
	d.columns(len(p.Tables), func(i int) float64 { return d.tableHeight(p.Tables[i]) }, func(i int, x float64) {
		d.table(p.Tables[i], x)
	})
	if len(p.Names) > 0 {
		d.section(p.NamesTitle, 20)
		d.columns(len(p.Names), func(int) float64 { return lineHeight(bodySize) }, func(i int, x float64) {
			seat := p.Names[i]
			d.use(bodySize, "B", black())
			width := d.width(d.printable(seat.Table)) + 3
			d.put(x, d.y, columnWidth, bodySize, "R", d.printable(seat.Table))
			d.name(x, d.y, columnWidth-width, bodySize, "", seat.Name)
		})
	}
	return d.finish(w)
}

// columns prints items in two columns, the left one first, page by page. print prints an item at d.y and x. On the last
// page both columns are about equally long.
func (d *printer) columns(count int, height func(i int) float64, print func(i int, x float64)) {
	for next := 0; next < count; {
		rest := 0.0
		for i := next; i < count; i++ {
			rest += height(i)
		}
		top, bottom := d.y, d.y
		limits := [2]float64{min(pageBottom, top+max(rest/2, height(next))), pageBottom}
		for column, limit := range limits {
			for d.y = top; next < count && (d.y == top || d.y+height(next) <= limit+0.01); next++ {
				print(next, pageMargin+float64(column)*(columnWidth+columnGap))
				d.y += height(next)
			}
			bottom = max(bottom, d.y)
		}
		if d.y = bottom; next < count {
			d.newPage()
		}
	}
}

func (d *printer) tableHeight(t PaperTable) float64 {
	return lineHeight(headlineSize) + float64(len(t.Names))*lineHeight(sectionSize) + 7
}

func (d *printer) table(t PaperTable, x float64) {
	d.pen(ruleInk(), 0.3)
	d.doc.RoundedRect(x, d.y, columnWidth, d.tableHeight(t)-2.5, 1.5, "1234", "D")
	y := d.y + 1.5
	d.use(headlineSize, "B", black())
	d.put(x+3, y, columnWidth-6, headlineSize, "L", d.clip(t.Title, columnWidth-6))
	y += lineHeight(headlineSize) + 0.5
	for i, name := range t.Names {
		d.use(sectionSize, "", grey())
		d.put(x+3, y, orderWidth, sectionSize, "L", strconv.Itoa(i+1)+".")
		d.name(x+3+orderWidth, y, columnWidth-6-orderWidth, sectionSize, "", name)
		y += lineHeight(sectionSize)
	}
}

const orderWidth = 9.0

// Two cards fit on a page.
const (
	cardHeight = pageHeight / 2
	codeSide   = 78.0
	cardTitle  = 30.0
	cardName   = 15.0
)

// CardsPDF writes the cards of tables, two on a page, to be cut apart. The faults are those of [PDF], and code.big if a
// code is too large.
func CardsPDF(w io.Writer, p CardsPaper, fonts PaperFonts) error {
	d, err := newPrinter(fonts, p.Title, p.At)
	if err != nil {
		return err
	}
	for i, card := range p.Cards {
		top := float64(i%2) * cardHeight
		if i%2 == 0 {
			d.doc.AddPage()
			d.pen(ruleInk(), 0.2)
			d.doc.SetDashPattern([]float64{1, 2}, 0)
			d.doc.Line(0, cardHeight, pageWidth, cardHeight)
			d.doc.SetDashPattern(nil, 0)
		}
		code, err := qr.EncodeFile(card.Code)
		if err != nil {
			return err
		}
		d.card(card, code, top+pageMargin)
	}
	if len(p.Cards) == 0 {
		d.doc.AddPage()
	}
	return d.finish(w)
}

func (d *printer) card(c PaperCard, code qr.Code, top float64) {
	width := textWidth - codeSide - columnGap
	d.use(cardTitle, "B", black())
	d.put(pageMargin, top, width, cardTitle, "L", d.clip(c.Title, width))
	y := top + lineHeight(cardTitle)
	d.use(bodySize, "", grey())
	for _, line := range d.split(c.Occasion, width)[:min(3, len(d.split(c.Occasion, width)))] {
		d.put(pageMargin, y, width, bodySize, "L", line)
		y += lineHeight(bodySize)
	}
	y += 4
	size := cardName
	step := min(lineHeight(size)+5, (top+cardHeight-pageMargin-14-y)/float64(max(1, len(c.Names))))
	if step < lineHeight(size) {
		size = max(smallSize, step/lineSpace/millimetres)
	}
	d.pen(ruleInk(), 0.2)
	for i, name := range c.Names {
		d.use(size, "", grey())
		d.put(pageMargin, y, orderWidth, size, "L", strconv.Itoa(i+1)+".")
		room := width - orderWidth
		if i < len(c.Digits) {
			small := min(size, bodySize)
			d.use(small, "", grey())
			room -= d.width(c.Digits[i]) + 3
			d.put(pageMargin, y+lineHeight(size)-lineHeight(small), width, small, "R", c.Digits[i])
		}
		d.name(pageMargin+orderWidth, y, room, size, "B", name)
		d.doc.Line(pageMargin, y+step-1.5, pageMargin+width, y+step-1.5)
		y += step
	}
	left := pageMargin + width + columnGap
	d.modules(code, left, top, codeSide)
	d.use(bodySize, "", grey())
	y = top + codeSide + 2
	for _, about := range c.About {
		for _, line := range d.split(about, codeSide) {
			d.put(left, y, codeSide, bodySize, "C", line)
			y += lineHeight(bodySize)
		}
		y += 1.5
	}
}

func (d *printer) modules(code qr.Code, x, y, side float64) {
	d.doc.SetFillColor(0, 0, 0)
	module := side / float64(len(code.Modules))
	for row, line := range code.Modules {
		for from := 0; from < len(line); from++ {
			end := from
			for end < len(line) && line[end] {
				end++
			}
			if end > from {
				// A little more than the module, so that no printer leaves a gap between two rows.
				d.doc.Rect(x+float64(from)*module, y+float64(row)*module, float64(end-from)*module, module+0.02, "F")
				from = end
			}
		}
	}
}

const (
	rankWidth   = 12.0
	pointsWidth = 22.0
	scoreWidth  = 14.0
	mostScores  = 7
)

// StandingPDF writes a standing as a PDF document. The scores are printed only if there is room for all of them. The
// faults are those of [PDF].
func StandingPDF(w io.Writer, p StandingPaper, fonts PaperFonts) error {
	d, err := newPaper(fonts, Paper{Title: p.Title, Headline: p.Occasion, Foot: p.Foot, At: p.At})
	if err != nil {
		return err
	}
	if len(p.Heads) > mostScores {
		p.Heads = nil
	}
	d.y += 4
	d.standingHead(p)
	row := lineHeight(bodySize) + 2
	for i, line := range p.Lines {
		if d.y+row > pageBottom {
			d.newPage()
			d.standingHead(p)
		}
		style := ""
		if i < 3 {
			style = "B"
		}
		d.standingLine(p, line, style)
		d.y += row
		d.rule(d.y - 0.7)
	}
	return d.finish(w)
}

func (d *printer) standingHead(p StandingPaper) {
	head := StandingPaperLine{Points: p.Points, Scores: p.Heads}
	d.use(smallSize, "", grey())
	d.scores(p, head, smallSize)
	d.y += lineHeight(smallSize) + 1
	d.rule(d.y - 0.3)
	d.y += 0.7
}

func (d *printer) standingLine(p StandingPaper, line StandingPaperLine, style string) {
	d.use(bodySize, "B", black())
	d.put(pageMargin, d.y, rankWidth, bodySize, "L", d.printable(line.Rank))
	width := textWidth - rankWidth - pointsWidth - float64(len(p.Heads))*scoreWidth
	d.name(pageMargin+rankWidth, d.y, width-2, bodySize, style, line.Name)
	d.use(bodySize, "", grey())
	d.scores(p, line, bodySize)
}

func (d *printer) scores(p StandingPaper, line StandingPaperLine, size float64) {
	x := pageMargin + textWidth - pointsWidth - float64(len(p.Heads))*scoreWidth
	for i := range p.Heads {
		if i < len(line.Scores) {
			d.put(x, d.y, scoreWidth-1, size, "R", d.clip(line.Scores[i], scoreWidth-1))
		}
		x += scoreWidth
	}
	if size == bodySize {
		d.use(size, "B", black())
	}
	d.put(x, d.y, pointsWidth, size, "R", d.clip(line.Points, pointsWidth))
}
