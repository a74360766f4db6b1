package sheet

import (
	"slices"

	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/app/words"
	"scripkeeper/calc"
)

type Form struct {
	Rulebook string
	Table    calc.Table
	Entry    calc.Entry
	// Open is the seat whose secret fields or part of the entry are open, or [calc.None].
	Open int
	// Lines reports whether each of the other players' parts is shown as a line.
	Lines bool
	// Said are the players who finished their secret input. Past reports whether the entry is an edit, Shown whether
	// nothing is secret any more.
	Said        Answered
	Past, Shown bool
	Asked       func(*calc.Field) bool
	// Pawns are the players' marks by seat. Seats beyond the end get their usual marks.
	Pawns []emblem.Pawn
}

func (f Form) Field(name string) *calc.Field {
	field, _ := calc.SheetForm(f.Entry, f.Table).Field(name)
	return field
}

// Fields returns the fields to fill in, with a cover for each seat's secret fields. No choice of a secret field is
// disabled, because that would reveal holdings.
func (f Form) Fields() []Field {
	var seen, last []Field
	companies := view.Companies(f.Table.Layout())
	fields, parted := f.fields(), f.InParts()
	lone, of, chosen := f.lone(fields), make(map[string]*calc.Field, len(fields)), f.chosen(fields)
	for i, field := range fields {
		if parted && f.Open != calc.None && field.Seat != f.Open && !f.Lines {
			continue
		}
		behind := 0
		for behind < len(fields)-i && (parted || fields[i+behind].Secret) && fields[i+behind].Seat == field.Seat {
			behind++
		}
		begins := behind > 0 && (i == 0 || !parted && !fields[i-1].Secret || fields[i-1].Seat != field.Seat)
		shown := Asked(field)
		switch {
		case f.covered(field):
			shown = begins
		case begins && !shown: // the player must see that there is nothing to enter
			shown = !slices.ContainsFunc(fields[i:i+behind], Asked)
		}
		if !shown || f.Asked != nil && !f.Asked(field) {
			continue
		}
		if field.Secret {
			field.Allowed.Choices = slices.Clone(field.Allowed.Choices)
			for at := range field.Allowed.Choices {
				field.Allowed.Choices[at].Refusal, field.Allowed.Choices[at].Doubt = nil, nil
			}
		}
		of[field.Name] = field
		if parted && field.Seat != f.Open {
			seen = append(seen, f.part(fields[i:i+behind]))
			continue
		}
		if told := f.fieldInWords(field, companies, lone[field.Company], chosen[field.Company]); insteadOfCash(field) {
			last = append(last, told)
		} else {
			seen = append(seen, told)
		}
	}
	seen = append(seen, last...)
	addJumps(seen)
	f.rows(seen, of, companies)
	f.tallies(seen, of, companies)
	dropRepeatedLabels(seen)
	if f.Entry.Kind() == calc.PositionKind {
		gatherPlayerFields(seen)
	}
	return seen
}

func dropRepeatedLabels(fields []Field) {
	for i := range fields {
		f := &fields[i]
		if f.Label == f.Group && f.Input != Switch && (i == 0 || fields[i-1].Group != f.Group) {
			f.Label = ""
		}
	}
}

// insteadOfCash reports whether a field offers a private company as payment. Such fields come last, because they are
// rare.
func insteadOfCash(f *calc.Field) bool {
	return f.Kind == calc.PrivateKind && len(f.Allowed.Choices) > 0 && f.Allowed.Choices[0].Value == calc.None
}

// addJumps adds the jumps of a stepper that is the form's only number.
func addJumps(fields []Field) {
	numbers := calc.IndexesWhere(len(fields), func(i int) bool { return fields[i].numeric() })
	if len(numbers) != 1 {
		return
	}
	if only := &fields[numbers[0]]; only.Input == Stepper && only.Bounded {
		only.Jumps = only.jumps()
	}
}

