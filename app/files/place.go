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

// A Place is where somebody wants a file to be kept. Nothing is written there before [Place.Write].
type Place struct {
	path string
	// to is what a phone writes to, which has no path for other programs.
	to fyne.URIWriteCloser
}

// Name is what the file is called.
func (p Place) Name() string {
	if p.to != nil {
		return p.to.URI().Name()
	}
	return filepath.Base(p.path)
}

// URL is where the file lies for other programs, nil on a phone, where they have no way to it.
func (p Place) URL() *url.URL {
	if p.to != nil {
		return nil
	}
	path := filepath.ToSlash(p.path)
	return &url.URL{Scheme: "file", Path: "/" + strings.TrimPrefix(path, "/")} // on Windows it begins with a drive
}

// Write writes the file to its end, where it has a path as [bookfile.WriteFile] does, whose faults it has. Else the
// fault is "file.write".
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
