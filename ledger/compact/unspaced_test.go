package compact

import (
	"bytes"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestEveryDigitIsAPairWithoutASpace(t *testing.T) {
	digits := 0
	for pair := range 1 << 16 {
		text := toBase45([]byte{byte(pair >> 8), byte(pair)})
		digit, ok := digitOf(pair)
		if ok == strings.Contains(text, " ") {
			t.Fatalf("pair %d, %q, is a digit: %t", pair, text, ok)
		}
		if !ok {
			continue
		}
		if digit != digits || pairOf(digit) != pair {
			t.Fatalf("pair %d is digit %d, must be %d; that digit is pair %d", pair, digit, digits, pairOf(digit))
		}
		digits++
	}
	if digits != unspacedPairs {
		t.Errorf("there are %d digits, not %d", digits, unspacedPairs)
	}
}

func TestUnspacedThereAndBackWithoutASpace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		data := rapid.SliceOf(rapid.Byte()).Draw(t, "data")
		pairs := unspaced(data)
		if text := toBase45(pairs); strings.Contains(text, " ") {
			t.Fatalf("%v becomes %q", data, text)
		}
		if len(pairs) > len(data)+len(data)/200+4 {
			t.Fatalf("%d bytes become %d", len(data), len(pairs))
		}
		back, err := spaced(pairs)
		if err != nil || !bytes.Equal(back, data) {
			t.Fatalf("%v comes back as %v, %v", data, back, err)
		}
	})
}

func FuzzSpaced(f *testing.F) {
	f.Add([]byte{})
	f.Add([]byte{0, 1})
	f.Add([]byte{0, 36})
	f.Add(unspaced([]byte("a game")))
	f.Fuzz(func(t *testing.T, pairs []byte) {
		data, err := spaced(pairs)
		if err == nil && !bytes.Equal(unspaced(data), pairs) {
			t.Fatalf("%v is read as %v, which is written %v", pairs, data, unspaced(data))
		}
	})
}
