package camera

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"image"
	"image/draw"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/internal/stranger"
	"scripkeeper/app/look"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/qr"
)

// posted encodes a picture as the page posts it.
func posted(img image.Image) string {
	size := img.Bounds().Size()
	grey := image.NewGray(image.Rect(0, 0, size.X, size.Y))
	draw.Draw(grey, grey.Rect, img, img.Bounds().Min, draw.Src)
	head := binary.BigEndian.AppendUint16(binary.BigEndian.AppendUint16(nil, uint16(size.X)), uint16(size.Y))
	return string(append(head, grey.Pix...))
}

func TestAPictureIsReadForThePage(t *testing.T) {
	s := opened(t, &desk{}, usual())
	code := must.Get(qr.Encode("SF2:1:0:ABCDEFGH:ANY"))(t)
	whole := posted(code.Image(4))
	for range 3 {
		status, text := post(t, s, "look", whole)
		expect.True(t, status == http.StatusOK && text == "SF2:1:0:ABCDEFGH:ANY", "%d, %q", status, text)
	}
	if status, text := post(t, s, "look", posted(image.NewGray(image.Rect(0, 0, 640,
		480)))); status != http.StatusNoContent || text != "" {
		t.Errorf("nothing to see: %d, %q", status, text)
	}
	for _, malformed := range []string{
		"", "\x00\x01", whole[:len(whole)-1], whole + "x", "\x00\x00\x00\x00", "\x00\x00\x00\x05",
		"\xff\xff\xff\xff" + whole,
	} {
		if status, text := post(t, s, "look", malformed); status != http.StatusBadRequest || text != "" {
			t.Errorf("%.8q: %d, %q", malformed, status, text)
		}
	}
}

func TestThePageHasItsParts(t *testing.T) {
	s := opened(t, &desk{}, usual())
	size := 0
	for name, part := range s.parts {
		if part.method == http.MethodPost {
			continue
		}
		response, body := raw(t, s, stranger.Asking("GET", "/"+s.token+"/"+name, s.site))
		if response.StatusCode != http.StatusOK || body == "" || response.Header.Get("Content-Type") == "" {
			t.Errorf("%q: %d", name, response.StatusCode)
		}
		stranger.Guarded(t, name, response)
		size += len(body)
	}
	expect.True(t, size <= 60_000, "the page has %d bytes", size)
}

func sources(t *testing.T) map[string]string {
	t.Helper()
	found, err := fs.Glob(assets.Files(), "scan/*")
	must.Hold(t, err == nil && len(found) != 0, "%v, %v", found, err)
	all := map[string]string{}
	for _, name := range found {
		all[strings.TrimPrefix(name, "scan/")] = string(assets.Read(name))
	}
	return all
}

// The page loads everything from its own server, and contains nothing that its policy forbids.
func TestThePageKeepsItsPolicy(t *testing.T) {
	for name, content := range sources(t) {
		for _, forbidden := range []string{`(?i)(src|href)="(https?:)?//`, `(?i)url\(`, `(?i)@import`, `(?i)\son\w+="`,
			`(?i)\sstyle="`, `innerHTML|eval\(|document\.write`, `from "[^.]`} {
			expect.Equal(t, regexp.MustCompile(forbidden).FindString(content), "", "%s has", name)
		}
	}
	inline := regexp.MustCompile(`<script[^>]*>[^<]`).FindAllString(sources(t)["page.html"], -1)
	expect.True(t, len(inline) == 1 && strings.Contains(inline[0], "application/json"),
		"scripts that stand in the page: %q", inline)
}

func TestThePageHasItsWords(t *testing.T) {
	asked := map[string]bool{}
	kinds := []string{"point", "newer", "damaged", "link", "wifi", "contact", "foreign", "denied", "absent", "broken",
		"gone", "lost"}
	for _, kind := range kinds {
		asked[kind] = true
	}
	for _, content := range sources(t) {
		for _, found := range regexp.MustCompile(`(?:\bsay\("|data-word="|\bwords\.)(\w+)`).FindAllStringSubmatch(
			content, -1) {
			asked[found[1]] = true
		}
	}
	given := pageWords()
	for word := range asked {
		expect.True(t, given[word] != "", "nothing is given for %q", word)
	}
	for word := range given {
		expect.True(t, asked[word], "nothing asks for %q", word)
	}
	var data struct {
		Newest int
		Words  map[string]string
	}
	in := regexp.MustCompile(`(?s)<script type="application/json" id="data">(.*?)</script>`).FindSubmatch(page())
	expect.True(t, in != nil && json.Unmarshal(in[1], &data) == nil && data.Newest == compact.FormatVersion &&
		len(data.Words) == len(given),
		"the data are %s", in)
}

func TestThePageHasTheColoursOfTheApp(t *testing.T) {
	names := map[string]fyne.ThemeColorName{
		"paper": look.Paper, "card": look.Card, "ink": look.Ink, "soft": look.Soft, "rule": look.Rule,
		"edge": look.Edge,
		"turn": look.Turn, "turn-on": look.OnTurn, "gain": look.Gain, "loss": look.Loss,
	}
	light, dark, _ := strings.Cut(sources(t)["page.css"], "prefers-color-scheme: dark")
	for variant, css := range map[fyne.ThemeVariant]string{theme.VariantLight: light, theme.VariantDark: dark} {
		found := regexp.MustCompile(`--([\w-]+): (#[0-9A-F]{6});`).FindAllStringSubmatch(css, -1)
		expect.True(t, len(found) == len(names), "theme %d has %d colours", variant, len(found))
		for _, colour := range found {
			r, g, b, _ := look.Theme{}.Color(names[colour[1]], variant).RGBA()
			if want := fmt.Sprintf("#%02X%02X%02X", r>>8, g>>8, b>>8); colour[2] != want {
				t.Errorf("theme %d: %s is %s, must be %s", variant, colour[1], colour[2], want)
			}
		}
	}
}

// Every post is answered, and only a game is ever imported.
func FuzzPosts(f *testing.F) {
	code := must.Get(qr.Encode("GOOD"))(f)
	f.Add("look", posted(code.Image(2)))
	f.Add("look", "\xff\xff\xff\xff")
	f.Add("take", "SF2:5:12:3K5QZAAX:7WEG+K")
	f.Add("take", "\xff")
	f.Add("page.js", "")
	var d desk
	s := must.Get(open(Receiver{Check: func(context.Context, string) string { return "This is no game." },
		Take: d.receiver().Take, Late: func() {}}, usual()))(f)
	defer s.Close()
	f.Fuzz(func(t *testing.T, name, body string) {
		w := httptest.NewRecorder()
		r := httptest.NewRequest(http.MethodPost, "http://"+s.site+"/", strings.NewReader(body))
		r.RequestURI = "/" + s.token + "/" + name
		r.Header.Set("Origin", "http://"+s.site)
		r.Header.Set("Content-Type", s.parts[name].kind)
		s.ServeHTTP(w, r)
		allowed := []int{200, 204, 400, 404, 405, 413, 422}
		if !slices.Contains(allowed, w.Code) || d.taken.Load() != 0 {
			t.Fatalf("%q: %d", name, w.Code)
		}
	})
}
