// Package disk writes the small files that stand beside a book: who was let in, and what waits for somebody's word.
package disk

import (
	"encoding/json"
	"errors"
	"os"
	"path/filepath"

	"scripkeeper/ledger"
)

// Read reads a file. Of one that is not there, or can't be read, it is the zero value; the latter is put aside, for
// somebody to look at.
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

// Write writes a value as JSON, in the place of what the file held. It is on disk when Write returns without an error,
// and else the file is as before: the fault is live.unkept.
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

// replace puts a file in the place of another one, whole or not at all. Nobody else on the device may read it.
func replace(path string, content []byte) error {
	part, err := os.CreateTemp(filepath.Dir(path), filepath.Base(path)+"-*.part") // of mode 0600
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(part.Name()) }() // it is not there any more when all went well
	_, err = part.Write(content)
	if err = errors.Join(err, part.Sync(), part.Close()); err != nil {
		return err
	}
	if err := os.Rename(part.Name(), path); err != nil {
		return err
	}
	if folder, err := os.Open(filepath.Dir(path)); err == nil { // some systems have no such thing
		_ = folder.Sync()
		_ = folder.Close()
	}
	return nil
}
