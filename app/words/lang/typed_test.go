package lang

import "testing"

// What is typed is a whole number where marks part thousands and nothing else, in whatever language somebody writes.
func TestTypedNumbersAreWhole(t *testing.T) {
	for typed, want := range map[string]string{
		"": "", " ": "", "7": "7", "007": "007", "1200": "1200", "1,200": "1200", "1.200": "1200", "1 200": "1200",
		"1'200": "1200", "1’200": "1200", "1\u202f200": "1200", "1\u2009200\u2009300": "1200300", " 12,345 ": "12345",
		"–40": "-40", "− 40": "-40", "10 + 15 - 5": "10+15-5", "1,200+50": "1200+50", "3 × 1.200": "3×1200", "+5": "+5",
		"5+": "5+", "a": "a", "12a": "12a",
	} {
		if got, read := Typed(typed); !read || got != want {
			t.Errorf("%q is %q, %t; want %q", typed, got, read, want)
		}
	}
	for _, typed := range []string{
		"1,5", "1.5", "1 5", "12,00", "1,2005", "1234,567", "0,500", "0.500", "1,200.5", "1,200.500", "1.200,00",
		"1,,200", "1, 200", "1,", ",5", "1,200,", "1,+2", "2+1,5", "1  200",
	} {
		if got, read := Typed(typed); read {
			t.Errorf("%q is read as %q", typed, got)
		}
	}
}
