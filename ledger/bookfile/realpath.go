package bookfile

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
)

// realPath is a path without symbolic links, also where nothing is there yet: the log of a book lies beside its file and
// not beside a link to it, and what is renamed to the name of a link replaces the link. A path that cannot be followed
// stays as it is; whoever opens it finds out why.
func realPath(path string) string {
	followed, err := filepath.EvalSymlinks(path)
	switch {
	case err == nil && path != "":
		return followed
	case !errors.Is(err, fs.ErrNotExist):
		return path
	}
	folder, name := filepath.Split(path)
	if to, err := os.Readlink(path); err == nil { // to a file that is not there
		if !filepath.IsAbs(to) {
			to = folder + to
		}
		return realPath(to)
	}
	if folder == "" || name == "" {
		return path
	}
	root := len(filepath.VolumeName(folder)) + 1
	for len(folder) > root && os.IsPathSeparator(folder[len(folder)-1]) {
		folder = folder[:len(folder)-1]
	}
	return filepath.Join(realPath(folder), name)
}
