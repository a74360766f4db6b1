package command

import (
	"bytes"
	"encoding/json"
	"errors"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"scripkeeper/app/command/console"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger"
	"scripkeeper/ledger/recordings"
)

// controls are characters that would control a terminal.
const controls = "\x1b[2J\u009b31m\u202e\x07\x7f"

// A device is a writer that fails after room bytes, like a full disk.
type device struct{ room int }

func (d *device) Write(text []byte) (int, error) {
	if d.room -= len(text); d.room < 0 {
		return 0, syscall.ENOSPC
	}
	return len(text), nil
}

func TestNothingFromOutsideSteersATerminal(t *testing.T) {
	r := stockholder(t, "three-seats-3x5")
	r.Title = "Friday " + controls
	r.Extra = map[string]json.RawMessage{"x" + controls: json.RawMessage("1")}
	path := written(t, r)
	c := newTerminal(t)
	c.run(Sound, "import", path)
	unknown := r
	unknown.Rulebook = "poker" + controls
	for _, run := range []struct {
		status int
		args   []string
	}{
		{Sound, []string{"check", path}},
		{Sound, []string{"check", path, "--json"}},
		{Sound, []string{"list"}},
		{Sound, []string{"export", "--as", "json", path}},
		{Sound, []string{"export", "--as", "hledger", path}},
		{Sound, []string{"export", "--as", "print", path}},
		{Failed, []string{"check", written(t, unknown)}},
		{Failed, []string{"check", "--json", written(t, unknown)}},
		{Failed, []string{"sing" + controls}},
		{Failed, []string{"check", "no" + controls + ".json"}},
		{Failed, []string{"check", "--no" + controls}},
	} {
		out, errs := c.run(run.status, run.args...)
		for _, letter := range controls {
			if letter > '~' || letter < ' ' {
				expect.True(t, !strings.ContainsRune(out+errs, letter), "%q prints %U", run.args, letter)
			}
		}
	}
}

func TestLettersThatComeInPartsArePrintedWhole(t *testing.T) {
	for in, want := range map[string]string{
		"é\tИ👨\n": "é\tИ👨\n", "a\x9bb\xff": "a\uFFFDb\uFFFD", "\u202e\U000e0001x": "\uFFFD\uFFFDx",
	} {
		for cut := range len(in) {
			var printed bytes.Buffer
			o := &console.Output{To: &printed}
			_, _ = o.Write([]byte(in[:cut]))
			_, _ = o.Write([]byte(in[cut:]))
			expect.Equal(t, printed.String(), want, "%q in two parts is printed as", in)
		}
	}
	var printed bytes.Buffer
	_, _ = (&console.Output{To: &printed, JSON: true}).Write([]byte("\"\u202e\U000e0001\u0085\""))
	var back string
	if err := json.Unmarshal(printed.Bytes(), &back); err != nil || back != "\u202e\U000e0001\u0085" {
		t.Errorf("%s is read as %q, %v", printed.String(), back, err)
	}
}

func TestOutputThatCannotBeWrittenIsAFailure(t *testing.T) {
	path := written(t, stockholder(t, "three-seats-3x5"))
	book := newTerminal(t)
	book.run(Sound, "import", path)
	for _, args := range [][]string{
		{"help"}, {"--version"}, {"schema"}, {"schema", "stockholder"}, {"check", path}, {"check", "--json", path},
		{"list"},
		{"export", "--as", "json", path}, {"export", "--as", "csv", path}, {"export", "--as", "hledger", path},
		{"import", path},
	} {
		var errs bytes.Buffer
		p := Program{Out: &device{}, Errors: &errs, DefaultBook: book.book, Version: "1"}
		if status := p.Run(args); status != Failed || !strings.Contains(errs.String(), "no space left") {
			t.Errorf("%q ends with %d and says %q", args, status, errs.String())
		}
	}
	p := Program{Out: &device{room: 100}, Errors: &device{}, DefaultBook: book.book}
	expect.Equal(t, p.Run([]string{"help"}), Failed, "output that fails in its middle ends with")
}

// A pit is a file that makes the program panic.
type pit struct{}

func (pit) Read([]byte) (int, error) { panic("out of range") }

func TestACommandThatBreaksOffEndsWithASentence(t *testing.T) {
	for _, args := range [][]string{{"check", "-"}, {"import", "-"}, {"check", "--json", "-"}} {
		var out, errs bytes.Buffer
		p := Program{In: pit{}, Out: &out, Errors: &errs, DefaultBook: newTerminal(t).book}
		if status := p.Run(args); status != Failed || !strings.Contains(errs.String(), "went wrong in Scripkeeper") {
			t.Errorf("%q ends with %d and says %q", args, status, errs.String())
		}
	}
}

