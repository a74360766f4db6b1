package files

import (
	"errors"
	"io"
	"net/url"
	"path/filepath"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/ledger"
	"scripkeeper/ledger/bookfile"
)

// A Place is the place where the user wants to save a file. Nothing is written before [Place.Write] is called.
type Place struct {
	path string
	// to is the destination on a phone. It has no path that other programs could use.
	to fyne.URIWriteCloser
}

func (p Place) Name() string {
	if p.to != nil {
		return p.to.URI().Name()
	}
	return filepath.Base(p.path)
}

// URL returns the file's address for other programs. It is nil on a phone, where they cannot reach the file.
func (p Place) URL() *url.URL {
	if p.to != nil {
		return nil
	}
	path := filepath.ToSlash(p.path)
	return &url.URL{Scheme: "file", Path: "/" + strings.TrimPrefix(path, "/")} // on Windows it begins with a drive
}

// Write writes the file. With a path, the faults are those of [bookfile.WriteFile]; otherwise the fault is file.write.
func (p Place) Write(write func(io.Writer) error) error {
	if p.to == nil {
		return bookfile.WriteFile(p.path, write)
	}
	if p.to.URI().Scheme() == "file" {
		_ = p.to.Close() // nothing was written to it
		return bookfile.WriteFile(p.to.URI().Path(), write)
	}
	err := write(p.to)
	if closed := p.to.Close(); err == nil {
		err = closed
	}
	var fault *ledger.Fault
	if err != nil && !errors.As(err, &fault) {
		return &ledger.Fault{Code: "file.write", Detail: err.Error(), Err: err}
	}
	return err
}
