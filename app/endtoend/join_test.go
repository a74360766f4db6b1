package endtoend

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/internal/desktest"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/recordings"
)

func onlyGame(t *testing.T, path string) *game.Game {
	t.Helper()
	book := must.Get(book.Open(path, rulebooks.All()))(t)
	defer book.Close()
	shelf, err := book.Shelf.List()
	must.Hold(t, err == nil && len(shelf) == 1, "the book has %d games: %v", len(shelf), err)
	game := must.Get(book.Games.Load(shelf[0].ID))(t)
	return game
}

func (w window) takeOver(text string) {
	w.t.Helper()
	w.Tap(words.Text("shelf.scan"))
	w.Copy(text)
	w.Tap(words.Text("scan.paste"))
}

// One window reads the other's code. There, the user chooses the right entry, and passes the merged game back by code.
func TestTwoScoreKeepersMakeOneGame(t *testing.T) {
	t.Parallel()
	game := readRecorded(t, "four-seats-4x6")
	const both = 6
	ours := halfway(t, game.Game, both)
	theirs := filepath.Join(t.TempDir(), "games.db")
	data, err := os.ReadFile(ours)
	if err == nil {
		err = os.WriteFile(theirs, data, 0o600)
	}
	must.Do(t, err)
	names := strings.Join(game.Names, ", ")
	right := game.Entries[both]
	wrong, next := right, game.Entries[both+1]
	wrong.Before, wrong.After = [stockholder.Colours]int{}, [stockholder.Colours]int{}
	first := open(t, sized(390, 844), withArgs("--phone", "--book", ours))
	first.Tap(names)
	for i, turn := range []stockholder.Turn{wrong, next} {
		first.Tap(words.Format("stockholder.entry.turn.title",
			words.Names{"seat": game.Names[(both+i)%len(game.Names)]}))
		first.play(turn)
	}
	second := open(t, sized(1280, 800), withArgs("--book", theirs))
	second.Tap(names)
	second.play(right)
	second.Tap(words.Text("table.share"))
	code := second.ReadCode()

	first.Tap(words.Text("common.back"))
	first.takeOver(code)
	first.Tap(words.Text("join.offer"))
	first.See(words.Format("join.about", words.Names{"common": both, "ours": 2, "theirs": 1}))
	first.Tap(words.Text("join.all.theirs"))
	first.Tap(words.EntryShort("stockholder", onlyGame(t, ours).Steps()[both+1].Before, &next))
	first.Shot("join")
	first.Tap(words.Text("join.confirm"))
	first.See(words.Text("share.title"))
	code = first.ReadCode()

	second.Key("Escape")
	second.Gone(words.Text("share.title"))
	second.Tap(words.Text("common.back"))
	second.takeOver(code)
	second.See(words.Format("scan.longer", words.Names{"count": 1}))
	first.Close()
	second.Close()
	here, there := onlyGame(t, ours), onlyGame(t, theirs)
	if here.Head() != there.Head() || len(here.Steps()) != both+2 || len(here.Refused()) > 0 {
		t.Errorf("heads %v and %v, %d entries", here.Head(), there.Head(), len(here.Steps()))
	}
	got := *here.Steps()[both].Entry.(*stockholder.Turn)
	expect.True(t, got.Before == right.Before && got.Card == right.Card, "the turn that counts is %+v", got)
	for _, turn := range []stockholder.Turn{wrong, right} {
		if !slices.ContainsFunc(here.Export().Operations, func(o oplog.Operation) bool {
			var kept stockholder.Turn
			return o.Kind == "turn" && json.Unmarshal(o.Entry, &kept) == nil && kept.Seat == turn.Seat &&
				kept.Before == turn.Before && kept.Card == turn.Card
		}) {
			t.Errorf("the turn %+v is lost", turn)
		}
	}
}

// The window shows what the command line entered, without any input by the user.
func TestATournamentFollowsTheCommandLine(t *testing.T) {
	t.Parallel()
	w := open(t, sized(390, 844))
	people := filepath.Join(w.Home(), "people.txt")
	must.Do(t, os.WriteFile(people, []byte("Ann\nBen\nCleo\nDan\n"), 0o600))
	r := recordings.Read(t, "stockholder", "four-seats-4x6").Record
	w.commanded("tournament", "new", "Friday", "--game", written(t, w.Home(), r), "--from", people)
	w.Tap(text("tournament.title"))
	w.tapPart("Friday, ")
	w.See("4 people at 1 table: draw round 1.")
	w.commanded("tournament", "draw", "--seed", "7")
	w.SeePart("Table 1, ") // appears without user input
	w.commanded("tournament", "result", "--table", "1", "Ann=400,Ben=300,Cleo=200,Dan=100")
	w.See(text("tournament.table.over"))
	desktest.Undo(t, w.book())
	w.Gone(text("tournament.table.over"))
	w.Shot("followed")
}

func (w window) tapPart(part string) {
	at := w.SeePart(part).Aim()
	w.TapAt(at.X, at.Y)
}
