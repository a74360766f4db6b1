package words

import (
	"maps"
	"strings"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/rating"
	"scripkeeper/ledger/recordings"
)

func recorded(t *testing.T) map[string]*game.Game {
	t.Helper()
	games := map[string]*game.Game{}
	for _, book := range rulebooks.All() {
		maps.Copy(games, recordedOf(t, book.ID()))
	}
	return games
}

func recordedOf(t *testing.T, id string) map[string]*game.Game {
	t.Helper()
	games := map[string]*game.Game{}
	for _, name := range recordings.Names(t, id) {
		game := must.Get(game.Replay(recordings.Read(t, id, name).Record, rulebooks.All()))(t)
		games[id+" "+name] = game
	}
	return games
}

// In every recorded game, each entry has a name, a title and a line in the log, each statement line a sentence and a
// rule, and each standing its sums. All places are filled.
func TestRecordedGamesAreTold(t *testing.T) {
	roles := map[string]bool{}
	for name, g := range recorded(t) {
		id := g.Rulebook().ID()
		told := func(l *calc.Layout, s calc.Statement) {
			for _, line := range s.Lines {
				readable(t, name, id+".line."+line.Kind, Line(id, l, line))
				if text, _ := Rule(id, line.Rule); text == "" {
					t.Errorf("%s: %s cites the rule %q", name, line.Kind, line.Rule)
				}
			}
		}
		opening, dealt := g.Opening()
		told(opening.Layout(), dealt)
		for _, step := range g.Steps() {
			if step.Refusal != nil {
				t.Fatalf("%s: entry %d is refused: %v", name, step.Number, step.Refusal)
			}
			key := id + ".entry." + step.Entry.Kind()
			readable(t, name, key, EntryName(id, step.Entry))
			readable(t, name, key+".title", EntryTitle(id, step.Before, step.Entry))
			readable(t, name, key+".short", EntryShort(id, step.Before, step.Entry))
			told(opening.Layout(), step.Statement())
			for _, f := range calc.SheetForm(step.Entry, step.Before).Fields {
				if f.Part != "" {
					roles[id+"."+f.Part] = true
				}
			}
			if step.Number%9 == 0 {
				asked(t, name, g.Rulebook(), step.After, roles)
			}
			ranked(t, name, g.Rulebook(), step.After, roles)
		}
		ranked(t, name, g.Rulebook(), ruled(t, g), roles)
	}
	written := map[string]bool{}
	for key := range sentences(t) {
		if book, role, cut := strings.Cut(key, ".part."); cut && !strings.Contains(book, ".") {
			written[book+"."+role] = true
		}
	}
	same(t, "part", written, roles)
}

// asked checks the words for everything that a table asks next: entries, fields, choices and refusals. It adds, to the
// map roles, the headings that fields share.
func asked(t *testing.T, game string, book calc.Rulebook, table calc.Table, roles map[string]bool) {
	t.Helper()
	id, l := book.ID(), table.Layout()
	for _, e := range book.Expected(table).All() {
		key := id + ".entry." + e.Kind()
		readable(t, game, key, EntryName(id, e))
		readable(t, game, key+".title", EntryTitle(id, table, e))
		readable(t, game, key+".short", EntryShort(id, table, e))
		sheet := calc.BatchOf(book, table, e)
		fields := calc.SheetForm(sheet, table).Fields
		for _, f := range fields {
			if f.Chief { // the value may add fields to the form
				f.Set(1)
				fields = append(fields, calc.SheetForm(sheet, table).Fields...)
			}
		}
		for _, f := range fields {
			readable(t, game, id+".field."+f.Name, Field(id, l, f)+" ?")
			if f.Part != "" {
				roles[id+"."+f.Part] = true
				readable(t, game, id+".part."+f.Part, FieldPart(id, f.Part))
			}
			for _, c := range f.Allowed.Choices {
				readable(t, game, id+".choice."+c.Key, Choice(id, l, f, c)+" ?")
				if c.Note != nil && c.Note.Key != "" {
					readable(t, game, id+".note."+c.Note.Key, ChoiceNote(id, l, *c.Note))
				}
				if c.Refusal != nil {
					readable(t, game, "refusal."+c.Refusal.Code, Refusal(id, l, c.Refusal))
				}
			}
		}
	}
}