// fieldInWords returns a field in words. lone reports whether no other field of a position is about the same company,
// and chosen whether another field has chosen that company.
func (f Form) fieldInWords(field *calc.Field, companies []view.Company, lone, chosen bool) Field {
	l := f.Table.Layout()
	told := Naming{
		Label:   func(of *calc.Field) string { return words.Field(f.Rulebook, l, of) },
		Full:    func(of *calc.Field) string { return words.FieldOf(f.Rulebook, l, of) },
		About:   func(*calc.Field) string { return "" },
		Choice:  func(of *calc.Field, c calc.Choice) string { return words.Choice(f.Rulebook, l, of, c) },
		Note:    func(note calc.Note) string { return words.ChoiceNote(f.Rulebook, l, note) },
		Refusal: func(r *calc.Refusal) string { return words.Refusal(f.Rulebook, l, r) },
	}.Field(field)
	if f.covered(field) {
		key := "veil.only"
		if f.Past {
			key = "veil.part"
		} else if f.Said.of(f.Entry.Form(f.Table), field.Seat) {
			key = "veil.said"
		}
		about := words.Format(key, words.Names{"name": words.Seat(l, field.Seat)})
		return Field{Name: field.Name, Input: Cover, Seat: field.Seat, Label: told.Label, Full: told.Full, About: about,
			// Anything more would reveal the seat's holdings.
			Choices: told.Choices}
	}
	told.Bounded = bounded(field)
	f.gather(&told, field, companies, lone)
	if field.Part != "" {
		told.Group, told.Bounded = words.FieldPart(f.Rulebook, field.Part), false
	}
	told.Folded = field.Folded
	if told.numeric() && told.Heads == nil && !chosen && l.HasCompany(field.Company) {
		told.Company = &companies[field.Company]
	}
	f.compare(&told, field)
	if usual := words.FieldUsual(f.Rulebook, field); told.Input == Number && field.Likely > 0 && told.Value != field.Likely && usual != "" {
		told.Jumps, told.Usual = []int{field.Likely}, usual
	}
	told.Chief = field.Chief && told.Input == Number
	if told.Trade, told.Axis = f.trade(field), field.Axis; told.Trade != nil {
		limits := limitsOf(field)
		told.Min, told.Max = limits.Min, limits.Max
	}
	f.markAbout(told.Choices, field, companies)
	f.showFaces(&told, field, companies)
	if told.Companies {
		for i, choice := range told.Choices {
			if l.HasCompany(choice.Value) {
				told.Choices[i].Company, told.Choices[i].Price = &companies[choice.Value], f.price(choice.Value)
			}
		}
	}
	told.say()
	return told
}

func (f Form) price(company int) string {
	if price := f.Table.Price(company); price != 0 || f.Table.Traded(company) {
		return words.Number(price)
	}
	return ""
}

func (f Form) fields() []*calc.Field {
	fields := calc.SheetForm(f.Entry, f.Table).Fields
	for _, field := range fields {
		field.Secret = field.Secret && !f.Shown
	}
	return fields
}

func (f Form) Secret() bool {
	return slices.ContainsFunc(f.fields(), func(field *calc.Field) bool { return field.Secret })
}

func (f Form) covered(field *calc.Field) bool {
	return (field.Secret || f.InParts()) && field.Seat != f.Open
}

// FillOnlyValues fills in each field that allows only one value, except secret fields and values to say aloud. If alone
// is true, another player's turn stays unchanged, which the only value could make a turn of the player to move.
func (f Form) FillOnlyValues(alone bool) {
	if _, _, refusal := f.Entry.Apply(f.Table); alone && refusal != nil && refusal.Code == "seat.turn" {
		return
	}
	fields := calc.SheetForm(f.Entry, f.Table).Fields
	for place := 0; place < len(fields); place++ {
		field := fields[place]
		asked := field.Kind == calc.TextKind || field.Aloud || field.Allowed.Count() != 1 || field.Secret && field.Seat != f.Open
		if !asked && field.Get() != field.Allowed.At(0) {
			field.Set(field.Allowed.At(0))
			fields = calc.SheetForm(f.Entry, f.Table).Fields
		}
	}
}

func (f Form) byPrice() bool {
	return slices.ContainsFunc(calc.SheetForm(f.Entry, f.Table).Fields, func(field *calc.Field) bool {
		return field.Kind == calc.CompanyKind && Asked(field) && InputOf(field) == Choices
	})
}

// chosen returns the companies chosen in a batch. Fields about these companies need no marks.
func (f Form) chosen(fields []*calc.Field) map[int]bool {
	chosen := map[int]bool{}
	if _, batch := f.Entry.(calc.Batch); batch {
		for _, field := range fields {
			if field.Kind == calc.CompanyKind {
				chosen[field.Get()] = true
			}
		}
	}
	return chosen
}

func (f Form) companies() []int {
	var all []int
	for _, field := range calc.SheetForm(f.Entry, f.Table).Fields {
		if field.Kind == calc.CompanyKind && f.Table.Layout().HasCompany(field.Get()) {
			all = append(all, field.Get())
		}
	}
	return all
}

// bounded reports whether a number's maximum is worth showing, such as the most that a player can afford.
func bounded(f *calc.Field) bool {
	a := f.Allowed
	return !a.Guard && (a.Max > 0 || f.Aloud) && a.Max < meaningless && (a.Min >= 0 || a.Step > 1)
}

// meaningless is the smallest maximum that only keeps numbers from growing without limit. The rules set smaller ones.
const meaningless = 1_000_000
