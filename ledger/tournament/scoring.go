package tournament

import (
	"slices"
	"strconv"

	"scripkeeper/calc"
)

// A System is a way to score a game.
type System string

const (
	// PlacePoints gives points for the place, by how many sat at the table; who shares a place shares its points.
	PlacePoints System = "places"
	// NetWorth gives a point for each of the game's money that somebody was worth.
	NetWorth System = "worth"
	// TableShare gives the share of what the whole table was worth, in hundredths.
	TableShare System = "share"
	// WinnerShare gives the share of what the winner was worth, in hundredths.
	WinnerShare System = "winner"
	// Wins gives a point for a victory; who shares it shares the point.
	Wins System = "wins"
)

// Scoring is how games are scored.
type Scoring struct {
	System System `json:"system"`
	// Places are the points by how many sat at the table and by place, the first one first, for [PlacePoints]. For a
	// number that is not there those of [UsualPlaces] count.
	Places map[string][]Points `json:"places,omitempty"`
	// Even makes tables of different sizes comparable: what is won at a table counts as if as many sat there as the
	// plan prefers. It is for [PlacePoints] and [TableShare].
	Even bool `json:"even,omitempty"`
	// SittingOut are the points for a round that a member sat out.
	SittingOut Points `json:"sitting_out,omitempty"`
	// Absent are the points for a game of a series that a member missed, of those that count at least.
	Absent Points `json:"absent,omitempty"`
}

// maxPlacePoints is the most that a place can bring.
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
			if p < -maxPlacePoints || p > maxPlacePoints || i > 0 && p > points[i-1] {
				return calc.Refuse("tournament.plan.places", "scoring").With("size", n)
			}
		}
	}
	return nil
}

// UsualPlaces are the points of the places at a table where nothing else is agreed on: 10 for the first, 6, 4, 3, 2 for
// the next ones, 1 for the others, and never more than 1 for the last.
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

// PlacesOf are the points of the places at a table of a size.
func (c Scoring) PlacesOf(size int) []Points {
	if points, agreed := c.Places[strconv.Itoa(size)]; agreed {
		return points
	}
	return UsualPlaces(size)
}

// A TieBreak decides between members with equal points.
type TieBreak string

const (
	// ByWins is who won more games, BySeconds who came in second more often.
	ByWins    TieBreak = "wins"
	BySeconds TieBreak = "seconds"
	// ByShare is whose best share of a table's worth was larger, in thousandths of a hundredth.
	ByShare TieBreak = "share"
	// ByOpponents is who met stronger opponents: the points of those who sat at the same tables, each as often as they
	// met, shared by how many they were.
	ByOpponents TieBreak = "opponents"
	// ByMeeting is who came in before the others more often than behind them where they sat at one table, among all who
	// are still equal when it is asked. That is an order in any case: where A was before B, B before C and C before A,
	// all three stay equal.
	ByMeeting TieBreak = "meeting"
	// ByLots is a drawing of lots, see [Lots]. Those whose lot was not drawn come after all others and share a place.
	ByLots TieBreak = "lots"
)

// TieBreaks are all of them.
func TieBreaks() []TieBreak {
	return []TieBreak{ByWins, BySeconds, ByShare, ByOpponents, ByMeeting, ByLots}
}

func (b TieBreak) known() bool { return slices.Contains(TieBreaks(), b) }
