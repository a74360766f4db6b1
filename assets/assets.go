// Package assets holds what is not code: the icon, small pictures, a sample game, the page that scans, the page of the
// live table, the page to print, and the translations.
package assets

import "embed"

//go:embed appicon.png icon.svg icons live paper sample.json scan translations
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
