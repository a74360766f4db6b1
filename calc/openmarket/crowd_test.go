package openmarket

import (
	"fmt"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/privates"
)

func many(companies int) string {
	var names []string
	for n := range companies {
		names = append(names, fmt.Sprintf("Line %d (%d)", n+1, n+1))
	}
	return strings.Join(names, ", ")
}

func crowded() *agreement.Options {
	return fixed(func(o *agreement.Options) { o.Companies, o.Launch = many(agreement.MaxCompanies), "launched" })
}

func launches() []calc.Entry {
	var all []calc.Entry
	for n := range agreement.MaxOpen {
		all = append(all, &charter.Launch{Company: fmt.Sprint(n + 1)})
	}
	return all
}

func TestManyPrivates(t *testing.T) {
	var names, bought []string
	for n := range agreement.MaxPrivates {
		names, bought = append(names, fmt.Sprintf("Mine %d (%d) 1 2", n+1, n+1)), append(bought, fmt.Sprint(n+1))
	}
	table := open(t, chartered(func(o *agreement.Options) { o.Privates = strings.Join(names, ", ") }), 2)
	for _, code := range bought {
		table, _ = gametest.Apply(t, table, &privates.Private{Private: code})
	}
	expect.Equal(t, table.Cash(0), 600-64, "Ann's cash")
	table, _ = gametest.Apply(t, table, &privates.Incomes{})
	table, _ = gametest.Apply(t, table, NewPosition(table))
	expect.Equal(t, table.Cash(0), 600-64+128, "Ann's cash after the incomes")
	_, s := gametest.Apply(t, table, &privates.Closing{All: true})
	expect.Equal(t, len(s.Lines), 64, "lines of closing")
}

func TestACrowdIsKept(t *testing.T) {
	r := gametest.Read(t, Rulebook{}, "rails-crowd")
	most, columns, codes := 0, 0, map[string]bool{}
	r.Replay(t, func(_ calc.Table, _ calc.Entry, after calc.Table) {
		for _, of := range after.Layout().Companies {
			codes[of.Code] = true
		}
		most = max(most, board.CountTraded(after))
		chart, _ := board.ChartOf(after)
		_, columns = chart.Size()
	})
	expect.Equal(t, [3]int{len(codes), most, columns}, [3]int{40, 36, 37}, "codes, open companies and columns")
}
