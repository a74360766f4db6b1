package qr

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/qr/photo"
)

type degraded struct {
	kind, text string
	file       []byte
}

func kinds() map[string][2]photo.Shot {
	with := func(moderate, bad photo.Shot) [2]photo.Shot {
		shots := [2]photo.Shot{moderate, bad}
		for i := range shots {
			s := &shots[i]
			if s.Width == 0 {
				s.Width, s.Height = 1280, 720
			}
			if s.Share == 0 {
				s.Share = 0.75
			}
			s.Noise = max(s.Noise, 3)
			s.Blur = max(s.Blur, 0.7)
		}
		return shots
	}
	return map[string][2]photo.Shot{
		"turned":  with(photo.Shot{Turn: 15}, photo.Shot{Turn: 38}),
		"tilted":  with(photo.Shot{Tilt: 25, Lean: 20, Turn: 5}, photo.Shot{Tilt: 35, Lean: 130, Turn: -8}),
		"blurred": with(photo.Shot{Blur: 1.8}, photo.Shot{Blur: 2.4}),
		"noisy":   with(photo.Shot{Noise: 18}, photo.Shot{Noise: 28}),
		"pale":    with(photo.Shot{Contrast: 60}, photo.Shot{Contrast: 40}),
		"shaded":  with(photo.Shot{Shade: 0.5}, photo.Shot{Shade: 0.75}),
		"packed":  with(photo.Shot{Turn: 6}, photo.Shot{Turn: -11, Share: 0.6}),
		"small":   with(photo.Shot{Share: 0.28}, photo.Shot{Share: 0.25}),
		"of 12 MP": with(photo.Shot{Width: 4000, Height: 3000, Share: 0.5, Tilt: 10, Turn: 12, Blur: 3},
			photo.Shot{Width: 4000, Height: 3000, Share: 0.3, Tilt: 15, Lean: 70, Blur: 3, Noise: 8}),
		"all": with(photo.Shot{Tilt: 12, Turn: 10, Blur: 1, Noise: 6, Contrast: 140, Shade: 0.3, Share: 0.6},
			photo.Shot{Tilt: 25, Lean: 200, Turn: -14, Blur: 1.3, Noise: 8, Contrast: 110, Shade: 0.4, Share: 0.65}),
	}
}

// degradedSet returns pictures of codes in three sizes with the named defects or, without names, with all defects.
func degradedSet(t testing.TB, only ...string) []degraded {
	t.Helper()
	texts, luck := ladder(), rand.New(rand.NewPCG(9, 60))
	var set []degraded
	all := kinds()
	for _, kind := range slices.Sorted(maps.Keys(all)) {
		if len(only) > 0 && !slices.Contains(only, kind) {
			continue
		}
		for i, shot := range all[kind] {
			for _, version := range []int{5, 8, 10} {
				code := must.Get(Encode(texts[version]))(t)
				quality := 85
				if kind == "packed" {
					quality = []int{30, 15}[i]
				}
				set = append(set, degraded{kind, texts[version], asJPEG(t, shot.Take(code.Image(8), luck), quality)})
			}
		}
	}
	return set
}

func BenchmarkDegradedPictures(b *testing.B) { benchmarkReading(b, degradedSet(b)) }

// benchmarkReading reports how many pictures were read, the longest time, and how many the program zbarimg reads.
func benchmarkReading(b *testing.B, set []degraded) {
	read, slowest, missed := 0, time.Duration(0), map[string]int{} // slowest counts only pictures that are read
	for b.Loop() {
		read, missed = 0, map[string]int{}
		for _, d := range set {
			began := time.Now()
			text, err := ReadPicture(b.Context(), d.file)
			expect.True(b, err != nil || text == d.text, "%s: %q is read where %q is drawn", d.kind, text, d.text)
			if err == nil && text == d.text {
				read++
				slowest = max(slowest, time.Since(began))
			} else {
				missed[d.kind]++
			}
		}
	}
	b.StopTimer()
	b.ReportMetric(float64(read), fmt.Sprint("read/", len(set)))
	b.ReportMetric(float64(byZbar(b, set)), fmt.Sprint("zbarimg/", len(set)))
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N*len(set)), "ms/picture")
	b.ReportMetric(float64(slowest.Milliseconds()), "ms/slowest")
	if len(missed) > 0 {
		b.Logf("missed: %v", missed)
	}
}

func byZbar(b *testing.B, set []degraded) (read int) {
	dir := b.TempDir()
	for i, d := range set {
		path := filepath.Join(dir, fmt.Sprint(i, ".jpg"))
		must.Do(b, os.WriteFile(path, d.file, 0o600))
		out, _ := exec.Command("zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", path).Output()
		if string(bytes.TrimSuffix(out, []byte("\n"))) == d.text {
			read++
		}
	}
	return read
}

// A small code is also searched in enlarged and reduced pictures, because a search at one size misses some codes.
func TestPicturesAsPeopleTakeThemAreRead(t *testing.T) {
	must.HaveTime(t)
	kinds := []string{"turned", "blurred", "tilted", "small"}
	read, set := 0, degradedSet(t, kinds[:ledgertest.Quick(1, len(kinds))]...)
	for _, d := range set {
		if text, err := ReadPicture(t.Context(), d.file); err == nil && text == d.text {
			read++
		}
	}
	expect.True(t, read >= len(set)-2, "%d of %d are read", read, len(set))
}
