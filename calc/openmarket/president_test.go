package openmarket

import (
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/trading"
)

// presided opens a market in which the player with the most shares presides and players act in any order. Ann launches
// Northern at 50. Northern's director's certificate represents 2 of its 10 shares.
func presided(t judge, seats int, changes ...func(*agreement.Options)) calc.Table {
	t.Helper()
	o := railway(append([]func(*agreement.Options){func(o *agreement.Options) {
		o.President, o.Order, o.SellSteps, o.Cash = "most", "free", 0, 1000
	}}, changes...)...)
	table, _ := gametest.Apply(t, open(t, o, seats), &charter.Launch{Company: "N", Price: number(50)})
	return table
}

func buys(shares ...int) []calc.Entry {
	var all []calc.Entry
	for seat, n := range shares {
		if n > 0 {
			all = append(all, &trading.Buy{Seat: seat, Company: "N", Shares: n})
		}
	}
	return all
}

func TestThePresidencyPasses(t *testing.T) {
	preferred := func(o *agreement.Options) { o.Classes, o.Preferred = "both", 3 }
	for _, c := range []struct {
		name    string
		change  func(*agreement.Options)
		before  []calc.Entry
		entry   calc.Entry
		told    string
		holding string
	}{
		{"with as many shares the president stays", nil, buys(1, 2), buys(0, 1)[0], "",
			"Ann 1N 1N.director; Ben 3N; Cleo"},
		{"who buys more takes it: 40 % against 30 %", nil, buys(1, 3), buys(0, 1)[0],
			"president.percent (president) seat 1 N held=40 less=30 seat=0 weight=2",
			"Ann 3N; Ben 2N 1N.director; Cleo"},
		{"shares are named where there is no end to them", func(o *agreement.Options) {
			o.Shares, o.Capital, o.PoolDividend = 0, "none", "none"
		}, buys(1, 3), buys(0, 1)[0], "president (president) seat 1 N held=4 less=3 seat=0 weight=2",
			"Ann 3N; Ben 2N 1N.director; Cleo"},
		{"a sale of the president's", nil, buys(2, 3), &trading.Sell{Company: "N", Shares: 2},
			"president.percent (president) seat 1 N held=30 less=20 seat=0 weight=2",
			"Ann 2N; Ben 1N 1N.director; Cleo"},
		{"the first to the left of several with as many", nil, buys(2, 3, 3), &trading.Sell{Company: "N", Shares: 2},
			"president.percent (president) seat 1 N held=30 less=20 seat=0 weight=2",
			"Ann 2N; Ben 1N 1N.director; Cleo 3N"},
		{"who has the most before who sits nearer", nil, buys(2, 3, 3), &trading.Transfer{From: 1, To: 2,
			What: "shares", Company: "N", Amount: 2},
			"president.percent (president) seat 2 N held=50 less=40 seat=0 weight=2",
			"Ann 4N; Ben 1N; Cleo 3N 1N.director"},
		{"half of the certificate is sold once another has it", nil, buys(0, 2), &trading.Sell{Company: "N", Shares: 1},
			"president.resign (president) seat 1 N held=2 less=1 seat=0 weight=2", "Ann 1N; Ben 1N.director; Cleo"},
		{"all of it", nil, buys(1, 2), &trading.Sell{Company: "N", Shares: 3},
			"president.resign (president) seat 1 N held=2 less=0 seat=0 weight=2", "Ann; Ben 1N.director; Cleo"},
		{"the certificate is sold and taken out of the pool", nil, buys(0, 2), &trading.Sell{Company: "N",
			Class: "director", Shares: 1}, "president.vacant (president) seat 1 N held=2 weight=2",
			"Ann; Ben 1N.director; Cleo"},
		{"who leaves leaves it to the others", nil, buys(0, 2, 2), &calc.Leave{Seat: 0},
			"president.vacant (president) seat 1 N held=2 weight=2", "Ann; Ben 1N.director; Cleo 2N"},
		{"whoever is given it and has fewer gives it back", nil, buys(3, 0), &trading.Transfer{From: 0, To: 1,
			What: "shares", Company: "N", Class: "director", Amount: 1},
			"president.percent (president) seat 0 N held=30 less=20 seat=1 weight=2",
			"Ann 1N 1N.director; Ben 2N; Cleo"},
		{"who has too few ordinary shares cannot take it", preferred, []calc.Entry{&trading.Buy{Seat: 1, Company: "N",
			Class: "preferred", Shares: 1}}, buys(0, 1)[0], "", "Ann 1N.director; Ben 1N 1N.preferred; Cleo"},
		{"an exchange out of the pool", nil, append(buys(1, 3), &charter.Launch{Seat: 1, Company: "S", Price: number(50)},
			&trading.Buy{Seat: 1, Company: "S", Shares: 1}), &trading.Exchange{Seat: 1, Give: "S", Given: 1, Take: "N",
			Taken: 1}, "president.percent (president) seat 1 N held=40 less=30 seat=0 weight=2",
			"Ann 3N; Ben 2N 1N.director 1S.director; Cleo"},
		{"a takeover", nil, append(buys(1, 3), &charter.Launch{Seat: 2, Company: "S", Price: number(50)},
			&trading.Buy{Seat: 1, Company: "S", Shares: 2}), &charter.Takeover{Company: "S", By: "N", Ratio: 2,
			Got: []int{0, 1}}, "president.percent (president) seat 1 N held=40 less=30 seat=0 weight=2",
			"Ann 3N; Ben 2N 1N.director; Cleo"},
		{"a split leaves it where it is", nil, buys(1, 3), &pricing.Split{Company: "N", New: 2, Old: 1}, "",
			"Ann 4N 1N.director; Ben 6N; Cleo"},
		{"what the table rules changes nothing more", nil, buys(1, 3), gift(1, "N", 3), "",
			"Ann 1N 1N.director; Ben 6N; Cleo"},
	} {
		t.Run(c.name, func(t *testing.T) {
			change := c.change
			if change == nil {
				change = func(*agreement.Options) {}
			}
			table, _ := gametest.Apply(t, presided(t, 3, change), c.before...)
			next, s := gametest.Apply(t, table, c.entry)
			var told []string
			for _, line := range s.Lines {
				if strings.HasPrefix(line.Kind, "president") {
					told = append(told, said(next, line))
				}
			}
			expect.Equal(t, strings.Join(told, "\n"), c.told, "the table is told")
			expect.Equal(t, holdings(next), c.holding, "the shares")
		})
	}
}

