// Package assets holds what is not code: the icon, small pictures, a sample game, the page that scans, the page of the
// live table, the page to print, the translations, and the licences of what the program is made of.
package assets

import (
	"bytes"
	"compress/gzip"
	"embed"
	"io"
)

//go:embed appicon.png icon.svg icons licences.txt.gz live paper sample.json scan translations
var files embed.FS

// Files returns all assets by their path in this folder: "icons/qr.svg", "translations/en.json".
func Files() embed.FS { return files }

// Read returns the content of an asset, or nil if there is none at that path.
func Read(path string) []byte {
	content, err := files.ReadFile(path)
	if err != nil {
		return nil
	}
	return content
}

// LicenceRule separates the texts of [Licences].
const LicenceRule = "\n--------------------------------------------------------------------------------\n\n"

// Licences returns the licences of the program and of every module and font that is compiled into it for any system.
// Each text occurs once. Before it and an empty line, each line is the name and version of something it covers, the
// text's file and, for a whole licence, its usual name: "golang.org/x/net v0.59.0, LICENSE, BSD 3-Clause".
func Licences() string {
	unpacked, err := gzip.NewReader(bytes.NewReader(Read("licences.txt.gz")))
	if err != nil {
		return ""
	}
	text, _ := io.ReadAll(unpacked) // a test reads it
	return string(text)
}
