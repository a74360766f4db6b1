package words

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

func NextTask(s *tournament.State) string {
	next := draw.NextOf(s)
	n := Names{"round": next.Round, "tables": len(next.Sizes)}
	key := "tournament.next." + string(next.Task)
	switch {
	case next.Why != nil:
		return TournamentErrorSentence(s, next.Why)
	case next.Task == draw.ToDraw && next.Final:
		key = "tournament.next.draw.final"
	case next.Task == draw.ToDraw:
		n["people"] = calc.Sum(next.Sizes)
		if next.Out > 0 {
			key, n["out"] = "tournament.next.draw.out", next.Out
		}
	case next.Task == draw.ToReport:
		n["missing"] = len(next.Tables)
	}
	return Format(key, n)
}

func RoundState(d tournament.DrawnRound) string {
	missing := d.Missing()
	if len(missing) == 0 {
		return Format("tournament.state.complete", Names{"count": len(d.Tables)})
	}
	const most = 12
	numbers := calc.Map(missing[:min(len(missing), most)], Number)
	n := Names{
		"ended": len(d.Tables) - len(missing), "tables": len(d.Tables),
		"missing": numbers,
	}
	if len(missing) > most {
		n["more"] = len(missing) - most
		return Format("tournament.state.missing.more", n)
	}
	return Format("tournament.state.missing", n)
}

func MemberState(s *tournament.State, member int) string {
	m := s.Members[member]
	if m.Left {
		return Text("tournament.member.left")
	}
	if m.Resting == len(s.Rounds)+1 {
		return Format("tournament.member.resting", Names{"round": m.Resting})
	}
	if n := len(s.Rounds); n > 0 {
		for _, table := range s.Rounds[n-1].Tables {
			for _, other := range table.Members {
				if other == member {
					return Format("tournament.member.table", Names{"table": table.Number, "round": n})
				}
			}
		}
		if m.Joined > n {
			return Format("tournament.member.late", Names{"round": m.Joined})
		}
		return Format("tournament.member.out", Names{"round": n})
	}
	return Text("tournament.member.ready")
}

// CostSummary returns sentences on the drawbacks of a round: members who meet again, wishes not fulfilled, and members
// who sit out too often.
func CostSummary(s *tournament.State, c draw.Cost) string {
	const most = 4
	name := func(member int) string { return s.Members[member].Name }
	sentences := []string{Text("tournament.again.none")}
	if len(c.Again) > 0 {
		var pairs []string
		for _, m := range c.Again[:min(len(c.Again), most)] {
			names := Names{"first": name(m.Members[0]), "second": name(m.Members[1]), "times": m.Times}
			pairs = append(pairs, Format("tournament.again.pair", names))
		}
		if len(c.Again) > most {
			pairs = append(pairs, Format("tournament.again.more", Names{"count": len(c.Again) - most}))
		}
		sentences[0] = Format("tournament.again", Names{"count": len(c.Again), "pairs": pairs})
	}
	for _, wish := range c.Unmet {
		key := "tournament.unmet.apart"
		if wish.Together {
			key = "tournament.unmet.together"
		}
		names := Names{"first": name(wish.Members[0]), "second": name(wish.Members[1])}
		sentences = append(sentences, Format(key, names))
	}
	if len(c.Out) > 0 {
		out := calc.Map(c.Out, name)
		sentences = append(sentences, Format("tournament.out.often", Names{"names": out}))
	}
	return strings.Join(sentences, " ")
}

// DrawingOf returns a sentence on how a round was drawn, with the seed, which allows anyone to repeat the draw.
func DrawingOf(r *tournament.AnnouncedRound) string {
	n := Names{
		"method": Upper(Text("tournament.draw." + string(r.Method))), "seed": strconv.FormatUint(r.Seed, 10),
		"from": r.From,
	}
	switch {
	case r.Seed == 0:
		return Format("tournament.drawn.hand", n)
	case r.From > 0 && r.From < r.Number:
		return Format("tournament.drawn.ahead", n)
	}
	return Format("tournament.drawn", n)
}

// Redrawn returns whether repeating a draw gave the same round, and how often seats have been swapped since the draw.
func Redrawn(d tournament.DrawnRound, redrawn draw.Redrawn, exchanges int) string {
	sentence := Format("tournament.redrawn."+string(redrawn), Names{"seed": strconv.FormatUint(d.Seed, 10)})
	if exchanges > 0 {
		sentence += " " + Format("tournament.redrawn.exchanged", Names{"count": exchanges})
	}
	return sentence
}
