package book

import (
	"fmt"
	"io"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/conformance/tinygame"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/oplog"
)

// childDrafts is the variable that makes the test binary a child that fills in an entry until it is killed.
const childDrafts = "SCRIPKEEPER_CHILD_DRAFTS"

// fillInUntilKilled begins a game and keeps a draft after every change of an entry, as fast as it can. After each it
// says the game and the number that is filled in.
func fillInUntilKilled(path string, acknowledge io.Writer) error {
	b, err := Open(path, ledgertest.Books())
	if err != nil {
		return err
	}
	g, err := b.Games.Begin(ledgertest.TinySetup(), ledger.Author{})
	if err != nil {
		return err
	}
	for i := 1; ; i++ {
		d, err := game.NewDraft(g, oplog.ActRecord, 0, ledgertest.Buy(0, 0, i), nil)
		if err != nil {
			return err
		}
		if err := b.Notes.StoreDraft(g.ID(), d); err != nil {
			return err
		}
		if _, err := fmt.Fprintf(acknowledge, "%s %d\n", g.ID(), i); err != nil {
			return err
		}
	}
}

// A program that is killed in the middle of an entry finds all that was filled in when it opens the book again.
func TestNothingFilledInIsLostWhenKilled(t *testing.T) {
	t.Parallel()
	path := t.TempDir() + "/games.db"
	chance := rand.New(rand.NewPCG(3, 11))
	for kill := range ledgertest.Quick(3, 25) {
		lines, complaint := runAndKill(t, childDrafts, path, 1, time.Duration(chance.IntN(10_000))*time.Microsecond)
		must.Hold(t, complaint == "" && len(lines) > 0,
			"kill %d: the child stopped by itself after %d drafts: %s", kill, len(lines), complaint)
		part := strings.Fields(lines[len(lines)-1])
		id := must.Get(ledger.ParseGameID(part[0]))(t)
		filled := must.Get(strconv.Atoi(part[1]))(t)
		b := must.Get(Open(path, ledgertest.Books()))(t)
		list := drafts(t, b, id)
		must.Hold(t, b.Notice() == nil && len(list) == 1, "kill %d: %v, %d drafts", kill, b.Notice(), len(list))
		e := must.Get(list[0].Read(tinygame.Rulebook{}))(t)
		if held := e.(*tinygame.Trade).Count; held < filled || held > filled+1 {
			t.Fatalf("kill %d: %d was filled in, the draft holds %d", kill, filled, held)
		}
		must.Do(t, b.Close())
	}
}
