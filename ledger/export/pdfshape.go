package export

import (
	"bytes"
	"encoding/hex"
	"fmt"
	"strings"
	"unicode/utf16"

	"codeberg.org/go-pdf/fpdf"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"github.com/go-text/typesetting/shaping"
)

func (d *printer) print(x, base float64, pieces []piece) {
	for _, p := range pieces {
		if p.own {
			d.doc.Text(x, base, p.text)
		} else {
			d.shapes(x, base, p)
		}
		x += d.pieceWidth(p)
	}
}

// shapes prints a piece as shapes, from left to right. So that its text can be read and searched in the document, each
// shape is tagged with its letters, with an invisible blank of the same width in its place.
func (d *printer) shapes(x, base float64, p piece) {
	d.doc.SetFillColor(d.ink[0], d.ink[1], d.ink[2])
	all := []rune(p.text)
	part := d.size * millimetres / shapeSize / 64
	for glyphs := p.shape.Glyphs; len(glyphs) > 0; {
		count := max(1, glyphs[0].GlyphsCount())
		at := glyphs[0].TextIndex() - p.shape.Runes.Offset
		wide := 0.0
		for _, g := range glyphs[:count] {
			wide += float64(g.Advance) * part
		}
		d.doc.RawWriteStr(fmt.Sprintf("/Span <</ActualText <%s>>> BDC\n3 Tr %.1f Tz",
			utf16Hex(all[at:at+glyphs[0].RunesCount()]), 100*wide/d.doc.GetStringWidth(" ")))
		d.doc.Text(x, base, " ")
		d.doc.RawWriteStr("0 Tr 100 Tz")
		for _, g := range glyphs[:count] {
			d.glyph(p.shape.Face, g, x+float64(g.XOffset)*part, base-float64(g.YOffset)*part)
			x += float64(g.Advance) * part
		}
		d.doc.RawWriteStr("EMC")
		glyphs = glyphs[count:]
	}
}

func utf16Hex(text []rune) string {
	units := []byte{0xFE, 0xFF}
	for _, unit := range utf16.Encode(text) {
		units = append(units, byte(unit>>8), byte(unit))
	}
	return hex.EncodeToString(units)
}

// glyph prints a shape: its bitmap if the font has one, else its outline. An outline is written in the units of its
// font, so that repeated ones compress well.
func (d *printer) glyph(face *font.Face, g shaping.Glyph, x, base float64) {
	unit := d.size * millimetres / float64(face.Upem())
	if picture, has := face.GlyphDataBitmap(uint16(g.GlyphID)); has && picture.Format == font.PNG {
		room, _ := face.GlyphExtents(g.GlyphID)
		name := fmt.Sprintf("%p %d", face, g.GlyphID)
		options := fpdf.ImageOptions{ImageType: "PNG"}
		d.doc.RegisterImageOptionsReader(name, options, bytes.NewReader(picture.Data))
		d.doc.ImageOptions(name, x+float64(room.XBearing)*unit, base-float64(room.YBearing)*unit,
			float64(room.Width)*unit, -float64(room.Height)*unit, false, options, 0, "")
		return
	}
	outline, has := face.GlyphDataOutline(uint16(g.GlyphID))
	if !has || len(outline.Segments) == 0 {
		return
	}
	_, height := d.doc.GetPageSize()
	d.doc.RawWriteStr(fmt.Sprintf("q %.5f 0 0 %.5f %.2f %.2f cm\n%sf Q",
		unit/millimetres, unit/millimetres, x/millimetres, (height-base)/millimetres, pathOf(outline)))
}

func pathOf(outline font.GlyphOutline) string {
	var path strings.Builder
	write := func(sign string, points ...font.SegmentPoint) {
		for _, p := range points {
			fmt.Fprintf(&path, "%.0f %.0f ", p.X, p.Y)
		}
		path.WriteString(sign + "\n")
	}
	var from font.SegmentPoint
	for _, s := range outline.Segments {
		end := s.ArgsSlice()[len(s.ArgsSlice())-1]
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			write("m", end)
		case opentype.SegmentOpLineTo:
			write("l", end)
		case opentype.SegmentOpQuadTo:
			write("c", toward(from, s.Args[0]), toward(end, s.Args[0]), end)
		case opentype.SegmentOpCubeTo:
			write("c", s.Args[0], s.Args[1], end)
		}
		from = end
	}
	return path.String()
}

// toward returns a control point of the cubic curve that equals a quadratic one.
func toward(from, handle font.SegmentPoint) font.SegmentPoint {
	return font.SegmentPoint{X: from.X + (handle.X-from.X)*2/3, Y: from.Y + (handle.Y-from.Y)*2/3}
}
