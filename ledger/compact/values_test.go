package compact

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"math"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

type toldValue struct {
	field *calc.Field
	value int
}

func drawTold(t *rapid.T) toldValue {
	low, step := rapid.IntRange(-5000, 5000).Draw(t, "low"), rapid.SampledFrom([]int{1, 1, 5, 10, 1000}).Draw(t, "step")
	count := rapid.OneOf(rapid.IntRange(1, 6), rapid.IntRange(100, 150), rapid.IntRange(1, 1_000_000)).Draw(t, "count")
	if rapid.Bool().Draw(t, "even") {
		low *= step
	}
	f := &calc.Field{
		Seat: calc.None, Company: rapid.IntRange(calc.None, 3).Draw(t, "company"),
		Likely: rapid.IntRange(-10, 10).Draw(t, "likely"), Allowed: calc.Steps(low, low+(count-1)*step, step),
	}
	if count < 200 && rapid.Bool().Draw(t, "known") {
		f.Odds = rapid.SliceOfN(rapid.IntRange(-1, 1<<40), count, count).Draw(t, "odds")
	}
	return toldValue{f, f.Allowed.At(rapid.IntRange(0, count-1).Draw(t, "place"))}
}

func TestValuesOfAllRangesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		values := rapid.SliceOf(rapid.Custom(drawTold)).Draw(t, "values")
		q := question{"test", "test value"}
		w := newWriter(false)
		for _, v := range values {
			w.value(q, v.field, v.field.Likely, v.value)
		}
		data := must.Get(w.done())(t)
		r := newReader(data, false)
		for _, v := range values {
			if got := r.value(q, v.field, v.field.Likely, 0); got != v.value || r.err != nil {
				t.Fatalf("%d of %+v comes back as %d, %v", v.value, v.field.Allowed, got, r.err)
			}
		}
	})
}

func written(t *testing.T, allowed calc.Allowed, odds []int, values ...int) int {
	t.Helper()
	w := newWriter(false)
	for _, v := range values {
		f := &calc.Field{Seat: calc.None, Company: calc.None, Likely: calc.None, Allowed: allowed, Odds: odds}
		w.value(question{"test", "test value"}, f, calc.None, v)
	}
	data := must.Get(w.done())(t)
	return len(data)
}

func TestWhatIsUsualCostsLittle(t *testing.T) {
	same, round, odd := make([]int, 60), make([]int, 60), make([]int, 60)
	for i := range same {
		same[i], round[i], odd[i] = 7, 1000*(i*37%100), i*7919%100_000
	}
	n := written(t, calc.Range(0, 99), nil, same...)
	expect.True(t, n <= 30, "sixty times one of a hundred values is %d bytes", n)
	if all, even := written(t, calc.Range(0, 99_999), nil, odd...),
		written(t, calc.Range(0, 99_999), nil, round...); even > all*2/3 {
		t.Errorf("sixty round sums are %d bytes, others %d", even, all)
	}
	odds := make([]int, 100)
	odds[7] = 10_000
	if n := written(t, calc.Range(0, 99), odds, same...); n > 3 {
		t.Errorf("sixty times what is nearly certain is %d bytes", n)
	}
}

func TestWordsLikeTheSampleCostLittle(t *testing.T) {
	size := func(words string) int {
		w := newWriter(false)
		w.words(words)
		data := must.Get(w.done())(t)
		return len(data)
	}
	n := size("Christian")
	expect.True(t, n <= 4, "a usual name is %d bytes", n)
	if n := size("Жёлудь"); n > 2*len("Жёлудь") {
		t.Errorf("a name in other letters is %d bytes", n)
	}
}

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

// Any change to the sample, even an addition for a new game, would make older codes unreadable.
func TestTheSampleOfWordsIsFrozen(t *testing.T) {
	const frozen = "e784e153cd2f8bf673204c6544091d5dfd826e2f6bf10f3586578abd9e3639ca"
	sum := sha256.Sum256([]byte(sample))
	expect.True(t, hex.EncodeToString(sum[:]) == frozen, "the sample has changed: its SHA-256 is %x", sum)
}
