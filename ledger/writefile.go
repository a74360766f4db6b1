package ledger

import (
	"errors"
	"io"
	"io/fs"
	"os"
)

// WriteFile writes a file to its end under another name beside it, and only then gives it its own: a file that was there
// is whole until the new one is. What is no plain file, such as a pipe, is written as it is. The fault is file.write.
func WriteFile(path string, write func(io.Writer) error) error {
	part := path + ".part"
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		part = path
	}
	to, err := os.Create(part)
	if err == nil {
		err = writeWhole(to, write)
	}
	if part != path {
		if err == nil {
			err = os.Rename(part, path)
		}
		if err != nil {
			_ = os.Remove(part)
		}
	}
	return writeFault(err)
}

// writeFault is the fault of a file that could not be written, with the reason alone. A fault of what is written stays.
func writeFault(err error) error {
	var fault *Fault
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
	return &Fault{Code: "file.write", Detail: detail, Err: err}
}

// writeWhole writes a file, and sees to it that it is on the disk.
func writeWhole(to *os.File, write func(io.Writer) error) error {
	err := write(to)
	if info, unknown := to.Stat(); err == nil && unknown == nil && info.Mode().IsRegular() {
		err = to.Sync()
	}
	if closed := to.Close(); err == nil {
		err = closed
	}
	return err
}
