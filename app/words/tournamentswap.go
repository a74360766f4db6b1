package words

import (
	"slices"
	"strings"

	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
)

const mostPairs = 3

// Swapped returns which two members swapped seats, and what became better or worse: meetings, wishes, pauses, moves.
func Swapped(s *tournament.State, a, b int, before, now draw.Cost) string {
	name := func(member int) string { return s.Members[member].Name }
	sentences := []string{Format("tournament.swapped", Names{"first": name(a), "second": name(b)})}
	pair := func(key string, m [2]int, times int) string {
		return Format(key, Names{"first": name(m[0]), "second": name(m[1]), "times": times})
	}
	more := func(pairs []string, key string) []string {
		if len(pairs) <= mostPairs {
			return pairs
		}
		return append(pairs[:mostPairs:mostPairs], Format(key, Names{"count": len(pairs) - mostPairs}))
	}
	var worse, better []string
	for _, m := range meetingsBut(now.Again, before.Again) {
		key := "tournament.swapped.meet"
		if exact := "tournament.swapped.meet." + Number(m.Times); Known(exact) {
			key = exact
		}
		worse = append(worse, pair(key, m.Members, m.Times))
	}
	for _, m := range meetingsBut(before.Again, now.Again) {
		better = append(better, pair("tournament.swapped.apart", m.Members, m.Times))
	}
	sentences = append(sentences, more(worse, "tournament.swapped.meet.more")...)
	sentences = append(sentences, more(better, "tournament.swapped.apart.more")...)
	wishes := func(these, those []tournament.Wish, end string) {
		for _, wish := range these {
			if slices.Contains(those, wish) {
				continue
			}
			key := "tournament.unmet.apart"
			if wish.Together {
				key = "tournament.unmet.together"
			}
			sentences = append(sentences, pair(key+end, wish.Members, 0))
		}
	}
	wishes(now.Unmet, before.Unmet, "")
	wishes(before.Unmet, now.Unmet, ".now")
	for _, member := range now.Out {
		if !slices.Contains(before.Out, member) {
			sentences = append(sentences, Format("tournament.out.often", Names{"names": name(member)}))
		}
	}
	switch {
	case len(sentences) > 1:
	case now.Order > before.Order:
		sentences = append(sentences, Text("tournament.swapped.order.worse"))
	case now.Order < before.Order:
		sentences = append(sentences, Text("tournament.swapped.order.better"))
	default:
		sentences = append(sentences, Text("tournament.swapped.same"))
	}
	return strings.Join(sentences, " ")
}

func meetingsBut(these, others []draw.Meeting) []draw.Meeting {
	return slices.DeleteFunc(slices.Clone(these), func(m draw.Meeting) bool { return slices.Contains(others, m) })
}
