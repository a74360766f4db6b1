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

	// The driver that database/sql knows as "sqlite".
	_ "modernc.org/sqlite"
)

// busyTimeout is how long a book waits for another program to let go of it, in milliseconds.
const busyTimeout = 2000

// A mode is how a file is opened.
type mode int

const (
	// writing reads and writes.
	writing mode = iota
	// reading reads the file and its log.
	reading
	// frozen reads the file alone: nothing is made beside it, and nobody is asked.
	frozen
	// memory is a book that stands in no file.
	memory
)

// modeOf is how a file is read without making another beside it, where that can be.
func modeOf(path string) mode {
	if hasWAL(path) {
		return reading
	}
	return frozen
}

// source tells the driver how to open a book: as a URL, because a path may hold any sign.
func source(path string, m mode) string {
	if m == memory {
		return ":memory:"
	}
	query := url.Values{}
	query.Add("_pragma", fmt.Sprintf("busy_timeout(%d)", busyTimeout))
	query.Add("_pragma", "synchronous(FULL)")
	query.Add("_pragma", "foreign_keys(1)")
	query.Add("_pragma", "secure_delete(1)") // what was deleted for good is not found again in a damaged file
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

// checkPlace looks whether a file can be at a path.
func checkPlace(path string) *ledger.Fault {
	if path == "" {
		return &ledger.Fault{Code: "book.nowhere"}
	}
	if info, err := os.Stat(path); err == nil && !info.Mode().IsRegular() {
		return &ledger.Fault{Code: "book.place", Path: path}
	}
	return nil
}

// walOf is the path of a book's write-ahead log.
func walOf(path string) string { return path + "-wal" }

// hasWAL reports whether a log with a frame lies beside a file.
func hasWAL(path string) bool {
	const head = 32
	info, err := os.Stat(walOf(path))
	return err == nil && info.Size() > head
}

// isWhole reports whether a file has all the pages that its head speaks of.
func isWhole(path string) bool {
	file, err := os.Open(path)
	if err != nil {
		return true // whoever opens it says why not
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
	counted := word(24) == word(92) // else another program wrote, and the number of pages does not count
	return err != nil || !counted || info.Size() >= word(28)*size
}

// isEmpty reports whether a file is there and has nothing in it.
func isEmpty(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.Size() == 0
}

// setAside gives a damaged file and its log another name, byte for byte. The file stays in its place too, until another
// takes it: at no moment there is none. An empty file needs no other name.
func setAside(path, aside string) error {
	if isEmpty(path) {
		return setWALAside(path, aside)
	}
	if err := os.Link(path, aside); err != nil && !os.IsNotExist(err) {
		if err := copyFile(path, aside); err != nil { // not every disk has links
			return err
		}
	}
	return setWALAside(path, aside)
}

// setWALAside gives a log the name of that of another file.
func setWALAside(path, aside string) error {
	if err := os.Rename(walOf(path), walOf(aside)); err != nil && !os.IsNotExist(err) {
		return err
	}
	_ = os.Remove(path + "-shm") // an index of the log, which is made anew
	return nil
}

// copyFile copies a file that nobody writes.
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

// beside is a free name for a second file beside a book: book.db gives book.WORD-2026-03-14-193005.db. The name of its
// log is free too.
func beside(path, word string) (string, error) {
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

// realPath is a path without symbolic links, also where nothing is there yet: the log of a book lies beside its file
// and not beside a link to it, and what is renamed to the name of a link replaces the link. A path that cannot be
// followed stays as it is; whoever opens it finds out why.
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

// What is made beside a book, a new book of a damaged one or a copy, has a name of its own until it is whole, so that
// nobody takes a half one for a whole one, nor one of another program for its own.

// mendingMark is in the name of what is not whole yet.
const mendingMark = "-mending"

// unfinished is a name for a file that is being made beside a book.
func unfinished(path string) string {
	return fmt.Sprintf("%s%s-%08x", path, mendingMark, rand.Uint32())
}

// tidyUnfinished takes away what programs were making when they were ended. Nobody else may be opening the book.
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
