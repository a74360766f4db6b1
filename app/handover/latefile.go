package handover

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage/repository"
)

// A dialog opens the file that was chosen before anybody here knows its name, and with that it is empty: a book whose
// games are all gone, or the only copy of what is about to be written and may fail. So a file is opened only when the
// first of it is written.

// files is all that the toolkit does with files.
type files interface {
	repository.AppendableRepository
	repository.CopyableRepository
	repository.DeleteAllRepository
	repository.HierarchicalRepository
	repository.ListableRepository
	repository.MovableRepository
	repository.WritableRepository
}

// lateFiles opens files for writing when they are written.
type lateFiles struct{ files }

// OpenFilesLate has every file that is saved to opened only when it is written. It is asked once, when the program
// starts.
func OpenFilesLate() {
	known, err := repository.ForScheme("file")
	if all, fits := known.(files); err == nil && fits {
		repository.Register("file", lateFiles{all})
	}
}

// Writer is a file that is not open yet.
func (f lateFiles) Writer(uri fyne.URI) (fyne.URIWriteCloser, error) {
	return &lateFile{uri: uri, open: f.files.Writer}, nil
}

// A lateFile is a file that is opened when the first of it is written.
type lateFile struct {
	uri  fyne.URI
	open func(fyne.URI) (fyne.URIWriteCloser, error)
	to   fyne.URIWriteCloser
}

// URI is where the file is.
func (f *lateFile) URI() fyne.URI { return f.uri }

// Write opens the file when it is not open, and writes.
func (f *lateFile) Write(p []byte) (int, error) {
	if f.to == nil {
		to, err := f.open(f.uri)
		if err != nil {
			return 0, err
		}
		f.to = to
	}
	return f.to.Write(p)
}

// Close closes the file when it is open. One that nothing was written to stays as it was.
func (f *lateFile) Close() error {
	if f.to == nil {
		return nil
	}
	return f.to.Close()
}
