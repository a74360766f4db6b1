package game

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

func TestWorking(t *testing.T) {
	about := func(company int, marks ...calc.Mark) calc.Line { return calc.Line{Company: company, Marks: marks} }
	lines := []calc.Line{about(1), about(0, calc.Mark{}), about(0), about(0)}
	for company, want := range map[int]int{0: 2, 1: 0, calc.None: 0} {
		got := len(working(lines, company))
		expect.True(t, got == want, "company %d has %d lines of working, must have %d", company, got, want)
	}
}
