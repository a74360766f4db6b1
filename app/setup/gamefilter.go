package setup

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/words"
)

// A GameFilter asks which game counts: one of those that were played, or all. Where the games would take more than two
// lines they fold into one chip, which opens them in a sheet.
type GameFilter struct {
	Content *fyne.Container

	on fyne.Canvas
	// games are the ids of the rulebooks, the first empty for all.
	games   []string
	chosen  string
	changed func(rulebook string)
	folded  *input.Chip
	choose  func(place int)
}

// NewGameFilter tells changed the rulebook that was chosen, empty for all.
func NewGameFilter(on fyne.Canvas, games []string, chosen string, changed func(rulebook string)) *GameFilter {
	f := &GameFilter{on: on, games: slices.Concat([]string{""}, games), chosen: chosen, changed: changed}
	var labels []string
	for _, id := range f.games {
		labels = append(labels, gameOrAll(id))
	}
	open := form.NewChipChoice(labels, slices.Index(f.games, chosen), func(place int) { f.take(f.games[place]) })
	f.choose = open.Choose
	f.folded = input.NewChip("", func(bool) { f.open() }).Opening()
	f.Content = container.New(foldedLayout{}, open.Content, f.folded)
	f.show()
	return f
}

// Of reports whether these are the games that are offered.
func (f *GameFilter) Of(games []string) bool { return slices.Equal(f.games[1:], games) }

// gameOrAll is what a game is called, or all of them.
func gameOrAll(rulebook string) string {
	if rulebook == "" {
		return words.Text("people.all")
	}
	return words.Game(rulebook)
}

func (f *GameFilter) show() {
	f.folded.SetLabel(gameOrAll(f.chosen))
	f.folded.SetChosen(f.chosen != "")
	f.choose(slices.Index(f.games, f.chosen))
}

func (f *GameFilter) take(rulebook string) {
	f.chosen = rulebook
	f.show()
	f.changed(rulebook)
}

// open asks for a game in a sheet.
func (f *GameFilter) open() {
	f.show() // a chip that was tapped shows what is chosen
	form.ShowPicks(f.on, words.Text("shelf.filter.game"), GamePicks(f.games, f.chosen, f.take))
}

// GamePicks are games to choose from, each with its picture; the empty one stands for all.
func GamePicks(games []string, chosen string, take func(rulebook string)) []form.Pick {
	var picks []form.Pick
	for _, id := range games {
		pick := form.Pick{Label: gameOrAll(id), Chosen: id == chosen, Take: func() { take(id) }}
		if id != "" {
			pick.Mark = form.Badge(id, look.Space5)
		}
		picks = append(picks, pick)
	}
	return picks
}

// foldedLayout shows the first object, or the second where the first would take more than two lines.
type foldedLayout struct{}

func folds(o []fyne.CanvasObject) bool {
	return o[0].MinSize().Height > 2*o[1].MinSize().Height
}

func (foldedLayout) MinSize(o []fyne.CanvasObject) fyne.Size {
	if folds(o) {
		return fyne.NewSize(0, o[1].MinSize().Height)
	}
	return fyne.NewSize(0, o[0].MinSize().Height)
}

func (foldedLayout) Layout(o []fyne.CanvasObject, size fyne.Size) {
	o[0].Resize(fyne.NewSize(size.Width, o[0].Size().Height)) // its lines break for the width first
	fold := folds(o)
	core.Show(o[0], !fold)
	core.Show(o[1], fold)
	core.Place(o[0], 0, 0, size.Width, size.Height)
	core.Place(o[1], 0, 0, min(size.Width, o[1].MinSize().Width), o[1].MinSize().Height)
}
