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

// Fonts are those of the program, as files: two of text, which have the letters of Europe, and some of signs. A program
// may be built without signs.
type Fonts struct {
	Regular, Bold []byte
	Signs         [][]byte
}

// paper is what is printed with: these fonts, and for other letters those of the system. Nothing is looked for before a
// letter needs it.
func (f Fonts) paper(instead map[string]string) export.PaperFonts {
	found := foundFonts{own: f, system: systemFonts}
	return export.PaperFonts{Regular: f.Regular, Bold: f.Bold, Others: found.of, Instead: instead}
}

// foundFonts finds fonts by letter: first those for signs that are in the program, then those of the system.
type foundFonts struct {
	own    Fonts
	signs  []*font.Face
	system func() *fontscan.FontMap
	all    *fontscan.FontMap
}

// of is a font that has a letter, nil where none is found.
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

// An Unprintable is a text with letters that no font here has. They are printed as question marks where nothing else is
// printed instead of the text.
type Unprintable struct{ Text, Letters string }

// UnprintableOf are the names and the other words of the people of a game that cannot be printed.
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

// UnprintableIn are those of a tournament.
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

// unprintable are the texts of some, each once, that have letters which no font has.
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

// signs are the fonts of signs that can be read.
func (f Fonts) signs() []*font.Face {
	var faces []*font.Face
	for _, file := range f.Signs {
		if face, err := font.ParseTTF(bytes.NewReader(file)); err == nil {
			faces = append(faces, face)
		}
	}
	return faces
}

// systemFonts are the fonts in the usual folders of the system. What they have is remembered in the user's cache, as
// the window does it; where that cannot be written there are none.
func systemFonts() *fontscan.FontMap {
	cache := ""
	if inner := os.Getenv("FILESDIR"); inner != "" { // the only place for it on Android
		cache = filepath.Join(inner, "fontcache")
	}
	all := fontscan.NewFontMap(silent{})
	_ = all.UseSystemFonts(cache) // without them some letters cannot be printed, which is told
	return all
}

// silent keeps to itself which fonts of the system are broken.
type silent struct{}

// Printf does nothing.
func (silent) Printf(string, ...any) {}
