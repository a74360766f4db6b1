package command

import (
	"os"
	"path/filepath"
	"runtime"
)

// DefaultBook is the file of the games where --book names none: the one that the window of the program with this id
// keeps, in the folder that its toolkit gives it. It is found without a display. It
// is empty where the system names no home: a book in the folder of the moment would not be found again.
func DefaultBook(id string) string {
	folder, _ := os.UserConfigDir()
	if home, err := os.UserHomeDir(); err == nil && filepath.IsAbs(home) {
		switch runtime.GOOS {
		case "darwin":
			folder = filepath.Join(home, "Library", "Preferences")
		case "windows":
			folder = filepath.Join(home, "AppData", "Roaming")
		}
	}
	if !filepath.IsAbs(folder) {
		return ""
	}
	return filepath.Join(folder, "fyne", id, "games", "ledger.db")
}
