package compact

import (
	"math/rand/v2"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/qr"
)

func sent(t rapid.TB, size int) string {
	t.Helper()
	payload := make([]byte, size)
	luck := rand.New(rand.NewPCG(uint64(size), 1))
	for i := range payload {
		payload[i] = byte(luck.IntN(256))
	}
	return must.Get(seal(payload))(t)
}

func framesOf(t rapid.TB, text string) []string {
	t.Helper()
	return must.Get(Frames(text))(t)
}

func TestAnyFramesGiveTheCode(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := sent(t, rapid.IntRange(0, 6_000).Draw(t, "bytes"))
		frames := framesOf(t, text)
		needed := len(frames) / spread
		var g FrameCollector
		for i, frame := range rapid.Permutation(frames).Draw(t, "frames")[:needed] {
			code := must.Get(g.Add(strings.ToLower(frame) + "\n"))(t)
			if have, of := g.Progress(); code == "" && (have != i+1 || of != needed) {
				t.Fatalf("after %d of %d frames there are %d of %d", i+1, needed, have, of)
			}
			must.Hold(t, (code == text) == (i+1 == needed),
				"after %d of %d frames the code is %q", i+1, needed, code)
		}
	})
}

// A frame fits a QR code of version 8 at level L.
func TestAFrameIsASmallCode(t *testing.T) {
	sizes := []int{0, 1, 169, 170, 171, 400, 863, 5_000, maxNeeded*shareSize - lengthSize}
	for _, size := range sizes[:ledgertest.Quick(7, len(sizes))] {
		for _, frame := range framesOf(t, sent(t, size)) {
			code, err := qr.EncodeFrame(frame)
			must.Hold(t, err == nil && code.Version <= 8,
				"%d bytes: a frame of %d characters has version %d, %v", size, len(frame), code.Version, err)
		}
	}
	expect.Equal(t, fault(ledgertest.Second(Frames(sent(t, maxNeeded*shareSize)))), "code.big",
		"more than frames can hold")
}

func TestFramesInLinesAreGathered(t *testing.T) {
	text := sent(t, 700)
	frames := framesOf(t, text)
	code, err := JoinFrames(strings.Join(frames[2:7], "\r\n") + "\n")
	expect.True(t, err == nil && code == text, "%q, %v", code, err)
	if _, err := JoinFrames(strings.Join(frames[:3], "\n")); fault(err) != "code.frames" ||
		err.(*ledger.Fault).Detail != "2" {
		t.Errorf("three of five: %v", err)
	}
	expect.Equal(t, fault(ledgertest.Second(JoinFrames(frames[0]+"\n"+text))), "code.foreign", "a code among frames")
}

func TestAFrameOfAnotherCodeBeginsAnew(t *testing.T) {
	one, other := framesOf(t, sent(t, 700)), framesOf(t, sent(t, 701))
	var g FrameCollector
	add := func(frame string) string {
		return must.Get(g.Add(frame))(t)
	}
	for _, frame := range one[:len(one)/spread-1] {
		add(frame)
	}
	add(other[0])
	have, needed := g.Progress()
	expect.True(t, have == 1 && needed == len(other)/spread, "%d of %d", have, needed)
	code := ""
	for _, frame := range other[1 : len(other)/spread] {
		code = add(frame)
	}
	expect.Equal(t, code, sent(t, 701), "the other code")
}

func TestFramesThatAreNone(t *testing.T) {
	frame := framesOf(t, sent(t, 700))[3]
	parts := strings.Split(frame, ":")
	with := func(part int, text string) string {
		changed := append([]string(nil), parts...)
		changed[part] = text
		return strings.Join(changed, ":")
	}
	for text, want := range map[string]string{
		"":                                "code.foreign",
		"HTTPS://EXAMPLE.ORG/":            "code.foreign",
		"WIFI:S:HOME;;":                   "code.foreign",
		sent(t, 10):                       "code.foreign",
		"SF":                              "code.cut",
		"SF2":                             "code.cut",
		"SF3:" + frame[4:]:                "code.newer",
		"SF1:" + frame[4:]:                "code.older",
		"SF2:":                            "code.damaged",
		"SF2:5:1":                         "code.damaged",
		frame[:len(frame)-1]:              "code.damaged",
		frame + "0":                       "code.damaged",
		with(1, "86"):                     "code.damaged",
		with(1, "0"):                      "code.damaged",
		with(1, "9999999999999999999"):    "code.damaged",
		with(2, "15"):                     "code.damaged",
		with(2, "-1"):                     "code.damaged",
		with(2, "4"):                      "code.damaged",
		with(3, "00000000"):               "code.damaged",
		with(3, "0"):                      "code.damaged",
		with(4, ""):                       "code.damaged",
		with(4, strings.Repeat("Z", 400)): "code.damaged",
	} {
		var g FrameCollector
		code, err := g.Add(text)
		expect.True(t, fault(err) == want && code == "", "%.40q: %q, %v; must be %s", text, code, err, want)
		have, needed := g.Progress()
		expect.True(t, have == 0 && needed == 0, "%.40q: %d of %d", text, have, needed)
	}
}

func TestForgedFramesAreDamaged(t *testing.T) {
	var g FrameCollector
	code, err := "", error(nil)
	for i := range 3 {
		code, err = g.Add(share{"00000000", 3, i, []byte{0, byte(9 * i), 1}}.text())
	}
	expect.True(t, fault(err) == "code.damaged" && code == "", "%q, %v", code, err)
}

func FuzzGathering(f *testing.F) {
	frames := framesOf(f, sent(f, 400))
	f.Add(strings.Join(frames, "\n"))
	f.Add(frames[0] + "\n" + frames[1])
	f.Add("SF2:1:0:00000000:1")
	f.Add(share{"00000000", 1, 0, []byte{0, 200, 1}}.text())
	f.Fuzz(func(t *testing.T, text string) {
		var g FrameCollector
		for frame := range strings.Lines(text) {
			code, err := g.Add(frame)
			checkFault(t, err)
			have, needed := g.Progress()
			must.Hold(t, have >= 0 && have <= needed, "%d of %d", have, needed)
			_, failed := unseal(code)
			must.Hold(t, code == "" || failed == nil, "%q is no code: %v", code, failed)
		}
	})
}

// BenchmarkFramesShownUntilRead counts the frames shown until a receiver has read a code that needs five frames. The
// receiver starts with any frame and misses one frame in five.
func BenchmarkFramesShownUntilRead(b *testing.B) {
	frames := framesOf(b, sent(b, 5*shareSize-lengthSize))
	luck := rand.New(rand.NewPCG(5, 20))
	shown, games := 0, 0
	for b.Loop() {
		var g FrameCollector
		at := luck.IntN(len(frames))
		for code := ""; code == ""; at++ {
			shown++
			if luck.IntN(5) == 0 {
				continue
			}
			code = must.Get(g.Add(frames[at%len(frames)]))(b)
		}
		games++
	}
	b.ReportMetric(float64(shown)/float64(games), "frames")
}
