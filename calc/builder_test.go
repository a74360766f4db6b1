package calc

import (
	"slices"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestDraftLeavesItsTableAlone(t *testing.T) {
	table := NewTable(twoByTwo())
	before := table.After(Statement{})
	b := NewBuilder(table)
	b.Line("deal", "setup", 0, None)
	b.Move(Bank(), AccountOf(0), Cash(), 50)
	b.Set(RoundMark, 1)
	expect.True(t, table.Equal(before), "the table changed under the builder")
	if b.Cash(0) != 50 || b.Round() != 1 {
		t.Errorf("the builder reads cash %d and round %d", b.Cash(0), b.Round())
	}
	expect.True(t, !table.Equal(b.Table), "tables that differ are called equal")
}

func TestTablesDifferByOneMark(t *testing.T) {
	table := NewTable(twoByTwo())
	b := NewBuilder(table)
	b.Line("round", "", None, None)
	b.Set(RoundMark, 2)
	next, _ := b.Done()
	expect.True(t, !next.Equal(table), "tables that differ in the round are called equal")
}

func TestMoveTurnsNegativeAmountsRoundAndPostsNoZero(t *testing.T) {
	b := NewBuilder(NewTable(twoByTwo()))
	b.Line("pay", "", None, None)
	b.Move(Bank(), AccountOf(0), Cash(), -30)
	b.Move(Bank(), AccountOf(1), Cash(), 0)
	next, statement := b.Done()
	want := []Posting{{From: AccountOf(0), To: Bank(), Commodity: Cash(), Amount: 30}}
	got := statement.Lines[0].Postings
	expect.True(t, slices.Equal(got, want), "postings are %v, must be %v", got, want)
	if next.Cash(0) != -30 || next.Balance(Bank(), Cash()) != 30 {
		t.Errorf("seat has %d, bank %d", next.Cash(0), next.Balance(Bank(), Cash()))
	}
}

func TestSetLeavesOutWhatStaysTheSame(t *testing.T) {
	b := NewBuilder(NewTable(twoByTwo()))
	b.Line("turn", "", 0, None)
	b.Set(TurnMark, None)
	b.Set(TurnMark, 0)
	_, statement := b.Done()
	want := []Mark{{ID: TurnMark, From: None, To: 0}}
	got := statement.Lines[0].Marks
	expect.True(t, slices.Equal(got, want), "marks are %v, must be %v", got, want)
}

// A statement longer than the builder's first allocation keeps each line's own terms, postings and marks.
func TestLinesKeepTheirOwn(t *testing.T) {
	table := NewTable(twoByTwo())
	b := NewBuilder(table)
	const many = 100
	for i := range many {
		b.Line("pay", "rule", i%2, None, Term{"amount", i + 1}, Term{"sum", -i})
		b.Move(Bank(), AccountOf(i%2), Cash(), i+1)
		b.Move(Market(), AccountOf(i%2), Share(0), i+1)
		b.Set(RoundMark, i+1)
	}
	next, statement := b.Done()
	must.Hold(t, len(statement.Lines) == many, "%d lines, must be %d", len(statement.Lines), many)
	for i, line := range statement.Lines {
		amount, known := line.Term("amount")
		must.Hold(t, known && amount == i+1 && len(line.Terms) == 2, "line %d has the terms %v", i, line.Terms)
		if len(line.Postings) != 2 || line.Postings[0].Amount != i+1 || line.Postings[1].Commodity != Share(0) {
			t.Fatalf("line %d has the postings %v", i, line.Postings)
		}
		must.Hold(t, len(line.Marks) == 1 && line.Marks[0] == (Mark{RoundMark, i, i + 1}),
			"line %d has the marks %v", i, line.Marks)
	}
	expect.True(t, table.After(statement).Equal(next), "the statement does not lead to the table")
	if _, known := statement.Lines[0].Term("price"); known {
		t.Error("a term that was not said is known")
	}
}

func TestLinesDoNotShareRoom(t *testing.T) {
	b := NewBuilder(NewTable(twoByTwo()))
	b.Line("one", "", None, None, Term{"a", 1})
	b.Move(Bank(), AccountOf(0), Cash(), 1)
	b.Set(RoundMark, 1)
	b.Line("two", "", None, None, Term{"b", 2})
	b.Move(Bank(), AccountOf(0), Cash(), 2)
	b.Set(RoundMark, 2)
	_, statement := b.Done()
	one, two := statement.Lines[0], statement.Lines[1]
	_ = append(one.Terms, Term{"x", 9})
	_ = append(one.Postings, Posting{Amount: 9})
	_ = append(one.Marks, Mark{To: 9})
	expect.True(t, two.Terms[0].Value == 2 && two.Postings[0].Amount == 2 && two.Marks[0].To == 2,
		"the second line became %v", two)
}
