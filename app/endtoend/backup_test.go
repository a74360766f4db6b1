package endtoend

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"scripkeeper/app/internal/workshop"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/recordings"
)

func heads(t *testing.T, path string) map[ledger.GameID]string {
	t.Helper()
	book := must.Get(book.OpenReadOnly(path, rulebooks.All()))(t)
	defer func() { _ = book.Close() }()
	games := must.Get(book.Shelf.List())(t)
	all := map[ledger.GameID]string{}
	for _, game := range games {
		g := must.Get(book.Games.Load(game.ID))(t)
		all[game.ID] = g.Head().String()
	}
	return all
}

func version(t *testing.T) string {
	t.Helper()
	metadata := must.Get(os.ReadFile(filepath.Join(workshop.Module(t), "FyneApp.toml")))(t)
	return string(regexp.MustCompile(`(?m)^\s*Version = "(.*)"$`).FindSubmatch(metadata)[1])
}

func TestGamesAreBackedUpAndRestored(t *testing.T) {
	t.Parallel()
	game := recordings.Read(t, "stockholder", "four-seats-4x6")
	from, to := halfway(t, game, 9), filepath.Join(t.TempDir(), "games.db")
	one := open(t, sized(820, 1180), withArgs("--book", from))
	one.Tap(words.Text("shelf.settings"))
	one.ScrollAt(200, 100, 40)
	one.See(text("settings.version", "version", version(t)))
	one.Tap(words.Text("settings.backup"))
	one.Tap(words.Text("backup.make"))
	one.Tap(text("files.here"))
	one.See(words.Format("backup.games", words.Names{"count": 1}))
	one.Close()
	files, err := filepath.Glob(filepath.Join(one.Home(), "*.jsonl"))
	must.Hold(t, err == nil && len(files) == 1, "the backups are %v, %v", files, err)
	two := open(t, sized(820, 1180), withArgs("--book", to))
	must.Do(t, os.Rename(files[0], filepath.Join(two.Home(), "all.jsonl")))
	two.Tap(words.Text("shelf.settings"))
	two.Tap(words.Text("settings.backup"))
	two.Tap(words.Text("backup.restore"))
	two.tapPart("all.jsonl")
	two.See(words.Format("restore.new", words.Names{"count": 1}))
	two.Tap(words.Text("restore.show"))
	two.SeePart(strings.Join(game.Names, ", "))
	two.Close()
	if a, b := heads(t, from), heads(t, to); len(a) != 1 || len(b) != 1 {
		t.Errorf("the books have %v and %v", a, b)
	} else {
		for id, head := range a {
			expect.True(t, b[id] == head, "the head is %s, and %s when it is back", head, b[id])
		}
	}
}

func TestABackupIsNotSavedOverTheGames(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	path := filepath.Join(home, "games.db")
	must.Do(t, os.Rename(halfway(t, recordings.Read(t, "stockholder", "four-seats-4x6"), 9), path))
	before := heads(t, path)
	w := open(t, sized(820, 1180), inHome(home), withArgs("--book", path))
	w.Tap(words.Text("shelf.settings"))
	w.Tap(words.Text("settings.backup"))
	w.Tap(words.Text("backup.make"))
	w.Fill(text("files.name"), "games.db")
	w.Tap(text("files.here"))
	w.Tap(text("files.replace"))
	w.See(words.ErrorSentence("", nil, &ledger.Fault{Code: "file.book", Path: path}))
	w.Key("Escape")
	w.Key("Escape")
	w.See(words.Text("shelf.settings"))
	w.Close()
	after := heads(t, path)
	expect.True(t, maps.Equal(before, after) && len(after) == 1, "the games are %v and were %v", after, before)
}
