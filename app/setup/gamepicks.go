package setup

import (
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/words"
)

// GamePicks are games to choose from, each with its picture; the empty one stands for all.
func GamePicks(games []string, chosen string, take func(rulebook string)) []form.Pick {
	var picks []form.Pick
	for _, id := range games {
		pick := form.Pick{Label: words.Text("people.all"), Chosen: id == chosen, Take: func() { take(id) }}
		if id != "" {
			pick.Label, pick.Mark = words.Game(id), form.Badge(id, look.Space5)
		}
		picks = append(picks, pick)
	}
	return picks
}
