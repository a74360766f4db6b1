package book

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

// childBook is the environment variable that makes the test binary record entries until killed.
const childBook = "SCRIPKEEPER_CHILD_BOOK"

var soak = flag.Bool("soak", false, "kill, crowd and fill up the disk as often as before a release")

// often returns the number of repetitions of a test: few or, with the flag soak, whole.
func often(few, whole int) int {
	if *soak {
		return whole
	}
	return few
}

func TestMain(m *testing.M) {
	for variable, run := range map[string]func(path string, acknowledge io.Writer) error{
		childBook: recordUntilKilled, childRestore: restoreUntilKilled, childCrowd: beginInTurn,
	} {
		if path := os.Getenv(variable); path != "" {
			if err := run(path, os.Stdout); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
			os.Exit(0)
		}
	}
	os.Exit(m.Run())
}

// recordUntilKilled records entries with drafts, and prints each game id, entry number and hash after writing to disk.
func recordUntilKilled(path string, acknowledge io.Writer) error {
	b, err := Open(path, ledgertest.Books())
	if err != nil {
		return err
	}
	for {
		g, err := b.Games.Begin(ledgertest.TinySetup(), ledger.Author{})
		if err != nil {
			return err
		}
		for i := range 100 {
			step, err := g.Record(ledgertest.Price(i%2, 10+10*(i%25)), ledger.Author{Person: strings.Repeat("p", i*7)})
			if err != nil {
				return err
			}
			d, err := game.NewDraft(g, oplog.ActRecord, 0, ledgertest.Price(0, 10), nil)
			if err != nil {
				return err
			}
			if err := b.Notes.StoreDraft(g.ID(), d); err != nil {
				return err
			}
			if _, err := fmt.Fprintf(acknowledge, "%s %d %s\n", g.ID(), step.Number, step.Hash); err != nil {
				return err
			}
		}
	}
}

func TestNothingAcknowledgedIsLostWhenKilled(t *testing.T) {
	t.Parallel()
	path := t.TempDir() + "/games.db"
	chance := rand.New(rand.NewPCG(2, 7))
	acknowledged := map[ledger.GameID][]string{}
	total, unspoken := 0, 0
	kills := often(5, 40)
	for kill := range kills {
		// One child in ten is killed while it opens the book, the others while they record.
		patience, heard := time.Duration(chance.IntN(20_000))*time.Microsecond, 1
		if kill%10 == 0 {
			heard = 0
		}
		lines, complaint := runAndKill(t, childBook, path, heard, patience)
		must.Hold(t, complaint == "", "kill %d: the child stopped by itself: %s", kill, complaint)
		touched := map[ledger.GameID]bool{}
		for _, line := range lines {
			part := strings.Fields(line)
			id := must.Get(ledger.ParseGameID(part[0]))(t)
			acknowledged[id] = append(acknowledged[id], part[2])
			touched[id] = true
			must.Hold(t, part[1] == strconv.Itoa(len(acknowledged[id])),
				"kill %d: %s after %d entries", kill, line, len(acknowledged[id]))
		}
		total += len(lines)
		b := must.Get(Open(path, ledgertest.Books()))(t)
		must.Hold(t, b.Notice() == nil, "kill %d: %v", kill, b.Notice())
		for id := range touched {
			unspoken += checkKilled(t, b, id, acknowledged[id])
		}
		must.Do(t, b.Close())
	}
	b := must.Get(Open(path, ledgertest.Books()))(t)
	defer func() { _ = b.Close() }()
	list := must.Get(b.Shelf.List())(t)
	held := 0
	for _, s := range list {
		held += checkKilled(t, b, s.ID, acknowledged[s.ID]) + len(acknowledged[s.ID])
	}
	must.Hold(t, held >= total && total >= kills*9/10 && len(list) >= len(acknowledged),
		"%d games hold %d entries of %d", len(list), held, total)
	t.Logf("%d kills, %d games, %d entries acknowledged, %d written and not yet acknowledged", kills, len(list), total,
		unspoken)
}

// runAndKill starts a child process, reads as many lines as heard says, waits for the time patience, and kills it.
func runAndKill(t *testing.T, child, path string, heard int, patience time.Duration) (lines []string,
	complaint string) {
	t.Helper()
	command := exec.Command(os.Args[0])
	command.Env = append(os.Environ(), child+"="+path)
	var complaints strings.Builder
	command.Stderr = &complaints
	out := must.Get(command.StdoutPipe())(t)
	must.Do(t, command.Start())
	scanner := bufio.NewScanner(out)
	for len(lines) < heard && scanner.Scan() {
		lines = append(lines, scanner.Text())
	}
	timer := time.AfterFunc(patience, func() { _ = command.Process.Kill() })
	for scanner.Scan() {
		lines = append(lines, scanner.Text())
	}
	_ = command.Wait()
	timer.Stop()
	return lines, complaints.String()
}

// checkKilled checks a game's acknowledged entries and draft, and returns the number of further entries, at most 1.
func checkKilled(t *testing.T, b *Book, id ledger.GameID, heads []string) int {
	t.Helper()
	g := must.Get(b.Games.Load(id))(t)
	steps := g.Steps()
	must.Hold(t, len(steps) >= len(heads) && len(steps) <= len(heads)+1,
		"%d entries, %d acknowledged", len(steps), len(heads))
	for i, step := range steps {
		must.Hold(t, i >= len(heads) || step.Hash.String() == heads[i], "entry %d is another one", i+1)
		must.Hold(t, step.Refusal == nil && step.By.Person == strings.Repeat("p", i*7),
			"entry %d is half: %+v", i+1, step)
	}
	if list := drafts(t, b, id); len(heads) > 0 {
		must.Hold(t, len(list) == 1 && (list[0].Head == g.Head() || list[0].Head.String() == heads[len(heads)-1]),
			"after %d entries the drafts are %+v", len(heads), list)
	}
	return len(steps) - len(heads)
}
