package calc

import (
	"errors"
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// A row is an entry that asks for its length, then for as many numbers in ascending order.
type row struct {
	numbers []int
	asked   int // calls of Form
}

func (*row) Kind() string { return "row" }

func (r *row) Form(Table) Form {
	r.asked++
	return r.from(0)
}

func (r *row) from(first int) Form {
	fields := []*Field{{
		Name: "length", Kind: AmountKind, Allowed: Range(0, 5),
		Get: func() int { return len(r.numbers) }, Set: func(n int) { r.numbers = make([]int, n) },
	}}
	least := 0
	for i := range r.numbers {
		fields = append(fields, Amount(ItemName("number", i), &r.numbers[i], Range(least, 9)))
		least = r.numbers[i]
	}
	return Form{Fields: fields[first:]}
}

func (r *row) Apply(t Table) (Table, Statement, *Refusal) { return t, Statement{}, nil }

type partedRow struct{ row }

func (*partedRow) Parts(Table) int { return 2 }

func (r *partedRow) Part(_ Table, part int) Form {
	if part == 0 {
		return Form{Fields: r.from(0).Fields[:1]}
	}
	return r.from(1)
}

func TestFieldsAreAskedInOrder(t *testing.T) {
	for _, e := range []Entry{&row{}, &partedRow{}} {
		var names []string
		values := []int{3, 2, 2, 7}
		err := Ask(e, Table{}, func(f *Field) (bool, error) {
			names = append(names, f.Name)
			value := values[len(names)-1]
			_, ok := f.Allowed.Index(value)
			expect.True(t, ok, "%s cannot be %d: %+v", f.Name, value, f.Allowed)
			changed := f.Get() != value
			f.Set(value)
			return changed, nil
		})
		want := []string{"length", "number.0", "number.1", "number.2"}
		expect.True(t, err == nil && slices.Equal(names, want), "%T: asked for %v, %v; must be %v", e, names, err, want)
	}
}

func TestFormsAreAskedAgainOnlyAfterAChange(t *testing.T) {
	r := &row{numbers: []int{4, 5, 6}}
	err := Ask(r, Table{}, func(*Field) (bool, error) { return false, nil })
	expect.True(t, err == nil && r.asked == 1, "the form was asked for %d times, %v", r.asked, err)
}

func TestTheFirstErrorEndsTheAsking(t *testing.T) {
	stop := errors.New("stop")
	for _, e := range []Entry{&row{numbers: []int{1, 2}}, &partedRow{row{numbers: []int{1, 2}}}} {
		asked := 0
		err := Ask(e, Table{}, func(*Field) (bool, error) {
			asked++
			return false, stop
		})
		expect.True(t, errors.Is(err, stop) && asked == 1, "%T: %d fields were asked for, %v", e, asked, err)
	}
}
