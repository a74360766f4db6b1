package tournament_test

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/oplog"
	"scripkeeper/ledger/tournament"
	"scripkeeper/ledger/tournament/draw"
	"scripkeeper/ledger/tournament/standings"
)

func refused(t *testing.T, code string, err error) *calc.Refusal {
	t.Helper()
	var refusal *calc.Refusal
	must.Hold(t, errors.As(err, &refusal) && refusal.Code == code, "%v, must be %s", err, code)
	return refusal
}

func TestNamesAndReasonsHaveTheirLimits(t *testing.T) {
	cup, by := tournament.New("Friday", ledger.Author{}), ledger.Author{}
	refusal := refused(t, "tournament.join.long", cup.Record(joining("Anna", strings.Repeat("ä", 200)), by))
	line, _ := refusal.Term("line")
	expect.True(t, line == 2, "%v", refusal)
	refusal = refused(t, "tournament.join.again", cup.Record(joining("Anna", "Ben", " ANNA\u200b "), by))
	first, _ := refusal.Term("first")
	expect.True(t, first == 1, "%v", refusal)
	entered(t, cup, plan(), joining(eight...))
	refused(t, "tournament.join.twice", cup.Record(joining(" ANNA\u200b "), by))
	refused(t, "tournament.note.long", cup.Record(&tournament.Penalty{Member: 0, Points: tournament.Point,
		Reason: strings.Repeat("x", 201)}, by))
	refused(t, "tournament.note.long", cup.Record(&tournament.Award{Member: 0, Award: strings.Repeat("x", 201)}, by))
	refused(t, "tournament.lots.few", cup.Record(&tournament.Lots{Order: make([]int, len(eight))}, by))
	other := plan()
	other.Scoring.Places = map[string][]tournament.Points{"3": {10_001 * tournament.Point, 0, 0}}
	most, _ := refused(t, "tournament.plan.place_points", cup.Record(other, by)).Term("max")
	expect.Equal(t, most, 10_000, "points for a place")
	other = plan()
	other.TieBreaks = []tournament.TieBreak{tournament.ByWins, tournament.ByWins}
	refused(t, "tournament.plan.ties_twice", cup.Record(other, by))
	expect.Equal(t, len(cup.Steps()), 2, "entries")
}

// A second result must be a correction. Later draws stay as announced, and changed standings are reported.
func TestALateCorrectionMovesNobody(t *testing.T) {
	cup, by := ofEight(t), ledger.Author{}
	announced(t, cup, tournament.ByStanding, 1)
	played(t, cup)
	announced(t, cup, tournament.ByStanding, 2)
	before := cup.State()
	was := standings.After(&before, 2)
	other := *before.Rounds[0].Tables[0].Result
	other.Places = append([]tournament.Placed(nil), other.Places...)
	for i := range other.Places {
		other.Places[i].Worth = 5 - other.Places[i].Worth // the last one becomes first
	}
	tournament.RankByWorth(other.Places)
	refused(t, "tournament.result.twice", cup.Record(&other, by))
	must.Do(t, cup.Correct(&other, by))
	after := cup.State()
	expect.True(t, reflect.DeepEqual(after.Rounds[1], before.Rounds[1]), "a correction moved somebody")
	changes := standings.Changes(was, standings.After(&after, 2))
	expect.True(t, len(changes) >= 4 && changes[0].Rank == 1, "%+v", changes)
	// The seed still gives the announced round, because the draw uses the results known at that time.
	redrawn, found := draw.Redraw(cup, 2)
	expect.True(t, found && redrawn == draw.Same, "drawn again it is %s", redrawn)
	// After the first table's result is voided, that result is missing, and the next round stays.
	number, _ := cup.ResultOf(1, 1)
	broken, refusal := cup.Broken(number, nil)
	expect.True(t, len(broken) == 0 && refusal == nil, "%+v, %v", broken, refusal)
	must.Do(t, cup.Void(number, by))
	state := cup.State()
	next := draw.NextOf(&state)
	expect.True(t, next.Task == draw.ToReport && next.Round == 1 && len(state.Rounds) == 2, "%+v", next)
}

// Voiding a round makes later rounds impossible, as Broken says. They are kept, and an undo restores everything.
func TestARoundIsTakenBackUnderOthers(t *testing.T) {
	cup, by := ofEight(t), ledger.Author{}
	announced(t, cup, tournament.Even, 1)
	played(t, cup)
	announced(t, cup, tournament.Even, 1)
	before := cup.State()
	broken, _ := cup.Broken(3, nil)
	must.Do(t, cup.Void(3, by))
	marked := 0
	for _, step := range cup.Steps() {
		if step.Refusal != nil {
			marked++
		}
	}
	if state := cup.State(); len(state.Rounds) != 0 || marked != 3 || len(broken) != 3 {
		t.Errorf("%d rounds, %d entries that cannot be", len(state.Rounds), marked)
	}
	expect.Equal(t, len(cup.Refused()), 3, "entries wait to be mended")
	err := cup.Undo(by)
	expect.True(t, err == nil && reflect.DeepEqual(cup.State(), before), "it did not come back: %v", err)
}

// The effects of a correction are reported in advance. A correction that would change members' numbers is refused.
func TestWhatACorrectionBreaksIsTold(t *testing.T) {
	cup, by := begun(t, plan(), joining(eight...), joining("Zoe")), ledger.Author{}
	announced(t, cup, tournament.Even, 1)
	entered(t, cup, &tournament.Leave{Member: 8})
	fewer := *joining(eight[:4]...)
	if _, refusal := cup.Broken(2, nil); refusal == nil || refusal.Code != "tournament.join.numbers" {
		t.Error(refusal)
	}
	if _, refusal := cup.Broken(2, &fewer); refusal == nil || refusal.Code != "tournament.join.numbers" {
		t.Error(refusal)
	}
	broken, refusal := cup.Broken(3, nil) // it affects the round in which Zoe sits, and her leaving
	expect.True(t, refusal == nil && len(broken) == 2, "%+v, %v", broken, refusal)
	if err := cup.Void(3, by); err != nil || len(cup.Refused()) != len(broken) {
		t.Errorf("%v, %d entries are impossible", err, len(cup.Refused()))
	}
}

