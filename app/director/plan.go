package director

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
)

// WithGame returns the plan with first as the game of its first round.
func WithGame(plan tournament.Plan, first tournament.GameChoice) tournament.Plan {
	plan.Games = append([]tournament.GameChoice{first}, plan.Games[min(1, len(plan.Games)):]...)
	return plan
}

// Choice returns a game for a plan. The fault is game.options if the options cannot be encoded.
func Choice(rules calc.Rulebook, options calc.Options) (tournament.GameChoice, error) {
	raw, err := json.Marshal(options)
	if err != nil {
		return tournament.GameChoice{}, &ledger.Fault{Code: "game.options", Err: err}
	}
	least, most := rules.Seats(options)
	return tournament.GameChoice{Rulebook: rules.ID(), Options: raw, Least: least, Most: most}, nil
}

// TableSizes returns the smallest and the largest table that all games in a plan allow.
func TableSizes(plan tournament.Plan) (least, most int) {
	least, most = tournament.MinSize, tournament.MaxSize
	for _, choice := range plan.Games {
		rules, known := rulebooks.Find(choice.Rulebook)
		options, err := choice.Agreed(rulebooks.All())
		if known && err == nil {
			low, high := rules.Seats(options)
			least, most = max(least, low), min(most, high)
		}
	}
	return least, max(least, most)
}

// WithPlaces returns a plan with points for the places at tables of a size. typed has the points from first place to
// last, separated by spaces, semicolons or slashes. right is false if a place has no points, or more than the place
// before.
func WithPlaces(plan tournament.Plan, size int, typed string) (with tournament.Plan, right bool) {
	points, read := readPoints(typed)
	falling := slices.IsSortedFunc(points, func(a, b tournament.Points) int { return int(b - a) })
	if !read || len(points) != size || !falling {
		return plan, false
	}
	places := map[string][]tournament.Points{}
	maps.Copy(places, plan.Scoring.Places)
	places[strconv.Itoa(size)] = points
	if slices.Equal(points, tournament.UsualPlaces(size)) {
		delete(places, strconv.Itoa(size))
	}
	plan.Scoring.Places = places
	return plan, true
}

func WritePoints(all []tournament.Points) string {
	return strings.Join(calc.Map(all, tournament.Points.String), "  ")
}

func readPoints(text string) (all []tournament.Points, read bool) {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t;/", r) }) {
		p, ok := tournament.ParsePoints(part)
		if !ok {
			return nil, false
		}
		all = append(all, p)
	}
	return all, true
}
