// Package disk writes the small files that stand beside a book: who was let in, and what waits for somebody's word.
package disk

import (
	"errors"
	"os"
	"path/filepath"
)

// Replace puts a file in the place of another one, whole or not at all. Nobody else on the device may read it.
func Replace(path string, content []byte) error {
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
