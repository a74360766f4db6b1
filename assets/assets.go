// Package assets holds the files that are not code: icons, small pictures, a sample game, the pages for scanning, for
// browsers and for printing, and the translations.
package assets

import "embed"

//go:embed appicon.png icon.svg icons live paper sample.json scan translations
var files embed.FS

// Files returns all assets by their path in this folder, such as "icons/qr.svg".
func Files() embed.FS { return files }

// Read returns the content of an asset, or nil if the path does not exist.
func Read(path string) []byte {
	content, err := files.ReadFile(path)
	if err != nil {
		return nil
	}
	return content
}
