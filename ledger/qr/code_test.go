package qr

import (
	"image"
	"image/color"
	"image/draw"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/internal/ledgertest"
)

var fault = ledgertest.CodeOf

func TestZbarReadsEveryVersionThatIsDrawn(t *testing.T) {
	zbarimg := must.Installed(t, "zbarimg")
	for version, text := range ladder() {
		code := must.Get(Encode(text))(t)
		file := filepath.Join(t.TempDir(), "code.png")
		must.Do(t, os.WriteFile(file, asPNG(t, code.Image(4)), 0o600))
		read, err := exec.Command(zbarimg, "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", file).Output()
		expect.True(t, err == nil && strings.TrimSuffix(string(read), "\n") == text,
			"version %d: zbarimg reads %q, %v; must be %q", version, read, err, text)
	}
}

func TestTheCodeHasItsQuietZoneAndItsSize(t *testing.T) {
	for version, text := range ladder() {
		code := must.Get(Encode(text))(t)
		side := 17 + 4*version + 2*QuietZone
		must.Hold(t, code.Version == version && len(code.Modules) == side,
			"version %d has %d rows, must have %d", code.Version, len(code.Modules), side)
		for y, row := range code.Modules {
			must.Hold(t, len(row) == side, "version %d: row %d has %d modules", version, y, len(row))
			for x, dark := range row {
				border := min(x, y, side-1-x, side-1-y) < QuietZone
				must.Hold(t, !dark || !border, "version %d: module %d, %d of the quiet zone is dark", version, x, y)
			}
		}
		expect.True(t, code.Modules[QuietZone][QuietZone] && code.Modules[side-1-QuietZone][QuietZone],
			"version %d: the quiet zone is wider than %d", version, QuietZone)
	}
}

func TestTheImageIsBlackAndWhiteAtWholePixels(t *testing.T) {
	code := must.Get(Encode("HELLO WORLD"))(t)
	for _, scale := range []int{-1, 1, 3, 8} {
		img := code.Image(scale)
		scale = max(1, scale)
		if side := len(code.Modules) * scale; img.Bounds().Dx() != side || img.Bounds().Dy() != side {
			t.Fatalf("at %d pixels a module the picture is %v", scale, img.Bounds())
		}
		for y := range img.Bounds().Dy() {
			for x := range img.Bounds().Dx() {
				want := color.White
				if code.Modules[y/scale][x/scale] {
					want = color.Black
				}
				must.Hold(t, color.Gray16Model.Convert(img.At(x, y)) == want,
					"pixel %d, %d is %v", x, y, img.At(x, y))
			}
		}
	}
}

// The capacities are those in ISO/IEC 18004: in alphanumeric mode, version 9 holds 335 characters at level L and 262 at
// level M; at level L, version 8 holds 279, version 10 holds 395 and version 15 holds 758.
func TestTheLevelKeepsSmallCodesSturdyAndLargeOnesSmall(t *testing.T) {
	for length, version := range map[int]int{40: 3, 262: 9, 263: 8, 279: 8, 280: 9, 335: 9, 336: 10, 395: 10, 396: 11,
		758: 15} {
		code, err := Encode(strings.Repeat("A", length))
		expect.True(t, err == nil && code.Version == version,
			"%d characters are drawn as version %d, %v; must be %d", length, code.Version, err, version)
	}
	if code, err := EncodeFrame(strings.Repeat("A", 262)); err != nil || code.Version != 8 {
		t.Errorf("a frame of 262 characters is drawn as version %d, %v; must be 8", code.Version, err)
	}
	if code, err := EncodeFile(strings.Repeat("A", 1460)); err != nil || code.Version != 22 {
		t.Errorf("a file of 1,460 characters is drawn as version %d, %v; must be 22", code.Version, err)
	}
}

func TestWhatIsTooLargeIsRefused(t *testing.T) {
	for _, text := range []string{strings.Repeat("A", 759), strings.Repeat("a", 5000), strings.Repeat("é", 1e6)} {
		expect.Equal(t, fault(ledgertest.Second(Encode(text))), "code.big", "%d bytes", len(text))
	}
	expect.Equal(t, fault(ledgertest.Second(Encode(""))), "code.empty", "nothing")
}

// A strip of single pixels is refused before memory is allocated.
func TestStripsAreRefusedAndLongChatsAreRead(t *testing.T) {
	strip := image.NewGray(image.Rect(0, 0, 1, 2_000_000))
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	_, err := Read(t.Context(), strip)
	runtime.ReadMemStats(&after)
	took := after.TotalAlloc - before.TotalAlloc
	expect.True(t, fault(err) == "picture.long" && took <= 1<<20, "%v after %d bytes", err, took)
	text := "SK2:0:A CHAT"
	drawn := must.Get(Encode(text))(t)
	code := drawn.Image(6)
	for _, at := range []image.Point{{200, 50}, {300, 9000}, {20, 15500}} {
		chat := image.NewGray(image.Rect(0, 0, 640, 16_000))
		draw.Draw(chat, chat.Rect, image.White, image.Point{}, draw.Src)
		draw.Draw(chat, code.Bounds().Add(at), code, image.Point{}, draw.Src)
		if read, err := Read(t.Context(), chat); read != text || err != nil {
			t.Errorf("at %v: %q, %v", at, read, err)
		}
	}
}