func holdings(t calc.Table) string {
	var all []string
	for seat, s := range t.Layout().Seats {
		text := s.Name
		for _, c := range t.Layout().Commodities() {
			if held := t.Balance(calc.AccountOf(seat), c); !c.IsCash() && held != 0 {
				text += " " + string(rune('0'+held)) + t.Layout().Companies[c.Company].Code + board.Suffix(t, c.Class)
			}
		}
		all = append(all, text)
	}
	return strings.Join(all, "; ")
}

func vacancies(t judge) []gametest.Denial {
	t.Helper()
	alone, _ := gametest.Apply(t, presided(t, 2), buys(1, 1)...)
	taken, _ := gametest.Apply(t, alone, buys(0, 1)...)
	return []gametest.Denial{
		{alone, &trading.Sell{Company: "N", Class: "director", Shares: 1},
			"director.needed anyway (president) seat 0 N weight=2"},
		{alone, &trading.Sell{Company: "N", Class: "director", To: "treasury", Shares: 1},
			"director.needed anyway (president) seat 0 N weight=2"},
		{alone, &trading.Sell{Company: "N", Shares: 2},
			"shares.short shares (trade) seat 0 N shares=2 held=1 max=1 value=2 min=1"},
		{taken, &trading.Sell{Company: "N", Shares: 4},
			"shares.short shares (trade) seat 0 N shares=4 held=3 max=3 value=4 min=1"},
		{taken, &trading.Sell{Company: "N", Class: "director", Shares: 1, Anyway: true}, "limit.none anyway (limit) N"},
	}
}

// A president cannot sell the director's certificate if no other player has enough shares for it, but the players can
// overrule this refusal. Then the first player with enough shares becomes president.
func TestACompanyWithoutAPresident(t *testing.T) {
	table, _ := gametest.Apply(t, presided(t, 2), buys(1, 1)...)
	table, s := gametest.Apply(t, table, &trading.Sell{Company: "N", Class: "director", Shares: 1, Anyway: true})
	expect.Equal(t, said(table, s.Lines[len(s.Lines)-1]), "president.none (president) N", "the last line")
	table, s = gametest.Apply(t, table, buys(0, 1)...)
	expect.Equal(t, said(table, s.Lines[len(s.Lines)-1]), "president.vacant (president) seat 1 N held=2 weight=2",
		"the last line")
	expect.Equal(t, holdings(table), "Ann 1N; Ben 1N.director", "the shares")
}

