package command

import (
	"path/filepath"
	"testing"

	"scripkeeper/app/command/console"
	"scripkeeper/app/words"
	"scripkeeper/ledger/recordings"
)

// On a terminal long work tells how far it is, in a line that is wiped at the end; elsewhere nothing of it is written.
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
