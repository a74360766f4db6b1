package tournament

import "slices"

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
