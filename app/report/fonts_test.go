package report

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/theme"
	"github.com/go-text/typesetting/fontscan"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/record"
)

// own returns the toolkit's fonts.
func own() Fonts {
	return Fonts{
		Regular: theme.DefaultTextFont().Content(), Bold: theme.DefaultTextBoldFont().Content(),
		Signs: [][]byte{theme.DefaultSymbolFont().Content(), theme.DefaultEmojiFont().Content()},
	}
}

// ofTestdata returns the fonts of a device with one file, with Arabic, Hebrew and Chinese letters.
func ofTestdata(t *testing.T) *foundFonts {
	return &foundFonts{own: own(), system: func() *fontscan.FontMap {
		data := must.Get(os.ReadFile("../../ledger/export/testdata/letters.ttc"))(t)
		all := fontscan.NewFontMap(silent{})
		must.Do(t, all.AddFont(bytes.NewReader(data), "letters.ttc", ""))
		return all
	}}
}

// Missing letters come from the device's fonts, and signs from the program's. Letters that no font has are reported,
// unless the name is replaced.
func TestNamesInAllLettersArePrinted(t *testing.T) {
	g := recorded(t, "stockholder/testdata/games/three-seats-3x5.json", func(r *record.Record) {
		r.Title, r.Seats[0].Name, r.Seats[1].Name, r.Seats[2].Name = "漢", "李小龙 🦊", "דנה כהן", "A\u0380\u0380b"
	})
	with := own().paper(map[string]string{"A\u0380\u0380b": "Adam"})
	with.Others = ofTestdata(t).of
	var out bytes.Buffer
	must.Do(t, export.PDF(&out, Paper(g), with))
	text, _ := printedText(t, out.Bytes())
	has(t, text, "漢", "李小龙 🦊", "דנה כהן", "Adam")
	expect.True(t, !strings.Contains(text, "?"), "a question mark is printed in %s", text)
	missing, err := unprintable(append(g.Names(), "漢", "A\u0380\u0380b"), with)
	expect.True(t, err == nil && slices.Equal(missing, []Unprintable{{"A\u0380\u0380b", "\u0380"}}),
		"missing are %q, %v", missing, err)
}

func TestFontsAreLookedForWhereALetterNeedsThem(t *testing.T) {
	asked := 0
	found := &foundFonts{own: own(), system: func() *fontscan.FontMap { asked++; return fontscan.NewFontMap(silent{}) }}
	for text, want := range map[string]int{"Łukasz, Анна – 5 €": 0, "דנה": 1} {
		asked, found.all = 0, nil
		with := export.PaperFonts{Regular: own().Regular, Bold: own().Bold, Others: found.of}
		_, err := unprintable([]string{text, text}, with)
		expect.True(t, err == nil && asked == want, "%q asks %d times: %v", text, asked, err)
	}
}
