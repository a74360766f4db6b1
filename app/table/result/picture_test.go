package result

import (
	"bytes"
	"image"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestASavedPictureOfTheResultIsWhole(t *testing.T) {
	s := apptest.Begin(t)
	apptest.PlayEntries(t, s, "", []string{"Ann", "Ben", "Zoë"}, 24)
	var out bytes.Buffer
	must.Do(t, Draw(&out, s.Session.Game()))
	img, _, err := image.Decode(&out)
	must.Do(t, err)
	size := img.Bounds().Size()
	expect.True(t, size.X == int(2*pictureWidth) && size.Y >= size.X*3/4, "the picture is %v", size)
}
