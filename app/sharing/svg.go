package sharing

import (
	"bytes"
	"fmt"

	"scripkeeper/ledger/qr"
)

// SVG draws a code black on white, a unit a module; it is as sharp at any size.
func SVG(code qr.Code) []byte {
	var out bytes.Buffer
	side := len(code.Modules)
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" shape-rendering="crispEdges">`+
		`<rect width="%d" height="%d" fill="#fff"/><path d="`, side, side, side, side)
	for y, row := range code.Modules {
		for x := 0; x < len(row); x++ {
			from := x
			for x < len(row) && row[x] {
				x++
			}
			if x > from {
				fmt.Fprintf(&out, "M%d %dh%dv1h-%dz", from, y, x-from, x-from)
			}
		}
	}
	out.WriteString(`"/></svg>`)
	return out.Bytes()
}
