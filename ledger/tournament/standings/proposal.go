package standings

import (
	"cmp"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/stats"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/games"
)

const (
	// AwardShare is for the best share of a table's net worth in one game. AwardFirst and AwardLast are for the best
	// shares of players who moved first and last. The values are in thousandths of a percent.
	AwardShare = "share"
	AwardFirst = "first"
	AwardLast  = "last"
	// AwardNarrow is for the victory with the smallest margin over the second, relative to the winner's net worth.
	AwardNarrow = "narrow"
	// AwardSeconds is for bad luck: the most second places without a victory.
	AwardSeconds = "seconds"
	// AwardOpponents is for bad luck, too: the strongest opponents without a victory, see [tournament.ByOpponents].
	AwardOpponents = "opponents"
	// AwardCompensation is for the largest compensation from one entry. AwardComeback is for the largest gap that a
	// winner made up, relative to the leader's net worth. Both come from [stats.Highlight].
	AwardCompensation = string(stats.Compensation)
	AwardComeback     = string(stats.Comeback)
)

// Awards returns the proposed awards in order of display.
func Awards() []string {
	return []string{
		AwardShare, AwardFirst, AwardLast, AwardCompensation, AwardComeback, AwardNarrow, AwardSeconds, AwardOpponents,
	}
}

// Proposal is a member who may get an award. The director decides, see [tournament.Award].
type Proposal struct {
	Award  string
	Member int
	// Round and Table are the round and table of the game, or 0 if the proposal is about all rounds.
	Round, Table int
	// Value is in the unit of the award. Of is the whole of which Value is a part, or 0.
	Value, Of int64
}

const proposed = 3

// Proposals returns the best three members for each award, the best first, together with all members equal to the
// third. It ignores feats in games that do not belong to a table.
func Proposals(s *tournament.State, feats []stats.Highlight) []Proposal {
	all := slices.Concat(gameProposals(s), unluckyProposals(s), featProposals(s, feats))
	var best []Proposal
	for _, award := range Awards() {
		own := slices.DeleteFunc(slices.Clone(all), func(p Proposal) bool { return p.Award != award })
		slices.SortStableFunc(own, compareProposals)
		// A member is proposed for an award only once, with the member's best value.
		met := map[int]bool{}
		own = slices.DeleteFunc(own, func(p Proposal) bool {
			twice := met[p.Member]
			met[p.Member] = true
			return twice
		})
		count := min(proposed, len(own))
		for count > 0 && count < len(own) && compareProposals(own[count-1], own[count]) == 0 {
			count++
		}
		best = append(best, own[:count]...)
	}
	return best
}

func compareProposals(a, b Proposal) int {
	less := cmp.Compare(b.Value, a.Value)
	if a.Of > 0 && b.Of > 0 {
		less = cmp.Compare(b.Value*a.Of, a.Value*b.Of)
	}
	if a.Award == AwardNarrow {
		return -less
	}
	return less
}

func gameProposals(s *tournament.State) []Proposal {
	var all []Proposal
	for _, drawn := range s.Rounds {
		for _, table := range drawn.Tables {
			if table.Result == nil || table.Result.NoWorths {
				continue
			}
			for _, place := range table.Result.Places {
				one := Proposal{Member: place.Member, Round: drawn.Number, Table: table.Number}
				one.Value = int64(table.Result.Portion(place))
				for award, fits := range map[string]bool{
					AwardShare: true, AwardFirst: table.Members[0] == place.Member,
					AwardLast: table.Members[len(table.Members)-1] == place.Member,
				} {
					if one.Award = award; fits && one.Value > 0 {
						all = append(all, one)
					}
				}
				if lead, won := leadOf(table.Result, place); won && place.Worth > 0 {
					one.Award, one.Value, one.Of = AwardNarrow, int64(lead), int64(place.Worth)
					all = append(all, one)
				}
			}
		}
	}
	return all
}

// leadOf returns a winner's margin over the best of the others, and whether the member won alone.
func leadOf(e *tournament.Result, place tournament.Placed) (lead int, won bool) {
	if place.Rank != 1 || len(e.Places) < 2 {
		return 0, false
	}
	next := -tournament.MaxWorth
	for _, other := range e.Places {
		if other.Member == place.Member {
			continue
		}
		if other.Rank == 1 {
			return 0, false
		}
		next = max(next, other.Worth)
	}
	return place.Worth - next, place.Worth >= next
}

func unluckyProposals(s *tournament.State) []Proposal {
	lines := After(s, len(s.Rounds)).ByMember()
	var all []Proposal
	for member, line := range lines {
		games := slices.ContainsFunc(line.Scores, func(one Score) bool { return one.Rank > 0 })
		if !games || timesRanked(line, 1) > 0 {
			continue
		}
		if seconds := timesRanked(line, 2); seconds > 0 {
			all = append(all, Proposal{Award: AwardSeconds, Member: member, Value: int64(seconds)})
		}
		met := tieValue(s, lines, tournament.ByOpponents, member)
		all = append(all, Proposal{Award: AwardOpponents, Member: member, Value: met})
	}
	return all
}

func (s Standings) ByMember() []Line {
	lines := slices.Clone(s.Lines)
	slices.SortFunc(lines, func(a, b Line) int { return a.Member - b.Member })
	return lines
}

func featProposals(s *tournament.State, feats []stats.Highlight) []Proposal {
	var all []Proposal
	for _, highlight := range feats {
		proposed := highlight.Kind == stats.Compensation || highlight.Kind == stats.Comeback && highlight.Of > 0
		if !proposed || highlight.Seat == calc.None || highlight.Game == nil {
			continue
		}
		round, number, found := s.TableOf(highlight.Game.ID)
		table, there := s.Table(round, number)
		if !found || !there {
			continue
		}
		match := games.Match(s, *table, games.Ending{Game: highlight.Game.ID, Names: highlight.Game.Names})
		if member := match.Members[highlight.Seat]; member >= 0 {
			one := Proposal{Award: string(highlight.Kind), Member: member, Round: round, Table: number,
				Value: int64(highlight.Value)}
			if highlight.Kind == stats.Comeback {
				one.Of = int64(highlight.Of)
			}
			all = append(all, one)
		}
	}
	return all
}
