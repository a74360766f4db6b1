package command

import (
	"reflect"
	"testing"

	"scripkeeper/ledger/tournament"
)

// What nobody says is agreed on as in the window, and each format works by its name alone.
func TestAPlanIsAsUsual(t *testing.T) {
	for _, format := range []string{"", "cut", "knockout", "series", "massstart"} {
		c := cup{terminal: newTerminal(t)}
		args, want := []string{"new", "Cup", "--game", "stockholder"}, tournament.UsualPlan()
		if format != "" {
			args, want = append(args, "--format", format), want.As(tournament.Format(format))
		}
		c.tournament(Sound, args...)
		shown := c.shown()
		want.Games = shown.Plan.Games
		if !reflect.DeepEqual(*shown.Plan, want) {
			t.Errorf("%q: %+v, must be %+v", format, *shown.Plan, want)
		}
	}
}

// Points that a computer would take for a number are none to people.
func TestPointsOfACommandAreDigits(t *testing.T) {
	c := newCup(t)
	for _, points := range []string{"1e3", "nan", "inf"} {
		c.says(Failed, points, "penalty", "Anna", points, "late")
	}
	c.tournament(Sound, "penalty", "Anna", "2,5", "late")
}
