package export

import (
	"io"
	"math"
	"strings"

	"codeberg.org/go-pdf/fpdf"
)

// Measures in millimetres, in landscape format, and type sizes in points.
const (
	certificateWidth  = pageHeight
	certificateHeight = pageWidth
	frameEdge         = 10.0
	certificateText   = certificateWidth - 80
	headingSize       = 16.0
	nameSize          = 44.0
	placeSize         = 24.0
	aboutSize         = 14.0
	sealRadius        = 17.0
)

func sealInk(rank int) ink {
	switch rank {
	case 1:
		return ink{191, 144, 32}
	case 2:
		return ink{128, 136, 148}
	case 3:
		return ink{166, 104, 56}
	}
	return ink{58, 82, 110}
}

// CertificatesPDF writes certificates as a PDF document, one per page. The faults are those of [PDF].
func CertificatesPDF(w io.Writer, p CertificatesPaper, fonts PaperFonts) error {
	d, err := newPrinter(fonts, p.Title, p.At)
	if err != nil {
		return err
	}
	for _, page := range p.Pages {
		d.doc.AddPageFormat("L", fpdf.SizeType{Wd: certificateHeight, Ht: certificateWidth})
		d.certificate(page)
	}
	if len(p.Pages) == 0 {
		d.doc.AddPage()
	}
	return d.finish(w)
}

func (d *printer) certificate(c Certificate) {
	color := sealInk(c.Rank)
	d.frame(color)
	d.y = 30
	d.middle(headingSize, "", color, spaced(c.Heading), 1)
	d.y += 3
	d.middle(d.fitting(c.Title, placeSize), "B", black(), c.Title, 2)
	d.y = 72
	d.middle(d.fitting(c.Name, nameSize), "B", black(), c.Name, 1)
	d.y = 96
	d.middle(placeSize, "", color, c.Place, 1)
	d.y += 4
	for _, line := range c.About {
		d.middle(aboutSize, "", grey(), line, 2)
	}
	d.seal(color, c.Seal)
	y := certificateHeight - 42.0
	d.pen(grey(), 0.3)
	d.doc.Line(40, y, 110, y)
	d.doc.Line(certificateWidth-110, y, certificateWidth-40, y)
	d.use(bodySize, "", grey())
	d.put(40, y+1.5, 70, bodySize, "C", d.clip(c.Sign, 70))
	d.use(aboutSize, "", black())
	d.put(certificateWidth-110, y-lineHeight(aboutSize)-0.5, 70, aboutSize, "C", d.clip(c.Date, 70))
}

func (d *printer) middle(size float64, style string, color ink, text string, most int) {
	d.use(size, style, color)
	lines := d.split(text, certificateText)
	for i, line := range lines[:min(most, len(lines))] {
		if i == most-1 && len(lines) > most {
			line = d.clip(line+" …", certificateText)
		}
		d.put((certificateWidth-certificateText)/2, d.y, certificateText, size, "C", line)
		d.y += lineHeight(size)
	}
}

func (d *printer) fitting(text string, size float64) float64 {
	for ; size > 18; size -= 2 {
		d.use(size, "B", black())
		if d.width(d.printable(text)) <= certificateText {
			break
		}
	}
	return size
}

func spaced(text string) string {
	return strings.Join(strings.Split(text, ""), " ")
}

func (d *printer) frame(color ink) {
	w, h := certificateWidth, certificateHeight
	d.pen(color, 1.1)
	d.doc.Rect(frameEdge, frameEdge, w-2*frameEdge, h-2*frameEdge, "D")
	const inner, round = frameEdge + 4, 9.0
	d.pen(color, 0.35)
	d.doc.Line(inner+round, inner, w-inner-round, inner)
	d.doc.Line(inner+round, h-inner, w-inner-round, h-inner)
	d.doc.Line(inner, inner+round, inner, h-inner-round)
	d.doc.Line(w-inner, inner+round, w-inner, h-inner-round)
	for _, corner := range []struct{ x, y, from float64 }{
		{inner, inner, 270}, {w - inner, inner, 180}, {w - inner, h - inner, 90}, {inner, h - inner, 0},
	} {
		d.doc.Arc(corner.x, corner.y, round, round, 0, corner.from, corner.from+90, "D")
	}
}

func (d *printer) seal(color ink, text string) {
	x, y := certificateWidth/2, certificateHeight-53.0
	dark := ink{color[0] * 3 / 4, color[1] * 3 / 4, color[2] * 3 / 4}
	d.doc.SetFillColor(dark[0], dark[1], dark[2])
	for _, side := range []float64{-1, 1} {
		d.doc.Polygon([]fpdf.PointType{
			{X: x + side*2, Y: y + 8}, {X: x + side*13, Y: y + 6}, {X: x + side*15, Y: y + 30},
			{X: x + side*10, Y: y + 26}, {X: x + side*5, Y: y + 31},
		}, "F")
	}
	const points = 24
	var star []fpdf.PointType
	for i := range 2 * points {
		radius := sealRadius
		if i%2 == 1 {
			radius -= 2
		}
		angle := math.Pi * float64(i) / points
		star = append(star, fpdf.PointType{X: x + radius*math.Sin(angle), Y: y - radius*math.Cos(angle)})
	}
	d.doc.SetFillColor(color[0], color[1], color[2])
	d.doc.Polygon(star, "F")
	d.pen(ink{255, 255, 255}, 0.5)
	d.doc.Circle(x, y, sealRadius-4, "D")
	const size = 34.0
	d.use(size, "B", ink{255, 255, 255})
	for shown := size; shown >= 12; shown -= 2 {
		if d.use(shown, "B", ink{255, 255, 255}); d.width(d.printable(text)) <= 2*sealRadius-12 {
			d.put(x-sealRadius, y-lineHeight(shown)/2, 2*sealRadius, shown, "C", d.printable(text))
			return
		}
	}
}
