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

// WriteFile writes a file under a temporary name in the same folder, and renames it when complete. The mode of an
// existing file and a link to it are kept. A pipe or device is written directly. On failure no file is left behind.
//
// All output to a path uses WriteFile, so that nothing overwrites a book or one of its files: an attempt has the fault
// file.book. Faults of the function write are returned unchanged, and all other errors as file.write.
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

func writeThrough(path string, write func(io.Writer) error) error {
	to, err := os.OpenFile(path, os.O_WRONLY, 0)
	if err != nil {
		return err
	}
	err = write(to)
	return errors.Join(err, to.Close())
}

func replaceFile(path string, write func(io.Writer) error) error {
	mode, err := writableMode(path)
	if err != nil {
		return err
	}
	part, err := createPart(filepath.Dir(path))
	if err != nil {
		return err
	}
	defer func() { _ = os.Remove(part.Name()) }() // fails once the file is renamed
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

func createPart(folder string) (*os.File, error) {
	for {
		name := filepath.Join(folder, fmt.Sprintf("scripkeeper-%08x.part", rand.Uint32()))
		part, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
		if !errors.Is(err, fs.ErrExist) {
			return part, err
		}
	}
}

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
