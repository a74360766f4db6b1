package calc

import (
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func TestFieldsReachTheirValues(t *testing.T) {
	number, yes, word, words, seat := 3, false, "up", "", 0
	table := NewTable(twoByTwo())
	for _, c := range []struct {
		field         *Field
		kind          FieldKind
		before, after int
	}{
		{Amount("change", &number, Range(0, 9)), AmountKind, 3, 7},
		{Flag("out", &yes), FlagKind, 0, 1},
		{OneOf("rounding", &word, "down", "up"), ChoiceKind, 1, 0},
		{Player(table, "seat", &seat, func(int) *Refusal { return nil }), SeatKind, 0, 1},
	} {
		if c.field.Kind != c.kind || c.field.Seat != None || c.field.Company != None || c.field.Get() != c.before {
			t.Errorf("%s is %d, of %+v", c.field.Name, c.field.Get(), c.field)
		}
		c.field.Set(c.after)
		if _, ok := c.field.Allowed.Index(c.after); !ok || c.field.Get() != c.after {
			t.Errorf("%s is %d, must be %d of %+v", c.field.Name, c.field.Get(), c.after, c.field.Allowed)
		}
	}
	reason := Text("reason", &words)
	reason.SetText("as agreed")
	expect.True(t, number == 7 && yes && word == "down" && seat == 1 && words == "as agreed" &&
		reason.GetText() == words && reason.Kind == TextKind,
		"set are %d, %t, %q, %d, %q", number, yes, word, seat, words)
}

func TestFlagIsYesOrNo(t *testing.T) {
	yes := true
	flag := Flag("out", &yes)
	flag.Set(2)
	if yes || flag.Get() != 0 || YesNo().Count() != 2 || YesNo().Choices[1].Key != "yes" {
		t.Errorf("2 is %t, of %+v", yes, YesNo())
	}
}

func TestPickTakesNoOtherWord(t *testing.T) {
	word := "sideways"
	pick := OneOf("rounding", &word, "down", "up")
	expect.Equal(t, pick.Get(), None, "a word that is none of them reads as")
	for _, value := range []int{-1, 2} {
		pick.Set(value)
		expect.True(t, word == "sideways", "%d made it %q", value, word)
	}
}

func TestPlayersThatCannotBeChosenSayWhy(t *testing.T) {
	seat := 0
	b := NewBuilder(NewTable(twoByTwo()))
	b.Line("turn", "", 1, None)
	b.Set(TurnMark, 1)
	player := Player(b.Table, "seat", &seat, func(seat int) *Refusal {
		if seat == 0 {
			return Refuse("seat.out", "seat")
		}
		return nil
	})
	if player.Likely != 1 || player.Allowed.Count() != 1 || player.Allowed.Choices[0].Refusal.Code != "seat.out" {
		t.Errorf("the field is %+v", player)
	}
	early := Player(NewTable(twoByTwo()), "seat", &seat, func(int) *Refusal { return nil })
	expect.True(t, early.Likely == 0, "with nobody to move, seat %d is likely", early.Likely)
	mover := Mover(b.Table, &seat)
	mover.Set(mover.Likely)
	expect.True(t, seat == 1 && mover.Get() == 1 && mover.Allowed.Count() == 1 && mover.Allowed.At(0) == 1,
		"the mover is %d of %+v", seat, mover)
}

func TestFieldsOfNames(t *testing.T) {
	closed := func(index int) *Refusal {
		if index == 0 {
			return Refuse("company.closed", "company")
		}
		return nil
	}
	code, with, set := "", "", None
	company := Named(CompanyKind, "company", &code, []string{"B",
		"R"}).Refusing(closed).ExpectFirst().Then(func(v int) { set = v })
	if company.Get() != None || company.Likely != 1 || company.Allowed.Count() != 1 || company.Kind != CompanyKind {
		t.Errorf("the field is %+v", company)
	}
	if company.Set(1); code != "R" || set != 1 || company.Get() != 1 {
		t.Errorf("%q is set, index %d, told %d", code, company.Get(), set)
	}
	company.Set(2)
	expect.True(t, code == "R", "what there is not makes %q", code)
	payer := OneOfDefault("payer", &with, "bank", "treasury")
	if payer.Get() != 0 || payer.Allowed.Choices[0].Key != "bank" {
		t.Errorf("nothing reads as %d of %+v", payer.Get(), payer.Allowed)
	}
	payer.Set(1)
	expect.True(t, with == "treasury", "the treasury is written %q", with)
	payer.Set(0)
	expect.True(t, with == "", "the usual one is written %q", with)
	if with = "bank"; payer.Get() != None {
		t.Errorf("the usual one written out reads as %d", payer.Get())
	}
}

func TestMembersStandInTheOrderOfSeats(t *testing.T) {
	seats := []int{0, 3}
	two := Member("winners.2", &seats, 2)
	two.Set(1)
	expect.True(t, two.Get() == 1 && slices.Equal(seats, []int{0, 2, 3}), "the seats are %v", seats)
	two.Set(0)
	expect.True(t, two.Get() == 0 && slices.Equal(seats, []int{0, 3}), "the seats are %v", seats)
}
