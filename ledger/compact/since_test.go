package compact

import (
	"math/rand/v2"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/qr"
)

func upTo(t rapid.TB, g *game.Game, entries int) *game.Game {
	t.Helper()
	given := contentsOf(g)
	given.title, given.entries = "As the other calls it", entriesOf(g.Steps()[:entries])
	record := must.Get(given.record(g.ID()))(t)
	return must.Get(game.Replay(record, rulebooks.All()))(t)
}

func finds(g *game.Game) func(ledger.GameID) (*game.Game, error) {
	return func(id ledger.GameID) (*game.Game, error) {
		if id != g.ID() {
			return nil, &ledger.Fault{Code: "game.unknown"}
		}
		return g, nil
	}
}

// A copy that continued differently after the shared entries can read the code, and gets the sender's record.
func TestWhatCameAfterIsReadByACopyThatWentOn(t *testing.T) {
	game := begun(t, 10)
	text := must.Get(EncodeSince(game, 6))(t)
	parted := upTo(t, game, 8)
	goOn(t, parted, 5, 3)
	record, err := DecodeSince(text, finds(parted), rulebooks.All())
	expect.True(t, err == nil && len(record.Operations) == 10, "%d entries, %v", len(record.Operations), err)
}

func TestWhatCameAfterNeedsItsBeginning(t *testing.T) {
	g := begun(t, 10)
	text := must.Get(EncodeSince(g, 6))(t)
	for name, the := range map[string]struct {
		copy  *game.Game
		fault string
	}{
		"a copy that ends before":   {upTo(t, g, 5), "code.apart"},
		"a copy without the game":   {begin(t, 1, "Ann", "Ben", "Zoe"), "code.since"},
		"a copy that ends there":    {upTo(t, g, 6), "no error"},
		"the same copy as the sent": {upTo(t, g, 10), "no error"},
	} {
		expect.Equal(t, fault(ledgertest.Second(DecodeSince(text, finds(the.copy), rulebooks.All()))), the.fault,
			"%s", name)
	}
	for _, number := range []int{-1, 11} {
		expect.Equal(t, fault(ledgertest.Second(EncodeSince(g, number))), "entry.number", "after %d entries", number)
	}
}

func TestHowFarACopyHasCome(t *testing.T) {
	game := begun(t, 10)
	for _, has := range []int{0, 4, 10} {
		text := must.Get(EncodeHave(upTo(t, game, has)))(t)
		have, err := DecodeHave(text)
		must.Hold(t, err == nil && have.Game == game.ID(), "%v, %v", have, err)
		if entries, known := have.EntriesIn(game); !known || entries != has {
			t.Errorf("a copy with %d entries is told to have %d, %t", has, entries, known)
		}
		if code, err := qr.Encode(text); err != nil || code.Version > 3 {
			t.Errorf("version %d, %v", code.Version, err)
		}
	}
	parted := upTo(t, game, 4)
	goOn(t, parted, 6, 2)
	entries, known := must.Get(DecodeHave(must.Get(EncodeHave(parted))(t)))(t).EntriesIn(game)
	expect.True(t, !known, "a copy that went on differently is found after %d entries", entries)
}

func FuzzDecodeSince(f *testing.F) {
	game := begun(f, 8)
	for _, has := range []int{0, 5, 8} {
		f.Add(payloadOf(f)(EncodeSince(game, has)))
	}
	fuzzSealed(f, func(t *testing.T, text string) {
		_, err := DecodeSince(text, finds(game), rulebooks.All())
		switch code := fault(err); code {
		case "code.apart", "code.game":
		default:
			checkFault(t, err)
		}
	})
}

func wantCompleted(t *testing.T, r recorded, turn int) {
	t.Helper()
	luck, entries := rand.New(rand.NewPCG(9, uint64(len(r.game.Steps())))), len(r.game.Steps())
	has := []int{0, luck.IntN(entries), entries}[turn%3]
	text := must.Get(EncodeSince(r.game, has))(t)
	record, err := DecodeSince(text, finds(upTo(t, r.game, has)), rulebooks.All())
	must.Hold(t, err == nil, "%s after %d entries: %v", r.name, has, err)
	whole, err := game.Replay(record, rulebooks.All())
	must.Hold(t, err == nil && whole.Head() == r.game.Head() && record.Title == "As the other calls it",
		"%s after %d entries: %q, %v", r.name, has, record.Title, err)
}
