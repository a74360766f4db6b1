package shoulders

import (
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/shoulders/board"
)

const (
	brunswick = iota
	spalding
	swift
	fairbank
	henderson
	libby
	anglo
	cracker
	doggett
	elgin
)

type judge = gametest.Judge

func open(t judge, o *board.Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

var with = gametest.With[*board.Options]

// A cut says who holds a company's certificates: the seats with the director's and the preferred certificate (-1 for
// none), and the number of commons of each seat.
type cut struct {
	director, preferred int
	commons             []int
}

func (c cut) owns(seats int) []board.Certificates {
	all := make([]board.Certificates, seats)
	for seat := range all {
		if seat < len(c.commons) {
			all[seat].Common = c.commons[seat]
		}
	}
	if c.preferred >= 0 {
		all[c.preferred].Preferred = 1
	}
	if c.director >= 0 {
		all[c.director].Director = 1
	}
	return all
}

type scene struct {
	options *board.Options
	round   int
	phase   string
	turn    int
	cash    []int
	on      map[int]CompanyPosition
}

func at(price, treasury int, c cut, pool ...int) CompanyPosition {
	p := CompanyPosition{Price: price, Appeal: 1, Treasury: treasury, Seats: c.owns(4)}
	if len(pool) > 0 {
		p.Pool.Common = pool[0]
	}
	if len(pool) > 1 {
		p.Pool.Preferred = pool[1]
	}
	return p
}

func (s scene) set(t judge) calc.Table {
	t.Helper()
	if s.options == nil {
		s.options = board.Standard()
	}
	table := open(t, s.options, len(s.cash))
	p := &Position{Round: max(2, s.round), Phase: s.phase, Turn: s.turn}
	if s.round == 1 {
		p.Round = 1
	}
	if s.phase == "" {
		p.Phase = "stock"
	}
	for _, cash := range s.cash {
		p.Seats = append(p.Seats, SeatPosition{Cash: cash})
	}
	for company := range board.CompanyCount {
		if c, ok := s.on[company]; ok {
			c.Company = board.KeyOf(table, company)
			c.Seats = c.Seats[:len(s.cash)]
			p.Companies = append(p.Companies, c)
		}
	}
	table, _ = gametest.Apply(t, table, p)
	return table
}

func wantCash(t judge, table calc.Table, seat, want int) {
	t.Helper()
	expect.Equal(t, table.Cash(seat), want, "seat %d has … cash", seat)
}

func wantTreasury(t judge, table calc.Table, company, want int) {
	t.Helper()
	expect.Equal(t, table.Balance(calc.Treasury(company), calc.Cash()), want, "the treasury of %s has …",
		board.KeyOf(table, company))
}

func wantHeld(t judge, table calc.Table, a calc.Account, company int, want board.Certificates) {
	t.Helper()
	expect.Equal(t, board.Held(table, a, company), want, "account %v has … of %s", a, board.KeyOf(table, company))
}

func wantTurn(t judge, table calc.Table, phaseName string, seat, round int) {
	t.Helper()
	expect.Equal(t, board.PhaseNames()[board.PhaseOf(table)], phaseName, "phase")
	expect.Equal(t, [...]int{table.Turn(), table.Round()}, [...]int{seat, round}, "seat and decade")
}

func said(l calc.Line) string { return gametest.LineText(board.Companies(), l) }

func wantSaid(t judge, s calc.Statement, kinds string, want ...string) {
	t.Helper()
	gametest.WantSaid(t, board.Companies(), s, kinds, want...)
}

func sells(seat int, company string, commons int) *Sell {
	return &Sell{Seat: seat, Sales: []Sale{{Company: company, Certificates: board.Certificates{Common: commons}}}}
}
