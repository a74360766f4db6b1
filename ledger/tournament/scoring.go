package tournament

import (
	"slices"
	"strconv"

	"scripkeeper/calc"
)

type System string

const (
	// PlacePoints gives points by place and number of players. Players who share places share their points.
	PlacePoints System = "places"
	// NetWorth gives one point for each unit of money in the player's net worth.
	NetWorth System = "worth"
	// TableShare gives the player's share of the table's net worth, in percent.
	TableShare System = "share"
	// WinnerShare gives the player's net worth in percent of the winner's.
	WinnerShare System = "winner"
	// Wins gives one point for a victory; players who share a victory share the point.
	Wins System = "wins"
)

type Scoring struct {
	System System `json:"system"`
	// Places are the points of [PlacePoints] by number of players and place. For missing numbers, see [UsualPlaces].
	Places map[string][]Points `json:"places,omitempty"`
	// Even scales [PlacePoints] and [TableShare] to the plan's preferred table size, to make tables comparable.
	Even       bool   `json:"even,omitempty"`
	SittingOut Points `json:"sitting_out,omitempty"`
	// Absent is the points for each missed game of a series, up to the number of games that count.
	Absent Points `json:"absent,omitempty"`
}

const maxPlacePoints = 10_000 * Point

func (c Scoring) check() *calc.Refusal {
	switch c.System {
	case PlacePoints, NetWorth, TableShare, WinnerShare, Wins:
	default:
		return calc.Refuse("tournament.plan.scoring", "scoring")
	}
	if len(c.Places) > MaxMembers {
		return calc.Refuse("tournament.plan.places", "scoring")
	}
	for _, limit := range []struct {
		field string
		value Points
	}{{"sitting_out", c.SittingOut}, {"absent", c.Absent}} {
		if limit.value > MaxPenalty || limit.value < -MaxPenalty {
			return calc.Refuse("tournament.plan."+limit.field, "scoring").With("max", int(MaxPenalty/Point))
		}
	}
	for size, points := range c.Places {
		n, err := strconv.Atoi(size)
		if err != nil || strconv.Itoa(n) != size || n < 2 || n > MaxMembers || len(points) != n {
			return calc.Refuse("tournament.plan.places", "scoring").With("size", n)
		}
		for i, p := range points {
			if i > 0 && p > points[i-1] {
				return calc.Refuse("tournament.plan.places", "scoring").With("size", n)
			}
			if p < -maxPlacePoints || p > maxPlacePoints {
				return calc.Refuse("tournament.plan.place_points", "scoring").With("max", int(maxPlacePoints/Point))
			}
		}
	}
	return nil
}

// UsualPlaces returns the default points by place: 10, 6, 4, 3, 2, then 1 each, and at most 1 for the last place.
func UsualPlaces(size int) []Points {
	points := make([]Points, size)
	for i := range points {
		points[i] = Point
		if usual := []Points{10 * Point, 6 * Point, 4 * Point, 3 * Point, 2 * Point}; i < len(usual) && i < size-1 {
			points[i] = usual[i]
		}
	}
	return points
}

func (c Scoring) PlacesOf(size int) []Points {
	if points, agreed := c.Places[strconv.Itoa(size)]; agreed {
		return points
	}
	return UsualPlaces(size)
}

type TieBreak string

const (
	// ByWins compares the numbers of victories. BySeconds compares the numbers of second places.
	ByWins    TieBreak = "wins"
	BySeconds TieBreak = "seconds"
	// ByShare compares the best shares of a table's net worth, in thousandths of a percent.
	ByShare TieBreak = "share"
	// ByOpponents compares the opponents' strength: the mean of their points. An opponent counts once per meeting.
	ByOpponents TieBreak = "opponents"
	// ByMeeting compares members still equal by the games between them: how many more times each finished ahead than
	// behind. If A beat B, B beat C and C beat A, all three stay equal.
	ByMeeting TieBreak = "meeting"
	// ByLots compares drawn lots, see [Lots]. Members without a lot come last and share a place.
	ByLots TieBreak = "lots"
)

func TieBreaks() []TieBreak {
	return []TieBreak{ByWins, BySeconds, ByShare, ByOpponents, ByMeeting, ByLots}
}

func (b TieBreak) known() bool { return slices.Contains(TieBreaks(), b) }
