package compact

import (
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/qr"
)

func aStanding(people int) SharedStandings {
	s := SharedStandings{Tournament: ledger.JournalID{1, 2, 3, 4, 5, 6, 7, 8}, Title: "Турнир", After: 3, Rounds: 5,
		Members: people}
	for i := range min(people, MostStanding) {
		s.Lines = append(s.Lines, StandingLine{Name: fmt.Sprintf("Anna %c", 'A'+i), Rank: i/2 + 1,
			Points: int64(30_000 - 500*i)})
	}
	return s
}

func TestStandingsComeBack(t *testing.T) {
	for _, people := range []int{0, 1, 24, 200} {
		given := aStanding(people)
		text := must.Get(EncodeStanding(given))(t)
		got, err := DecodeStanding(strings.ToLower(text))
		must.Hold(t, err == nil && len(got.Lines) == len(given.Lines), "%d people: %v", people, err)
		given.Lines = append([]StandingLine{}, given.Lines...)
		expect.True(t, reflect.DeepEqual(got, given), "%+v\nmust be\n%+v", got, given)
		if code, err := qr.Encode(text); err != nil || people <= 24 && code.Version > qr.ComfortVersion {
			t.Errorf("%d people make version %d, %v", people, code.Version, err)
		}
	}
	wild := SharedStandings{Lines: []StandingLine{{Rank: 1, Points: 1 << 39}, {Rank: 40, Points: -1 << 39},
		{Rank: 40, Points: 7}}}
	text := must.Get(EncodeStanding(wild))(t)
	if got, err := DecodeStanding(text); err != nil || !reflect.DeepEqual(got.Lines, wild.Lines) {
		t.Errorf("%v %+v", err, got)
	}
	if _, err := EncodeStanding(SharedStandings{Lines: []StandingLine{{Rank: 1, Points: math.MaxInt}}}); fault(
		err) != "code.big" {
		t.Error(err)
	}
}

func FuzzDecodeStanding(f *testing.F) {
	payload := payloadOf(f)(EncodeStanding(aStanding(24)))
	f.Add(payload)
	f.Add(payload[:20])
	fuzzSealed(f, func(t *testing.T, text string) {
		s, err := DecodeStanding(text)
		if err != nil {
			return
		}
		must.Hold(t, !strings.ContainsFunc(s.Title, letters.IsControlOrFormat) && len(s.Lines) <= MostStanding &&
			s.Members >= 0 &&
			s.Members <= maxMembers,
			"%+v", s)
		for i, line := range s.Lines {
			must.Hold(t, !strings.ContainsFunc(line.Name, letters.IsControlOrFormat) && line.Rank >= 1 &&
				line.Rank <= maxMembers && (i <= 0 || line.Rank >= s.Lines[i-1].Rank),
				"%+v", line)
		}
	})
}
