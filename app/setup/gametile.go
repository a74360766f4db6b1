package setup

import (
	"slices"

	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
)

// Badge is the picture by which a game is known everywhere, side units wide and high.
func Badge(rulebook string, side float32) *widget.GameBadge {
	suits := look.Suits()
	place := slices.IndexFunc(rulebooks.All(), func(r calc.Rulebook) bool { return r.ID() == rulebook })
	if place < 0 {
		return widget.NewGameBadge(rulebook, look.NoSuit(), side)
	}
	return widget.NewGameBadge(rulebook, suits[place%len(suits)], side)
}

// A gameTile is one game to choose: its picture, its short name, how many can play it, and a tick once it is chosen.
type gameTile struct {
	tile *widget.Tile
	tick *widget.Picture
}

func newGameTile(rulebook calc.Rulebook, tapped func()) *gameTile {
	id := rulebook.ID()
	t := &gameTile{tick: widget.NewPicture(theme.ConfirmIcon(), 18, look.Turn)}
	t.tick.Hide()
	text := widget.Stack(0, widget.NewText(words.Say("rulebook."+id+".short"), widget.Strong).Shrink(),
		widget.Spread(widget.NewText(playersOf(rulebook), widget.Caption), t.tick))
	label := words.Join([]string{words.Say("rulebook." + id), words.Say("rulebook." + id + ".about")})
	t.tile = widget.NewTile(label, widget.Lead(Badge(id, 36), text), tapped)
	return t
}

// choose marks the tile or takes the mark away.
func (t *gameTile) choose(chosen bool) {
	t.tile.SetChosen(chosen)
	widget.Show(t.tick, chosen)
}

// playersOf tells how few and how many can play a game, whatever it begins with.
func playersOf(rulebook calc.Rulebook) string {
	presets := rulebook.Presets()
	low, high := rulebook.Seats(presets[0].Options)
	for _, preset := range presets[1:] {
		few, many := rulebook.Seats(preset.Options)
		low, high = min(low, few), max(high, many)
	}
	return seatCount(low, high)
}

// seatCount tells how few and how many can play.
func seatCount(low, high int) string {
	n := words.Names{"min": words.Number(low), "max": words.Number(high)}
	if low == high {
		return words.Tell("new.seats.only", n)
	}
	return words.Tell("new.seats", n)
}
