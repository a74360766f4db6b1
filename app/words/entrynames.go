package words

import (
	"encoding/json"
	"slices"
	"strings"

	"scripkeeper/calc"
)

// entryNames returns the values for an entry's sentences: the round, each filled-in field by name and, if the entry has
// no fields, the player who moves next. "companies" is the name of the only company with a number in the lists about
// companies, or the codes of several such companies.
func entryNames(rulebook string, t calc.Table, e calc.Entry) Names {
	l := t.Layout()
	n := Names{"round": t.Round()}
	addRecorded(l, e, n)
	var companies []Noun
	var codes []string
	listed := false
	fields := e.Form(t).Fields
	if len(fields) == 0 {
		if after, _, refusal := e.Apply(t); refusal == nil && l.HasSeat(after.Turn()) {
			n["next"] = Seat(l, after.Turn())
		}
	}
	for _, f := range fields {
		if f.Kind == calc.AmountKind && l.HasCompany(f.Company) {
			listed = true
			if name := Company(l, f.Company); f.Get() != 0 && !slices.Contains(companies, name) {
				companies, codes = append(companies, name), append(codes, l.Companies[f.Company].Code)
			}
		}
		if word := fieldWord(rulebook, l, f); word != nil && !strings.Contains(f.Name, ".") {
			n[f.Name] = word
		}
	}
	switch {
	case len(companies) > 1:
		n["companies"] = codes
	case len(companies) > 0:
		n["companies"] = companies[0]
	case listed:
		n["companies"] = Text("entry.nothing")
	}
	return n
}

func fieldWord(rulebook string, l *calc.Layout, f *calc.Field) any {
	if f.Get == nil {
		if text := f.GetText(); text != "" {
			return text
		}
		return nil
	}
	value := f.Get()
	switch f.Kind {
	case calc.SeatKind:
		if l.HasSeat(value) {
			return Seat(l, value)
		}
	case calc.CompanyKind:
		if l.HasCompany(value) {
			return Company(l, value)
		}
	case calc.PrivateKind:
		if l.HasPrivate(value) {
			return l.Privates[value].Name
		}
	case calc.CardKind:
		if value >= 0 && value < len(l.Cards) {
			return Card(l.Cards[value].Code)
		}
	case calc.AmountKind:
		if f.Name == "change" || len(f.Allowed.Choices) == 0 && f.Allowed.Min < 0 {
			return Difference(value)
		}
		return value
	case calc.ChoiceKind:
		for _, c := range f.Allowed.Choices {
			if c.Value == value && c.Key != "" {
				return Noun{Key: choiceKey(rulebook, f, c.Key)}
			}
		}
	}
	return nil
}

// addRecorded adds to n some values from an entry's JSON record, because the form on the present table may lack them.
// The entry may be undone or illegal, or be legal only after another entry that the same tap recorded.
func addRecorded(l *calc.Layout, e calc.Entry, n Names) {
	var record map[string]json.RawMessage
	if data, err := json.Marshal(e); err != nil || json.Unmarshal(data, &record) != nil {
		return
	}
	for _, name := range []string{"shares", "price", "each", "amount", "percent"} {
		var number *int
		if json.Unmarshal(record[name], &number) == nil && number != nil {
			n[name] = *number
		}
	}
	var seat *int
	if json.Unmarshal(record["seat"], &seat) == nil && seat != nil && l.HasSeat(*seat) {
		n["seat"] = Seat(l, *seat)
	}
	var card, code string
	if json.Unmarshal(record["card"], &card) == nil && card != "" {
		n["card"] = Card(card)
	}
	if moves := movesOf(l, record); len(moves) > 0 {
		n["moves"] = moves
	}
	if json.Unmarshal(record["company"], &code) != nil || code == "" {
		return
	}
	for place, c := range l.Companies {
		if c.Key == code || c.Code == code {
			n["company"] = Company(l, place)
		}
	}
}

// movesOf returns the moves of a turn's record in order: trades before the card, the card, trades after the card.
func movesOf(l *calc.Layout, record map[string]json.RawMessage) []string {
	var all []string
	for _, name := range []string{"before", "card", "after"} {
		var card string
		if json.Unmarshal(record[name], &card) == nil && card != "" {
			all = append(all, Card(card))
		}
		var trades []int
		if json.Unmarshal(record[name], &trades) != nil || len(trades) > len(l.Companies) {
			continue
		}
		for company, net := range trades {
			switch code := l.Companies[company].Code; {
			case net < 0:
				all = append(all, Format("entry.sold", Names{"count": -net, "code": code}))
			case net > 0:
				all = append(all, Format("entry.bought", Names{"count": net, "code": code}))
			}
		}
	}
	return all
}
