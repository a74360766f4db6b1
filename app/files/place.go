package files

import (
	"errors"
	"io"
	"path/filepath"

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

// Write writes the file, with the faults of [bookfile.WriteFile] if it has a path, else with "file.write".
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