func TestTheVersionIsPrinted(t *testing.T) {
	var out bytes.Buffer
	if status := (Program{Out: &out, Errors: &out, Version: "1.2.3"}).Run([]string{"--version"}); status != Sound ||
		out.String() != "scripkeeper 1.2.3\n" {
		t.Errorf("status %d, %q", status, out.String())
	}
}

func TestFlagsThatMeanNothingAreRefused(t *testing.T) {
	path := written(t, stockholder(t, "three-seats-3x5"))
	for _, c := range []struct {
		says string
		args []string
	}{
		{"the command list doesn't take --json", []string{"list", "--json"}},
		{"the command list doesn't take --strict", []string{"--strict", "list"}},
		{"the command check doesn't take --as", []string{"check", path, "--as", "csv"}},
		{"the command check doesn't take --phone", []string{"check", "--phone", path}},
		{"the command export doesn't take --json", []string{"export", path, "--as", "csv", "--json"}},
		{"the command schema doesn't take --book", []string{"schema", "--book", "x.db"}},
		{"enter a value after --book", []string{"list", "--book", ""}},
		{"--json needs a command", []string{"--json"}},
		{"--as needs a command", []string{"--as", "csv", "--phone"}},
	} {
		_, errs := newTerminal(t).run(Failed, c.args...)
		expect.True(t, strings.Contains(strings.ToLower(errs), c.says), "%q says %q, must say %q", c.args, errs, c.says)
	}
	window := Program{Errors: new(bytes.Buffer), Window: func(Window) error { return errors.New("opened") }}
	if window.Run([]string{"--phone", "--book", "x.db"}); !strings.Contains(window.Errors.(*bytes.Buffer).String(),
		"opened") {
		t.Error("the window does not open")
	}
}

func TestNoCommandWritesOverABook(t *testing.T) {
	c := newCup(t)
	c.tournament(Sound, "draw", "--seed", "3")
	record := stockholder(t, "four-seats-4x6")
	c.run(Sound, "import", written(t, record))
	game := record.ID.String()
	ours, theirs := parted(t)
	before, _ := c.run(Sound, "list")
	other := newTerminal(t)
	other.run(Sound, "import", ours)
	for _, book := range []string{c.book, other.book, filepath.Dir(c.book) + "/./games.db"} {
		for _, args := range [][]string{
			{"backup", book},
			{"export", "--as", "csv", "--out", book, game},
			{"export", "--as", "print", "--out", book, game},
			{"export", "--as", "png", "--out", book, game},
			{"merge", "--take", "b", "--out", book, ours, theirs},
			{"tournament", "export", "--as", "standing", "--out", book},
		} {
			_, errs := c.run(Failed, args...)
			if sentence := words.ErrorSentence("", nil, &ledger.Fault{Code: "file.book",
				Path: book}); !strings.Contains(errs,
				sentence) {
				t.Errorf("%q says %q", args, errs)
			}
		}
	}
	after, _ := c.run(Sound, "list")
	expect.True(t, after == before, "the games were\n%sand are\n%s", before, after)
	out, _ := other.run(Sound, "list")
	expect.True(t, strings.Count(out, "\n") == 1, "the other book lists\n%s", out)
}

func TestLongWorkTellsOnATerminalHowFarItIs(t *testing.T) {
	backup := filepath.Join(t.TempDir(), "all.jsonl")
	full := newTerminal(t)
	full.run(Sound, "import", recordings.Path(t, "stockholder", "three-seats-3x5"))
	full.run(Sound, "import", recordings.Path(t, "stockpile", "standard-four-hidden"))
	full.run(Sound, "backup", backup)
	for _, watched := range []bool{true, false} {
		c := newTerminal(t)
		c.watched = watched
		for _, work := range []struct {
			sentence string
			args     []string
		}{{"backup.reading", []string{"restore", backup}}, {"records.working", []string{"records"}}} {
			want := ""
			for _, percent := range []int{0, 50} {
				want += console.Wipe + words.Format(work.sentence, words.Names{"percent": percent})
			}
			if want += console.Wipe; !watched {
				want = ""
			}
			if c.run(Sound, work.args...); c.looked.String() != want {
				t.Errorf("%q tells %q, must tell %q", work.args, c.looked.String(), want)
			}
		}
	}
}
