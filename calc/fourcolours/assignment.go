package fourcolours

import (
	"bytes"
	"fmt"
	"strings"
)

// A Free says which colour each uncoloured number of a card goes to, in the order printed. Each item is a
// company plus one; 0 is not said. In records it is written as codes: "RGY".
type Free [3]int

// Assign makes a Free of companies in the order of the card's free numbers.
func Assign(companies ...int) Free {
	var f Free
	for i, c := range companies[:min(len(companies), len(f))] {
		f[i] = c + 1
	}
	return f
}

// MarshalText writes the companies' codes, "-" for one that is not said before one that is.
func (f Free) MarshalText() ([]byte, error) {
	text := make([]byte, 0, len(f))
	for _, c := range f {
		if c < 1 || c > Colours {
			text = append(text, '-')
			continue
		}
		text = append(text, Codes[c-1])
	}
	return bytes.TrimRight(text, "-"), nil
}

// UnmarshalText reads what MarshalText writes.
func (f *Free) UnmarshalText(text []byte) error {
	if len(text) > len(f) {
		return fmt.Errorf("free names %d colours, at most %d are possible", len(text), len(f))
	}
	*f = Free{}
	for i, code := range text {
		if code == '-' {
			continue
		}
		company := strings.IndexByte(Codes, code)
		if company < 0 {
			return fmt.Errorf("free names the colour %q; there are only %s", code, Codes)
		}
		f[i] = company + 1
	}
	return nil
}
