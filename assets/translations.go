//go:build !packed

package assets

import (
	"embed"
	"io/fs"
)

//go:embed translations
var loose embed.FS

// Translations returns the files of the folder translations by their name, such as "de.json".
func Translations() fs.FS {
	files, _ := fs.Sub(loose, "translations")
	return files
}
