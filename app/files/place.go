package files

import (
	"errors"
	"io"
	"path/filepath"

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
