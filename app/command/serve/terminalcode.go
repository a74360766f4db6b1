package serve

import (
	"strings"

	"scripkeeper/ledger/qr"
)

// codeOf draws the code of a link for a terminal, two modules a character, one above the other: light ones as blocks,
// because most terminals write light on dark. It is empty for a link that no code holds.
func codeOf(link string) string {
	code, err := qr.EncodeLink(link)
	if err != nil {
		return ""
	}
	var out strings.Builder
	for y := 0; y < len(code.Modules); y += 2 {
		for x, above := range code.Modules[y] {
			below := y+1 >= len(code.Modules) || code.Modules[y+1][x]
			switch {
			case !above && !below:
				out.WriteRune('█')
			case !above:
				out.WriteRune('▀')
			case !below:
				out.WriteRune('▄')
			default:
				out.WriteByte(' ')
			}
		}
		out.WriteByte('\n')
	}
	return out.String()
}
