package book

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/stats"
)

func backup(t testing.TB, b *Book) []byte {
	t.Helper()
	var out bytes.Buffer
	made := must.Get(b.WriteBackup(&out, ledger.Unwatched))(t)
	must.Hold(t, len(made.Left) == 0, "%+v", made.Left)
	return out.Bytes()
}

func restore(t testing.TB, b *Book, file []byte) Restored {
	t.Helper()
	return must.Get(b.Restore(bytes.NewReader(file), ledgertest.Ann(), ledger.Unwatched))(t)
}

func titled(t testing.TB, b *Book, title string, entries int) *game.Game {
	t.Helper()
	setup := ledgertest.TinySetup()
	setup.Title = title
	g := must.Get(b.Games.Begin(setup, ledgertest.Ann()))(t)
	for range entries {
		gametest.Say(t, g, ledgertest.Price(0, 100+10*len(g.Steps())))
	}
	return g
}

func shelfText(t testing.TB, b *Book) string {
	t.Helper()
	games := must.Get(b.Shelf.List())(t)
	var all []string
	for _, game := range games {
		line := game.Title + " " + game.Touched.Format(time.RFC3339Nano)
		if game.Archived {
			line += " archived"
		}
		all = append(all, line)
	}
	return strings.Join(all, "\n")
}

// A backup contains no deleted games and no damaged journal.
func TestABackupBringsEverythingBack(t *testing.T) {
	one, two := openBook(t), openBook(t)
	games := []*game.Game{titled(t, one, "Friday", 3), titled(t, one, "Пятница <&>", 0), titled(t, one, "", 5)}
	must.Do(t, games[2].Undo(ledgertest.Ann()))
	must.Do(t, one.Games.Archive(games[1].ID()))
	gone := titled(t, one, "Deleted", 1)
	must.Do(t, one.Games.Delete(gone.ID()))
	for _, title := range []string{"Spring", "Autumn", "Gone"} {
		j := journalled(t, one, title, 3)
		if title == "Gone" {
			must.Do(t, one.Journals.Delete(j.Head().ID))
		}
		wait()
	}
	rules := ledgertest.Books()[0]
	must.Get(one.Templates.Store(must.Get(record.NewTemplate("House", rules, rules.Presets()[0].Options))(t)))(t)
	wait()
	file := backup(t, one)
	done := restore(t, two, file)
	must.Hold(t, done.New == 3 && done.Games() == 3 && done.Journals == 2 && done.Templates == 1 && done.Missing == 0 &&
		len(done.Left) == 0, "%+v", done)
	for _, g := range games {
		wantSame(t, g, two)
	}
	a, b := shelfText(t, one), shelfText(t, two)
	expect.True(t, a == b, "the shelf was\n%s\nand is\n%s", a, b)
	again := restore(t, two, file)
	expect.True(t, again.Same == 3 && again.Games() == 3 && again.Journals+again.Templates == 0 && len(again.Left) == 0,
		"again: %+v", again)
	if a, b := backup(t, one), backup(t, two); !bytes.Equal(a[bytes.IndexByte(a, '\n'):],
		b[bytes.IndexByte(b, '\n'):]) {
		t.Errorf("the backup of what was restored is another:\n%s\n%s", a, b)
	}
	spoilt := restore(t, openBook(t), bytes.Replace(file, []byte("Spring"), []byte("Summer"), 1))
	expect.True(t, spoilt.Journals == 1 && spoilt.New == 3 && len(spoilt.Left) == 1, "%+v", spoilt)
}

