package report

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/fontscan"
	"github.com/go-text/typesetting/language"

	"scripkeeper/calc"
	"scripkeeper/ledger/export"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/tournament"
)

// Fonts holds the program's fonts as files: two for text with the letters of Europe, and some for signs, which a build
// may lack.
type Fonts struct {
	Regular, Bold []byte
	Signs         [][]byte
}

// paper returns the fonts to print with: these, and for other letters the system's, which are searched only when
// needed.
func (f Fonts) paper(instead map[string]string) export.PaperFonts {
	found := foundFonts{own: f, system: systemFonts}
	return export.PaperFonts{Regular: f.Regular, Bold: f.Bold, Others: found.of, Instead: instead}
}

// foundFonts finds fonts by letter: first the program's own for signs, then the system's.
type foundFonts struct {
	own    Fonts
	signs  []*font.Face
	system func() *fontscan.FontMap
	all    *fontscan.FontMap
}

func (f *foundFonts) of(letter rune, bold bool) *font.Face {
	if f.all == nil {
		f.signs, f.all = f.own.signs(), f.system()
	}
	for _, face := range f.signs {
		if _, has := face.NominalGlyph(letter); has {
			return face
		}
	}
	aspect := font.Aspect{Weight: font.WeightNormal}
	if bold {
		aspect.Weight = font.WeightBold
	}
	f.all.SetQuery(fontscan.Query{Families: []string{fontscan.SansSerif}, Aspect: aspect})
	f.all.SetScript(language.LookupScript(letter))
	return f.all.ResolveFace(letter)
}

// An Unprintable is a text with letters that no font has. They are printed as question marks unless the text is
// replaced.
type Unprintable struct{ Text, Letters string }

// UnprintableOf returns the unprintable names and other typed texts of a game.
func UnprintableOf(g *game.Game, by Fonts) ([]Unprintable, error) {
	texts := append(g.Names(), g.Setup().Title)
	for _, company := range g.Table().Layout().Companies {
		if company.Typed {
			texts = append(texts, company.Key)
		}
	}
	for _, step := range g.Steps() {
		if ruling, is := step.Entry.(*calc.Ruling); is {
			texts = append(texts, ruling.Reason)
		}
	}
	return unprintable(texts, by.paper(nil))
}

// UnprintableIn returns the unprintable names and other typed texts of a tournament.
func UnprintableIn(t *tournament.Tournament, s *tournament.State, by Fonts) ([]Unprintable, error) {
	texts := []string{t.Head().Title}
	for _, member := range s.Members {
		texts = append(texts, member.Name)
	}
	for _, award := range s.Awards {
		texts = append(texts, award.Award)
	}
	return unprintable(texts, by.paper(nil))
}

// unprintable returns those texts, without duplicates, that have letters which no font has.
func unprintable(texts []string, by export.PaperFonts) ([]Unprintable, error) {
	known, err := by.Letters()
	if err != nil {
		return nil, err
	}
	var all []Unprintable
	for _, text := range texts {
		one := Unprintable{text, known.Missing(text)}
		if one.Letters != "" && !slices.Contains(all, one) {
			all = append(all, one)
		}
	}
	return all, nil
}

func (f Fonts) signs() []*font.Face {
	var faces []*font.Face
	for _, file := range f.Signs {
		if face, err := font.ParseTTF(bytes.NewReader(file)); err == nil {
			faces = append(faces, face)
		}
	}
	return faces
}

// systemFonts returns the fonts in the system's usual folders. They are indexed in the user's cache, like those of the
// window; without a writable cache there are none.
func systemFonts() *fontscan.FontMap {
	cache := ""
	if inner := os.Getenv("FILESDIR"); inner != "" { // the only place for it on Android
		cache = filepath.Join(inner, "fontcache")
	}
	all := fontscan.NewFontMap(silent{})
	_ = all.UseSystemFonts(cache) // letters that cannot be printed without them are reported
	return all
}

// silent drops messages about broken fonts of the system.
type silent struct{}

func (silent) Printf(string, ...any) {}
