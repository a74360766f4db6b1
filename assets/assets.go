// Package assets holds the files that are not code: icons, small pictures, a sample game, the pages for scanning, for
// browsers and for printing, the translations, and the licences of all modules and fonts in the program.
package assets

import (
	"bytes"
	"compress/gzip"
	"embed"
	"io"
)

//go:embed appicon.png icon.svg icons licences.txt.gz live paper sample.json scan
var files embed.FS

// Files returns the assets by their path in this folder, such as "icons/qr.svg", without those of [Translations].
func Files() embed.FS { return files }

// Read returns the content of an asset, or nil if the path does not exist.
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
