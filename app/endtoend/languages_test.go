package endtoend

import (
	"os"
	"os/exec"
	"testing"

	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/must"
)

// The language is a setting for the whole process, so each language is tested in its own process.
func TestWholeGamesInOtherLanguages(t *testing.T) {
	if !*soak {
		t.Skip("played by make soak")
	}
	t.Parallel()
	for tag, game := range map[string]string{"uk": "TestWholeGame", "de": "TestWholeGameFromHandToHand"} {
		t.Run(tag, func(t *testing.T) {
			t.Parallel()
			_, speaks := lang.Find(tag)
			must.Hold(t, speaks, "the program does not speak %s", tag)
			run := exec.CommandContext(t.Context(), must.Get(os.Executable())(t), "-test.run=^"+game+"$", "-test.v",
				"-test.timeout=30m", "-soak", "-language="+tag)
			said, err := run.CombinedOutput()
			t.Logf("%s", said)
			must.Do(t, err)
		})
	}
}
