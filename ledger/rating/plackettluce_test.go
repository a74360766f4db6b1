package rating

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/must"
)

// The ratings are those of the npm package openskill 4.1.0, game after game (testdata/openskill.mjs).
func TestRatingsAreThoseOfOpenSkill(t *testing.T) {
	data := must.Get(os.ReadFile(filepath.Join("testdata", "games.json")))(t)
	var games []struct {
		Players, Places []int
		Mu, Sigma       []float64
	}
	err := json.Unmarshal(data, &games)
	must.Hold(t, err == nil && len(games) >= 100, "%d games, %v", len(games), err)
	people := map[int]Rating{}
	for n, game := range games {
		before := make([]Rating, len(game.Players))
		for i, player := range game.Players {
			if _, known := people[player]; !known {
				people[player] = Start()
			}
			before[i] = people[player]
		}
		for i, r := range After(before, game.Places) {
			must.Hold(t, math.Abs(r.Mu-game.Mu[i]) <= 1e-9 && math.Abs(r.Sigma-game.Sigma[i]) <= 1e-9,
				"game %d, player %d: %+v, must be %v and %v", n, game.Players[i], r, game.Mu[i], game.Sigma[i])
			people[game.Players[i]] = r
		}
	}
}

// Whatever the places, nobody becomes less certain, and those who were equal and share a place stay equal. Where nobody
// shares one, who came in before is the stronger one after. With shared places the model does not promise that.
func TestPlacesTell(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before := make([]Rating, rapid.IntRange(2, 12).Draw(t, "players"))
		places := make([]int, len(before))
		shared := rapid.Bool().Draw(t, "shared")
		for i := range before {
			before[i], places[i] = Start(), i+1
			if shared {
				places[i] = rapid.IntRange(1, 4).Draw(t, "place")
			}
		}
		after := After(before, places)
		for i, r := range after {
			if !(r.Sigma > 0 && r.Sigma <= before[i].Sigma) || math.IsNaN(r.Mu) {
				t.Fatalf("%+v after %+v", r, before[i])
			}
			for j := range after {
				must.Hold(t, (shared || i >= j || r.Mu >= after[j].Mu) &&
					(places[i] != places[j] || math.Abs(r.Mu-after[j].Mu) <= 1e-9),
					"places %v give %+v", places, after)
			}
		}
	})
}
