package endtoend

import (
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/app/internal/portaltest"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/recordings"
)

// The program opens only one dialog at a time, and keeps running while the dialog is open.
func TestFilesAreChosenInTheDialogOfTheDesktop(t *testing.T) {
	t.Parallel()
	must.Installed(t, "dbus-daemon")
	desktop := portaltest.New(t)
	w := open(t, sized(1280, 800), withEnv("DBUS_SESSION_BUS_ADDRESS="+desktop.Bus))
	r := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	path := filepath.Join(w.Home(), "Friday a+b 100%.json")
	must.Do(t, os.Rename(written(t, w.Home(), r), path))
	w.Tap(text("shelf.scan"))
	w.Tap(text("scan.open"))
	cancelled := desktop.Next()
	expect.True(t, strings.HasPrefix(cancelled.Window, "x11:"), "the dialog is over the window %q", cancelled.Window)
	w.See(text("files.waiting"))
	w.Shot("files-waiting")
	w.Key("Return", "space") // keys do not reach the button that opened the dialog
	w.Resize(390, 844)
	w.See(text("files.waiting"))
	cancelled.Cancel()
	w.Gone(text("files.waiting"))
	expect.Equal(t, len(desktop.Asked), 0, "more dialogs are open:")

	w.Tap(text("scan.open"))
	given := desktop.Next()
	w.Key("Escape")
	w.Gone(text("files.waiting"))
	<-given.Closed
	w.See(text("scan.about")) // nothing was imported

	w.Tap(text("scan.open"))
	desktop.Next().Choose((&url.URL{Scheme: "file", Path: path}).String())
	w.Tap(text("scan.show"))
	w.Tap(text("table.share"))
	w.Bring(text("share.record") + ", " + text("share.record.about"))
	w.Tap(text("share.record") + ", " + text("share.record.about"))
	saving := desktop.Next()
	expect.Equal(t, saving.Method, "SaveFile", "asked is")
	kept := filepath.Join(w.Home(), "kept ü.json")
	saving.Choose((&url.URL{Scheme: "file", Path: kept}).String())
	w.See(text("share.saved", "name", "kept ü.json"))
	expect.Equal(t, readRecord(t, kept).ID, r.ID, "the file holds")
}

// The program's own sheet shows the full names of suitable files.
func TestFilesAreChosenWithoutADialogOfTheDesktop(t *testing.T) {
	t.Parallel()
	must.Installed(t, "dbus-daemon")
	w := open(t, sized(390, 844), withArgs("--phone"), withEnv("DBUS_SESSION_BUS_ADDRESS="+portaltest.NewBus(t)))
	r := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	const name = "scripkeeper-maximiliane-and-friends-at-the-long-table-by-the-window-2026-03-14.json"
	games := filepath.Join(w.Home(), "Evening games")
	must.Do(t, os.MkdirAll(games, 0o700))
	must.Do(t, os.Rename(written(t, w.Home(), r), filepath.Join(games, name)))
	write(t, filepath.Join(games, "shopping.odt"), "milk")
	w.Tap(text("shelf.scan"))
	w.Tap(text("scan.open"))
	w.Tap("Evening games")
	for _, size := range [][2]int{{1280, 800}, {844, 420}, {390, 844}} {
		w.Resize(size[0], size[1])
		w.SeePart(name)
		for _, seen := range w.Texts() {
			expect.True(t, !strings.Contains(seen, "…"), "%v: %q is cut", size, seen)
			expect.True(t, !strings.Contains(seen, "shopping"), "%v: %q is no game", size, seen)
		}
		w.Shot(fmt.Sprintf("files-sheet-%d", size[0]))
	}
	w.tapPart(name)
	w.Tap(text("scan.show"))
	w.Tap(text("table.share"))
	w.Bring(text("share.record") + ", " + text("share.record.about"))
	w.Tap(text("share.record") + ", " + text("share.record.about"))
	w.Tap(text("files.new"))
	w.Fill(text("files.new.name"), "Spring")
	w.Shot("files-sheet-folder")
	w.Tap(text("files.new.create"))
	w.Gone(text("files.new.name"))
	w.Fill(text("files.name"), "kept.json")
	w.Shot("files-sheet-save")
	w.Tap(text("files.here"))
	w.See(text("share.saved", "name", "kept.json"))
	expect.Equal(t, readRecord(t, filepath.Join(games, "Spring", "kept.json")).ID, r.ID, "the file holds")
}
