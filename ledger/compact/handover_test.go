package compact

import (
	"bytes"
	"image/png"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/qr"
)

// A game goes from one phone to another: drawn as a QR code, read from its picture by this program's reader and by
// zbar, imported into a book that did not have it, and imported again.
func TestAGameGoesFromPhoneToPhone(t *testing.T) {
	zbarimg, err := exec.LookPath("zbarimg")
	if err != nil {
		t.Fatalf("this test needs zbarimg (Debian: apt-get install zbar-tools): %v", err)
	}
	book, err := book.Open(filepath.Join(t.TempDir(), "games.db"), rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = book.Close() }()
	for preset, option := range rulebooks.All()[0].Presets() {
		t.Run(option.Key, func(t *testing.T) {
			game := begin(t, preset, "Ann", "Benjamin", "Zoë", "Катя")
			players{rand.New(rand.NewPCG(uint64(preset), 8)), 3}.play(t, game, 100)
			code, err := Encode(game)
			if err != nil {
				t.Fatal(err)
			}
			drawn, err := qr.Encode(code)
			if err != nil {
				t.Fatal(err)
			}
			if drawn.Version > qr.ComfortVersion {
				t.Errorf("the QR code has version %d", drawn.Version)
			}
			var picture bytes.Buffer
			if err := png.Encode(&picture, drawn.Image(5)); err != nil {
				t.Fatal(err)
			}
			file := filepath.Join(t.TempDir(), "code.png")
			if err := os.WriteFile(file, picture.Bytes(), 0o600); err != nil {
				t.Fatal(err)
			}
			foreign, err := exec.Command(zbarimg, "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", file).Output()
			if err != nil || strings.TrimSuffix(string(foreign), "\n") != code {
				t.Fatalf("zbarimg reads %q, %v; must be %q", foreign, err, code)
			}
			own, err := qr.ReadPicture(t.Context(), picture.Bytes())
			if err != nil || own != code {
				t.Fatalf("the reader reads %q, %v; must be %q", own, err, code)
			}
			record, err := Decode(string(foreign), rulebooks.All())
			if err != nil {
				t.Fatal(err)
			}
			for _, want := range []oplog.Outcome{oplog.OutcomeNew, oplog.OutcomeSame} {
				imported, err := book.Games.Import(record, ledger.Author{Person: "Zoë"})
				if err != nil || imported.Outcome != want {
					t.Fatalf("the import is %+v, %v; must be %v", imported, err, want)
				}
			}
			kept, err := book.Games.Load(game.ID())
			if err != nil {
				t.Fatal(err)
			}
			same(t, game, kept.Export(), rulebooks.All())
		})
	}
}

// Whoever has one of two copies that became one takes the code of the joined game for one that goes on.
func TestTheCodeOfAJoinedGameIsTakenOverByBoth(t *testing.T) {
	ours := begin(t, 0, "Ann", "Ben", "Zoe")
	players{rand.New(rand.NewPCG(1, 1)), 2}.play(t, ours, 4)
	theirs := upTo(t, ours, 4)
	players{rand.New(rand.NewPCG(2, 2)), 2}.play(t, ours, 3)
	players{rand.New(rand.NewPCG(3, 3)), 2}.play(t, theirs, 2)
	parting, err := game.Compare(ours, theirs)
	if err != nil {
		t.Fatal(err)
	}
	joined, err := game.MergeRecord(ours, theirs, parting.All(true))
	if err != nil {
		t.Fatal(err)
	}
	g, err := game.Replay(joined, rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	read, err := Decode(roundTrip(t, g, rulebooks.All()), rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	for name, copy := range map[string]*game.Game{"ours": ours, "theirs": theirs} {
		book, err := book.Open(filepath.Join(t.TempDir(), "games.db"), rulebooks.All())
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = book.Close() }()
		if _, err := book.Games.Import(copy.Export(), ledger.Author{Person: "Zoë"}); err != nil {
			t.Fatal(err)
		}
		_, err = book.Games.Import(read, ledger.Author{Person: "Zoë"})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if now, err := book.Games.Load(copy.ID()); err != nil || now.Head() != g.Head() {
			t.Errorf("%s: the head is another one, %v", name, err)
		}
	}
}
