package lang

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestNumbersAreWrittenInEnglish(t *testing.T) {
	for _, c := range []struct {
		n            int
		plain, signs string
	}{
		{0, "0", "0"}, {7, "7", "+7"}, {-7, "–7", "–7"}, {999, "999", "+999"}, {1000, "1,000", "+1,000"},
		{12345, "12,345", "+12,345"}, {-1234567, "–1,234,567", "–1,234,567"},
	} {
		expect.Equal(t, English().Number(c.n), c.plain, "%d", c.n)
		expect.Equal(t, English().Signed(c.n), c.signs, "%d as a difference", c.n)
	}
}

// Each language parts thousands in its own way: Spanish only from five digits on.
func TestNumbersAreWrittenAsTheLanguageDoes(t *testing.T) {
	spanish := New("es", map[string]string{
		"number.thousands": ".", "number.thousands.from": "5", "number.point": ",",
	}, English())
	expect.Equal(t, spanish.Number(1234), "1234", "four digits")
	expect.Equal(t, spanish.Number(12345), "12.345", "five digits")
	expect.Equal(t, spanish.Decimal(Decimal{-5, 2}), "–0,05", "a fraction")
	expect.Equal(t, spanish.Decimal(Decimal{1234567, 2}), "12.345,67", "a fraction of a large number")
}

// Thousands are parted from as many digits as CLDR has it: in Spanish and Polish from five digits on.
func TestThousandsArePartedFromAsManyDigitsAsCLDRHasIt(t *testing.T) {
	want := map[string]string{"en": "1,234 12,345", "de": "1.234 12.345", "fr": "1\u202f234 12\u202f345",
		"es": "1234 12.345", "pl": "1234 12\u202f345", "uk": "1\u202f234 12\u202f345"}
	for _, l := range Languages() {
		expect.Equal(t, l.Number(1234)+" "+l.Number(12345), want[l.Tag()], "%s", l.Tag())
	}
}
