package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/qr"
)

func TestBadUsageAndUnreadableFiles(t *testing.T) {
	game := stockholder(t, "three-seats-3x5")
	newer := written(t, game)
	data := must.Get(os.ReadFile(newer))(t)
	newer = file(t, "newer.json", bytes.Replace(data, []byte(`"format": 1`), []byte(`"format": 99`), 1))
	for _, c := range []struct {
		says string
		args []string
	}{
		{"unknown command “sing”", []string{"sing"}},
		{"check takes 1", []string{"check"}},
		{"list takes no arguments", []string{"list", "all"}},
		{"-colour", []string{"check", "--colour", "x"}},
		{"--as print", []string{"export", written(t, game)}},
		{"--as print", []string{"export", "--as", "xml", written(t, game)}},
		{"can't be opened", []string{"check", filepath.Join(t.TempDir(), "nothing.json")}},
		{"newer version", []string{"check", newer}},
		{"cut off", []string{"check", file(t, "cut.json", data[:len(data)/2])}},
		{"isn't a game's record", []string{"check", file(t, "other.json", []byte(`{"a":1}`))}},
		{"this file is empty", []string{"import", file(t, "empty", nil)}},
		{"neither a picture", []string{"import", file(t, "noise", []byte{0, 0xff, 0xfe, 1})}},
		{"isn't a scripkeeper code", []string{"check", file(t, "prose.txt", []byte("hello"))}},
		{"no file with your games", []string{"check", "abcd"}},
		{"games can't be kept", []string{"list", "--book", filepath.Join(file(t, "plain", []byte("x")), "games.db")}},
	} {
		_, errs := newTerminal(t).run(Failed, c.args...)
		expect.True(t, strings.Contains(strings.ToLower(errs), c.says) && strings.HasPrefix(errs, "scripkeeper: "),
			"%q says %q, must say %q", c.args, errs, c.says)
	}
}

func TestGamesGoInAndOutOfABook(t *testing.T) {
	path, c := written(t, stockholder(t, "three-seats-3x5")), newTerminal(t)
	c.says(Failed, "no file with your games yet", "list")
	out, _ := c.run(Sound, "import", path)
	has(t, out, "0a0b0c0102030405", "Game imported")
	c.prints(Sound, "already have this game", "import", path)
	c.prints(Sound, "0a0b0c0102030405  Friday night: Ann, Ben, Cleo (Cleo won)", "list")
	checked, _ := c.run(Sound, "check", "0A0B0", "--json")
	direct, _ := c.run(Sound, "check", path, "--json")
	expect.True(t, direct == checked, "the game of the book and the game of the file differ")
	for format, part := range map[string]string{
		"hledger": "players:Ann:cash", "csv": "net_worth", "bgstats": "http", "json": `"rulebook": "stockholder"`,
		"print": "<!doctype html>", "text": "1. Cleo: ", "png": "\x89PNG\xff of Friday night",
	} {
		out := c.prints(Sound, part, "export", "--as", format, "0a0b0c01")
		path := filepath.Join(t.TempDir(), "out")
		c.run(Sound, "export", "--as", format, "0a0b0c01", "--out", path)
		if written, err := os.ReadFile(path); err != nil || string(written) != out {
			t.Errorf("%s is written to a file as something else, %v", format, err)
		}
	}
	exported, _ := c.run(Sound, "export", "0a0b", "--as", "json")
	other := newTerminal(t)
	other.in = exported
	other.prints(Sound, "Game imported", "import", "-")
}

func TestImportNamesRefusedEntries(t *testing.T) {
	r := stockholder(t, "three-seats-3x5")
	r.Operations[2].Entry = json.RawMessage(`{"seat":0,"card":"B+100"}`)
	out, errs := newTerminal(t).run(Refused, "import", written(t, r))
	expect.True(t, strings.Contains(out, "Game imported") && strings.Contains(errs, "entry 3 ("),
		"the import says %q and %q", out, errs)
}

func TestCodesAreReadLikeRecords(t *testing.T) {
	r := stockholder(t, "three-seats-3x5")
	game := must.Get(game.Replay(r, rulebooks.All()))(t)
	text := must.Get(compact.Encode(game))(t)
	code := must.Get(qr.Encode(text))(t)
	var picture bytes.Buffer
	must.Do(t, png.Encode(&picture, code.Image(6)))
	c := newTerminal(t)
	want, _ := c.run(Sound, "check", written(t, r), "--json")
	for _, path := range []string{file(t, "code.txt", []byte(text+"\n")), file(t, "code", picture.Bytes())} {
		got, _ := c.run(Sound, "check", path, "--json")
		expect.True(t, got == want, "%s is read as another game", path)
	}
}

func TestHelpTellsAllCommands(t *testing.T) {
	for _, args := range [][]string{{"help"}, {"--help"}, {"-h"}, {"check", "--help"}} {
		out, _ := newTerminal(t).run(Sound, args...)
		has(t, out, "check FILE|GAME [--json]", "list", "export --as", "import FILE", "schema [RULEBOOK]",
			"--book FILE", "--phone")
	}
}

func TestTheWindowGetsWhatTheCommandLineSays(t *testing.T) {
	var opened Window
	var errs bytes.Buffer
	p := Program{Errors: &errs, Window: func(w Window) error { opened = w; return nil }}
	status := p.Run([]string{"--phone", "--book", "my.db", "--lang", "en"})
	expect.True(t, status == Sound && opened == (Window{Book: "my.db", Language: "en", Phone: true}),
		"status %d, %+v", status, opened)
	for _, given := range []string{"scripkeeper:SK2:1", "/home/ann/game", "file:///game", "game.json", `C:\game`} {
		status = p.Run([]string{given, "--book", "my.db"})
		expect.True(t, status == Sound && opened == (Window{Book: "my.db", Given: given}), "status %d, %+v", status, opened)
	}
	expect.Equal(t, p.Run([]string{"game.json", "other.json"}), Failed, "the status with two files")
	p.Window = func(Window) error { return errors.New("there is no display") }
	if status = p.Run(nil); status != Failed || !strings.Contains(errs.String(), "there is no display") {
		t.Errorf("status %d, %q", status, errs.String())
	}
}
