package book

import (
	"embed"
	"io/fs"
	"scripkeeper/ledger/bookfile"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migrations lists the migrations in order. Their files are named 0001_, 0002_ and so on.
func migrations() ([]bookfile.Migration, error) {
	names, err := fs.Glob(migrationFiles, "migrations/*.sql")
	if err != nil {
		return nil, err
	}
	var list []bookfile.Migration
	for _, name := range names {
		text, err := migrationFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		list = append(list, bookfile.Migration(text))
	}
	return list, nil
}
