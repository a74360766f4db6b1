package assets

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"io/fs"
	"os"
	"path"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestEveryPictureIsWellFormed(t *testing.T) {
	seen := 0
	err := fs.WalkDir(Files(), ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || path.Ext(name) != ".svg" {
			return err
		}
		seen++
		d := xml.NewDecoder(bytes.NewReader(Read(name)))
		for {
			if _, err := d.Token(); errors.Is(err, io.EOF) {
				return nil
			} else if err != nil {
				t.Errorf("%s: %v", name, err)
				return nil
			}
		}
	})
	expect.True(t, err == nil && seen >= 8, "%d pictures, %v", seen, err)
}

func TestIconIsASquareOf512(t *testing.T) {
	icon, err := os.Open("icon.png")
	must.Do(t, err)
	defer icon.Close()
	c, err := png.DecodeConfig(icon)
	expect.True(t, err == nil && c.Width == 512 && c.Height == 512, "%d × %d, %v", c.Width, c.Height, err)
}

// It is run with the tag packed too, as releases are built.
func TestTheProgramHoldsEveryTranslation(t *testing.T) {
	for _, entry := range must.Get(os.ReadDir("translations"))(t) {
		held := must.Get(fs.ReadFile(Translations(), entry.Name()))(t)
		expect.True(t, bytes.Equal(held, must.Get(os.ReadFile("translations/"+entry.Name()))(t)), "%s is another", entry.Name())
	}
}
