package export

import (
	"bytes"
	"slices"
	"strings"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/bidi"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// Letters that the fonts of a paper lack come from other fonts, such as those of the system, of any kind. Their glyphs
// are drawn as shapes, each text shaped by the rules of its script and in its direction, with the text itself attached
// for readers of the document.

// faces returns a font of a style for any letter: the paper's own if it has the letter, else another.
type faces struct {
	own    *font.Face
	blank  font.GID
	bold   bool
	others func(letter rune, bold bool) *font.Face
}

func newFaces(fonts PaperFonts, bold bool) (*faces, error) {
	data := fonts.Regular
	if bold {
		data = fonts.Bold
	}
	own, err := font.ParseTTF(bytes.NewReader(data))
	if err != nil {
		return nil, err
	}
	blank, _ := own.NominalGlyph(' ')
	return &faces{own: own, blank: blank, bold: bold, others: fonts.Others}, nil
}

// has reports whether the paper's own font has a letter. The document can only encode letters of the first plane.
func (f *faces) has(letter rune) bool {
	_, has := f.own.NominalGlyph(letter)
	return has && letter <= 0xFFFF
}

func (f *faces) other(letter rune) *font.Face {
	if f.others == nil {
		return nil
	}
	face := f.others(letter, f.bold)
	if face == nil {
		return nil
	}
	if _, has := face.NominalGlyph(letter); !has {
		return nil
	}
	return face
}

// ResolveFace implements [shaping.Fontmap].
func (f *faces) ResolveFace(letter rune) *font.Face {
	if !f.has(letter) {
		if face := f.other(letter); face != nil {
			return face
		}
	}
	return f.own
}

// prints reports whether some font has a letter. Letters that only steer their neighbours need none.
func (f *faces) prints(letter rune) bool {
	return f.has(letter) || letters.Steers(letter) || f.other(letter) != nil
}

// Letters knows which letters the fonts of a paper have.
type Letters struct{ faces *faces }

// Letters reads which letters the fonts have. The fault is export.font.
func (fonts PaperFonts) Letters() (Letters, error) {
	f, err := newFaces(fonts, false)
	if err != nil {
		return Letters{}, &ledger.Fault{Code: "export.font", Err: err}
	}
	return Letters{f}, nil
}

// Missing returns the letters of a text that no font has, each once.
func (l Letters) Missing(text string) string {
	missing := ""
	for _, letter := range letters.Seen(text) {
		if !l.faces.prints(letter) && !strings.ContainsRune(missing, letter) {
			missing += string(letter)
		}
	}
	return missing
}

// A piece is a part of a line in one font: printed as text in the paper's own, as shapes in another.
type piece struct {
	text  string
	shape shaping.Output
	own   bool
}

const shapeSize = 1000

// plainly reports whether the paper's own font has every letter of a text. It has none that run from right to left.
func (f *faces) plainly(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool { return !f.has(r) })
}

// wrap shapes a text and breaks it into lines, each with its pieces from left to right. The width is in multiples of
// the text's size.
func (d *printer) wrap(f *faces, text string, width float64) [][]piece {
	all := []rune(strings.ReplaceAll(text, thin, narrow))
	parts := stretches(all)
	var shaped []shaping.Output
	for _, part := range parts {
		in := shaping.Input{
			Text: all, RunStart: part.from, RunEnd: part.to, Direction: di.DirectionLTR, Size: fixed.I(shapeSize),
		}
		for _, run := range d.segmenter.Split(in, f) {
			shaped = append(shaped, f.blanks(d.shaper.Shape(run), all))
		}
	}
	var wrapper shaping.LineWrapper
	config := shaping.WrapConfig{Direction: di.DirectionLTR, DisableTrailingWhitespaceTrim: true}
	lines, _ := wrapper.WrapParagraphF(config, fixed.Int26_6(width*shapeSize*64), all, shaping.NewSliceIterator(shaped))
	broken := make([][]piece, len(lines))
	for i, line := range lines {
		for len(line) > 0 {
			n, part := 1, stretchAt(parts, line[0].Runes.Offset)
			for part.backward && n < len(line) && line[n].Runes.Offset < part.to {
				n++
			}
			same := slices.Clone(line[:n])
			slices.Reverse(same)
			for _, run := range same {
				text := string(all[run.Runes.Offset : run.Runes.Offset+run.Runes.Count])
				p := piece{text: text, shape: run, own: run.Face == f.own}
				if p.own && run.Direction.Progression() == di.TowardTopLeft {
					p.text = bidi.ReverseString(p.text)
				}
				broken[i] = append(broken[i], p)
			}
			line = line[n:]
		}
	}
	return broken
}

