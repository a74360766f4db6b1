package compact

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/record"
)

func tinyGame(t rapid.TB, book tiny, options *tinyOptions, begun time.Time, title string, names []string,
	entries ...calc.Entry) *game.Game {
	t.Helper()
	r := record.Record{
		Format: record.Format, Rulebook: book.ID(), RulesVersion: book.Version(),
		ID:    ledger.GameID{1, 2, 3, 250, 251, 252, 0, 9},
		Title: title, Begun: begun, Options: json.RawMessage(text(t, options)),
	}
	for _, name := range names {
		r.Seats = append(r.Seats, record.Seat{Name: name})
	}
	for i, entry := range entries {
		r.Operations = append(r.Operations, oplog.Operation{
			Op: int64(i + 1), Act: oplog.ActRecord, Kind: entry.Kind(), Entry: json.RawMessage(text(t, entry)),
		})
	}
	return must.Get(game.Replay(r, []calc.Rulebook{book}))(t)
}

func TestEveryKindOfFieldComesBack(t *testing.T) {
	t.Parallel()
	number := rapid.OneOf(rapid.IntRange(-3, 60), rapid.Int())
	rapid.Check(t, func(rt *rapid.T) {
		entries := make([]calc.Entry, rapid.IntRange(0, 8).Draw(rt, "entries"))
		for i := range entries {
			entries[i] = rapid.SampledFrom([]calc.Entry{
				&tinyMove{
					Seat:   rapid.IntRange(-1, 3).Draw(rt, "seat"),
					Side:   rapid.SampledFrom([]int{5, 3, 9, -2, 4}).Draw(rt, "side"),
					Amount: number.Draw(rt, "amount"), Far: number.Draw(rt, "far"),
					Each: rapid.SliceOfN(rapid.IntRange(0, 5), 0, 4).Draw(rt, "each"),
					Note: rapid.String().Draw(rt, "note"), Hidden: rapid.SampledFrom([]int{0, 4, 7}).Draw(rt, "hidden"),
				},
				&tinyGift{To: number.Draw(rt, "to"), Amount: number.Draw(rt, "amount")},
			}).Draw(rt, "entry")
		}
		options := &tinyOptions{
			Cash:  rapid.OneOf(rapid.IntRange(-1, 20), rapid.Just(900)).Draw(rt, "cash"),
			Limit: rapid.SampledFrom([]int{10, 11, 77, 100}).Draw(rt, "limit"),
			Motto: rapid.String().Draw(rt, "motto"), Hidden: rapid.SampledFrom([]int{0, 0, 1}).Draw(rt, "hidden"),
		}
		begun := time.Unix(rapid.Int64Range(-60_000_000_000, 250_000_000_000).Draw(rt, "begun"), 0)
		names := []string{"Ann", "Борис", "🎲🎲"}[:rapid.IntRange(1, 3).Draw(rt, "seats")]
		game := tinyGame(rt, tiny{}, options, begun, rapid.String().Draw(rt, "title"), names, entries...)
		roundTrip(rt, game, []calc.Rulebook{tiny{}})
	})
}

func TestExtremesComeBack(t *testing.T) {
	many := make([]string, 50)
	for i := range many {
		many[i] = strings.Repeat("Ю", 36) + " " + strconv.Itoa(i)
	}
	poor := &tinyOptions{Cash: 10, Limit: 100}
	for name, game := range map[string]*game.Game{
		"nothing": tinyGame(t, tiny{}, poor, time.Time{}, "", []string{"A"}),
		"large": tinyGame(t, tiny{}, poor, time.Unix(1, 0), "x", []string{"A"},
			&tinyMove{Side: 3, Far: math.MaxInt}, &tinyMove{Side: 3, Far: math.MinInt}),
		"fifty seats":   tinyGame(t, tiny{}, poor, time.Unix(1, 0), strings.Repeat("long ", 500), many),
		"damaged title": tinyGame(t, tiny{}, poor, time.Unix(1, 0), "a\uFFFDb", []string{"A"}),
	} {
		t.Run(name, func(t *testing.T) { roundTrip(t, game, []calc.Rulebook{tiny{}}) })
	}
}

func TestManyWordsAreDeflated(t *testing.T) {
	entries := make([]calc.Entry, 200)
	for i := range entries {
		entries[i] = &tinyMove{Seat: 0, Side: 3, Amount: 1, Note: "the bank paid twenty too much"}
	}
	game := tinyGame(t, tiny{}, &tinyOptions{Cash: 10, Limit: 100}, time.Unix(1, 0), "", []string{"A"}, entries...)
	code := roundTrip(t, game, []calc.Rulebook{tiny{}})
	payload := must.Get(unseal(code))(t)
	expect.True(t, payload[0] == wordsApart && len(code) <= 400, "flags %d, %d characters", payload[0], len(code))
}

func TestAGameThatIsTooLongIsRefused(t *testing.T) {
	t.Parallel()
	long := make([]calc.Entry, maxEntries+1)
	for i := range long {
		long[i] = &tinyMove{Side: 3}
	}
	luck := rand.New(rand.NewPCG(1, 1))
	wordy := make([]calc.Entry, 20)
	for i := range wordy {
		note := make([]rune, 2000)
		for j := range note {
			note[j] = rune(luck.IntN(0x4000) + 0x4E00)
		}
		wordy[i] = &tinyMove{Side: 3, Note: string(note)}
	}
	for name, entries := range map[string][]calc.Entry{"entries": long, "words": wordy} {
		game := tinyGame(t, tiny{}, &tinyOptions{Cash: 10, Limit: 100}, time.Unix(1, 0), "", []string{"A"}, entries...)
		code, err := Encode(game)
		expect.True(t, fault(err) == "code.big", "%s: %d characters, %v", name, len(code), err)
	}
}
