package book

import (
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/people"
)

// childRestore makes the test binary restore a backup until killed. Its value is the path of the book beside the
// backup.
const childRestore = "SCRIPKEEPER_CHILD_RESTORE"

// restoreUntilKilled restores a backup, and prints the number of restored lines after each line.
func restoreUntilKilled(path string, acknowledge io.Writer) error {
	b, err := Open(path, ledgertest.Books())
	if err != nil {
		return err
	}
	file, err := os.Open(path + ".jsonl")
	if err != nil {
		return err
	}
	lines := -1
	if _, err := b.Restore(file, ledger.Author{}, func(done, _ int) error {
		if done == lines {
			return nil
		}
		lines = done
		_, err := fmt.Fprintln(acknowledge, done)
		return err
	}); err != nil {
		return err
	}
	for { // wait to be killed
		time.Sleep(time.Second)
	}
}

// reseated returns a book with games whose people differ from the names in the records.
func reseated(t testing.TB, games int) *Book {
	t.Helper()
	b := openBook(t)
	for i := range games {
		g := titled(t, b, "game "+strconv.Itoa(i), i%4)
		other, err := b.People.Store(people.Person{Name: "Guest " + strconv.Itoa(i%5)})
		if err != nil {
			people := must.Get(b.People.All())(t)
			other, _ = people.Named("Guest " + strconv.Itoa(i%5))
		}
		must.Get(b.People.Reseat(g.ID(), i%3, other.ID))(t)
		if i%7 == 0 {
			must.Do(t, b.Games.Archive(g.ID()))
		}
	}
	return b
}

func parts(t testing.TB, file []byte) (people string, games []string) {
	t.Helper()
	head, rest, _ := strings.Cut(strings.TrimSpace(string(file)), "\n")
	_, people, _ = strings.Cut(head, `"people"`)
	if rest != "" {
		games = strings.Split(rest, "\n")
	}
	return people, games
}

// wantWhole checks that every game in the book is as in the backup and, if the flag all is set, that nothing is
// missing.
func wantWhole(t testing.TB, b *Book, file []byte, all bool) (games int) {
	t.Helper()
	_, err := b.People.All()
	must.Do(t, err)
	people, want := parts(t, file)
	peopleHere, here := parts(t, backup(t, b))
	for _, line := range here {
		must.Hold(t, slices.Contains(want, line), "the backup has no\n%s", line)
	}
	must.Hold(t, !all || people == peopleHere && slices.Equal(here, want),
		"%d games of %d, the people are\n%s\nand must be\n%s", len(here), len(want), peopleHere, people)
	return len(here)
}

// wantRest restores a backup into a book, and reports whether the book had some games before, but not all.
func wantRest(t testing.TB, b *Book, file []byte, games int) (some bool) {
	t.Helper()
	n := wantWhole(t, b, file, false)
	done := restore(t, b, file)
	must.Hold(t, done.Games() == games && done.Reseated <= 0, "of %d games: %+v", n, done)
	wantWhole(t, b, file, true)
	must.Do(t, b.Close())
	return n > 0 && n < games
}

func TestARestoreThatIsKilledLeavesWholeGames(t *testing.T) {
	must.HaveTime(t)
	t.Parallel()
	const games = 20
	file := backup(t, reseated(t, games))
	chance := rand.New(rand.NewPCG(5, 19))
	kills, between := often(4, 200), 0
	for kill := range kills {
		path := t.TempDir() + "/games.db"
		must.Do(t, os.WriteFile(path+".jsonl", file, 0o600))
		_, complaint := runAndKill(t, childRestore, path, 1+chance.IntN(games),
			time.Duration(chance.IntN(3_000))*time.Microsecond)
		must.Hold(t, complaint == "", "kill %d: the child stopped by itself: %s", kill, complaint)
		between += calc.Bit(wantRest(t, openAt(t, path), file, games))
	}
	t.Logf("%d kills, %d of them between the first game and the last", kills, between)
	expect.True(t, between != 0, "no kill came between two games")
}

func TestARestoreOntoAFullDiskLeavesWholeGames(t *testing.T) {
	must.HaveTime(t)
	t.Parallel()
	const games = 60
	file := backup(t, reseated(t, games))
	chance := rand.New(rand.NewPCG(7, 3))
	disks, between := often(4, 50), 0
	for range disks {
		b := openBook(t)
		var pages int
		must.Do(t, b.file.DB.QueryRow("PRAGMA page_count").Scan(&pages))
		room := func(pages int) {
			must.Get(b.file.DB.Exec("PRAGMA max_page_count = " + strconv.Itoa(pages)))(t)
		}
		room(pages + chance.IntN(16))
		if _, err := b.Restore(bytes.NewReader(file), ledgertest.Ann(), ledger.Unwatched); err != nil {
			ledgertest.WantFault(t, err, "book.full")
		}
		room(1_000_000)
		between += calc.Bit(wantRest(t, b, file, games))
	}
	t.Logf("%d full disks, %d of them between the first game and the last", disks, between)
	expect.True(t, between != 0, "no disk was full between two games")
}

// A second restore replaces people matched only by name with the backup's people. People assigned by hand stay.
func TestASecondRestoreMendsWhatDiffers(t *testing.T) {
	one := reseated(t, 8)
	file := backup(t, one)
	shelf := must.Get(one.Shelf.List())(t)
	for name, spoil := range map[string]func(b *Book, game ledger.GameID){
		"nobody is matched": func(b *Book, game ledger.GameID) {
			must.Get(b.file.DB.Exec("DELETE FROM seat WHERE game = ?", game.String()))(t)
		},
		"matched by name": func(b *Book, game ledger.GameID) {
			must.Get(b.file.DB.Exec("DELETE FROM seat WHERE game = ?", game.String()))(t)
			must.Get(b.People.All())(t)
		},
	} {
		two := openBook(t)
		restore(t, two, file)
		spoil(two, shelf[3].ID)
		loaded := must.Get(two.Games.Load(shelf[5].ID))(t)
		must.Get(two.Shelf.List())(t)
		done := restore(t, two, file)
		expect.True(t, done.Reseated == 1 && done.Same == 8, "%s: %+v", name, done)
		wantWhole(t, two, file, true)
		if a, b := shelfNames(t, one), shelfNames(t, two); a != b {
			t.Errorf("%s: the shelf shows %s, must show %s", name, b, a)
		}
		if done := restore(t, two, file); done.Reseated != 0 {
			t.Errorf("%s, once more: %+v", name, done)
		}
		mine := must.Get(two.People.Store(people.Person{Name: "Mine"}))(t)
		must.Get(two.People.Reseat(loaded.ID(), 0, mine.ID))(t)
		if done := restore(t, two, file); done.Reseated != 0 {
			t.Errorf("%s, seated here: %+v", name, done)
		}
		seated, err := two.People.Seated(loaded.ID())
		expect.True(t, err == nil && seated[0].ID == mine.ID, "%s: who was seated here is %+v, %v", name, seated, err)
	}
}

func shelfNames(t testing.TB, b *Book) string {
	t.Helper()
	shelf := must.Get(b.Shelf.List())(t)
	var all []string
	for _, game := range shelf {
		all = append(all, strings.Join(game.Names, " "))
	}
	return strings.Join(all, ", ")
}
