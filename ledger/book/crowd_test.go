package book

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/stats"
)

// childCrowd is the environment variable that makes the test binary one of several programs that open a book at once.
const childCrowd = "SCRIPKEEPER_CHILD_CROWD"

// beginInTurn begins a game in each book whose path it reads, and writes the game's id or an error to answers.
func beginInTurn(_ string, answers io.Writer) error {
	for lines := bufio.NewScanner(os.Stdin); lines.Scan(); {
		id, err := beginIn(lines.Text())
		answer := id.String()
		if err != nil {
			answer = "failed: " + strings.ReplaceAll(err.Error(), "\n", " ")
		}
		if _, err := fmt.Fprintln(answers, answer); err != nil {
			return err
		}
	}
	return nil
}

func beginIn(path string) (ledger.GameID, error) {
	b, err := Open(path, ledgertest.Books())
	if err != nil {
		return ledger.GameID{}, err
	}
	g, err := b.Games.Begin(ledgertest.TinySetup(), ledger.Author{})
	if err == nil {
		_, err = g.Record(ledgertest.Price(0, 20), ledger.Author{})
	}
	if closing := b.Close(); err == nil {
		err = closing
	}
	if err != nil {
		return ledger.GameID{}, err
	}
	return g.ID(), nil
}

type crowd struct {
	in  []io.Writer
	out []*bufio.Scanner
}

func newCrowd(t *testing.T, size int) *crowd {
	t.Helper()
	c := &crowd{}
	for range size {
		command := exec.Command(os.Args[0])
		command.Env = append(os.Environ(), childCrowd+"=1")
		command.Stderr = os.Stderr
		in := must.Get(command.StdinPipe())(t)
		out := must.Get(command.StdoutPipe())(t)
		must.Do(t, command.Start())
		t.Cleanup(func() {
			_ = in.Close()
			_ = command.Wait()
		})
		c.in, c.out = append(c.in, in), append(c.out, bufio.NewScanner(out))
	}
	return c
}

func (c *crowd) begin(t *testing.T, path string) []ledger.GameID {
	t.Helper()
	for _, in := range c.in {
		must.Get(fmt.Fprintln(in, path))(t)
	}
	var all []ledger.GameID
	for i, out := range c.out {
		must.Hold(t, out.Scan(), "program %d ended", i)
		id, err := ledger.ParseGameID(out.Text())
		if err != nil {
			t.Errorf("program %d: %s", i, out.Text())
			continue
		}
		all = append(all, id)
	}
	return all
}

func wantGames(t *testing.T, b *Book, ids []ledger.GameID) {
	t.Helper()
	list := shelf(t, b)
	for _, id := range ids {
		if !slices.ContainsFunc(list, func(s stats.Summary) bool {
			return s.ID == id && s.Entries == 1 &&
				s.Fault == nil
		}) {
			t.Errorf("%s was acknowledged and is not listed", id)
		}
	}
}

func wantAlone(t *testing.T, path string) {
	t.Helper()
	all, _ := filepath.Glob(filepath.Dir(path) + "/*")
	expect.True(t, len(all) == 1, "in the folder lie %v", all)
}

func TestProgramsThatBeginOneBookAtOnce(t *testing.T) {
	must.HaveTime(t)
	t.Parallel()
	c := newCrowd(t, 5)
	for round := range often(3, 20) {
		path := t.TempDir() + "/games.db"
		begun := c.begin(t, path)
		wantAlone(t, path)
		b := openAt(t, path)
		expect.True(t, b.Notice() == nil && len(shelf(t, b)) == 5, "%d games, %v", len(shelf(t, b)), b.Notice())
		wantGames(t, b, begun)
		must.Do(t, b.Close())
		must.Hold(t, !t.Failed(), "round %d", round+1)
	}
}

func manyGames(t *testing.T, count int) []byte {
	t.Helper()
	b := openBook(t)
	for range count {
		gametest.Say(t, begun(t, b), ledgertest.Price(0, 20))
	}
	must.Do(t, b.Close())
	return must.Get(os.ReadFile(b.Path()))(t)
}

