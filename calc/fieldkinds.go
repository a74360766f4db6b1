package calc

import (
	"cmp"
	"slices"
)

// Amount is a field that holds a number.
func Amount(name string, at *int, allowed Allowed) *Field {
	return Number(name, allowed, func() int { return *at }, func(v int) { *at = v })
}

// Number is a field of a number that is read and written by functions.
func Number(name string, allowed Allowed, get func() int, set func(int)) *Field {
	return &Field{Name: name, Kind: AmountKind, Seat: None, Company: None, Allowed: allowed, Get: get, Set: set}
}

// Flag is a field that is yes or no.
func Flag(name string, at *bool) *Field {
	return Switch(name, func() bool { return *at }, func(yes bool) { *at = yes })
}

// Switch is a field of yes or no that is read and written by functions.
func Switch(name string, get func() bool, set func(yes bool)) *Field {
	return Number(name, YesNo(), func() int { return Bit(get()) }, func(v int) { set(v == 1) }).As(FlagKind)
}

// YesNo allows no (0) and yes (1).
func YesNo() Allowed {
	return Allowed{Choices: []Choice{{Value: 0, Key: "no"}, {Value: 1, Key: "yes"}}}
}

// Pick is a field that is one of a few words. A word that is none of them reads as [None].
func Pick(name string, at *string, words ...string) *Field { return picked(words, name, at, words) }

// Usual is the same, where the first word is usual and not written down.
func Usual(name string, at *string, words ...string) *Field {
	return picked(append([]string{""}, words[1:]...), name, at, words)
}

func picked(written []string, name string, at *string, words []string) *Field {
	f := Named(ChoiceKind, name, at, written).Like(0)
	for i, word := range words {
		f.Allowed.Choices[i].Key = word
	}
	return f
}

// Named is a field of one of some things that are written by their names: companies by their codes, cards. A name that is
// none of them reads as [None].
func Named(kind FieldKind, name string, at *string, names []string) *Field {
	return Number(name, Choose(len(names)), func() int { return slices.Index(names, *at) }, func(index int) {
		if index >= 0 && index < len(names) {
			*at = names[index]
		}
	}).As(kind).Like(None)
}

// Choose allows the numbers below count.
func Choose(count int) Allowed {
	choices := make([]Choice, count)
	for i := range choices {
		choices[i].Value = i
	}
	return Allowed{Choices: choices}
}

// Rest is what is left of some things when a number of them is taken that may be anything: from none of them to all.
func Rest(of, taken int) int { return of - min(max(0, taken), max(0, of)) }

// Player is a field that holds a seat of a table. Refused says why a seat cannot be chosen now, nil when it can; it may be
// nil itself.
func Player(t Table, name string, at *int, refused func(seat int) *Refusal) *Field {
	return Amount(name, at, Choose(len(t.Layout().Seats))).As(SeatKind).Refusing(refused).Like(max(0, t.Turn()))
}

// Mover is the field of the seat whose turn it is; nobody is asked.
func Mover(t Table, at *int) *Field {
	return Amount("seat", at, Only(t.Turn())).As(SeatKind).Like(t.Turn())
}

// Member is a field of yes or no: whether a seat is in a list, which stays in the order of seats.
func Member(name string, list *[]int, seat int) *Field {
	return Switch(name, func() bool { return slices.Contains(*list, seat) }, func(yes bool) {
		var with []int
		if yes {
			with = append(with, seat)
		}
		*list = Replace(*list, func(other int) bool { return other == seat }, cmp.Compare, with...)
	}).In(seat)
}

// Words is a field that holds words.
func Words(name string, at *string) *Field {
	return &Field{
		Name: name, Kind: TextKind, Seat: None, Company: None,
		GetText: func() string { return *at }, SetText: func(s string) { *at = s },
	}
}

// As is the same field as one of a kind.
func (f *Field) As(kind FieldKind) *Field { f.Kind = kind; return f }

// In is the same field as one about a seat, or [None].
func (f *Field) In(seat int) *Field { f.Seat = seat; return f }

// Of is the same field as one about a company, or [None].
func (f *Field) Of(company int) *Field { f.Company = company; return f }

// Like is the same field with a value that is expected.
func (f *Field) Like(value int) *Field { f.Likely = value; return f }

// SaidAloud is a field of which the value is said by somebody also where only one is possible.
func (f *Field) SaidAloud() *Field { f.Aloud = true; return f }

// LikeFirst is the same field, of which the first choice that can be made is expected, or [None].
func (f *Field) LikeFirst() *Field {
	f.Likely = None
	if f.Allowed.Count() > 0 {
		f.Likely = f.Allowed.At(0)
	}
	return f
}

// Refusing is the same field, whose choices cannot be made now for which there is a refusal.
func (f *Field) Refusing(refused func(value int) *Refusal) *Field {
	for i := range f.Allowed.Choices {
		if choice := &f.Allowed.Choices[i]; refused != nil {
			choice.Refusal = refused(choice.Value)
		}
	}
	return f
}

// Else is the same field, where any value that is not allowed is refused so, see [Allowed.Else].
func (f *Field) Else(r *Refusal) *Field { f.Allowed.Refusal = r; return f }

// Then is the same field, which does something more once it is set.
func (f *Field) Then(do func(value int)) *Field {
	set := f.Set
	f.Set = func(value int) { set(value); do(value) }
	return f
}
