package live

import (
	"fmt"
	"strings"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/palette"
)

// colours are the window's as a style sheet, by day and by night: those of the page as properties of its root, those of
// companies by the classes c-blue and so on, those of series and pawns by s-0 and so on.
func colours() []byte {
	var all strings.Builder
	themed(&all, false)
	all.WriteString("@media (prefers-color-scheme:dark){\n")
	themed(&all, true)
	all.WriteString("}\n")
	return []byte(all.String())
}

// themed writes the colours of one theme.
func themed(all *strings.Builder, dark bool) {
	all.WriteString(":root{")
	for _, name := range []string{"paper", "felt", "card", "ink", "ink.soft", "rule", "edge", "turn", "turn.on",
		"turn.wash", "gain", "loss", "bar", "bar.on"} {
		fmt.Fprintf(all, "--%s:%s;", strings.ReplaceAll(name, ".", "-"), shade(name, dark))
	}
	all.WriteString("}\n")
	for _, suit := range append(emblem.Suits(), emblem.Plain()) {
		company := palette.Company(suit.Key)
		suited(all, "c-"+suit.Key, shade(company, dark), shade(company+".ink", dark))
	}
	for n := range palette.SeriesCount {
		line := shade(palette.Series(n), dark)
		suited(all, fmt.Sprint("s-", n), line, line)
	}
}

// suited writes a class of what is filled with one colour, and outlined and written with another.
func suited(all *strings.Builder, class, fill, ink string) {
	fmt.Fprintf(all, ".%s{--fill:%s;--suit:%s}\n", class, fill, ink)
}

// shade is a colour of the palette as a style sheet has it. All that the page asks for are there, and opaque.
func shade(name string, dark bool) string {
	of, _ := palette.Of(name)
	c := of.Color(dark)
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}
