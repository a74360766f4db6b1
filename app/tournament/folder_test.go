package tournament

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
	"scripkeeper/ledger/tournament"
)

// The page says where each file's result counts, or why it does not. A result that does not fit counts once the
// director enters a reason.
func TestAFolderOfResultsIsTakenIn(t *testing.T) {
	s := apptest.Begin(t)
	p := begun(t, s, 8, func(plan *tournament.Plan) {
		plan.Games[0].Options = recordings.Read(t, "stockholder", "four-seats-4x6").Record.Options
	})
	drawn(t, p)
	folder := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		path := filepath.Join(folder, name)
		must.Do(t, os.MkdirAll(filepath.Dir(path), 0o700))
		must.Do(t, os.WriteFile(path, []byte(text), 0o600))
	}
	recorded := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	for at, name := range []string{"one.json", "deeper/two.json"} {
		played, table := recorded, p.State.Rounds[0].Tables[at]
		played.ID, played.Seats = table.Game, nil
		for _, name := range p.State.SeatNames(table) {
			played.Seats = append(played.Seats, record.Seat{Name: name})
		}
		if at == 1 {
			played.Operations = played.Operations[:len(played.Operations)/2]
		}
		var text strings.Builder
		must.Do(t, played.Write(&text))
		write(name, text.String())
	}
	write("note.txt", "nothing")
	write("film.mov", "nothing")
	write(".hidden.json", "{}")
	s.Go(p.results())
	s.Page().(shell.SeveralDropper).DroppedAll([]fyne.URI{storage.NewFileURI(folder)})
	apptest.MustContain(t, s, words.Format("scan.folder.summary.others",
		words.Names{"entered": "1", "same": "0", "left": "2", "others": "1"}))
	r := tableOf(t, p, 1, 1).Result
	must.Hold(t, r != nil && r.Source == tournament.FromFile && tableOf(t, p, 1, 2).Result == nil, "%+v", r)
	tapRow(t, s, "two.json")
	tapOnSheet(t, s, words.Text("tournament.overrule"))
	s.Window.Canvas().Focused().(*form.TextField).SetText("time was up")
	tapOnSheet(t, s, words.Text("tournament.overrule.enter"))
	if r := tableOf(t, p, 1, 2).Result; r == nil || r.Note != "time was up" {
		t.Fatalf("%+v", r)
	}
	apptest.MustContain(t, s, words.Text("scan.folder.overruled"))
}

func tapRow(t *testing.T, s *shell.Shell, title string) {
	t.Helper()
	apptest.Settle(s, apptest.Phone())
	found, _ := apptest.Find(s.Window.Content(),
		func(row *list.Row) bool { return strings.HasPrefix(row.AccessibilityLabel(), title) })
	must.Hold(t, found != nil, "no row is called %q", title)
	test.Tap(found)
}
