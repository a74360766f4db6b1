package calc

import (
	"cmp"
	"slices"
	"sort"
)

// Amount returns a field that reads and sets the number *at.
func Amount(name string, at *int, allowed Allowed) *Field {
	return AmountFunc(name, allowed, func() int { return *at }, func(v int) { *at = v })
}

func AmountFunc(name string, allowed Allowed, get func() int, set func(int)) *Field {
	return &Field{Name: name, Kind: AmountKind, Seat: None, Company: None, Allowed: allowed, Get: get, Set: set}
}

// AmountIn returns a field for a number in a list item. A missing item counts as 0; setting it extends the list.
func AmountIn[T any](name string, list *[]T, index int, at func(*T) *int, allowed Allowed) *Field {
	return AmountFunc(name, allowed, func() int { item := ItemOrZero(*list, index); return *at(&item) },
		func(v int) { *at(GrowTo(list, index)) = v })
}

// ItemAmount returns a field for a number in a list, named after the list and the index.
func ItemAmount(name string, list *[]int, index int, allowed Allowed) *Field {
	return AmountIn(ItemName(name, index), list, index, func(item *int) *int { return item }, allowed)
}

// FlagIn is [AmountIn] for a yes-or-no value.
func FlagIn[T any](name string, list *[]T, index int, at func(*T) *bool) *Field {
	return FlagFunc(name, func() bool { item := ItemOrZero(*list, index); return *at(&item) },
		func(yes bool) { *at(GrowTo(list, index)) = yes })
}

func ItemFlag(name string, list *[]bool, index int) *Field {
	return FlagIn(ItemName(name, index), list, index, func(item *bool) *bool { return item })
}

func Flag(name string, at *bool) *Field {
	return FlagFunc(name, func() bool { return *at }, func(yes bool) { *at = yes })
}

func FlagFunc(name string, get func() bool, set func(yes bool)) *Field {
	return AmountFunc(name, YesNo(), func() int { return Bit(get()) }, func(v int) { set(v == 1) }).As(FlagKind)
}

// YesNo allows no (0) and yes (1).
func YesNo() Allowed {
	return Allowed{Choices: []Choice{{Value: 0, Key: "no"}, {Value: 1, Key: "yes"}}}
}

// OneOf returns a field for one of the given words. Its number is the word's index, or [None] for another word.
func OneOf(name string, at *string, words ...string) *Field {
	return choiceField(words, name, at, words)
}

// OneOfDefault is [OneOf], but records leave out the first word, which is the default. If it is written out, it is
// refused with value.default.
func OneOfDefault(name string, at *string, words ...string) *Field {
	f := choiceField(append([]string{""}, words[1:]...), name, at, words)
	f.spelled = func() bool { return *at == words[0] }
	return f
}

func choiceField(written []string, name string, at *string, words []string) *Field {
	f := Named(ChoiceKind, name, at, written).Expect(0)
	for i, word := range words {
		f.Allowed.Choices[i].Key = word
	}
	return f
}

// Named returns a field for one of the given names. Its number is the name's index, or [None] for another name.
func Named(kind FieldKind, name string, at *string, names []string) *Field {
	return AmountFunc(name, Choose(len(names)), func() int { return slices.Index(names, *at) }, func(index int) {
		if index >= 0 && index < len(names) {
			*at = names[index]
		}
	}).As(kind).Expect(None)
}

// Choose allows the numbers from 0 to count-1.
func Choose(count int) Allowed {
	choices := make([]Choice, count)
	for i := range choices {
		choices[i].Value = i
	}
	return Allowed{Choices: choices}
}

// Remaining returns how much of a total is left after the amount taken: at least 0 and at most the total.
func Remaining(of, taken int) int { return of - min(max(0, taken), max(0, of)) }

// Player returns a field for a seat. refused, if not nil, returns why a seat cannot be chosen, or nil.
func Player(t Table, name string, at *int, refused func(seat int) *Refusal) *Field {
	return Amount(name, at, Choose(len(t.Layout().Seats))).As(SeatKind).Refusing(refused).Expect(max(0, t.Turn()))
}

// Mover returns a field that allows only the seat whose turn it is, so players need not choose.
func Mover(t Table, at *int) *Field {
	return Amount("seat", at, Only(t.Turn())).As(SeatKind).Expect(t.Turn())
}

// Member returns a yes-or-no field for whether a seat is in a list. The field keeps the list sorted.
func Member(name string, list *[]int, seat int) *Field {
	return FlagFunc(name, func() bool { return slices.Contains(*list, seat) }, func(yes bool) {
		var with []int
		if yes {
			with = append(with, seat)
		}
		*list = Replace(*list, func(other int) bool { return other == seat }, cmp.Compare, with...)
	}).ForSeat(seat)
}

func Text(name string, at *string) *Field {
	return &Field{
		Name: name, Kind: TextKind, Seat: None, Company: None,
		GetText: func() string { return *at }, SetText: func(s string) { *at = s },
	}
}

func (f *Field) As(kind FieldKind) *Field { f.Kind = kind; return f }

func (f *Field) ForSeat(seat int) *Field { f.Seat = seat; return f }

func (f *Field) ForCompany(company int) *Field { f.Company = company; return f }

func (f *Field) AsBeside() *Field { f.Beside = true; return f }

func (f *Field) Expect(value int) *Field { f.Likely = value; return f }

func (f *Field) AsAloud() *Field { f.Aloud = true; return f }

// Accept counts the [Allowed.Excess]: numbers that the field allows, but that break a limit of the whole entry, such as
// one that players can overrule. The function refused reports this for a number; it must also do so for larger ones.
func (f *Field) Accept(refused func(n int) bool) *Field {
	a := &f.Allowed
	if count := a.Count(); count > 0 && refused(a.At(count-1)) {
		a.Excess = count - sort.Search(count, func(i int) bool { return refused(a.At(i)) })
	}
	return f
}

func (f *Field) WithNote(key string, terms ...Term) *Field {
	f.Allowed.Choices[1].Note = &Note{Key: key, Terms: terms}
	return f
}

func (f *Field) AsChief() *Field { f.Chief = true; return f }

// ExpectFirst sets the likely value to the first choice that is not refused, or to [None].
func (f *Field) ExpectFirst() *Field {
	f.Likely = None
	if f.Allowed.Count() > 0 {
		f.Likely = f.Allowed.At(0)
	}
	return f
}

// Refusing sets the refusal of each choice to the function's result. A nil function changes nothing.
func (f *Field) Refusing(refused func(value int) *Refusal) *Field {
	for i := range f.Allowed.Choices {
		if choice := &f.Allowed.Choices[i]; refused != nil {
			choice.Refusal = refused(choice.Value)
		}
	}
	return f
}

func (f *Field) WithRefusal(r *Refusal) *Field { f.Allowed.Refusal = r; return f }

// Then makes the field call the function do whenever it is set.
func (f *Field) Then(do func(value int)) *Field {
	set := f.Set
	f.Set = func(value int) { set(value); do(value) }
	return f
}
