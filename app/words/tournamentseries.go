package words

import (
	"strconv"
	"time"

	"scripkeeper/ledger"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

// SeriesState tells how many games count in a series, and of which days.
func SeriesState(p tournament.Plan, counting int) string {
	return Count("tournament.series.state", counting, Names{"days": SeriesDays(p)})
}

// SeriesDays tells on which days the games of a series begin.
func SeriesDays(p tournament.Plan) string {
	n := Names{"from": Date(p.Since.Local()), "until": Date(p.Until.Local())}
	switch {
	case p.Since.IsZero() && p.Until.IsZero():
		return Text("tournament.series.days.all")
	case p.Until.IsZero():
		return Format("tournament.series.days.from", n)
	case p.Since.IsZero():
		return Format("tournament.series.days.until", n)
	}
	return Format("tournament.series.days.both", n)
}

// SeriesAgainst tells why a game does not count in a series, with the reason that somebody gave.
func SeriesAgainst(s *tournament.State, m games.Misfit, game ledger.GameID) string {
	for _, e := range s.Except {
		if e.Game == game && e.Reason != "" {
			return Format("tournament.series.excepted.reason", Names{"reason": e.Reason})
		}
	}
	return Misfit(m)
}

// MonthOf is a month with its year.
func MonthOf(at time.Time) string {
	return Format("tournament.day.month", Names{"month": month(at), "year": strconv.Itoa(at.Year())})
}

// shortWeekday is how many letters a day of the week has at the head of its column.
const shortWeekday = 2

// ShortWeekday is the beginning of a day of the week.
func ShortWeekday(at time.Time) string {
	name := []rune(weekday(at))
	return string(name[:min(shortWeekday, len(name))])
}
