package firefox

import (
	"bytes"
	"image/png"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestABrowserIsDriven(t *testing.T) {
	b := Start(t)
	drivesAPage(t, b)
	tellsFaults(t, b)
}

func tellsFaults(t *testing.T, b *Browser) {
	t.Helper()
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", "default-src 'self'")
		if r.URL.Path == "/wrong.js" {
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = io.WriteString(w, "wrong()")
			return
		}
		_, _ = io.WriteString(w, "<title>wrong</title><script src=/wrong.js></script><script>never()</script>")
	}))
	defer site.Close()
	b.Open(site.URL)
	got := strings.Join(b.Faults(site.URL), "\n")
	expect.True(t, strings.Contains(got, "wrong is not defined") && strings.Contains(got, "Content-Security-Policy"),
		"it tells %q", got)
	if got := b.Faults("http://elsewhere"); len(got) > 0 {
		t.Errorf("elsewhere it tells %q", got)
	}
}

func drivesAPage(t *testing.T, b *Browser) {
	t.Helper()
	b.Resize(500, 600)
	b.Open("data:text/html,<title>one</title><p>two")
	b.Until("the page", "document.title === 'one'")
	expect.Equal(t, Run[string](b, "return document.body.innerText"), "two", "the page reads")
	expect.Equal(t, Await[int](b, "setTimeout(() => done(3), 1)"), 3, "the script gave")
	size := must.Get(png.Decode(bytes.NewReader(b.Picture())))(t).Bounds()
	expect.True(t, size.Dx() >= 300, "the picture is %v", size)
}