// blanks gives blanks their width in the paper's own font, since a symbol font may have none.
func (f *faces) blanks(run shaping.Output, text []rune) shaping.Output {
	for i, g := range run.Glyphs {
		if text[g.TextIndex()] == ' ' {
			run.Glyphs[i].Advance = fixed.I(int(f.own.HorizontalAdvance(f.blank) * shapeSize / float32(f.own.Upem())))
			run.Glyphs[i].GlyphID = font.EmptyGlyph
		}
	}
	run.RecomputeAdvance()
	return run
}

type stretch struct {
	from, to int
	backward bool
}

// stretches divides a sentence that runs from left to right as a whole, whatever the names in it do. What lies between
// two right-to-left letters runs from right to left too, but signs and figures around them do not.
func stretches(text []rune) []stretch {
	var parts []stretch
	done, from, to := 0, -1, -1
	close := func() {
		if from >= 0 {
			parts = append(parts, stretch{done, from, false}, stretch{from, to, true})
			done, from = to, -1
		}
	}
	for i, letter := range text {
		switch properties, _ := bidi.LookupRune(letter); properties.Class() {
		case bidi.R, bidi.AL:
			if from < 0 {
				from = i
			}
			to = i + 1
		case bidi.NSM, bidi.BN: // belongs to the letter before
			if from >= 0 && to == i {
				to = i + 1
			}
		case bidi.L:
			close()
		}
	}
	close()
	parts = append(parts, stretch{done, len(text), false})
	return slices.DeleteFunc(parts, func(s stretch) bool { return s.from == s.to })
}

func stretchAt(parts []stretch, at int) stretch {
	i := slices.IndexFunc(parts, func(s stretch) bool { return at < s.to })
	return parts[i]
}

// unbroken is a width, in multiples of the size, that no line reaches.
const unbroken = 1000

func (d *printer) pieces(text string) []piece {
	var all []piece
	for _, line := range d.wrap(d.faces(), text, unbroken) {
		all = append(all, line...)
	}
	return all
}

func (d *printer) width(text string) float64 {
	if d.faces().plainly(text) {
		return d.doc.GetStringWidth(text)
	}
	wide := 0.0
	for _, p := range d.pieces(text) {
		wide += d.pieceWidth(p)
	}
	return wide
}

func (d *printer) pieceWidth(p piece) float64 {
	if p.own {
		return d.doc.GetStringWidth(p.text)
	}
	return float64(p.shape.Advance) / 64 / shapeSize * d.size * millimetres
}

func (d *printer) wrapped(text string, width float64) []string {
	f := d.faces()
	if f.plainly(text) {
		return d.filled(text, width)
	}
	var lines []string
	all := []rune(text)
	for _, line := range d.wrap(f, text, width/(d.size*millimetres)) {
		from, to := len(all), 0
		for _, p := range line {
			from, to = min(from, p.shape.Runes.Offset), max(to, p.shape.Runes.Offset+p.shape.Runes.Count)
		}
		lines = append(lines, strings.TrimSpace(string(all[from:max(from, to)])))
	}
	return lines
}

// The thin space that separates thousands allows a line break after it; the narrow one does not.
const (
	thin   = "\u2009"
	narrow = "\u202f"
)

// filled breaks a text at blanks only, but not between a company and its price change: neither a number nor "R +60" is
// divided. Only a word that is too long is.
func (d *printer) filled(text string, width float64) []string {
	var lines []string
	blank, used := d.doc.GetStringWidth(" "), 0.0
	for _, word := range together(text) {
		wide := d.doc.GetStringWidth(word)
		if last := len(lines) - 1; last >= 0 && used+blank+wide <= width {
			lines[last] += " " + word
			used += blank + wide
			continue
		}
		lines = append(lines, d.parted(word, width)...)
		if len(lines) > 0 {
			used = d.doc.GetStringWidth(lines[len(lines)-1])
		}
	}
	return lines
}

// parted breaks a word into lines of as many letters as fit, at least one each. The document's own SplitText drops a
// no-break space at the end of a line, and so a part of a number.
func (d *printer) parted(word string, width float64) []string {
	var lines []string
	for all := []rune(word); len(all) > 0; {
		n := 1
		for n < len(all) && d.doc.GetStringWidth(string(all[:n+1])) <= width {
			n++
		}
		lines = append(lines, string(all[:n]))
		all = all[n:]
	}
	return lines
}

// together splits a text into words, joining a card's effect to the word before it.
func together(text string) []string {
	var all []string
	for word := range strings.SplitSeq(text, " ") {
		number := strings.TrimLeft(word, "+–×÷")
		if len(all) > 0 && number != word && number != "" && number[0] >= '0' && number[0] <= '9' {
			all[len(all)-1] += " " + word
		} else {
			all = append(all, word)
		}
	}
	return all
}
