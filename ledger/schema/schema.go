// Package schema has the JSON Schema of each rulebook's records: options, presets, and every kind of entry with its
// fields. A test of app/command generates the files from the forms and Go types of the rulebooks.
package schema

import (
	"embed"
	"io/fs"
	"strings"
)

//go:embed *.schema.json
var files embed.FS

const ending = ".schema.json"

func Of(rulebook string) ([]byte, bool) {
	data, err := files.ReadFile(rulebook + ending)
	return data, err == nil
}

func Rulebooks() []string {
	entries, _ := fs.ReadDir(files, ".") // embedded files have no error
	var ids []string
	for _, entry := range entries {
		ids = append(ids, strings.TrimSuffix(entry.Name(), ending))
	}
	return ids
}
