package tournament_test

import (
	"encoding/json"
	"errors"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/ledger"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/tournament"
)

func TestANameWithoutALetterCannotJoin(t *testing.T) {
	for name, code := range map[string]string{
		"\ufffe": "tournament.join.letters", "\ufdd0\U0001ffff": "tournament.join.letters",
		"\u200b\u2060": "tournament.join.letters",
		"\x07":         "tournament.join.letters", "\ue000": "tournament.join.letters",
		"\u0378": "tournament.join.letters",
		"":       "tournament.join.name", "  ": "tournament.join.name",
	} {
		cup := tournament.New("Cup", ledger.Author{})
		err := cup.Record(&tournament.Join{People: []tournament.Joining{{Name: "Ann"}, {Name: name}}}, ledger.Author{})
		var refusal *calc.Refusal
		expect.True(t, errors.As(err, &refusal) && refusal.Code == code && refusal.Terms[0].Value == 2 &&
			len(cup.State().Members) == 0,
			"%+q: %v", name, err)
	}
	cup := tournament.New("Cup", ledger.Author{})
	must.Do(t, cup.Record(&tournament.Join{People: []tournament.Joining{{Name: "A\ufffenn\u200b"}, {Name: "李"},
		{Name: "🦊"}}}, ledger.Author{}))
	s := cup.State()
	expect.True(t, s.Members[0].Name == "Ann" && s.Members[2].Name == "🦊", "members are %+v", s.Members)
}

// In a tournament from an older version, a member with an unreadable name is shown by number.
func TestANameWithoutALetterThatStandsInATournamentStaysReadable(t *testing.T) {
	var s tournament.State
	var join tournament.Join
	must.Do(t, json.Unmarshal([]byte(`{"people":[{"name":"Ann"},{"name":"\ufffe"},{"name":"\ufdd0"}]}`), &join))
	refusal := tournament.Apply(&s, &join)
	must.Hold(t, refusal == nil, "%v", refusal)
	for i, want := range []string{"Ann", "#2", "#3"} {
		expect.True(t, s.Members[i].Name == want && letters.Visible(s.Members[i].Name),
			"member %d is called %q", i, s.Members[i].Name)
	}
}
