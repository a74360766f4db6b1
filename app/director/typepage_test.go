package director

import (
	"testing"

	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func asks(t *testing.T, s page.Source, at page.At) (seen page.Page, fields map[string]sheet.Field) {
	t.Helper()
	seen = must.Get(s.Page(at))(t)
	fields = map[string]sheet.Field{}
	for _, part := range append(seen.Parts, seen.Beside...) {
		for _, f := range part.Fields {
			fields[f.Name] = f
		}
	}
	return seen, fields
}

// The last net worth enables the button, and an invalid number disables it. Who is out needs none. A correction shows
// the changes of rank.
func TestAResultIsTyped(t *testing.T) {
	s := NewSource(begun(t, eight()...))
	announced(t, s.Desk)
	table := s.State.Rounds[0].Tables[0]
	at := page.At{Place: "type/1/1", Said: map[string]string{}}
	say := func(kind string, values ...string) (page.Page, map[string]sheet.Field) {
		t.Helper()
		for i, value := range values {
			at.Said[kind+number(table.Members[i])] = value
		}
		return asks(t, s, at)
	}
	seen, fields := say(worthField, "120", "400", "1000")
	expect.True(t, seen.Next[0].Off && fields[worthField+number(table.Members[3])].Unsaid, "three worths are enough: %+v", seen.Says)
	say(worthField, "120", "400", "1000", "")
	seen, _ = say(outField, "1")
	expect.True(t, seen.Next[0].Off, "what is no number is entered")
	seen, fields = say(worthField, "", "400", "1000", "400")
	places := calc.Map(table.Members, func(member int) string { return fields[worthField+number(member)].Row.Figure })
	expect.List(t, places, []string{"4.", "2.", "1.", "2."}, "the places")
	done := must.Get(s.Do(seen.Next[0], at))(t)
	result := s.State.Rounds[0].Tables[0].Result
	must.Hold(t, done.Leave && result != nil, "it is not entered: %+v", done)
	expect.True(t, result.Places[0].Out && result.Places[2].Rank == 1 && !result.NoWorths, "entered: %+v", result)

	_, err := s.Do(seen.Next[0], at)
	expect.True(t, err != nil, "what the page showed before is entered once more")
	at.Said = map[string]string{worthField + number(table.Members[0]): "5000", outField + number(table.Members[0]): "0"}
	seen, _ = asks(t, s, at)
	expect.True(t, seen.Next[0].Text == words.Text("tournament.type.correct") && len(seen.Parts[2].Says) > 1,
		"the correction says %+v", seen.Parts[2].Says)

	at.Said = map[string]string{howField: "1"}
	_, fields = say(rankField, "3", "1", "1")
	last := fields[rankField+number(table.Members[3])]
	expect.True(t, last.Value == 2, "the place before is %d", last.Value)
	seen, _ = say(rankField, "3", "1", "1", "4")
	must.Get(s.Do(seen.Next[0], at))(t)
	result = s.State.Rounds[0].Tables[0].Result
	expect.True(t, result.NoWorths && result.Places[0].Rank == 3, "entered: %+v", result)
}
