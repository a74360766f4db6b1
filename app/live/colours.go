package live

import (
	"fmt"
	"strings"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/palette"
)

// colours returns the app's colours as CSS for both themes: root properties for the page, classes such as c-blue for
// companies, and classes such as s-0 for series and pawns.
func colours() []byte {
	var all strings.Builder
	themed(&all, false)
	all.WriteString("@media (prefers-color-scheme:dark){\n")
	themed(&all, true)
	all.WriteString("}\n")
	return []byte(all.String())
}

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

func suited(all *strings.Builder, class, fill, ink string) {
	fmt.Fprintf(all, ".%s{--fill:%s;--suit:%s}\n", class, fill, ink)
}

func shade(name string, dark bool) string {
	of, _ := palette.Of(name)
	c := of.Color(dark)
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}
