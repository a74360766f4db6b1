package bookfile

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
)

// What is made beside a book, a new book of a damaged one or a copy, has a name of its own until it is whole, so that nobody
// takes a half one for a whole one, nor one of another program for its own.

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
