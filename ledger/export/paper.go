package export

import (
	"cmp"
	"image/color"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/go-text/typesetting/font"
)

// A Paper is a game as it is printed, in sentences that somebody else wrote: see [PDF]. A part that is empty is left
// out.
type Paper struct {
	// Title is what was played, Occasion when and by whom, Headline who won.
	Title, Occasion, Headline string
	// Places are the standing, the first first, under a title.
	PlacesTitle string
	Places      []PaperPlace
	Charts      []PaperChart
	// Number writes a figure beside a chart.
	Number func(int) string
	// Log is every entry, the first first, under a title.
	LogTitle string
	Log      []PaperEntry
	// Foot stands below every page.
	Foot string
	// At is when the game was played; zero where nobody knows. The same paper always gives the same file.
	At time.Time
}

// A PaperPlace is one player's place: the rank and the worth as they are printed, and the sum that the worth is.
type PaperPlace struct{ Rank, Name, Worth, Sum string }

// A PaperChart is how some figures went, from the opening on and after each entry that counts.
type PaperChart struct {
	Title string
	Lines []PaperLine
}

// A PaperLine is one line of a chart, in a colour with an edge that shows it on paper. Its first value, of at least
// one, comes after so many entries; all lines end at the same.
type PaperLine struct {
	Name        string
	Color, Edge color.NRGBA
	First       int
	Values      []int
}

// last is the entry with the last value.
func (l PaperLine) last() int { return l.First + len(l.Values) - 1 }

// A PaperEntry is an entry of the log with what it did. The heading stands above it, where a round begins.
type PaperEntry struct {
	Heading, Number, Title string
	Lines                  []string
}

// PaperFonts are what a paper is printed with. Only the letters that it needs come into the file.
type PaperFonts struct {
	// Regular and Bold are two fonts (TrueType).
	Regular, Bold []byte
	// Others finds another font that has a letter, nil where there is none. It is asked only for what the two lack.
	Others func(letter rune, bold bool) *font.Face
	// Instead is what is printed in the place of some texts, such as of a name whose letters no font has.
	Instead map[string]string
}

// replacer puts what is printed instead in the place of the texts, of a long one before that of a shorter one.
func (fonts PaperFonts) replacer() *strings.Replacer {
	texts := slices.SortedFunc(maps.Keys(fonts.Instead), func(a, b string) int {
		return cmp.Or(cmp.Compare(len(b), len(a)), cmp.Compare(a, b))
	})
	var pairs []string
	for _, text := range texts {
		pairs = append(pairs, text, fonts.Instead[text])
	}
	return strings.NewReplacer(pairs...)
}
