package bookfile

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"

	"scripkeeper/ledger"
)

// WriteFile writes a file to its end under another name beside it, and only then gives it its own: a file that was
// there is whole until the new one is, and keeps its mode. A link stays, and its file is written. What is no plain
// file, such as a pipe, is written as it is. Nothing is left behind of what cannot be written.
//
// Every output that has a path is written here. None is written over a book, nor over a file that belongs to one: the
// fault is file.book. Else it is file.write.
func WriteFile(path string, write func(io.Writer) error) error {
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return writeFault(writeThrough(path, write))
	}
	target := realPath(path)
	if belongsToBook(target) {
		return &ledger.Fault{Code: "file.book", Path: path}
	}
	return writeFault(replaceFile(target, write))
}

// writeThrough writes what is no plain file.
func writeThrough(path string, write func(io.Writer) error) error {
	to, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	err = write(to)
	return errors.Join(err, to.Close())
}

// replaceFile puts a new file in the place of one that may be written, or where there is none.
func replaceFile(path string, write func(io.Writer) error) error {
	mode, err := writableMode(path)
	if err != nil {
		return err
	}
	part, err := createPart(filepath.Dir(path))
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(part.Name()) }() // it is not there any more when all went well
	defer func() { _ = part.Close() }()
	if mode != 0 {
		_ = os.Chmod(part.Name(), mode)
	}
	if err := write(part); err != nil {
		return err
	}
	if err := errors.Join(part.Sync(), part.Close()); err != nil {
		return err
	}
	return os.Rename(part.Name(), path)
}

// writableMode is the mode of a file that may be written, 0 where there is none.
func writableMode(path string) (fs.FileMode, error) {
	file, err := os.OpenFile(path, os.O_WRONLY, 0)
	if errors.Is(err, fs.ErrNotExist) {
		return 0, nil
	}
	if err != nil {
		return 0, err
	}
	defer func() { _ = file.Close() }()
	info, err := file.Stat()
	if err != nil {
		return 0, err
	}
	return info.Mode().Perm(), nil
}

// createPart makes a file in a folder under a name that nobody has.
func createPart(folder string) (*os.File, error) {
	for {
		name := filepath.Join(folder, fmt.Sprintf("scripkeeper-%08x.part", rand.Uint32()))
		part, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if !errors.Is(err, fs.ErrExist) {
			return part, err
		}
	}
}

// writeFault is the fault of a file that could not be written, with the reason alone. A fault of what is written stays.
func writeFault(err error) error {
	var fault *ledger.Fault
	if err == nil || errors.As(err, &fault) {
		return err
	}
	detail := err.Error()
	var path *fs.PathError
	var names *os.LinkError
	switch {
	case errors.As(err, &path):
		detail = path.Err.Error()
	case errors.As(err, &names):
		detail = names.Err.Error()
	}
	return &ledger.Fault{Code: "file.write", Detail: detail, Err: err}
}
