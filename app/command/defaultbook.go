package command

import (
	"os"
	"path/filepath"
	"runtime"
)

// DefaultBook is the file of the games where --book names none: the one that the window of the program with this id
// keeps, in the folder that its toolkit gives it. It is found without a display.
func DefaultBook(id string) string {
	folder, _ := os.UserConfigDir()
	if home, err := os.UserHomeDir(); err == nil {
		switch runtime.GOOS {
		case "darwin":
			folder = filepath.Join(home, "Library", "Preferences")
		case "windows":
			folder = filepath.Join(home, "AppData", "Roaming")
		}
	}
	return filepath.Join(folder, "fyne", id, "games", "ledger.db")
}
