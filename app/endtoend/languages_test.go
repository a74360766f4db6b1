package endtoend

import (
	"os"
	"os/exec"
	"testing"

	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/calc/stockholder"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/recordings"
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

func TestALanguageIsChangedWithinATurn(t *testing.T) {
	t.Parallel()
	all := lang.Languages()
	must.Hold(t, len(all) > 1, "the program speaks English alone")
	l, game := all[len(all)-1], recordings.Read(t, "stockholder", "four-seats-3x5")
	path := halfway(t, game, 14)
	g := must.Get(book.Open(path, rulebooks.All()))(t)
	listed := must.Get(g.Shelf.List())(t)
	must.Do(t, g.Close())
	w := open(t, sized(390, 844), withArgs("--phone", "--book", path))
	w.Tap(words.Join(game.Names))
	w.Tap(text("stockholder.entry.turn.title", "seat", "Cleo"))
	w.tradeOne("before", 1, 1)
	w.Tap(colours()[0] + " +60")
	w.Tap(ofColour("sheet.way", 1, "-30"))
	w.Shot("language-before")
	w.Key("Escape", "Escape")
	w.Tap(text("shelf.settings"))
	w.Tap(l.Name())
	w.See(l.Text("settings.title"))
	w.Key("Escape")
	w.Tap(l.List(game.Names))
	turn := l.Format("stockholder.entry.turn.title", words.Names{"seat": "Cleo"})
	w.Tap(l.Format("table.goon", words.Names{"entry": turn}))
	w.Shot("language-after")
	w.Tap(l.Text("sheet.record"))
	w.See(l.Format("stockholder.entry.turn.title", words.Names{"seat": "Dan"}))

	kept := must.Get(book.Open(path, rulebooks.All()))(t)
	defer func() { must.Do(t, kept.Close()) }()
	steps := must.Get(kept.Games.Load(listed[0].ID))(t).Steps()
	must.Hold(t, len(steps) == 15, "%d entries were kept", len(steps))
	made := steps[14].Entry.(*stockholder.Turn)
	expect.Equal(t, made.Before, [stockholder.Colours]int{1: 1}, "what was traded")
	expect.Equal(t, made.Card, "B+60", "the card")
	expect.Equal(t, made.Free[0], 2, "the colour of its other number")
}
