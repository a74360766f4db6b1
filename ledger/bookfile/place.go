package bookfile

import (
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"scripkeeper/ledger"
	"strings"
	"time"

	_ "modernc.org/sqlite"
)

// busyTimeout is how long SQLite waits for a lock, in milliseconds.
const busyTimeout = 2000

type mode int

const (
	writing mode = iota
	reading
	// frozen is the mode that reads only the database file. It creates no file and takes no lock.
	frozen
	memory
)

// modeOf returns the mode for reading a book. If possible, it is the mode that creates no file.
func modeOf(path string) mode {
	if hasWAL(path) {
		return reading
	}
	return frozen
}

// source returns the data source name for the driver, as a URL because a path may contain any character.
func source(path string, m mode) string {
	if m == memory {
		return ":memory:"
	}
	query := url.Values{}
	query.Add("_pragma", fmt.Sprintf("busy_timeout(%d)", busyTimeout))
	query.Add("_pragma", "synchronous(FULL)")
	query.Add("_pragma", "foreign_keys(1)")
	query.Add("_pragma", "secure_delete(1)") // games deleted for good must not be recoverable
	query.Add("_txlock", "immediate")
	switch m {
	case frozen:
		query.Add("immutable", "1")
		fallthrough
	case reading:
		query.Add("mode", "ro")
	}
	u := url.URL{Scheme: "file", OmitHost: true, Path: filepath.ToSlash(path), RawQuery: query.Encode()}
	return u.String()
}

func checkPlace(path string) *ledger.Fault {
	if path == "" {
		return &ledger.Fault{Code: "book.nowhere"}
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return &ledger.Fault{Code: "book.place", Path: path}
	}
	return nil
}

func walOf(path string) string { return path + "-wal" }

// hasWAL reports whether a write-ahead log with at least one frame is beside a file.
func hasWAL(path string) bool {
	const head = 32
	info, err := os.Stat(walOf(path))
	return err == nil && info.Size() > head
}

// isWhole reports whether a file has all the pages that its header counts. If that is unknown, it reports true.
func isWhole(path string) bool {
	file, err := os.Open(path)
	if err != nil {
		return true // opening the file will return the error
	}
	defer func() { _ = file.Close() }()
	head := make([]byte, sqliteHead)
	if _, err := io.ReadFull(file, head); err != nil {
		return true
	}
	word := func(at int) int64 { return int64(binary.BigEndian.Uint32(head[at:])) }
	size := int64(binary.BigEndian.Uint16(head[16:]))
	if size == 1 {
		size = 1 << 16
	}
	info, err := file.Stat()
	counted := word(24) == word(92) // otherwise an old SQLite version wrote an invalid page count
	return err != nil || !counted || info.Size() >= word(28)*size
}

func isEmpty(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Size() == 0
}

// setAside gives a damaged file a second name and renames its log. The file keeps its first name until another file
// replaces it. An empty file gets no second name.
func setAside(path, aside string) error {
	if isEmpty(path) {
		return setWALAside(path, aside)
	}
	if err := os.Link(path, aside); err != nil && !os.IsNotExist(err) {
		if err := copyFile(path, aside); err != nil { // not every disk supports hard links
			return err
		}
	}
	return setWALAside(path, aside)
}

func setWALAside(path, aside string) error {
	if err := os.Rename(walOf(path), walOf(aside)); err != nil && !os.IsNotExist(err) {
		return err
	}
	_ = os.Remove(path + "-shm") // SQLite rebuilds this index of the log
	return nil
}

func copyFile(from, to string) error {
	source, err := os.Open(from)
	if err != nil {
		return err
	}
	defer func() { _ = source.Close() }()
	target, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	_, err = io.Copy(target, source)
	if err = errors.Join(err, target.Sync(), target.Close()); err != nil {
		_ = os.Remove(to)
	}
	return err
}

// freePathBeside returns an unused name for a file beside a book: book.db gives book.WORD-2026-03-14-193005.db. The
// name that the new file's log would have is unused too.
func freePathBeside(path, word string) (string, error) {
	ext := filepath.Ext(path)
	stem := strings.TrimSuffix(path, ext) + "." + word + time.Now().Format("-2006-01-02-150405")
	for i := 1; i < 1000; i++ {
		name := stem + ext
		if i > 1 {
			name = fmt.Sprintf("%s-%d%s", stem, i, ext)
		}
		_, file := os.Lstat(name)
		_, log := os.Lstat(walOf(name))
		if os.IsNotExist(file) && os.IsNotExist(log) {
			return name, nil
		}
	}
	return "", fmt.Errorf("no name is free beside %s", path)
}

// realPath resolves symbolic links, even to a missing file. SQLite puts the log beside the file, not beside a link, and
// renaming a file to a link's path would replace the link. A path that cannot be resolved is returned unchanged.
func realPath(path string) string {
	followed, err := filepath.EvalSymlinks(path)
	switch {
	case err == nil && path != "":
		return followed
	case !errors.Is(err, fs.ErrNotExist):
		return path
	}
	folder, name := filepath.Split(path)
	if to, err := os.Readlink(path); err == nil { // a dangling link
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

// A new file beside a book has a temporary name until the file is complete, so that no program uses an incomplete file.

const mendingMark = "-mending"

func temporaryPath(path string) string {
	return fmt.Sprintf("%s%s-%08x", path, mendingMark, rand.Uint32())
}

// tidyUnfinished removes files that interrupted programs left behind. The caller holds the book's lock.
func tidyUnfinished(path string) {
	folder, name := filepath.Split(path)
	if folder == "" {
		folder = "."
	}
	files, _ := os.ReadDir(folder)
	for _, file := range files {
		if strings.HasPrefix(file.Name(), name+mendingMark) {
			_ = os.Remove(filepath.Join(folder, file.Name()))
		}
	}
}
