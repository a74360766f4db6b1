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

// A Place is where the user wants to save a file. Nothing is written before [Place.Write].
type Place struct {
	path string
	// to is the destination on a phone, which has no path for other programs.
	to fyne.URIWriteCloser
}

func (p Place) Name() string {
	if p.to != nil {
		return p.to.URI().Name()
	}
	return filepath.Base(p.path)
}

// URL returns the file's address for other programs, or nil on a phone, whose files other programs cannot reach.
func (p Place) URL() *url.URL {
	if p.to != nil {
		return nil
	}
	path := filepath.ToSlash(p.path)
	return &url.URL{Scheme: "file", Path: "/" + strings.TrimPrefix(path, "/")} // a path on Windows begins with a drive
}

// Write writes the file. Errors are those of [bookfile.WriteFile], or file.write on a phone.
func (p Place) Write(write func(io.Writer) error) error {
	if p.to == nil {
		return bookfile.WriteFile(p.path, write)
	}
	if p.to.URI().Scheme() == "file" {
		_ = p.to.Close() // nothing was written to the file
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
