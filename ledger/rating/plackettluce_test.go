package rating

import (
	"encoding/json"
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// Without shared places, and for a draw of two players, ratings equal those computed by the npm package openskill 4.1.0
// (testdata/openskill.mjs).
func TestRatingsAreThoseOfOpenSkill(t *testing.T) {
	data := must.Get(os.ReadFile(filepath.Join("testdata", "games.json")))(t)
	var games []struct {
		Players, Places []int
		Mu, Sigma       []float64
	}
	must.Do(t, json.Unmarshal(data, &games))
	people, compared := map[int]Rating{}, 0
	for n, game := range games {
		before := make([]Rating, len(game.Players))
		for i, player := range game.Players {
			if _, known := people[player]; !known {
				people[player] = Start()
			}
			before[i] = people[player]
			people[player] = Rating{game.Mu[i], game.Sigma[i]}
		}
		different := len(slices.Compact(slices.Sorted(slices.Values(game.Places))))
		if different < len(game.Places) && len(game.Places) > 2 {
			continue
		}
		compared++
		for i, r := range After(before, game.Places) {
			expect.True(t, math.Abs(r.Mu-game.Mu[i]) <= 1e-12 && math.Abs(r.Sigma-game.Sigma[i]) <= 1e-12,
				"game %d, player %d: %+v, must be %v and %v", n, game.Players[i], r, game.Mu[i], game.Sigma[i])
		}
	}
	must.Hold(t, compared >= 60, "%d of %d games share no place or are of two", compared, len(games))
}

// sharedPlaces returns every way to share places. For example, 1 1 3 means two winners among three players.
func sharedPlaces(players int) [][]int {
	var all [][]int
	for cuts := range 1 << (players - 1) {
		places := []int{1}
		for i := 1; i < players; i++ {
			if cuts>>(i-1)&1 == 1 {
				places = append(places, i+1)
			} else {
				places = append(places, places[i-1])
			}
		}
		all = append(all, places)
	}
	return all
}

// orders returns every order of the players who share places, as places that nobody shares.
func orders(places []int) (all [][]int) {
	sharers := func(place int) int { return len(calc.Where(places, func(other int) bool { return other == place })) }
	shared := slices.IndexFunc(places, func(place int) bool { return sharers(place) > 1 })
	if shared < 0 {
		return [][]int{places}
	}
	for first, place := range places {
		if place == places[shared] {
			next := slices.Clone(places)
			for j := range next {
				next[j] += calc.Bit(next[j] == place && j != first)
			}
			all = append(all, orders(next)...)
		}
	}
	return all
}

// A shared place gives the mean over all its orders: 27.25 for two equal winners of five. It is no surer than these:
// the mean of σ² is the same, and two equals are as sure after a draw as after a win.
func TestASharedPlaceIsTheMeanOfItsOrders(t *testing.T) {
	five := slices.Repeat([]Rating{Start()}, 5)
	for i, r := range After(five, []int{1, 1, 3, 4, 5})[:2] {
		expect.True(t, math.Abs(r.Mu-27.25) <= 1e-9, "winner %d has %v", i+1, r.Mu)
	}
	draw, win := After(five[:2], []int{1, 1}), After(five[:2], []int{1, 2})
	expect.True(t, math.Abs(draw[0].Sigma-win[0].Sigma) <= 1e-12, "%v after a draw, %v after a win", draw, win)
	before := []Rating{{25, 8}, {40, 3}, {8, 7}, {25, 8}, {31, 1}, {19, 5}}
	for players := 2; players <= len(before); players++ {
		for _, places := range sharedPlaces(players) {
			shared, all := After(before[:players], places), orders(places)
			for i, r := range shared {
				mu, variance := 0.0, 0.0
				for _, order := range all {
					one := After(before[:players], order)[i]
					mu, variance = mu+one.Mu/float64(len(all)), variance+one.Sigma*one.Sigma/float64(len(all))
				}
				expect.True(t, math.Abs(r.Mu-mu) <= 1e-9 && math.Abs(r.Sigma*r.Sigma-variance) <= 1e-9,
					"places %v give player %d %v, the means are %v and the root of %v", places, i, r, mu, variance)
			}
		}
	}
}

func ratings(t *rapid.T) []Rating {
	kinds := rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Rating {
		return Rating{rapid.Float64Range(5, 45).Draw(t, "mu"), rapid.Float64Range(0.5, startSigma).Draw(t, "sigma")}
	}), 1, 3).Draw(t, "kinds")
	return rapid.SliceOfN(rapid.SampledFrom(kinds), 2, 8).Draw(t, "ratings")
}

// Among equally strong players, a worse place never gives a better rating. No player gains by a worse place. Sigma
// never grows.
func TestABetterPlaceNeverBringsLess(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		before := ratings(t)
		places := rapid.SliceOfN(rapid.IntRange(1, len(before)), len(before), len(before)).Draw(t, "places")
		after := After(before, places)
		for i, r := range after {
			must.Hold(t, r.Sigma > 0 && r.Sigma <= before[i].Sigma && !math.IsNaN(r.Mu), "%+v after %+v", r, before[i])
			for j := range after {
				if before[i] == before[j] && places[i] <= places[j] {
					must.Hold(t, r.Mu >= after[j].Mu-1e-9, "places %v of %v give %+v", places, before, after)
				}
			}
		}
		who, behind := rapid.IntRange(0, len(before)-1).Draw(t, "who"), slices.Clone(places)
		behind[who] += rapid.IntRange(1, len(before)).Draw(t, "places back")
		worse := After(before, behind)
		must.Hold(t, worse[who].Mu <= after[who].Mu+1e-9, "player %d of %v has %v by %v, %v by %v",
			who, before, after[who].Mu, places, worse[who].Mu, behind)
	})
}
