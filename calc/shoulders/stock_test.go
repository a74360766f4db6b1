package shoulders

import (
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
	"scripkeeper/calc/shoulders/operating"
)

// B.2, B.3.5: first companies are founded in reverse seat order, but players may choose another order.
func TestFoundingOrder(t *testing.T) {
	table := open(t, board.Standard(), 3)
	wantTurn(t, table, "founding", 2, 1)
	table, _ = gametest.Apply(t, table, &Start{Seat: 0, Company: "swift", Par: 50})
	wantTurn(t, table, "founding", 2, 1)
	table, _ = gametest.Apply(t, table, &Start{Seat: 2, Company: "elgin", Par: 35})
	wantTurn(t, table, "founding", 1, 1)
	table, s := gametest.Apply(t, table, &Start{Seat: 1, Company: "libby", Par: 40})
	wantTurn(t, table, "stock", 0, 1)
	wantSaid(t, s, "stock", "stock (priority) seat 0 round=1 rounds=5")
}

// B.2: a sale, purchase or start resets the count of passes. The phase ends when all players pass in a row.
func TestPassesAreCounted(t *testing.T) {
	table := scene{cash: []int{100, 0, 105}, on: map[int]CompanyPosition{swift: at(50, 0,
		cut{0, -1, []int{0, 1}})}}.set(t)
	table, s := gametest.Apply(t, table, &Pass{Seat: 0})
	wantSaid(t, s, "pass", "pass (pass) seat 0 count=1 max=3")
	table, _ = gametest.Apply(t, table, sells(1, "swift", 1), &Pass{Seat: 2}, &Pass{Seat: 0})
	wantTurn(t, table, "stock", 1, 2)
	table, _ = gametest.Apply(t, table, &Pass{Seat: 1})
	wantTurn(t, table, "building", calc.None, 2)
	// B.3.6: starting a company counts as buying, so the priority deal goes to the founder's left.
	table = scene{cash: []int{100, 0, 105}, on: map[int]CompanyPosition{swift: at(50, 0,
		cut{0, -1, []int{0, 1}})}}.set(t)
	table, _ = gametest.Apply(t, table, &Pass{Seat: 0}, &Pass{Seat: 1}, &Start{Seat: 2, Company: "elgin", Par: 35},
		&Pass{Seat: 0}, &Pass{Seat: 1})
	wantTurn(t, table, "stock", 2, 2)
	_, s = gametest.Apply(t, table, &Pass{Seat: 2})
	wantSaid(t, s, "priority", "priority (priority) seat 0 seat=2")
}

// Stock Phase, End of Phase, 1; B.5: the priority deal goes to the left of the last player who acted, if any.
func TestPriorityDeal(t *testing.T) {
	on := map[int]CompanyPosition{swift: at(50, 0, cut{0, -1, nil})}
	table := scene{cash: []int{0, 60, 0}, on: on}.set(t)
	table, s := gametest.Apply(t, table, &Pass{Seat: 0}, &Buy{Seat: 1, Company: "swift", Certificate: "common"},
		&Pass{Seat: 2}, &Pass{Seat: 0}, &Pass{Seat: 1})
	wantSaid(t, s, "priority", "priority (priority) seat 2 seat=1")
	table, _ = gametest.Apply(t, table, &operating.Building{}, &operating.Operate{Company: "swift", Use: "withhold"})
	wantTurn(t, table, "stock", 2, 3)
	table, s = gametest.Apply(t, table, &Pass{Seat: 2}, &Pass{Seat: 0}, &Pass{Seat: 1})
	wantSaid(t, s, "priority", "priority.stays (priority) seat 2")
	table, _ = gametest.Apply(t, table, &operating.Building{}, &operating.Operate{Company: "swift", Use: "withhold"})
	wantTurn(t, table, "stock", 2, 4)
}

