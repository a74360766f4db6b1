package takeover

import (
	"bytes"
	"errors"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/qr"
)

func game(t *testing.T) *ledger.Game {
	t.Helper()
	g, err := ledger.Scratch(ledger.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Бен"}}, rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func picture(t *testing.T, text string) image.Image {
	t.Helper()
	code, err := qr.Encode(text)
	if err != nil {
		t.Fatal(err)
	}
	return code.Image(5)
}

func asPNG(t *testing.T, img image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestAGameIsReadInEveryForm(t *testing.T) {
	g := game(t)
	text, err := compact.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	var record, photo bytes.Buffer
	if err := g.Export().Write(&record); err != nil {
		t.Fatal(err)
	}
	if err := jpeg.Encode(&photo, picture(t, text), nil); err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{
		"record":                  record.Bytes(),
		"record with a mark":      append([]byte("\xef\xbb\xbf \n"), record.Bytes()...),
		"text":                    []byte(text),
		"text in small letters":   []byte(" " + strings.ToLower(text) + "\r\n"),
		"picture":                 asPNG(t, picture(t, text)),
		"photograph":              photo.Bytes(),
		"text in broken lines":    []byte(text[:20] + "\n" + text[20:]),
		"record with lines after": append(record.Bytes(), "\n\n"...),
	} {
		r, err := Read(bytes.NewReader(data), rulebooks.All())
		if err != nil || r.ID != g.ID() || len(r.Seats) != 2 || r.Seats[1].Name != "Бен" {
			t.Errorf("the %s is read as %v, %v", name, r, err)
		}
	}
}

func TestEveryFaultHasItsCode(t *testing.T) {
	text, err := compact.Encode(game(t))
	if err != nil {
		t.Fatal(err)
	}
	grey := image.NewGray(image.Rect(0, 0, 60, 60))
	for _, c := range []struct {
		code string
		from io.Reader
	}{
		{"file.empty", strings.NewReader(" \n\t")},
		{"file.unknown", bytes.NewReader([]byte{0x00, 0xff, 0xfe, 0xfd})},
		{"file.unreadable", iotest.ErrReader(errors.New("the card was pulled out"))},
		{"file.large", io.LimitReader(endless{}, MaxSize+2)},
		{"record.foreign", strings.NewReader(`{"name":"x"}`)},
		{"record.truncated", strings.NewReader(`{"format":1,"rulebook":"stock`)},
		{"code.foreign", strings.NewReader("https://example.org/")},
		{"code.foreign", bytes.NewReader(asPNG(t, picture(t, "https://example.org/")))},
		{"code.cut", strings.NewReader(text[:len(text)-6])},
		{"picture.nocode", bytes.NewReader(asPNG(t, grey))},
		{"picture.unreadable", bytes.NewReader(asPNG(t, grey)[:60])},
	} {
		_, err := Read(c.from, rulebooks.All())
		var fault *ledger.Fault
		if !errors.As(err, &fault) || fault.Code != c.code {
			t.Errorf("the fault is %v, must be %s", err, c.code)
		}
	}
}

// endless is a file of blanks without an end.
type endless struct{}

func (endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = ' '
	}
	return len(p), nil
}
