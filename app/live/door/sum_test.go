package door

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestSumsAreRead(t *testing.T) {
	for typed, want := range map[string]int{
		"0": 0, "7": 7, "1 200": 1200, "1,200": 1200, "1.200": 1200, "1'200": 1200, "1\u202f200": 1200, "-30": -30,
		"–30": -30, "−30": -30, "3×40+20": 140, "3x40": 120, "2*3*4-5": 19, "1200+50": 1250, "10-5-5": 0,
		"999999999": 999_999_999,
	} {
		got, read := Sum(typed)
		expect.True(t, read && got == want, "%q is %d, %t; want %d", typed, got, read, want)
	}
	for _, typed := range []string{"", " ", "a", "5+", "+5", "--5", "3××4", "1234567890", "10e3", "٣", "1,5", "1.5", "12,00", "3×1,5",
		"999999999×999999999", "999999999+999999999"} {
		if got, read := Sum(typed); read {
			t.Errorf("%q is taken as %d", typed, got)
		}
	}
}
