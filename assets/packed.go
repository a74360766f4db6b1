//go:build packed

package assets

import (
	"archive/zip"
	_ "embed"
	"io/fs"
	"strings"
)

// Made by "make assets/translations.zip". A packaged program holds the translations in it, at a quarter of their size.
//
//go:embed translations.zip
var packed string

// Translations returns the files of the folder translations by their name, such as "de.json".
func Translations() fs.FS {
	files, _ := zip.NewReader(strings.NewReader(packed), int64(len(packed)))
	return files
}
