package export

import (
	"bytes"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// withLetters returns fonts with others for Arabic, Hebrew and Chinese letters.
func withLetters(t *testing.T) PaperFonts {
	t.Helper()
	data := must.Get(os.ReadFile("testdata/letters.ttc"))(t)
	collection := must.Get(font.ParseTTC(bytes.NewReader(data)))(t)
	return PaperFonts{
		Regular: goregular.TTF, Bold: gobold.TTF,
		Others: func(letter rune, _ bool) *font.Face {
			for _, face := range collection {
				if _, has := face.NominalGlyph(letter); has {
					return face
				}
			}
			return nil
		},
	}
}

func printerWith(t *testing.T, fonts PaperFonts) *printer {
	t.Helper()
	d := must.Get(newPrinter(fonts, "", time.Time{}))(t)
	d.newPage()
	d.use(bodySize, "", black())
	return d
}

// The other fonts come from a collection and have outlines of either kind; the document's text can still be read.
func TestLettersOfOtherFontsArePrinted(t *testing.T) {
	names := []string{"李小龙", "דנה כהן", "محمد", "Łukasz 李"}
	paper := StandingPaper{Title: "漢", Points: "Points", At: time.Date(2026, 3, 14, 19, 30, 5, 0, time.UTC)}
	for _, name := range names {
		paper.Lines = append(paper.Lines, StandingPaperLine{Rank: "1.", Name: name, Points: "10"})
	}
	written := func(fonts PaperFonts) (pdf []byte, text string) {
		var out bytes.Buffer
		must.Do(t, StandingPDF(&out, paper, fonts))
		read := exec.CommandContext(t.Context(), "pdftotext", "-", "-")
		read.Stdin = bytes.NewReader(out.Bytes())
		raw := must.Get(read.Output())(t)
		return out.Bytes(), string(raw)
	}
	fonts := withLetters(t)
	pdf, text := written(fonts)
	for _, name := range append(names, "漢") {
		expect.True(t, strings.Contains(text, name), "%q is not in %q", name, text)
	}
	if again, _ := written(fonts); !bytes.Equal(again, pdf) || len(pdf) > 40_000 {
		t.Errorf("the same paper gives another file, or one of %d bytes", len(pdf))
	}
	fonts.Others, fonts.Instead = nil, map[string]string{"李小龙": "Li Xiaolong", "李": "Li"}
	if _, text := written(fonts); !strings.Contains(text, "Li Xiaolong\n") || !strings.Contains(text, "Łukasz Li\n") ||
		!strings.Contains(text, "??? ???\n") || !strings.Contains(text, "????\n") {
		t.Errorf("without other fonts it reads %q", text)
	}
}

// The same Arabic letter must have different shapes at the beginning and in the middle of a word.
func TestArabicLettersJoin(t *testing.T) {
	d := printerWith(t, withLetters(t))
	all := d.pieces("محمد")
	must.Hold(t, len(all) == 1 && !all[0].own && all[0].shape.Direction.Progression() == di.TowardTopLeft &&
		len(all[0].shape.Glyphs) == 4,
		"the pieces are %+v", all)
	glyphs := all[0].shape.Glyphs // from left to right: the last letter first
	expect.True(t, glyphs[1].GlyphID != glyphs[3].GlyphID && glyphs[3].TextIndex() == 0,
		"the letters stand apart: %v", glyphs)
}

// Figures and signs after a right-to-left name stay after it.
func TestSentencesRunAroundNames(t *testing.T) {
	d := printerWith(t, withLetters(t))
	for text, want := range map[string]string{
		"Ann: 5":             "Ann: 5",
		"דנה: 5":             "<דנה>: 5",
		"Round 2 · דנה כהן.": "Round 2 · <דנה כהן>.",
		"דנה 3 כהן wins (5)": "< כהן>3<דנה > wins (5)",
		"李, Ann, محمد":       "<李>, Ann, <محمد>",
	} {
		var parts []string
		for _, p := range d.pieces(text) {
			if p.own {
				parts = append(parts, p.text)
			} else {
				parts = append(parts, "<"+p.text+">")
			}
		}
		expect.Equal(t, strings.Join(parts, ""), want, "%q is printed as", text)
	}
}

func TestLongTextOfOtherLettersIsBroken(t *testing.T) {
	d := printerWith(t, withLetters(t))
	text := strings.TrimSpace(strings.Repeat("李小龙 plays with דנה כהן. ", 12))
	lines := d.split(text, 60)
	for _, line := range lines {
		expect.True(t, d.width(line) <= 60.1 && line != "", "%q is %v wide", line, d.width(line))
	}
	if without := func(s string) string { return strings.ReplaceAll(s, " ", "") }; without(strings.Join(lines,
		"")) != without(text) {
		t.Errorf("%q", lines)
	}
	if clipped := d.clip(text, 60); d.width(clipped) > 60 || !strings.HasPrefix(clipped, "李小龙 plays") {
		t.Errorf("%q is %v wide", clipped, d.width(clipped))
	}
}

func TestThePageAfterAFootGoesOnAsBefore(t *testing.T) {
	d := printerWith(t, withLetters(t))
	d.doc.SetFooterFunc(func() { d.foot("李") })
	d.use(sectionSize, "B", black())
	d.newPage()
	expect.True(t, d.size == sectionSize && d.style == "B" && d.ink == black(),
		"it goes on with %v %q %v", d.size, d.style, d.ink)
}

func TestNumbersAreNotParted(t *testing.T) {
	d := printerWith(t, withLetters(t))
	const number = "1\u00a0234\u00a0567"
	for _, text := range []string{"Ann is worth", "李 is worth"} {
		for width := d.width(text); width < d.width(text)+40; width++ {
			lines := d.split(text+" "+number+" now", width)
			joined := strings.Join(lines, "|")
			must.Hold(t, strings.Contains(joined, number), "%q", joined)
		}
	}
	joined := strings.Join(d.split(number, d.width("1\u00a0234")), "")
	expect.Equal(t, joined, number, "in a narrow column, the lines of %q have together", number)
	const long = "Pneumonoultramicroscopicsilicovolcanoconiosis"
	if lines := d.split(long+" now", 30); len(lines) < 3 || strings.Join(lines, "") != long+" now" {
		t.Errorf("%q", lines)
	}
}

func TestAnEffectStaysWithItsCompany(t *testing.T) {
	d := printerWith(t, withLetters(t))
	const text = "Cleo: bought 2 R, sold 3 G, B +60, R –30, Y ÷2"
	for width := d.width("bought"); width < d.width(text)+1; width++ {
		lines := d.split(text, width)
		joined := strings.Join(lines, "|")
		must.Hold(t, strings.Contains(joined, "B +60") && strings.Contains(joined, "R –30") &&
			strings.Contains(joined, "Y ÷2"),
			"%q", joined)
		must.Hold(t, strings.ReplaceAll(joined, "|", " ") == text, "%q", joined)
	}
}
