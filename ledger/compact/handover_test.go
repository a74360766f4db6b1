package compact

import (
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/qr"
)

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

// A device with either copy recognizes the merged game as a continuation.
func TestTheCodeOfAJoinedGameIsTakenOverByBoth(t *testing.T) {
	ours := begun(t, 4)
	theirs := upTo(t, ours, 4)
	goOn(t, ours, 2, 3)
	goOn(t, theirs, 3, 2)
	parting := must.Get(game.Compare(ours, theirs))(t)
	joined := must.Get(game.MergeRecord(ours, theirs, parting.All(true)))(t)
	g := must.Get(game.Replay(joined, rulebooks.All()))(t)
	read := must.Get(Decode(roundTrip(t, g, rulebooks.All()), rulebooks.All()))(t)
	back := must.Get(game.Replay(read, rulebooks.All()))(t)
	for name, copy := range map[string]*game.Game{"ours": ours, "theirs": theirs} {
		expect.True(t, back.Continues(copy), "%s does not go on to it", name)
	}
}