func TestRestoringOverwritesNothing(t *testing.T) {
	one, two := openBook(t), openBook(t)
	ahead, behind := titled(t, one, "ahead here", 2), titled(t, one, "behind here", 2)
	parted, deleted := titled(t, one, "parted", 2), titled(t, one, "deleted here", 2)
	restore(t, two, backup(t, one))
	here := map[string]*game.Game{}
	for _, g := range []*game.Game{ahead, parted} {
		loaded := must.Get(two.Games.Load(g.ID()))(t)
		gametest.Say(t, loaded, ledgertest.Price(1, 70))
		here[loaded.Setup().Title] = loaded
	}
	must.Do(t, two.Games.Delete(deleted.ID()))
	must.Do(t, two.Games.Rename(ahead.ID(), "my own title"))
	gametest.Say(t, behind, ledgertest.Price(1, 80))
	gametest.Say(t, parted, ledgertest.Price(1, 90))
	done := restore(t, two, backup(t, one))
	if done.New != 0 || done.Longer != 1 || done.Same != 2 || len(done.Left) != 1 || done.Left[0].Title != "parted" {
		t.Fatalf("%+v", done)
	}
	ledgertest.WantFault(t, done.Left[0].Err, "import.forked")
	wantSame(t, here["ahead here"], two)
	wantSame(t, here["parted"], two)
	wantSame(t, behind, two)
	if text := shelfText(t, two); !strings.Contains(text, "my own title") || !strings.Contains(text, "deleted here") {
		t.Errorf("the shelf is\n%s", text)
	}
}

func TestAFileThatIsNoBackupIsRefused(t *testing.T) {
	g, b := begun(t, openBook(t)), openBook(t)
	for name, c := range map[string]struct {
		from io.Reader
		code string
	}{
		"empty":      {strings.NewReader(""), "backup.empty"},
		"blank":      {strings.NewReader(" \n\n\t\n"), "backup.empty"},
		"a record":   {strings.NewReader(gametest.Text(t, g)), "backup.foreign"},
		"a picture":  {strings.NewReader("\x89PNG\r\n\x1a\n\x00\x00"), "backup.foreign"},
		"other JSON": {strings.NewReader(`{"name":"x"}`), "backup.foreign"},
		"newer":      {strings.NewReader(`{"backup":2,"shelves":[]}` + "\n{}\n"), "backup.newer"},
		"unreadable": {iotest.ErrReader(errors.New("the card was pulled out")), "backup.unreadable"},
		"one long line": {io.MultiReader(strings.NewReader(`{"backup":1,"x":"`),
			bytes.NewReader(make([]byte, record.MaxRecordSize+1<<17))), "backup.foreign"},
	} {
		_, err := b.Restore(c.from, ledgertest.Ann(), ledger.Unwatched)
		games, _ := b.Shelf.List()
		expect.True(t, len(games) == 0, "%s: there are %d games", name, len(games))
		var fault *ledger.Fault
		expect.True(t, errors.As(err, &fault) && fault.Code == c.code, "%s: %v, must be %s", name, err, c.code)
	}
	ledgertest.WantFault(t, ledgertest.Second(record.Read(bytes.NewReader(backup(t, openBook(t))))), "record.backup")
}

func TestACutBackupGivesWhatItHas(t *testing.T) {
	one := openBook(t)
	games := []*game.Game{titled(t, one, "first", 1), titled(t, one, "second", 2), titled(t, one, "third", 1)}
	file := backup(t, one)
	lines := bytes.SplitAfter(file, []byte("\n"))
	for cut := len(lines[0]) + 1; cut < len(file); cut += 397 {
		two := openBook(t)
		done := restore(t, two, file[:cut])
		must.Hold(t, done.New+len(done.Left)+done.Missing == len(games) && len(done.Left) <= 1,
			"cut at %d: %+v", cut, done)
		shelf := must.Get(two.Shelf.List())(t)
		must.Hold(t, len(shelf) == done.New, "cut at %d: %d games of %d", cut, len(shelf), done.New)
		for _, g := range games {
			if slices.ContainsFunc(shelf, func(game stats.Summary) bool { return game.ID == g.ID() }) {
				wantSame(t, g, two)
			}
		}
		must.Do(t, two.Close())
	}
}

func TestADamagedBackupGivesWhatIsSound(t *testing.T) {
	one := openBook(t)
	games := map[ledger.GameID]*game.Game{}
	for _, title := range []string{"first", "second"} {
		g := titled(t, one, title, 1)
		games[g.ID()] = g
	}
	file := backup(t, one)
	first := bytes.IndexByte(file, '\n')
	for at := len(`{"backup"`); at < len(file)-1; at += 283 {
		damaged := bytes.Clone(file)
		damaged[at] ^= 1 << (at % 7)
		two := openBook(t)
		done := restore(t, two, damaged)
		shelf := must.Get(two.Shelf.List())(t)
		must.Hold(t, len(shelf) == done.New && done.New >= 1 && (at >= first || done.New >= 2),
			"byte %d: %+v", at, done)
		for _, game := range shelf {
			g := games[game.ID]
			must.Hold(t, g != nil, "byte %d: a game that nobody played: %+v", at, game)
			wantSame(t, g, two)
		}
		must.Do(t, two.Close())
	}
}

