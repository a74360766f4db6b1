package setup

import (
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/words"
)

// GamePicks returns games to choose from with their badges. The id "" stands for all games.
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