func TestProgramsThatRescueOneBookAtOnce(t *testing.T) {
	must.HaveTime(t)
	t.Parallel()
	c := newCrowd(t, 5)
	whole := manyGames(t, 60)
	damaged := bytes.Clone(whole[:len(whole)-4096])
	for round := range often(1, 3) {
		path := t.TempDir() + "/games.db"
		must.Do(t, os.WriteFile(path, damaged, 0o600))
		begun := c.begin(t, path)
		b := openAt(t, path)
		notice := ledgertest.WantFault(t, b.Notice(), "book.setaside")
		aside, err := os.ReadFile(notice.Path)
		expect.True(t, err == nil && bytes.Equal(aside, damaged), "the damaged book was changed: %v", err)
		if saved, _ := strconv.Atoi(notice.Detail); saved < 30 || len(shelf(t, b)) != saved+5 {
			t.Errorf("%s games were saved, and %d are listed", notice.Detail, len(shelf(t, b)))
		}
		wantGames(t, b, begun)
		wantFiles(t, path, 2)
		must.Do(t, b.DismissNotice())
		expect.True(t, b.Notice() == nil, "a second notice: %v", b.Notice())
		must.Do(t, b.Close())
		must.Hold(t, !t.Failed(), "round %d", round+1)
	}
}

func TestProgramsThatBringOneBookUpToDateAtOnce(t *testing.T) {
	must.HaveTime(t)
	t.Parallel()
	c := newCrowd(t, 5)
	now, g := played(t, ledgertest.Price(0, 30))
	for round := range often(1, 4) {
		path := oldBook(t, 3, now)
		begun := c.begin(t, path)
		b := openAt(t, path)
		wantSame(t, g, b)
		wantGames(t, b, begun)
		must.Do(t, b.Close())
		copies, _ := filepath.Glob(filepath.Dir(path) + "/games.before-version-*.db")
		must.Hold(t, len(copies) == 1, "the copies are %v", copies)
		wantFiles(t, path, 2)
		old := must.Get(OpenReadOnly(copies[0], ledgertest.Books()))(t)
		wantSame(t, g, old)
		expect.Equal(t, len(shelf(t, old)), 1, "games on the shelf")
		must.Do(t, old.Close())
		must.Hold(t, !t.Failed(), "round %d", round+1)
	}
}

func TestProgramsThatAreKilledAtTheDoor(t *testing.T) {
	t.Parallel()
	chance := rand.New(rand.NewPCG(5, 19))
	for round := range often(1, 4) {
		path := t.TempDir() + "/games.db"
		var all sync.WaitGroup
		var mu sync.Mutex
		acknowledged := map[ledger.GameID][]string{}
		for range 5 {
			patience := time.Duration(chance.IntN(60)) * time.Millisecond
			all.Go(func() {
				lines, complaint := runAndKill(t, childBook, path, 0, patience)
				expect.Equal(t, complaint, "", "a program stopped by itself")
				mu.Lock()
				defer mu.Unlock()
				for _, line := range lines {
					part := strings.Fields(line)
					id, err := ledger.ParseGameID(part[0])
					expect.Do(t, err)
					acknowledged[id] = append(acknowledged[id], part[2])
				}
			})
		}
		all.Wait()
		b := openAt(t, path)
		expect.True(t, b.Notice() == nil, "%v", b.Notice())
		for id, heads := range acknowledged {
			checkKilled(t, b, id, heads)
		}
		wantFiles(t, path, 1)
		must.Do(t, b.Close())
		wantAlone(t, path)
		must.Hold(t, !t.Failed(), "round %d", round+1)
	}
}

func TestTwoWindowsOnOneBook(t *testing.T) {
	path := t.TempDir() + "/games.db"
	one, two := openAt(t, path), openAt(t, path)
	here := begun(t, one, ledgertest.Buy(0, 0, 1))
	there := must.Get(two.Games.Load(here.ID()))(t)
	gametest.Say(t, there, ledgertest.Buy(1, 0, 1))

	ledgertest.WantFault(t, ledgertest.Second(here.Record(ledgertest.Buy(2, 0, 1), ledgertest.Ann())), "book.moved")
	gametest.WantEqual(t, here, there)
	gametest.Say(t, here, ledgertest.Buy(2, 0, 1))

	for _, late := range []func() error{
		func() error { return there.Undo(ledgertest.Ann()) },
		func() error { return there.Void(1, ledgertest.Ann()) },
		func() error { return there.Replace(1, ledgertest.Buy(0, 1, 1), ledgertest.Ann()) },
		func() error { return there.Insert(1, ledgertest.Buy(0, 1, 1), ledgertest.Ann()) },
	} {
		gametest.Say(t, here, &tinygame.Price{Price: 100})
		ledgertest.WantFault(t, late(), "book.moved")
		gametest.WantEqual(t, here, there)
		must.Do(t, late())
		must.Do(t, here.Reload())
		gametest.WantEqual(t, here, there)
	}
	begun(t, two, ledgertest.Buy(0, 0, 1))
	list, err := one.Shelf.List()
	must.Hold(t, err == nil && len(list) == 2, "%v %v", list, err)
}
