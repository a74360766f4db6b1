package parcel

import (
	"bytes"
	"compress/gzip"
	"errors"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
)

func begun(t testing.TB) *game.Game {
	t.Helper()
	return must.Get(game.Scratch(record.Setup{Rulebook: "stockholder", Names: []string{"Ann", "Бен"}},
		rulebooks.All()))(t)
}

func drawing(t testing.TB, text string) image.Image {
	t.Helper()
	code := must.Get(qr.Encode(text))(t)
	return code.Image(5)
}

func asPNG(t testing.TB, img image.Image) []byte {
	t.Helper()
	var out bytes.Buffer
	must.Do(t, png.Encode(&out, img))
	return out.Bytes()
}

func TestAGameIsReadInEveryForm(t *testing.T) {
	g := begun(t)
	text := must.Get(compact.Encode(g))(t)
	var record, photo bytes.Buffer
	must.Do(t, g.Export().Write(&record))
	must.Do(t, jpeg.Encode(&photo, drawing(t, text), nil))
	frames := must.Get(compact.Frames(text))(t)
	for name, data := range map[string][]byte{
		"frames":                  []byte(strings.Join(frames, "\n")),
		"picture of a frame":      asPNG(t, drawing(t, frames[1])), // a short game needs only one frame
		"record":                  record.Bytes(),
		"record with a mark":      append([]byte("\xef\xbb\xbf \n"), record.Bytes()...),
		"text":                    []byte(text),
		"text in small letters":   []byte(" " + strings.ToLower(text) + "\r\n"),
		"picture":                 asPNG(t, drawing(t, text)),
		"photograph":              photo.Bytes(),
		"text in broken lines":    []byte(text[:20] + "\n" + text[20:]),
		"record with lines after": append(record.Bytes(), "\n\n"...),
	} {
		r, err := Read(t.Context(), bytes.NewReader(data), rulebooks.All(), nil)
		expect.True(t, err == nil && r.ID == g.ID() && len(r.Seats) == 2 && r.Seats[1].Name == "Бен",
			"the %s is read as %v, %v", name, r, err)
	}
}

func TestEveryFaultHasItsCode(t *testing.T) {
	text := must.Get(compact.Encode(begun(t)))(t)
	grey := image.NewGray(image.Rect(0, 0, 60, 60))
	for _, c := range []struct {
		code string
		from io.Reader
	}{
		{"file.empty", strings.NewReader(" \n\t")},
		{"file.unknown", bytes.NewReader([]byte{0x00, 0xff, 0xfe, 0xfd})},
		{"file.unreadable", iotest.ErrReader(errors.New("the card was pulled out"))},
		{"file.large", io.LimitReader(ledgertest.Endless(' '), MaxSize+2)},
		{"record.foreign", strings.NewReader(`{"name":"x"}`)},
		{"record.truncated", strings.NewReader(`{"format":1,"rulebook":"stock`)},
		{"code.foreign", strings.NewReader("https://example.org/")},
		{"code.foreign", bytes.NewReader(asPNG(t, drawing(t, "https://example.org/")))},
		{"code.cut", strings.NewReader(text[:len(text)-6])},
		{"picture.nocode", bytes.NewReader(asPNG(t, grey))},
		{"picture.unreadable", bytes.NewReader(asPNG(t, grey)[:60])},
	} {
		_, err := Read(t.Context(), c.from, rulebooks.All(), nil)
		var fault *ledger.Fault
		expect.True(t, errors.As(err, &fault) && fault.Code == c.code, "the fault is %v, must be %s", err, c.code)
	}
}

func friday(t *testing.T) (made record.Template, text string, file []byte) {
	t.Helper()
	rules := rulebooks.All()[len(rulebooks.All())-1]
	made = must.Get(record.NewTemplate("Friday", rules, rules.Presets()[1].Options))(t)
	text = must.Get(compact.EncodeTemplate(made, rulebooks.All()))(t)
	var written bytes.Buffer
	must.Do(t, made.Write(&written))
	return made, text, written.Bytes()
}

func TestATemplateIsReadInEveryForm(t *testing.T) {
	made, text, file := friday(t)
	for name, data := range map[string][]byte{
		"file":             file,
		"file with a mark": append([]byte("\xef\xbb\xbf \n"), file...),
		"text":             []byte(" " + strings.ToLower(text) + "\n"),
		"picture":          asPNG(t, drawing(t, text)),
	} {
		parcel, err := Open(t.Context(), bytes.NewReader(data), rulebooks.All(), nil)
		expect.True(t, err == nil && parcel.Template != nil && parcel.Template.Name == "Friday" &&
			parcel.Template.SameRules(made),
			"the %s is opened as %+v, %v", name, parcel, err)
	}
	for code, data := range map[string][]byte{"code.template": []byte(text), "record.template": file} {
		var fault *ledger.Fault
		if _, err := Read(t.Context(), bytes.NewReader(data), rulebooks.All(), nil); !errors.As(err, &fault) ||
			fault.Code != code {
			t.Errorf("a template read as a game gives %v, must be %s", err, code)
		}
	}
	broken := bytes.Replace(file, []byte(`"format": 1`), []byte(`"format": 5`), 1)
	var fault *ledger.Fault
	if _, err := OpenBytes(t.Context(), broken, rulebooks.All(), nil); !errors.As(err, &fault) ||
		fault.Code != "template.newer" {
		t.Errorf("a newer template gives %v", err)
	}
	if _, err := Open(t.Context(), iotest.ErrReader(errors.New("gone")), rulebooks.All(), nil); !errors.As(err,
		&fault) || fault.Code != "file.unreadable" {
		t.Errorf("a file that cannot be read gives %v", err)
	}
}

func zipped(t testing.TB, data []byte) []byte {
	t.Helper()
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	must.Get(w.Write(data))(t)
	must.Do(t, w.Close())
	return out.Bytes()
}

func TestPackedFilesAreReadOrNamed(t *testing.T) {
	game := begun(t)
	record := []byte(gametest.Text(t, game))
	read, err := Read(t.Context(), bytes.NewReader(zipped(t, record)), rulebooks.All(), nil)
	expect.True(t, err == nil && read.ID == game.ID(), "a gzipped record: %v", err)
	bomb := zipped(t, make([]byte, 20<<20))
	for name, c := range map[string]struct {
		data []byte
		want string
	}{
		"a bomb":         {bomb, "file.large"},
		"cut":            {bomb[:len(bomb)/2], "file.large"},
		"cut early":      {zipped(t, record)[:60], "file.unreadable"},
		"packed twice":   {zipped(t, zipped(t, record)), "file.packed"},
		"empty":          {zipped(t, nil), "file.empty"},
		"zip":            {[]byte("PK\x03\x04 and so on"), "file.packed"},
		"photo of phone": {[]byte("\x00\x00\x00\x18ftypheic and so on"), "picture.unreadable"},
	} {
		var fault *ledger.Fault
		if _, err := OpenBytes(t.Context(), c.data, rulebooks.All(), nil); !errors.As(err, &fault) ||
			fault.Code != c.want {
			t.Errorf("%s: %v, must be %s", name, err, c.want)
		}
	}
}
