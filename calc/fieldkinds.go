package calc

// Amount is a field that holds a number.
func Amount(name string, at *int, allowed Allowed) *Field {
	return &Field{
		Name: name, Kind: AmountKind, Seat: None, Company: None, Allowed: allowed,
		Get: func() int { return *at }, Set: func(v int) { *at = v },
	}
}

// Flag is a field that is yes or no.
func Flag(name string, at *bool) *Field {
	return &Field{
		Name: name, Kind: FlagKind, Seat: None, Company: None, Allowed: YesNo(),
		Get: func() int {
			if *at {
				return 1
			}
			return 0
		},
		Set: func(v int) { *at = v == 1 },
	}
}

// YesNo allows no (0) and yes (1).
func YesNo() Allowed {
	return Allowed{Choices: []Choice{{Value: 0, Key: "no"}, {Value: 1, Key: "yes"}}}
}

// Pick is a field that is one of a few words. A word that is none of them reads as [None].
func Pick(name string, at *string, words ...string) *Field {
	choices := make([]Choice, len(words))
	for i, word := range words {
		choices[i] = Choice{Value: i, Key: word}
	}
	return &Field{
		Name: name, Kind: ChoiceKind, Seat: None, Company: None,
		Allowed: Allowed{Choices: choices},
		Get: func() int {
			for i, word := range words {
				if word == *at {
					return i
				}
			}
			return None
		},
		Set: func(v int) {
			if v >= 0 && v < len(words) {
				*at = words[v]
			}
		},
	}
}

// Rest is what is left of some things when a number of them is taken that may be anything: from none of them to all.
func Rest(of, taken int) int { return of - min(max(0, taken), max(0, of)) }

// Player is a field that holds a seat of a table. Refused says why a seat cannot be chosen now, nil when it can.
func Player(t Table, name string, at *int, refused func(seat int) *Refusal) *Field {
	choices := make([]Choice, len(t.Layout().Seats))
	for seat := range choices {
		choices[seat] = Choice{Value: seat, Refusal: refused(seat)}
	}
	return &Field{
		Name: name, Kind: SeatKind, Seat: None, Company: None, Likely: max(0, t.Turn()),
		Allowed: Allowed{Choices: choices},
		Get:     func() int { return *at }, Set: func(v int) { *at = v },
	}
}

// Mover is the field of the seat whose turn it is; nobody is asked.
func Mover(t Table, at *int) *Field {
	return &Field{
		Name: "seat", Kind: SeatKind, Seat: None, Company: None, Likely: t.Turn(),
		Allowed: Only(t.Turn()), Get: func() int { return *at }, Set: func(v int) { *at = v },
	}
}

// Words is a field that holds words.
func Words(name string, at *string) *Field {
	return &Field{
		Name: name, Kind: TextKind, Seat: None, Company: None,
		GetText: func() string { return *at }, SetText: func(s string) { *at = s },
	}
}

// In is the same field as one about a seat, or [None].
func (f *Field) In(seat int) *Field { f.Seat = seat; return f }

// Of is the same field as one about a company, or [None].
func (f *Field) Of(company int) *Field { f.Company = company; return f }

// Like is the same field with a value that is expected.
func (f *Field) Like(value int) *Field { f.Likely = value; return f }