// B.5: the director is determined after all sales in a turn, as the largest holder.
func TestDirectorLosesByASale(t *testing.T) {
	table := scene{options: board.Advanced(), cash: []int{0, 0, 0}, on: map[int]CompanyPosition{
		swift: at(100, 0, cut{0, 1, []int{1, 2}}),
	}}.set(t)
	table, s := gametest.Apply(t, table, sells(0, "swift", 1))
	wantSaid(t, s, "director", "director.preferred (director) seat 1 swift percent=40 old=30 seat=0")
	wantHeld(t, table, calc.AccountOf(0), swift, board.Certificates{Common: 1, Preferred: 1})
	wantHeld(t, table, calc.AccountOf(1), swift, board.Certificates{Common: 1, Director: 1})
}

// B.2, B.5: a taker with the preferred pays with the preferred and a common, which go to the pool.
func TestDirectorSoldToWhoHasThePreferred(t *testing.T) {
	table := scene{options: board.Advanced(), turn: 1, cash: []int{0, 0, 0}, on: map[int]CompanyPosition{
		swift: at(60, 0, cut{1, 2, []int{3, 1, 1}}),
	}}.set(t)
	table, s := gametest.Apply(t, table,
		&Sell{Seat: 1, Sales: []Sale{{"swift", board.Certificates{Common: 1, Director: 1}}}})
	wantCash(t, table, 1, 240)
	gametest.WantPrice(t, table, swift, 25)
	wantHeld(t, table, calc.AccountOf(2), swift, board.Certificates{Director: 1})
	wantHeld(t, table, calc.Market(), swift, board.Certificates{Common: 2, Preferred: 1})
	wantSaid(t, s, "director", "director.taken (director-sale) seat 2 swift seat=1 count=2 percent=30")
}

// B.2, B.3.3: a player over the limit after a change of director gets a warning.
func TestOverTheLimit(t *testing.T) {
	on := map[int]CompanyPosition{swift: at(50, 0, cut{0, -1, []int{0, 3}})}
	for i, company := range []int{elgin, libby, anglo} {
		on[company] = at(35, 0, cut{0, -1, []int{[]int{2, 2, 2}[i]}})
	}
	table := scene{options: board.Advanced(), turn: 1, cash: []int{900, 50}, on: on}.set(t)
	table, s := gametest.Apply(t, table, &Buy{Seat: 1, Company: "swift", Certificate: "common"})
	wantSaid(t, s, "over", "over.limit (certificate-limit) seat 0 count=12 max=10")
	gametest.WantDenied(t, table, &Buy{Company: "elgin", Certificate: "common"},
		"limit.certificates company (certificate-limit) seat 0 count=12 max=10")
	// The player may still pass.
	_, s = gametest.Apply(t, table, &Pass{})
	wantSaid(t, s, "over pass", "over.limit (certificate-limit) seat 0 count=12 max=10",
		"pass (pass) seat 0 count=1 max=2")
}

func TestCertificateLimits(t *testing.T) {
	for seats, want := range map[int]int{2: 10, 3: 12, 4: 14} {
		expect.Equal(t, certificateLimit(seats), want, "%d players may have …", seats)
	}
}

// Rules B.2
func TestTheTrack(t *testing.T) {
	expect.Equal(t, [...]int{len(board.Values()), board.Values()[0], board.Values()[20], board.Values()[6]},
		[...]int{board.ValueCount, 10, 450, 50},
		"the track is %v", board.Values())
	for i, par := range pars() {
		at, _ := board.Values().Index(par)
		expect.True(t, at == 4+i, "par %d stands at %d", par, at)
	}
}

func TestSharesOfCertificates(t *testing.T) {
	table := scene{cash: []int{7, 0}, on: map[int]CompanyPosition{swift: at(100, 0, cut{1, 0, []int{3, 1}})}}.set(t)
	expect.Equal(t, [...]int{table.Shares(0, swift), table.Shares(1, swift)}, [...]int{5, 4}, "and shares")
	worth, _ := calc.Worth(table, 0)
	expect.True(t, worth == 507, "worth %d", worth)
}