// checkPresidents checks that a company has at most one director's certificate, if so agreed. It also checks that after
// a trade the president has the most shares, if presidencies pass.
func checkPresidents(t judge, before calc.Table, e calc.Entry, after calc.Table) {
	t.Helper()
	class, sole := board.Directors(after)
	passes := board.OptionsOf(after).MostPresides()
	switch e.(type) {
	case *calc.Ruling, *Position:
		passes = false
	}
	for company := range after.Layout().Companies {
		certificate := board.Certificate(company, class)
		there, president, traded := after.Balance(calc.Treasury(company), certificate), calc.None, false
		for seat := range after.Layout().Seats {
			if held := after.Balance(calc.AccountOf(seat), certificate); held > 0 {
				there, president = there+held, seat
			}
			traded = traded ||
				board.UnitsOf(before, calc.AccountOf(seat), company) != board.UnitsOf(after, calc.AccountOf(seat), company)
		}
		if sole && there > 1 {
			t.Fatalf("%s: company %d has %d director's certificates", gametest.Written(e), company, there)
		}
		for seat := range after.Layout().Seats {
			if passes && traded && president != calc.None && board.Launched(after, company) &&
				board.UnitsOf(after, calc.AccountOf(seat), company) >
					board.UnitsOf(after, calc.AccountOf(president), company) &&
				after.Balance(calc.AccountOf(seat), calc.Share(company)) >= board.WeightOf(after, company, class) {
				t.Fatalf("%s: %d is president of company %d and %d has more shares", gametest.Written(e), president,
					company, seat)
			}
		}
	}
}

// A correction alone passes no presidency. When a player then leaves, all presidencies are passed on.
func TestAPresidencyPassesWhenAPlayerLeaves(t *testing.T) {
	table := open(t, halved(), 3)
	for _, e := range []calc.Entry{halfBought()[0], &calc.Ruling{Seat: 1, What: "shares", Company: "N", Change: 5,
		Reason: "as agreed"}, &calc.Leave{Seat: 2}} {
		table, _ = gametest.Apply(t, table, e)
	}
	holder, held := board.DirectorHolder(table, 0)
	expect.Equal(t, holder, calc.AccountOf(1), "who presides")
	expect.True(t, held, "nobody presides")
}

func TestPresidentsHaveTheMost(t *testing.T) {
	passed := false
	conformance.Games(t, func(t judge, draw conformance.Draw) {
		table := presided(t, 3, func(o *agreement.Options) { o.Shares, o.Director = 4+draw(7), 1+draw(4) })
		supply := board.Supply(table, 0)
		for range draw(30) {
			seat, shares := draw(3), 1+draw(4)
			var e calc.Entry = &trading.Buy{Seat: seat, Company: "N", Shares: shares}
			switch draw(4) {
			case 0:
				e = &trading.Sell{Seat: seat, Company: "N", Shares: shares}
			case 1:
				e = &trading.Sell{Seat: seat, Company: "N", Class: "director", Shares: 1}
			case 2:
				e = &trading.Transfer{From: seat, To: (seat + 1) % 3, What: "shares", Company: "N", Amount: shares}
			}
			next, s, refusal := e.Apply(table)
			if refusal != nil {
				continue
			}
			checkPresidents(t, table, e, next)
			left, _ := board.PoolLeft(next, 0)
			for seat := range 3 {
				left += next.Shares(seat, 0)
			}
			got := next.Cash(0) + next.Cash(1) + next.Cash(2) - table.Cash(0) - table.Cash(1) - table.Cash(2)
			if got != paidOut(s) || left != supply {
				t.Fatalf("%s: %d shares of %d, %s", gametest.Written(e), left, supply, statement(next, s))
			}
			passed = passed || strings.Contains(statement(next, s), "president")
			table = next
		}
	})
	expect.True(t, passed, "no presidency passed")
}

func paidOut(s calc.Statement) int {
	sum := 0
	for _, line := range s.Lines {
		for _, p := range line.Postings {
			if p.Commodity.IsCash() {
				sum += p.Amount * (calc.Bit(p.To.Kind == calc.SeatAccount) - calc.Bit(p.From.Kind == calc.SeatAccount))
			}
		}
	}
	return sum
}
