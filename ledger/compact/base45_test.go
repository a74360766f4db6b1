package compact

import (
	"bytes"
	"testing"

	"pgregory.net/rapid"
)

func TestBase45ExamplesOfTheRFC(t *testing.T) {
	for data, text := range map[string]string{
		"":         "",
		"AB":       "BB8",
		"Hello!!":  "%69 VD92EX0",
		"base-45":  "UJCLQE7W581",
		"ietf!":    "QED8WEX0",
		"\x00":     "00",
		"\xFF\xFF": "FGW",
	} {
		if got := toBase45([]byte(data)); got != text {
			t.Errorf("%q is written %q, must be %q", data, got, text)
		}
		if got, err := fromBase45(text); err != nil || string(got) != data {
			t.Errorf("%q is read as %q, %v; must be %q", text, got, err, data)
		}
	}
}

func TestBase45RefusesWhatTheRFCRefuses(t *testing.T) {
	for _, text := range []string{"GGW", ":::", "::", "A", "BB8A", "ab", "BB8bb8", "BB_", "Ä00", "5F5\n", "V5", "FGX"} {
		if data, err := fromBase45(text); err == nil {
			t.Errorf("%q is read as %v, must be refused", text, data)
		}
	}
}

func TestBase45ThereAndBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		data := rapid.SliceOf(rapid.Byte()).Draw(t, "data")
		back, err := fromBase45(toBase45(data))
		if err != nil || !bytes.Equal(back, data) {
			t.Fatalf("%v comes back as %v, %v", data, back, err)
		}
	})
}

func FuzzBase45(f *testing.F) {
	for _, seed := range []string{"", "BB8", "%69 VD92EX0", "GGW", ":::", "ab", "A", "V5"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		data, err := fromBase45(text)
		if err == nil && toBase45(data) != text {
			t.Fatalf("%q is read as %v, which is written %q", text, data, toBase45(data))
		}
	})
}
