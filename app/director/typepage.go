package director

import (
	"strconv"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/page"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/tournament"
)

// Names of the fields for a result. A name that ends in a dot is followed by a member's number.
const (
	howField   = "how"
	noteField  = "note"
	worthField = "worth."
	outField   = "out."
	rankField  = "rank."
)

func (s *Source) typed(round int, table tournament.DrawnTable, at page.At) *TypedResult {
	t := NewTypedResult(s.Desk, round, table)
	t.PlacesOnly = at.Int(howField, calc.Bit(t.PlacesOnly)) == 1
	for i := range t.Lines {
		line := &t.Lines[i]
		of := number(line.Member)
		if worth, said := at.Said[worthField+of]; said {
			n, err := strconv.Atoi(worth)
			line.Worth, line.Read = n, err == nil
		}
		line.Out = at.Int(outField+of, calc.Bit(line.Out)) == 1
		line.Rank = at.Int(rankField+of, line.Rank)
	}
	if note, said := at.Said[noteField]; said {
		t.Note = note
	}
	return t
}

// typePage asks for a result: net worths, or only the ranks.
func (s *Source) typePage(at page.At) (page.Page, error) {
	round := at.Number(1, 0)
	table, there := s.State.Table(round, at.Number(2, 0))
	if !there {
		return page.Page{}, s.nowhere()
	}
	t, looks := s.typed(round, *table, at), s.Looks(*table)
	c := t.Check(s.looking)
	var how, ask page.Part
	how.Fields = []sheet.Field{choosing(howField, words.Text("tournament.table.type"), calc.Bit(t.PlacesOnly))}
	how.Fields[0].Choices = []sheet.Choice{noted(0, words.Text("tournament.type.worths"), ""),
		noted(1, words.Text("tournament.type.places"), "")}
	for i, line := range t.Lines {
		of := sheet.Row{Name: s.Name(line.Member), Pawn: new(emblem.NewPawn(looks[i])), Figure: "–"}
		if c.Places != nil {
			of.Figure = c.Places[i]
		}
		if t.PlacesOnly {
			ask.Fields = append(ask.Fields, rankOf(of, line, len(t.Lines)))
		} else {
			fields := worthOf(of, line)
			fields[0].Chief = i == 0
			ask.Fields = append(ask.Fields, fields...)
		}
	}
	note := line(at, noteField, words.Text("tournament.type.note"), words.Text("tournament.type.note.example"))
	note.Text, note.Optional = t.Note, true
	changes := page.Part{Fields: []sheet.Field{note},
		Says: calc.Map(c.Changes, func(change string) page.Note { return page.Note{Text: change} })}
	enter := page.ActionWith(c.Action, "result", s.seenTable(round, *table)).AsMain().DisabledIf(!c.Right)
	return page.Page{Title: words.Text("tournament.table.type"), About: TableTitle(round, table.Number),
		Parts: []page.Part{how, ask, changes}, Says: []page.Note{c.Trouble},
		Next: []page.Action{enter}}, nil
}

func worthOf(of sheet.Row, line TypedLine) []sheet.Field {
	more := of
	more.More = true
	worth := sheet.Field{Name: worthField + number(line.Member), Input: sheet.Number, Row: &of, Value: line.Worth,
		Unsaid: !line.Read, Min: -sheet.MostTyped, Max: sheet.MostTyped, Step: 1}
	out := sheet.Field{Name: outField + number(line.Member), Input: sheet.Switch, Row: &more,
		Label: words.Text("tournament.type.out"), Value: calc.Bit(line.Out)}
	return []sheet.Field{ofMember(worth, words.Text("tournament.type.worths")), ofMember(out, out.Label)}
}

func rankOf(of sheet.Row, line TypedLine, seats int) sheet.Field {
	f := sheet.Field{Name: rankField + number(line.Member), Input: sheet.Choices, Row: &of, Value: calc.None}
	if line.Rank > 0 {
		f.Value, f.Offered = line.Rank, true
	}
	for rank := 1; rank <= seats; rank++ {
		choice := noted(rank, words.Number(rank), "")
		choice.Said = words.Format("tournament.type.place", words.Names{"name": of.Name, "rank": rank})
		f.Choices = append(f.Choices, choice)
	}
	return ofMember(f, words.Text("tournament.type.places"))
}

func ofMember(f sheet.Field, label string) sheet.Field {
	f.Seat, f.Full = calc.None, words.Format("sheet.field", words.Names{"name": f.Row.Name, "field": label})
	f.Said = f.Full
	return f
}

// result records the typed result, unless the table has changed since the page was shown.
func (s *Source) result(seen TableSeen, at page.At) (page.Done, error) {
	table, err := s.table(seen)
	if err != nil {
		return page.Done{}, err
	}
	r, refusal := s.typed(seen.Round, *table, at).Result()
	if refusal != nil {
		return page.Done{}, refusal
	}
	err = s.Correct(r)
	done, err := s.reportEntry(s.resultSaid(seen), err)
	done.Leave = true
	return done, err
}
