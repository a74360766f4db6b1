package compact

import (
	"bytes"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
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
	must.Hold(t, err == nil, "this test needs zbarimg (Debian: apt-get install zbar-tools): %v", err)
	book := must.Get(book.Open(filepath.Join(t.TempDir(), "games.db"), rulebooks.All()))(t)
	defer func() { _ = book.Close() }()
	for preset, option := range rulebooks.All()[0].Presets() {
		t.Run(option.Key, func(t *testing.T) {
			game := whole(t, preset, uint64(preset))
			code := must.Get(Encode(game))(t)
			drawn := must.Get(qr.Encode(code))(t)
			expect.True(t, drawn.Version <= qr.ComfortVersion, "the QR code has version %d", drawn.Version)
			var picture bytes.Buffer
			must.Do(t, png.Encode(&picture, drawn.Image(5)))
			file := filepath.Join(t.TempDir(), "code.png")
			must.Do(t, os.WriteFile(file, picture.Bytes(), 0o600))
			foreign, err := exec.Command(zbarimg, "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", file).Output()
			must.Hold(t, err == nil && strings.TrimSuffix(string(foreign), "\n") == code,
				"zbarimg reads %q, %v; must be %q", foreign, err, code)
			own, err := qr.ReadPicture(t.Context(), picture.Bytes())
			must.Hold(t, err == nil && own == code, "the reader reads %q, %v; must be %q", own, err, code)
			record := must.Get(Decode(string(foreign), rulebooks.All()))(t)
			for _, want := range []oplog.Outcome{oplog.OutcomeNew, oplog.OutcomeSame} {
				imported, err := book.Games.Import(record, ledger.Author{Person: "Zoë"})
				must.Hold(t, err == nil && imported.Outcome == want,
					"the import is %+v, %v; must be %v", imported, err, want)
			}
			kept := must.Get(book.Games.Load(game.ID()))(t)
			same(t, game, kept.Export(), rulebooks.All())
		})
	}
}

// Whoever has one of two copies that became one takes the code of the joined game for one that goes on.
func TestTheCodeOfAJoinedGameIsTakenOverByBoth(t *testing.T) {
	ours := begun(t, 4)
	theirs := upTo(t, ours, 4)
	goOn(t, ours, 2, 3)
	goOn(t, theirs, 3, 2)
	parting := must.Get(game.Compare(ours, theirs))(t)
	joined := must.Get(game.MergeRecord(ours, theirs, parting.All(true)))(t)
	g := must.Get(game.Replay(joined, rulebooks.All()))(t)
	read := must.Get(Decode(roundTrip(t, g, rulebooks.All()), rulebooks.All()))(t)
	for name, copy := range map[string]*game.Game{"ours": ours, "theirs": theirs} {
		book := must.Get(book.Open(filepath.Join(t.TempDir(), "games.db"), rulebooks.All()))(t)
		defer func() { _ = book.Close() }()
		must.Get(book.Games.Import(copy.Export(), ledger.Author{Person: "Zoë"}))(t)
		must.Get(book.Games.Import(read, ledger.Author{Person: "Zoë"}))(t)
		now, err := book.Games.Load(copy.ID())
		expect.True(t, err == nil && now.Head() == g.Head(), "%s: the head is another one, %v", name, err)
	}
}

// Any portfolio comes back as it is, and is small.
func TestPortfoliosComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := game.Portfolio{Seat: rapid.IntRange(0, maxSeats-1).Draw(t, "seat")}
		copy(p.Game[:], rapid.SliceOfN(rapid.Byte(), len(p.Game), len(p.Game)).Draw(t, "game"))
		companies := rapid.IntRange(1, 8).Draw(t, "companies")
		p.Counts = make([][]int, rapid.IntRange(1, 4).Draw(t, "classes"))
		for class := range p.Counts {
			p.Counts[class] = rapid.SliceOfN(rapid.IntRange(0, game.MaxPortfolio), companies, companies).Draw(t,
				"counts")
		}
		text := must.Get(EncodePortfolio(p))(t)
		read, err := DecodePortfolio(text)
		must.Hold(t, err == nil && reflect.DeepEqual(read, p), "%+v, %v; must be %+v", read, err, p)
		if code, err := qr.Encode(text); err != nil || code.Version > 6 {
			t.Fatalf("version %d, %v", code.Version, err)
		}
	})
}

// FuzzDecodePortfolio: whatever comes in, the answer is a fault or a portfolio of a bounded size.
func FuzzDecodePortfolio(f *testing.F) {
	payload := payloadOf(f)(EncodePortfolio(game.Portfolio{Seat: 2, Counts: [][]int{{3, 0, 7}, {0, 1, 0}}}))
	f.Add(payload)
	f.Add(payload[:10])
	fuzzSealed(f, func(t *testing.T, text string) {
		p, err := DecodePortfolio(text)
		must.Hold(t, err != nil || len(p.Counts) <= maxClasses &&
			(len(p.Counts) == 0 || len(p.Counts[0]) <= maxCompanies) && p.Seat >= 0,
			"%+v", p)
	})
}
