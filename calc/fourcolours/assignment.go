package fourcolours

import (
	"bytes"
	"fmt"
	"strings"
)

// Free is the assignment of a card's uncoloured numbers to colours, in printed order. An item is a company's index plus
// one, or 0 for a number not assigned. Records write letters: "RGY".
type Free [3]int

// Assign returns a Free that gives uncoloured numbers to companies, in order.
func Assign(companies ...int) Free {
	var f Free
	for i, c := range companies[:min(len(companies), len(f))] {
		f[i] = c + 1
	}
	return f
}

// MarshalText writes the companies' codes. A number without a company is "-" if an assigned number follows.
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
