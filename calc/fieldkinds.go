package calc

import (
	"cmp"
	"slices"
)

// Amount is a field that holds a number.
func Amount(name string, at *int, allowed Allowed) *Field {
	return AmountFunc(name, allowed, func() int { return *at }, func(v int) { *at = v })
}

// AmountFunc is a field that holds a number, read and written by functions.
func AmountFunc(name string, allowed Allowed, get func() int, set func(int)) *Field {
	return &Field{Name: name, Kind: AmountKind, Seat: None, Company: None, Allowed: allowed, Get: get, Set: set}
}

// AmountIn is a field that holds a number in an item of a list. An item that the list does not have yet reads as zero;
// setting the field makes room for it.
func AmountIn[T any](name string, list *[]T, index int, at func(*T) *int, allowed Allowed) *Field {
	return AmountFunc(name, allowed, func() int { item := ItemOrZero(*list, index); return *at(&item) },
		func(v int) { *at(GrowTo(list, index)) = v })
}

// ItemAmount is a field that holds a number of a list, under the name of the list and the index.
func ItemAmount(name string, list *[]int, index int, allowed Allowed) *Field {
	return AmountIn(ItemName(name, index), list, index, func(item *int) *int { return item }, allowed)
}

// FlagIn is a field that is yes or no in an item of a list, as [AmountIn] is.
func FlagIn[T any](name string, list *[]T, index int, at func(*T) *bool) *Field {
	return FlagFunc(name, func() bool { item := ItemOrZero(*list, index); return *at(&item) },
		func(yes bool) { *at(GrowTo(list, index)) = yes })
}

// ItemFlag is a field that is yes or no in a list, under the name of the list and the index.
func ItemFlag(name string, list *[]bool, index int) *Field {
	return FlagIn(ItemName(name, index), list, index, func(item *bool) *bool { return item })
}

// Flag is a field that is yes or no.
func Flag(name string, at *bool) *Field {
	return FlagFunc(name, func() bool { return *at }, func(yes bool) { *at = yes })
}

// FlagFunc is a field that is yes or no, read and written by functions.
func FlagFunc(name string, get func() bool, set func(yes bool)) *Field {
	return AmountFunc(name, YesNo(), func() int { return Bit(get()) }, func(v int) { set(v == 1) }).As(FlagKind)
}

// YesNo allows no (0) and yes (1).
func YesNo() Allowed {
	return Allowed{Choices: []Choice{{Value: 0, Key: "no"}, {Value: 1, Key: "yes"}}}
}

// OneOf is a field that holds one of a few words. Any other word reads as [None].
func OneOf(name string, at *string, words ...string) *Field { return picked(words, name, at, words) }

// OneOfDefault is a field that holds one of a few words. The first is the default, which records leave out.
func OneOfDefault(name string, at *string, words ...string) *Field {
	return picked(append([]string{""}, words[1:]...), name, at, words)
}

func picked(written []string, name string, at *string, words []string) *Field {
	f := Named(ChoiceKind, name, at, written).Expect(0)
	for i, word := range words {
		f.Allowed.Choices[i].Key = word
	}
	return f
}

// Named is a field of one of some things that are written by their names: companies by their codes, cards. A name that
// is none of them reads as [None].
func Named(kind FieldKind, name string, at *string, names []string) *Field {
	return AmountFunc(name, Choose(len(names)), func() int { return slices.Index(names, *at) }, func(index int) {
		if index >= 0 && index < len(names) {
			*at = names[index]
		}
	}).As(kind).Expect(None)
}

// Choose allows the numbers below count.
func Choose(count int) Allowed {
	choices := make([]Choice, count)
	for i := range choices {
		choices[i].Value = i
	}
	return Allowed{Choices: choices}
}

// Remaining is what is left of some things when a number of them is taken. Taken may be any number: the result is
// between 0 and all of them.
func Remaining(of, taken int) int { return of - min(max(0, taken), max(0, of)) }

// Player is a field that holds a seat of a table. Refused says why a seat cannot be chosen now, nil when it can; it may
// be nil itself.
func Player(t Table, name string, at *int, refused func(seat int) *Refusal) *Field {
	return Amount(name, at, Choose(len(t.Layout().Seats))).As(SeatKind).Refusing(refused).Expect(max(0, t.Turn()))
}

// Mover is the field of the seat whose turn it is; nobody is asked.
func Mover(t Table, at *int) *Field {
	return Amount("seat", at, Only(t.Turn())).As(SeatKind).Expect(t.Turn())
}

// Member is a field of yes or no: whether a seat is in a list, which stays in the order of seats.
func Member(name string, list *[]int, seat int) *Field {
	return FlagFunc(name, func() bool { return slices.Contains(*list, seat) }, func(yes bool) {
		var with []int
		if yes {
			with = append(with, seat)
		}
		*list = Replace(*list, func(other int) bool { return other == seat }, cmp.Compare, with...)
	}).ForSeat(seat)
}

// Text is a field that holds words.
func Text(name string, at *string) *Field {
	return &Field{
		Name: name, Kind: TextKind, Seat: None, Company: None,
		GetText: func() string { return *at }, SetText: func(s string) { *at = s },
	}
}

// As sets the field's kind.
func (f *Field) As(kind FieldKind) *Field { f.Kind = kind; return f }

// ForSeat makes the field one about a seat, or [None].
func (f *Field) ForSeat(seat int) *Field { f.Seat = seat; return f }

// ForCompany makes the field one about a company, or [None].
func (f *Field) ForCompany(company int) *Field { f.Company = company; return f }

// AsBeside puts the field into one row with the one before it.
func (f *Field) AsBeside() *Field { f.Beside = true; return f }

// Expect names the value that is expected.
func (f *Field) Expect(value int) *Field { f.Likely = value; return f }

// OrBlank makes the field one whose first choice is written as no word, and each other one as its key. Which is first may
// hang on what the table agreed on.
func (f *Field) OrBlank() *Field { f.Blank = true; return f }

// SaidAloud makes the field one whose value somebody says even where only one is possible.
func (f *Field) SaidAloud() *Field { f.Aloud = true; return f }

// Noting puts a note beside yes, which tells what that comes to.
func (f *Field) Noting(key string, terms ...Term) *Field {
	f.Allowed.Choices[1].Note = &Note{Key: key, Terms: terms}
	return f
}

// Chiefly makes the field the number that the entry is mostly about.
func (f *Field) Chiefly() *Field { f.Chief = true; return f }

// ExpectFirst expects the first choice that can be made, or [None] where there is none.
func (f *Field) ExpectFirst() *Field {
	f.Likely = None
	if f.Allowed.Count() > 0 {
		f.Likely = f.Allowed.At(0)
	}
	return f
}

// Refusing refuses each choice for which the function has a refusal.
func (f *Field) Refusing(refused func(value int) *Refusal) *Field {
	for i := range f.Allowed.Choices {
		if choice := &f.Allowed.Choices[i]; refused != nil {
			choice.Refusal = refused(choice.Value)
		}
	}
	return f
}

// Else refuses any value that is not allowed so, see [Allowed.Else].
func (f *Field) Else(r *Refusal) *Field { f.Allowed.Refusal = r; return f }

// Then does something more whenever the field is set.
func (f *Field) Then(do func(value int)) *Field {
	set := f.Set
	f.Set = func(value int) { set(value); do(value) }
	return f
}
