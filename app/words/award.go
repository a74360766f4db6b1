package words

import (
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/standings"
)

// AwardName is what an award of a tournament is called: one that is known, or in the director's words.
func AwardName(award string) string {
	if key := "award." + award; Known(key) {
		return Text(key)
	}
	return award
}

// Award tells in figures why a member is proposed for an award.
func Award(p standings.Proposal) string {
	var value any = int(p.Value)
	switch p.Award {
	case standings.AwardShare, standings.AwardFirst, standings.AwardLast:
		value = Percent(int(p.Value+50) / 100)
	case standings.AwardOpponents:
		value = InPoints(tournament.Points(p.Value))
	}
	return Format("award.was."+p.Award, Names{
		"round": p.Round, "table": p.Table, "value": value,
	})
}
