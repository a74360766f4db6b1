package fourcolours

import (
	"bytes"
	"fmt"
	"strings"

	"scripkeeper/calc"
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

// Refusal looks at where the uncoloured numbers of a card go, of which it has some: each to another colour, none to the
// card's own. Field names the field of a number. Refusals: free.extra, free.missing, free.own, free.twice.
func (f Free) Refusal(own, numbers int, field func(number int) string) *calc.Refusal {
	var taken [Colours]bool
	for i, assigned := range f {
		company := assigned - 1
		switch {
		case i >= numbers && assigned == 0:
			continue
		case i >= numbers:
			return calc.Refuse("free.extra", field(i)).With("count", numbers)
		case assigned == 0:
			return calc.Missing("free.missing", field(i)).With("count", numbers)
		case company < 0 || company >= Colours:
			return calc.Refuse("free.missing", field(i)).With("count", numbers)
		case company == own || taken[company]:
			return Taken(field(i), "", calc.None, own, taken)(company)
		}
		taken[company] = true
	}
	return nil
}

// Taken refuses, in the field of an uncoloured number of a seat's card, the card's own colour and those that other numbers
// went to.
func Taken(field, rule string, seat, own int, taken [Colours]bool) func(company int) *calc.Refusal {
	return func(company int) *calc.Refusal {
		code := "free.own"
		switch {
		case company == own:
		case taken[company]:
			code = "free.twice"
		default:
			return nil
		}
		return calc.Refuse(code, field).Under(rule).Seated(seat).About(company)
	}
}
