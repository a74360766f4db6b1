package sheet

import (
	"strings"

	"scripkeeper/app/words"
	"scripkeeper/calc"
)

// InParts reports whether each player fills in a part of the entry. A form shows one part, or a line for each part.
func (f Form) InParts() bool {
	parted, is := f.Entry.(calc.Parted)
	return is && f.Asked == nil && parted.Parts(f.Table) > 1
}

// Missing returns the players with incomplete or invalid parts.
func (f Form) Missing() []int {
	var all []int
	for _, field := range f.fields() {
		if (len(all) == 0 || all[len(all)-1] != field.Seat) && field.Seat != calc.None && incomplete(field) {
			all = append(all, field.Seat)
		}
	}
	return all
}

func (f Form) FirstMissing() int {
	return Parts{Missing: f.Missing()}.Next(calc.None)
}

func incomplete(f *calc.Field) bool {
	if f.Trade != nil {
		limits := limitsOf(f)
		return f.Get() != 0 && (f.Get() < limits.Min || f.Get() > limits.Max)
	}
	return f.Check() != nil
}

func (f Form) part(fields []*calc.Field) Field {
	l, seat, missing := f.Table.Layout(), fields[0].Seat, false
	var told, card, trades []string
	for _, field := range fields {
		missing = missing || incomplete(field)
		switch said := f.said(field); {
		case said == "":
		case field.Trade != nil:
			trades = append(trades, said)
		case field.Kind == calc.CardKind || field.Printed != "":
			card = append(card, said)
		default:
			told = append(told, said)
		}
	}
	if len(card) > 0 {
		told = append(told, words.Join(card))
	}
	if len(trades) > 0 {
		told = append(told, words.Format("sheet.parts.trades", words.Names{"trades": trades}))
	}
	switch {
	case missing && len(told) > 0:
		told = append(told, words.Text("sheet.parts.begun"))
	case missing:
		told = append(told, words.Text("sheet.parts.missing.one"))
	}
	name, pawn := words.Seat(l, seat), f.pawn(seat)
	row := &Row{Name: name, Pawn: &pawn, About: strings.Join(told, " · ")}
	return Field{Name: fields[0].Name, Input: Cover, Seat: seat, Full: name, Said: name, Unsaid: missing, Row: row,
		About: words.Format("sheet.field", words.Names{"name": name, "field": row.About})}
}

func (f Form) said(field *calc.Field) string {
	l, n := f.Table.Layout(), field.Get()
	label := words.Field(f.Rulebook, l, field)
	choice, chosen := calc.Find(field.Allowed.Choices, func(c calc.Choice) bool { return c.Value == n })
	switch {
	case field.Trade != nil && n != 0:
		return l.Companies[field.Company].Code + " " + words.Signed(n)
	case field.Kind == calc.FlagKind && n == 1:
		return label
	case field.Kind == calc.FlagKind || !chosen:
		return ""
	case field.Printed != "":
		return l.Companies[n].Code + " " + words.Effect(field.Printed)
	}
	return words.Choice(f.Rulebook, l, field, choice)
}

// stillMissing returns a sentence with the players whose parts are missing. Of many players, it names a few.
func (f Form) stillMissing() string {
	var names []string
	missing := f.Missing()
	few := len(missing)
	if few > maxNamed {
		few = fewNamed
	}
	for _, seat := range missing[:few] {
		names = append(names, words.Seat(f.Table.Layout(), seat))
	}
	n := words.Names{"seats": names, "count": len(missing) - few}
	if len(missing) > few {
		return words.Format("sheet.parts.missing.more", n)
	}
	return words.Format("sheet.parts.missing", n)
}

// A sentence names up to maxNamed players. Of more players, it names fewNamed.
const maxNamed, fewNamed = 6, 3
