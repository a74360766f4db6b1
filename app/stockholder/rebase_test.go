package stockholder

import (
	"fmt"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/form"
	"scripkeeper/app/internal/apptest"
	"scripkeeper/calc/conformance/must"
	rules "scripkeeper/calc/stockholder"
)

// inSight are the words that are seen with their colours, and what is spoken of what they stand on.
func inSight(o fyne.CanvasObject) []string {
	var all []string
	apptest.Walk(o, func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *canvas.Text:
			all = append(all, fmt.Sprint(o.Text, o.Color))
		case fyne.Accessible:
			all = append(all, o.AccessibilityLabel())
		}
	})
	return all
}

// Through a whole game, one editor that goes on from turn to turn shows what an editor made for the turn shows, as long
// as the turn is not filled in and when it is.
func TestAnEditorThatGoesOnShowsTheTurnAlone(t *testing.T) {
	game := apptest.RecordedGame(t, rulebook, "three-seats-3x5")
	table, _, refusal := game.Rulebook.Open(game.Setup.Options, game.Setup.Names)
	must.Hold(t, refusal == nil, "%v", refusal)
	h := hand(t, table)
	other := test.NewTempWindow(t, nil)
	other.Resize(fyne.NewSize(390, 780))
	for n, e := range game.Entries {
		turn, ok := e.(*rules.Turn)
		if !ok {
			continue
		}
		recorded := *turn
		for _, filled := range []*rules.Turn{{Seat: turn.Seat}, &recorded} {
			task := form.Task{Rulebook: rulebook, Table: table, Entry: filled, Changed: func() {},
				Refuse: func(string) {}}
			if locked := rules.TradeRefusal(table, turn.Seat, beforeCard) != nil; h.editor.Rebase(task) == locked {
				t.Fatalf("entry %d: the editor goes on without trades, or does not with them", n+1)
			} else if locked {
				continue
			}
			anew := newTurnEditor(task, filled)
			other.SetContent(anew.Object())
			got, want := inSight(h.editor.Object()), inSight(anew.Object())
			must.Hold(t, slices.Equal(got, want), "entry %d: gone on it shows %q, anew %q", n+1, got, want)
			if got, want := string(h.editor.Progress()), string(anew.Progress()); got != want {
				t.Errorf("entry %d: so far %q, anew %q", n+1, got, want)
			}
			h.editor.trades.Toggle(beforeRow, n%rules.Colours)
		}
		table = apptest.Applied(t, table, e)
	}
	if left := (form.Task{Table: opened(t, options(t, "4x6", nil), 2), Entry: &rules.Turn{}}); h.editor.Rebase(left) {
		t.Error("the editor of one game goes on with another")
	}
}
