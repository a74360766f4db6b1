package shoulders

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

func asks(table calc.Table, e calc.Entry) string {
	var all []string
	for _, f := range e.Form(table).Fields {
		if f.Get == nil || f.Allowed.Count() != 1 {
			all = append(all, f.Name)
		}
	}
	return strings.Join(all, " ")
}

func TestWhatIsExpected(t *testing.T) {
	const own = " skip leave ruling position"
	const stock = " skip extra treasury protection leave ruling position"
	table := middles(t)
	over, _ := gametest.Apply(t, table[7], &Skip{})
	broke := scene{cash: []int{0, 0}, on: map[int]CompanyPosition{swift: at(40, 0, cut{1, -1, nil})}}.set(t)
	empty, _ := gametest.Apply(t, open(t, board.Standard(), 2), &Skip{}, &Skip{})
	for i, c := range []struct {
		table calc.Table
		want  string
	}{
		{table[0], "start" + own}, {table[1], "buy pass sell start" + stock},
		{table[2], "building treasury appeal extra pay protection" + own}, {table[3], "operate treasury appeal extra pay protection" + own},
		{table[6], "operate treasury appeal extra pay protection emergency" + own},
		{table[7], "goal skip extra leave ruling position"},
		{over, "ruling position"}, {broke, "pass buy" + stock}, {empty, "pass" + own},
	} {
		expect.Equal(t, gametest.Expected(Rulebook{}, c.table), c.want, "%v: entries", i)
	}
}

func TestWhatFormsAsk(t *testing.T) {
	table := middles(t)
	for i, c := range []struct {
		table calc.Table
		entry calc.Entry
		want  string
	}{
		{table[0], &Start{Seat: 2}, "seat company par"}, {table[1], &Pass{}, ""}, {table[1], &Buy{}, "company"},
		{table[1], &Buy{Company: "libby"}, "company certificate"}, {table[1], &Start{}, "company par"},
		{table[1], &Sell{}, "sell_common.2 sell_common.9"}, {table[1], sells(0, "swift", 1),
			"sell_common.2 sell_common.9 then"},
		{table[1], &Sell{Sales: sells(0, "swift", 1).Sales, Then: "start"},
			"sell_common.2 sell_common.9 then company par"},
		{table[2], &operating.Building{}, "dealt played discarded revealed market partner"},
		{table[2], &operating.Extra{}, "company amount"},
		{table[3], &operating.Operate{Company: "swift", Revenue: 10}, "revenue use"},
		{table[3], &operating.Operate{Company: "swift"}, "revenue use"},
		{table[3], &operating.Treasury{Company: "swift"}, "company change"},
		{table[3], &operating.Appeal{Company: "swift"}, "company to"},
		{table[3], &operating.Protection{Company: "swift"}, "company"},
		{table[6], &operating.Emergency{Company: "swift"}, "raise_common"},
		{table[7], &Goal{}, "goal"}, {table[7], &Goal{Goal: "workers"}, "goal winners.0 winners.1 winners.2"},
		{table[7], &Goal{Goal: "treasury"}, "goal"}, {table[1], &calc.Ruling{What: "cash"}, "seat what change reason"},
	} {
		expect.Equal(t, asks(c.table, c.entry), c.want, "%d, %s", i, gametest.Written(c.entry))
	}
}

func TestWhatIsFilledIn(t *testing.T) {
	table := middles(t)
	set := func(table calc.Table, e calc.Entry, name string, value int) calc.Entry {
		gametest.Set(t, table, e, name, value)
		return e
	}
	pool := scene{cash: []int{99, 0}, on: map[int]CompanyPosition{swift: at(40, 0, cut{1, 1, []int{3, 0}})}}.set(t)
	for i, c := range []struct{ got, want calc.Entry }{
		{(Rulebook{}).Expected(table[3]).All()[0], &operating.Operate{Company: "swift", Revenue: calc.None}},
		{(Rulebook{}).Expected(table[2]).All()[0], operating.Ticked(table[2])},
		{set(table[1], &Buy{}, "company", swift), &Buy{Company: "swift"}},
		{set(table[1], &Buy{Company: "swift", Certificate: "none"}, "company", swift), &Buy{Company: "swift"}},
		{set(pool, &Buy{Certificate: "pool_preferred"}, "company", swift),
			&Buy{Company: "swift", Certificate: "common"}},
		{set(table[3], &operating.Appeal{}, "company", swift),
			&operating.Appeal{Company: "swift", To: board.AppealOf(table[3], swift)}},
	} {
		expect.Equal(t, gametest.Written(c.got), gametest.Written(c.want), "%d", i)
	}
}

// Withdrawing the choice to buy or start after a sale clears the fields of that choice.
func TestTheChoiceAfterASale(t *testing.T) {
	table, e := middles(t)[1], sells(0, "swift", 1)
	set := func(name string, value int) { gametest.Set(t, table, e, name, value) }
	set("then", 2)
	set("company", brunswick)
	set("par", 35)
	set("then", 0)
	expect.Equal(t, gametest.Written(e), gametest.Written(sells(0, "swift", 1)), "there is left …")
	set("sell_common.2", 0)
	expect.Equal(t, len(e.Sales), 0, "sales left in %s", gametest.Written(e))
}