func rawLog(text string) *oplog.Log {
	all := oplog.NewLog(0)
	for line := range strings.Lines(text) {
		kind, entry, _ := strings.Cut(strings.TrimSpace(line), " ")
		if json.Valid([]byte(entry)) {
			all.Add(oplog.Operation{Act: oplog.ActRecord, Kind: kind, Entry: json.RawMessage(entry)})
		}
	}
	return all
}

// Any log is either read or refused, without a panic, even with huge numbers, endless lists or unknown members.
func FuzzRawEntries(f *testing.F) {
	const plans = `plan {"games":[{"rulebook":"stockholder"}],"format":"rounds","rounds":3,"size":4,"draw":"even","scoring":{"system":"places","even":true},"tie_breaks":["meeting","lots","opponents"]}
join {"people":[{"name":"Anna"},{"name":"Ben"},{"name":"Carl"},{"name":"Dana"},{"name":"Emil"},{"name":"Fritzi"}]}
round {"number":1,"tables":[{"members":[0,1,2],"game":"0000000000000001"},{"members":[3,4,5],"game":"0000000000000002"}],"method":"even","seed":18446744073709551615,"from":1}
result {"round":1,"table":1,"places":[{"member":0,"rank":1,"worth":1000000000},{"member":1,"rank":2,"worth":-1000000000},{"member":2,"rank":3,"out":true}],"source":"typed"}
result {"round":1,"table":2,"unplayed":true}
`
	f.Add(plans)
	for _, line := range []string{
		`round {"number":9223372036854775807,"tables":[{"members":[0,1],"game":"0000000000000003"}]}`,
		`round {"number":2,"from":2,"method":"even","tables":[{"members":[-1,9223372036854775807],"game":"0000000000000003"}],"out":[9,-9]}`,
		`round {"number":2,"from":1,"method":"even","tables":[{"members":[5,4],"game":"0000000000000003"}],"out":[0]}`,
		`plan {"games":[{"rulebook":"x","least":-5,"most":-7}],"format":"massstart","rounds":50,"size":-9223372036854775808,"draw":"snake","scoring":{"system":"share","even":true}}`,
		`plan {"games":[{"rulebook":"x","least":5,"most":5}],"format":"knockout","rounds":0,"size":6,"through":5,"draw":"hand","scoring":{"system":"winner"},"best":1}`,
		`plan {"games":[{"rulebook":"x"}],"format":"cut","rounds":1,"final":2,"carry":33,"size":6,"draw":"hand","scoring":{"system":"wins"},"best":1}`,
		`plan {"games":[{"rulebook":"x"}],"format":"series","rounds":50,"size":6,"draw":"hand","scoring":{"system":"worth","absent":-1000000},"since":"0001-01-01T00:00:01Z"}`,
		`plan {"games":[{"rulebook":"x"}],"format":"rounds","rounds":9,"size":3,"draw":"even","scoring":{"system":"places","places":{"3":[1,0,-9000],"+3":[1,0,0]},"even":true}}`,
		`plan {"games":[{"rulebook":"x"}],"format":"rounds","rounds":9,"size":3,"draw":"even","scoring":{"system":"places","places":{"3":[-1,-1,-9000]},"even":true}}`,
		`lots {"order":[5,4,3,2,1,0]}`, `lots {"order":[0,0]}`,
		`penalty {"member":1,"points":-9223372036854775808,"reason":"x","round":-4}`,
		`penalty {"member":1,"points":1000000,"reason":"x","round":1}`, `exchange {"round":-1,"members":[0,3]}`,
		`wish {"members":[0,3],"together":true}`,
		`rest {"member":0}`, `leave {"member":0}`, `end {}`, `except {"game":"0000000000000001"}`,
		`award {"award":"share","member":5}`,
		`result {"round":-9223372036854775808,"table":9223372036854775807}`, `join {"people":null}`,
	} {
		f.Add(plans + line)
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > 4000 {
			return
		}
		cup, err := tournament.OfLog(rawLog(text))
		if err != nil {
			var fault *ledger.Fault
			must.Hold(t, errors.As(err, &fault) && fault.Code == "tournament.entry", "%v", err)
			return
		}
		s := cup.State()
		for after := range len(s.Rounds) + 1 {
			for _, line := range standings.After(&s, after).Lines {
				sum := tournament.Points(0)
				for _, score := range line.Scores {
					if !score.Uncounted {
						sum += score.Points
					}
				}
				must.Hold(t, sum == line.Points, "%+v comes to %s", line, sum)
			}
		}
		next := draw.NextOf(&s)
		_, _ = standings.Proposals(&s, nil), s.Over()
		if next.Task == draw.ToDraw {
			// The number of rounds is limited, because a draw that looks far ahead takes long.
			s.Plan.Rounds = min(s.Plan.Rounds, len(s.Rounds)+1)
			before := s
			for _, method := range []tournament.Method{tournament.Even, tournament.ByStanding, tournament.Snake,
				tournament.ByHand} {
				round := allowed(draw.Round(&s, method, 1))
				_ = draw.CostOf(&s, round)
				applied(t, &s, round)
				s = before
			}
		}
		for _, drawn := range s.Rounds {
			_ = draw.CostOf(&s, drawn.Announced())
		}
	})
}