func TestALineThatIsTooLongIsPassedOver(t *testing.T) {
	one, two := openBook(t), openBook(t)
	titled(t, one, "first", 1)
	file := backup(t, one)
	head, rest, _ := bytes.Cut(file, []byte("\n"))
	long := io.MultiReader(bytes.NewReader(head), strings.NewReader("\n"),
		io.LimitReader(ledgertest.Endless('x'), 3*(record.MaxRecordSize+1<<16)),
		strings.NewReader("\n"), bytes.NewReader(rest))
	done := must.Get(two.Restore(long, ledgertest.Ann(), ledger.Unwatched))(t)
	must.Hold(t, done.New == 1 && len(done.Left) == 1 && done.Left[0].Line == 2, "%+v", done)
	ledgertest.WantFault(t, done.Left[0].Err, "backup.line")
}

func TestAGameThatCannotBePlayedIsBackedUp(t *testing.T) {
	path := t.TempDir() + "/games.db"
	b := must.Get(Open(path, ledgertest.Books()))(t)
	g := titled(t, b, "from tomorrow", 2)
	must.Do(t, b.Close())
	old := must.Get(Open(path, rulebooks.All()))(t)
	file := backup(t, old)
	must.Do(t, old.Close())
	if done := restore(t, kept(t), []byte(`{"backup":1,"made":"20`)); len(done.Left) != 1 || done.Games() != 0 {
		t.Errorf("cut in the first line: %+v", done)
	}
	done := restore(t, kept(t), file)
	must.Hold(t, len(done.Left) == 1 && done.Left[0].Title == "from tomorrow", "%+v", done)
	ledgertest.WantFault(t, done.Left[0].Err, "record.rulebook")
	two := openBook(t)
	restore(t, two, file)
	wantSame(t, g, two)
}

func TestAWatchEndsBackupAndRestore(t *testing.T) {
	one, two := openBook(t), openBook(t)
	titled(t, one, "first", 1)
	titled(t, one, "second", 1)
	enough := errors.New("enough")
	stop := func(done, of int) error {
		expect.True(t, of == 2, "of %d games", of)
		if done == 1 {
			return enough
		}
		return nil
	}
	if _, err := one.WriteBackup(io.Discard, stop); !errors.Is(err, enough) {
		t.Errorf("the backup ends with %v", err)
	}
	done, err := two.Restore(bytes.NewReader(backup(t, one)), ledgertest.Ann(), stop)
	expect.True(t, errors.Is(err, enough) && done.New == 1, "restoring ends with %+v, %v", done, err)
	must.Do(t, two.Close())
	if _, err := two.Restore(bytes.NewReader(backup(t, one)), ledgertest.Ann(), ledger.Unwatched); err == nil {
		t.Error("a closed book takes a backup")
	}
	if _, err := one.WriteBackup(brokenWriter{}, ledger.Unwatched); err == nil {
		t.Error("a writer's error is lost")
	}
}

type brokenWriter struct{}

func (brokenWriter) Write([]byte) (int, error) { return 0, errors.New("the disk is full") }

func FuzzRestore(f *testing.F) {
	one := openBook(f)
	titled(f, one, "first", 2)
	file := backup(f, one)
	f.Add(file)
	f.Add(file[:len(file)-20])
	f.Add([]byte(`{"backup":1,"games":-5,"templates":99999999999}` + "\n" + `{"game":{"record":{"format":1}}}` + "\n" +
		`{"template":{"template":""}}`))
	f.Add(brokenBackup(f))
	b := openBook(f)
	f.Fuzz(func(t *testing.T, file []byte) {
		done, err := b.Restore(bytes.NewReader(file), ledger.Author{}, ledger.Unwatched)
		var fault *ledger.Fault
		must.Hold(t, err == nil || errors.As(err, &fault), "no fault: %v", err)
		for _, left := range done.Left {
			var refusal *calc.Refusal
			must.Hold(t, errors.As(left.Err, &fault) || errors.As(left.Err, &refusal), "no fault: %v", left.Err)
		}
	})
}
