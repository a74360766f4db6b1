package words

import "testing"

func TestNumbers(t *testing.T) {
	for _, c := range []struct {
		n            int
		plain, signs string
	}{
		{0, "0", "0"}, {7, "7", "+7"}, {-7, "–7", "–7"}, {999, "999", "+999"}, {1000, "1\u2009000", "+1\u2009000"},
		{12345, "12\u2009345", "+12\u2009345"}, {-1234567, "–1\u2009234\u2009567", "–1\u2009234\u2009567"},
	} {
		reads(t, Number(c.n), c.plain)
		reads(t, Signed(c.n), c.signs)
	}
}
