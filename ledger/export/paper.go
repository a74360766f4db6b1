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

// A Paper is a game as it is printed, in sentences that the caller wrote, see [PDF]. Empty parts are left out.
type Paper struct {
	// Title is the game played, Occasion when and by whom, Headline the winner.
	Title, Occasion, Headline string
	PlacesTitle               string
	Places                    []PaperPlace
	Charts                    []PaperChart
	// Number formats a figure beside a chart.
	Number   func(int) string
	LogTitle string
	Log      []PaperEntry
	Foot     string
	// At is when the game was played, zero if unknown. Printing the same paper always gives the same file.
	At time.Time
}

// A PaperPlace is one player's place, with rank and worth as printed, and the sum that makes up the worth.
type PaperPlace struct{ Rank, Name, Worth, Sum string }

// A PaperChart shows the course of some figures, from the opening on and after each entry that counts.
type PaperChart struct {
	Title string
	Lines []PaperLine
}

// A PaperLine is a line of a chart, with an edge color that makes it visible on paper. First is the number of entries
// before its first value; it has at least one, and all lines end at the same entry.
type PaperLine struct {
	Name        string
	Color, Edge color.NRGBA
	First       int
	Values      []int
}

func (l PaperLine) last() int { return l.First + len(l.Values) - 1 }

// A PaperEntry is an entry of the log with its effects. Heading is set where a round begins.
type PaperEntry struct {
	Heading, Number, Title string
	Lines                  []string
}

// PaperFonts are the fonts of a paper. Only the letters needed are embedded in the file.
type PaperFonts struct {
	// Regular and Bold are TrueType fonts.
	Regular, Bold []byte
	// Others returns another font that has a letter, or nil. It is asked only for letters that the two lack.
	Others func(letter rune, bold bool) *font.Face
	// Instead gives replacements for some texts, such as a name whose letters no font has.
	Instead map[string]string
}

// replacer replaces the texts of Instead, long ones first.
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