func ranked(t *testing.T, game string, book calc.Rulebook, table calc.Table, roles map[string]bool) {
	t.Helper()
	for _, place := range book.Standing(table).Places {
		for _, extra := range place.Extras {
			role, _, _ := strings.Cut(extra.Role, ".")
			roles[book.ID()+"."+role] = true
			readable(t, game, book.ID()+".part."+role, Extra(book.ID(), table.Layout(), extra))
		}
		readable(t, game, "standing", Place(book.ID(), table.Layout(), place))
	}
}

func ruled(t *testing.T, g *game.Game) calc.Table {
	t.Helper()
	e, _ := calc.Blank(g.Rulebook(), "ruling")
	for i := 0; i < len(e.Form(g.Table()).Fields); i++ {
		f := e.Form(g.Table()).Fields[i]
		switch f.Name {
		case "seat":
			f.Set(f.Allowed.At(0))
		case "what":
			for _, choice := range f.Allowed.Choices {
				if choice.Key == "cash" {
					f.Set(choice.Value)
				}
			}
		case "change":
			f.Set(5)
		case "reason":
			f.SetText("it was counted wrong")
		}
	}
	table, _, refusal := e.Apply(g.Table())
	if refusal != nil {
		t.Fatalf("%s: %+v: %v", g.Rulebook().ID(), e, refusal)
	}
	return table
}

// readable fails if a sentence has an unfilled place, or badly joined parts.
func readable(t *testing.T, game, key, sentence string) {
	t.Helper()
	sound(t, key, sentence)
	for _, wrong := range []string{"  ", " .", " ,", "{", "  ", "( ", " )", "––", "+ –", "– –", "×  ", ".."} {
		if strings.Contains(sentence, wrong) {
			t.Errorf("%s: %s says %q", game, key, sentence)
		}
	}
	if strings.HasPrefix(sentence, " ") || strings.HasSuffix(sentence, " ") || strings.HasPrefix(sentence, ":") ||
		strings.HasSuffix(sentence, ":") {
		t.Errorf("%s: %s says %q", game, key, sentence)
	}
}

func TestAuthorsAreToldAsFarAsTheyAreKnown(t *testing.T) {
	at := time.Date(2026, 11, 22, 20, 15, 0, 0, time.Local)
	for want, by := range map[string]ledger.Author{
		"22 November 2026, 20:15":                       {},
		"On Anna's phone, 22 November 2026, 20:15":      {Device: "Anna's phone"},
		"Anna, 22 November 2026, 20:15":                 {Person: "Anna"},
		"Anna on Anna's phone, 22 November 2026, 20:15": {Person: "Anna", Device: "Anna's phone"},
	} {
		reads(t, AuthorLine(by, at), want)
	}
	reads(t, AuthorLine(ledger.Author{}, time.Time{}), "Date unknown")
	reads(t, AuthorLine(ledger.Author{Person: "Anna"}, time.Time{}), "Anna, date unknown")
	reads(t, Date(time.Time{})+Moment(time.Time{}, at)+Day(time.Time{}), "Date unknownDate unknownDate unknown")
}

func TestFiguresOfPeople(t *testing.T) {
	for want, got := range map[string]string{
		"0.0": Tenths(0.04), "–0.1": Tenths(-0.05), "11.7": Tenths(11.66), "2.43": Hundredths(243),
		"0.07":  Hundredths(7),
		"25.8%": Percent(258), "0.0%": Percent(0), "100.0%": Percent(1000),
		"Estimate 23.9 – margin 12.2 = rating 11.7": RatingFormula(rating.Rating{Mu: 23.93, Sigma: 4.09}),
	} {
		reads(t, got, want)
	}
}

func TestMomentsAreToldAsPeopleSayThem(t *testing.T) {
	now := time.Date(2026, time.March, 1, 0, 30, 0, 0, time.UTC)
	for at, want := range map[time.Time]string{
		now:                        "Today 00:30",
		now.Add(-31 * time.Minute): "Yesterday 23:59",
		now.Add(-24 * time.Hour):   "Yesterday 00:30",
		now.Add(-25 * time.Hour):   "Friday", // 27 February, the day before yesterday
		now.AddDate(0, 0, -6):      "Monday", // 23 February
		now.AddDate(0, 0, -7):      "22 February",
		now.Add(10 * time.Minute):  "Today 00:40",
		now.Add(24 * time.Hour):    "2 March",
		now.AddDate(0, -2, 0):      "1 January",
		now.AddDate(0, -2, -1):     "31 December 2025",
	} {
		reads(t, Moment(at, now), want)
	}
}
