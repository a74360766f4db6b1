package compact

import (
	"bytes"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestBytesThereAndBackInTheCharactersOfACode(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		data := rapid.SliceOf(rapid.Byte()).Draw(t, "data")
		text := toAlphanumeric(data)
		must.Hold(t, strings.Trim(text, alphabet) == "" && !strings.Contains(text, " "),
			"%v becomes %q", data, text)
		must.Hold(t, float64(len(text)) <= math.Ceil(float64(8*len(data)+1)/math.Log2(44)),
			"%d bytes become %d characters", len(data), len(text))
		back, err := fromAlphanumeric(text)
		must.Hold(t, err == nil && bytes.Equal(back, data), "%v comes back as %v, %v", data, back, err)
	})
}

func TestOtherTextIsNoAlphanumeric(t *testing.T) {
	for _, text := range []string{"", "0", "01", "2", "ab", "A B", "-1", "+1", "1_0", "Ä", "\x00", "1\n"} {
		data, err := fromAlphanumeric(text)
		expect.True(t, err != nil, "%q is read as %v", text, data)
	}
}

func FuzzAlphanumeric(f *testing.F) {
	for _, seed := range []string{"", "1", "5$", "AB:C", "-1", "ab", "A B"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		data, err := fromAlphanumeric(text)
		if err == nil && toAlphanumeric(data) != text {
			t.Fatalf("%q is read as %v, which is written %q", text, data, toAlphanumeric(data))
		}
	})
}
