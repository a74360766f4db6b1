package files

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
)

// computer is the virtual folder above all disks, on systems with several disks.
const computer = ""

type file struct {
	name, path string
	folder     bool
	changed    time.Time
}

// readFolder returns a folder's subfolders by name, then its files, newest first. The error is file.open.
func readFolder(folder string) (all []file, err error) {
	if folder == computer {
		return disks(), nil
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, &ledger.Fault{Code: "file.open", Path: folder, Detail: err.Error(), Err: err}
	}
	for _, entry := range entries {
		path := filepath.Join(folder, entry.Name())
		info, err := os.Stat(path) // Stat follows symbolic links
		if err == nil && (info.IsDir() || info.Mode().IsRegular()) {
			all = append(all, file{entry.Name(), path, info.IsDir(), info.ModTime()})
		}
	}
	slices.SortStableFunc(all, func(a, b file) int {
		switch {
		case a.folder != b.folder:
			if a.folder {
				return -1
			}
			return 1
		case a.folder || a.changed.Equal(b.changed):
			return letters.Compare(a.name, b.name)
		}
		return b.changed.Compare(a.changed)
	})
	return all, nil
}

func disks() (all []file) {
	for letter := 'A'; letter <= 'Z'; letter++ {
		root := string(letter) + `:\`
		if info, err := os.Stat(root); err == nil {
			all = append(all, file{root, root, true, info.ModTime()})
		}
	}
	return all
}

func parentFolder(folder string) (upper string, is bool) {
	if folder == computer {
		return "", false
	}
	if upper = filepath.Dir(folder); upper != folder {
		return upper, true
	}
	return computer, runtime.GOOS == "windows"
}

// matches reports whether a file has one of the endings and a name that contains the text find. A hidden file matches
// only if that text begins with a dot.
func (f file) matches(endings []string, find string) bool {
	name, find := strings.ToLower(f.name), strings.ToLower(find)
	if strings.HasPrefix(name, ".") && !strings.HasPrefix(find, ".") || !strings.Contains(name, find) {
		return false
	}
	return f.folder || len(endings) == 0 || slices.Contains(endings, filepath.Ext(name))
}
