package firefox

import (
	"bytes"
	"image/png"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// A page is opened, a script runs on it at once and later, and a picture of it can be seen.
func TestABrowserIsDriven(t *testing.T) {
	b := Start(t)
	b.Resize(500, 600)
	b.Open("data:text/html,<title>one</title><p>two")
	b.Until("the page", "document.title === 'one'")
	if got := Run[string](b, "return document.body.innerText"); got != "two" {
		t.Errorf("the page reads %q", got)
	}
	if got := Await[int](b, "setTimeout(() => done(3), 1)"); got != 3 {
		t.Errorf("the script gave %d", got)
	}
	if size := must.Get(png.Decode(bytes.NewReader(b.Picture())))(t).Bounds(); size.Dx() < 300 {
		t.Errorf("the picture is %v", size)
	}
}
