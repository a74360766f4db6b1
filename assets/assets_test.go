package assets

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"io/fs"
	"os"
	"path"
	"testing"
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
	if err != nil || seen < 8 {
		t.Errorf("%d pictures, %v", seen, err)
	}
}

func TestIconIsASquareOf512(t *testing.T) {
	icon, err := os.Open("icon.png")
	if err != nil {
		t.Fatal(err)
	}
	defer icon.Close()
	c, err := png.DecodeConfig(icon)
	if err != nil || c.Width != 512 || c.Height != 512 {
		t.Errorf("%d × %d, %v", c.Width, c.Height, err)
	}
}

func TestEnglishIsAnObjectOfSentences(t *testing.T) {
	var all map[string]json.RawMessage
	if err := json.Unmarshal(Read("translations/en.json"), &all); err != nil {
		t.Error(err)
	}
}
