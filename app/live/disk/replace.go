// Package disk writes the small files next to a book: its guests, and submissions waiting for approval.
package disk

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"

	"scripkeeper/ledger"
)

// Read returns a file's value, or the zero value if the file is absent or unreadable. Unreadable files are renamed.
func Read[T any](path string, read func([]byte) (T, error)) T {
	content, err := os.ReadFile(path)
	if err == nil {
		var value T
		if value, err = read(content); err == nil {
			return value
		}
	}
	if !errors.Is(err, os.ErrNotExist) {
		_ = os.Rename(path, path+".damaged")
	}
	var nothing T
	return nothing
}

// Write replaces a file's content with a value as JSON. The content is on disk when Write returns. If writing fails,
// the file is unchanged and the error is live.unkept.
func Write[T any](path string, value T) error {
	content, err := json.Marshal(value)
	if err == nil {
		err = replace(path, content)
	}
	if err != nil {
		return &ledger.Fault{Code: "live.unkept", Path: path, Err: err}
	}
	return nil
}

// replace replaces a file atomically. Only the file's owner can read the file.
func replace(path string, content []byte) error {
	part, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+"-*.part")
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(part.Name()) }() // fails, as it should, after a successful rename
	_, err = part.Write(content)
	if err = errors.Join(err, part.Sync(), part.Close()); err != nil {
		return err
	}
	if err := os.Rename(part.Name(), path); err != nil {
		return err
	}
	if folder, err := os.Open(filepath.Dir(path)); err == nil { // some systems cannot sync a folder
		_ = folder.Sync()
		_ = folder.Close()
	}
	return nil
}
