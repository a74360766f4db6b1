package compact

import (
	"os"
	"testing"
	"time"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

type recorded struct {
	rulebook, name string
	game           *game.Game
}

func recordedGames(t testing.TB, first bool) []recorded {
	t.Helper()
	var all []recorded
	for _, rules := range rulebooks.All() {
		names := recordings.Names(t, rules.ID())
		if first {
			names = names[:1]
		}
		for _, name := range names {
			file := must.Get(os.Open(recordings.Path(t, rules.ID(), name)))(t)
			record := must.Get(record.Read(file))(t)
			must.Do(t, file.Close())
			record.ID, record.Title = ledger.GameID{0x5C, 0xA1, 0xFF, 0, 7, 7, 7, 1}, "Friday night"
			record.Begun = time.Date(2026, 11, 20, 19, 30, 12, 0, time.UTC)
			game, err := game.Replay(record, rulebooks.All())
			must.Hold(t, err == nil, "%s: %v", name, err)
			all = append(all, recorded{rules.ID(), name, game})
		}
	}
	return all
}

func codes(t testing.TB) []string {
	t.Helper()
	return calc.Map(recordedGames(t, true), func(r recorded) string { return must.Get(Encode(r.game))(t) })
}

// versionTen is the capacity of a QR code of version 10 at level L (ISO/IEC 18004), in alphanumeric characters.
const versionTen = 395

func BenchmarkDecode(b *testing.B) {
	game := must.Get(game.Replay(recordings.Read(b, "stockholder", "four-seats-4x6").Record, rulebooks.All()))(b)
	code := must.Get(Encode(game))(b)
	for b.Loop() {
		must.Get(Decode(code, rulebooks.All()))(b)
	}
}

// BenchmarkCodes measures the code of every recorded game. Version 0 means that the game needs several QR codes.
func BenchmarkCodes(b *testing.B) {
	for _, r := range recordedGames(b, false) {
		b.Run(r.rulebook+"/"+r.name, func(b *testing.B) { measure(b, r.game) })
	}
}

func measure(b *testing.B, game *game.Game) {
	code := ""
	for b.Loop() {
		code = must.Get(Encode(game))(b)
	}
	payload := must.Get(unseal(code))(b)
	b.ReportMetric(float64(len(game.Steps())), "entries")
	b.ReportMetric(float64(len(payload)), "bytes")
	b.ReportMetric(float64(len(code)), "chars")
	b.ReportMetric(float64(version(code)), "version")
	b.ReportMetric(float64(needed(b, code)), "frames")
}

func needed(t rapid.TB, code string) int {
	if version(code) > 0 {
		return 1
	}
	return len(framesOf(t, code)) / spread
}

// version returns the version of a text's QR code, or 0 if one code cannot hold the text.
func version(code string) int {
	drawn, err := qr.Encode(code)
	if err != nil {
		return 0
	}
	return drawn.Version
}

// maxCharacters returns the length limit for the code of a recorded game: version 10 of a QR code (ISO/IEC 18004,
// alphanumeric, level L), with exceptions. One game of Stock Market Tycoon has 370 entries and may need version 18, its
// other games version 14. The game with 40 named companies and a chart of 37 columns may need six frames.
func maxCharacters(r recorded) int {
	switch {
	case len(r.game.Steps()) >= 350:
		return 1_046
	case r.name == "rails-crowd":
		return 1_450
	case r.rulebook == "tycoon":
		return 667
	}
	return versionTen
}

func seated(t rapid.TB, number byte, rules calc.Rulebook, options calc.Options, names ...string) *game.Game {
	t.Helper()
	return must.Get(game.Scratch(record.Setup{
		ID: ledger.GameID{0x5C, 0xA1, 0xFF, 0, 7, 7, 7, number}, Rulebook: rules.ID(), Title: "Friday night",
		Names:   names,
		Options: options, Begun: time.Date(2026, 11, 20, 19, 30, 12, 0, time.UTC),
	}, rulebooks.All()))(t)
}

// Every recorded game, or with -short the first of each rulebook, is restored from its code, which fits one QR code or
// a few frames. So are its setup, its result and, in every third game, the entries after some point. "go test -v -run
// RecordedGames ./ledger/compact" lists the sizes.
func TestRecordedGamesComeBack(t *testing.T) {
	t.Parallel()
	t.Logf("%-12s %-28s %8s %6s %11s %10s %7s", "rulebook", "game", "entries", "bytes", "characters", "QR version",
		"frames")
	games, ended := recordedGames(t, false), 0
	wantFormer(t, games)
	for i, r := range games {
		if i > 0 && r.rulebook == games[i-1].rulebook && testing.Short() {
			continue
		}
		code := roundTrip(t, r.game, rulebooks.All())
		payload := must.Get(unseal(code))(t)
		if highest := maxCharacters(r); len(code) > highest {
			t.Errorf("%s, %s: %d characters, must be at most %d", r.rulebook, r.name, len(code), highest)
		}
		t.Logf("%-12s %-28s %8d %6d %11d %10d %7d", r.rulebook, r.name, len(r.game.Steps()), len(payload), len(code),
			version(code), needed(t, code))
		wantSetup(t, r)
		if i%3 == 0 {
			wantCompleted(t, r, i/3)
		}
		if entries := len(r.game.Steps()); r.rulebook == "stockholder" && entries >= 20 {
			text := must.Get(EncodeSince(r.game, entries-20))(t)
			last, err := qr.EncodeFrame(text)
			expect.True(t, err == nil && last.Version <= 6, "%s: its last twenty turns are version %d, %v", r.name,
				last.Version, err)
		}
		ended += calc.Bit(wantResult(t, r))
	}
	expect.True(t, ended >= 5, "%d games have ended", ended)
}
