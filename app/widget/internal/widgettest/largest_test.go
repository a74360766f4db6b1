package widgettest_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/widget/chart"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/internal/widgettest"
	"scripkeeper/app/widget/ladder"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/calc"
)

// On a phone at the largest text size no widget is cut off or overlaps another.
func TestTheLargestTextHasRoom(t *testing.T) {
	a := widgettest.Light(t)
	a.Settings().SetTheme(look.Theme{Variant: look.Light, Text: look.LargestText})
	const name = "Maximiliane Wörlitz-Hagendorn"
	blue := view.Company{Key: "blue", Code: "B", Name: "Blue"}
	scale := calc.Scale{Min: 10, Max: 250, Step: 10}
	lanes := []view.Lane{view.Lane{Company: blue, Price: 250, Before: 10}.On(scale),
		view.Lane{Company: view.Company{Key: "red", Code: "R", Name: "Red"}, Price: 80, Before: 80}.On(scale)}
	for what, o := range map[string]fyne.CanvasObject{
		"chart": chart.NewLineChart("net worth", []view.Series{{Name: name, Values: []int{400, 13_505, 80}},
			{Name: "Ben", Values: []int{400, 20, 1_000_000}}}),
		"podium": chart.NewPodium([]chart.PodiumStep{{Name: name, Pawn: emblem.PawnOf(0), Rank: 1, Worth: 1_000_000},
			{Name: "Ben", Pawn: emblem.PawnOf(1), Seat: 1, Rank: 2, Worth: 900},
			{Name: name, Pawn: emblem.PawnOf(2), Seat: 2, Rank: 3}}),
		"board": ladder.NewBoard(lanes, nil),
		"row": list.NewRow(name, "cash 1,000, and what it brought", func() {}).
			SetEnds(mark.NewSymbol(blue, look.FigureSize), frame.NewWord("1,000", core.FigureText, look.Ink)),
		"tile": list.NewTile(name, frame.NewWord(name, core.Body, look.Ink), func() {}),
		"marks": frame.NewFlow(look.Space2, mark.NewCompanyBadge(blue, core.FigureText).SetText("1,000"),
			mark.NewCompanyBadge(blue, core.Headline), mark.NewPawn(emblem.PawnOf(0), look.Space5)),
		"bar": frame.NewTopBar(name, "round 3 of 8", input.NewIconButton("back", theme.NavigateBackIcon(),
			func() {})),
		"section": frame.NewSection(name, input.NewPlainButton("clear", nil, func() {})),
		"empty": frame.NewEmptyState(theme.WarningIcon(), "No games yet", "Deal the cards, then begin a game here.",
			input.NewPrimaryButton("New game", func() {})),
		"undo": frame.NewUndoBar(name+": 3 Blue bought", frame.BarAction{Label: "Replace"},
			frame.BarAction{Label: "Undo"}),
	} {
		height := float32(500)
		if what != "chart" && what != "board" {
			widgettest.Stand(t, o, 390, 10)
			height = o.MinSize().Height
		}
		w := widgettest.Stand(t, o, 390, height)
		for _, fault := range apptest.Faults(w.Content(), w.Canvas().Size()) {
			t.Errorf("%s: %s", what, fault)
		}
	}
}
