package sharing

import (
	"bytes"
	"image"
	"image/color"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
	"scripkeeper/ledger/recordings"
)

func after(t *testing.T, entries int) *game.Game {
	t.Helper()
	r := recordings.Read(t, "stockholder", "three-seats-3x5").Record
	r.Operations, r.End = r.Operations[:entries:entries], nil
	return must.Get(game.Replay(r, rulebooks.All()))(t)
}

func newBook(t *testing.T) *book.Book {
	t.Helper()
	b := must.Get(book.Open(filepath.Join(t.TempDir(), "games.db"), rulebooks.All()))(t)
	t.Cleanup(func() { must.Do(t, b.Close()) })
	return b
}

func take(t *testing.T, b *book.Book, from string, void Superseded) Imported {
	t.Helper()
	return must.Get(Import(t.Context(), strings.NewReader(from), b, ledger.Author{}, void, func(float64) {}))(t)
}

// The first export contains the whole game, later exports only the new entries.
func TestAGameGoesFromDeviceToDevice(t *testing.T) {
	b := newBook(t)
	whole := must.Get(Text(after(t, 6), Whole, nil))(t)
	first := take(t, b, whole, nil)
	expect.Equal(t, first.Added.Outcome, oplog.OutcomeNew, "the game is")
	expect.Equal(t, first.Entries, 6, "entries")
	expect.Equal(t, len(first.News), 0, "news of a game that was not here")

	news := must.Get(Text(after(t, 9), News, &Part{Entries: 6}))(t)
	then := take(t, b, news, nil)
	expect.Equal(t, then.Added.Outcome, oplog.OutcomeLonger, "the game is")
	expect.Equal(t, len(then.News), 3, "news")
	expect.Equal(t, must.Get(b.Games.Load(then.Added.Game))(t).Head(), after(t, 9).Head(), "head")
	expect.True(t, len(news) < len(whole), "what came since takes %d signs, the whole %d", len(news), len(whole))
}

// The imported copy replaces an invalid copy even if the imported copy has fewer entries.
func TestACopyThatCountsNoMoreGivesWay(t *testing.T) {
	b := newBook(t)
	take(t, b, must.Get(Text(after(t, 9), Whole, nil))(t), nil)
	shorter := must.Get(Text(after(t, 6), Whole, nil))(t)
	for _, c := range []struct {
		void    bool
		entries int
	}{{false, 9}, {true, 6}} {
		taken := take(t, b, shorter, func(ledger.GameID) bool { return c.void })
		expect.Equal(t, taken.Entries, c.entries, "entries where the copy counts no more: %t;", c.void)
	}
}

func TestAPartSaysWhatIsInIt(t *testing.T) {
	g := after(t, 9)
	said := map[string]Content{}
	for _, what := range []Content{Whole, News, Have, Setup, Result} {
		said[About(g, what, &Part{Entries: 6})] = what
	}
	expect.Equal(t, len(said), 5, "parts that are told apart: %v", said)
	missing := About(g, News, &Part{Entries: 6})
	expect.True(t, strings.Contains(missing, "3"), "what is missing says %q", missing)
}

func TestAFileIsCalledAfterTheGame(t *testing.T) {
	day := time.Date(2026, 3, 14, 12, 0, 0, 0, time.Local)
	for want, setup := range map[string]record.Setup{
		"scripkeeper-friday-night-2026-03-14.json": {Title: "Friday night!", Begun: day},
		"scripkeeper-ann-ben.json":                 {Names: []string{"Ann", "Ben"}},
		"scripkeeper-жёлудь-2.json":                {Title: "../Жёлудь:2"},
		"scripkeeper.json":                         {Title: strings.Repeat("a", 70)},
	} {
		expect.Equal(t, FileName(setup, ".json"), want, "%+v", setup)
	}
}

var run = regexp.MustCompile(`M(\d+) (\d+)h(\d+)v1`)

// A text that is too long for one picture gets several.
func TestCodesAreDrawn(t *testing.T) {
	text := must.Get(Text(after(t, 6), Whole, nil))(t)
	codes := must.Get(Codes(text))(t)
	must.Hold(t, len(codes) == 1, "%d codes", len(codes))
	expect.Equal(t, must.Get(qr.Read(t.Context(), drawn(t, codes[0].SVG())))(t), text, "the drawing reads")

	long := recordings.Read(t, "tycoon", "twelve-seats-every-card").Record
	frames := must.Get(Codes(must.Get(Text(must.Get(game.Replay(long, rulebooks.All()))(t), Whole, nil))(t)))(t)
	expect.True(t, len(frames) > 1, "a long game has %d codes", len(frames))
}

func drawn(t *testing.T, svg []byte) image.Image {
	t.Helper()
	_, rest, _ := bytes.Cut(svg, []byte(`viewBox="0 0 `))
	side, _, _ := bytes.Cut(rest, []byte(" "))
	const unit = 8
	size := unit * must.Get(strconv.Atoi(string(side)))(t)
	picture := image.NewGray(image.Rect(0, 0, size, size))
	for i := range picture.Pix {
		picture.Pix[i] = 255
	}
	for _, found := range run.FindAllSubmatch(svg, -1) {
		var at [3]int
		for i := range at {
			at[i] = unit * must.Get(strconv.Atoi(string(found[i+1])))(t)
		}
		for y := at[1]; y < at[1]+unit; y++ {
			for x := at[0]; x < at[0]+at[2]; x++ {
				picture.SetGray(x, y, color.Gray{})
			}
		}
	}
	return picture
}
