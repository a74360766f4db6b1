package openmarket

import (
	"fmt"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
)

type judge = gametest.Judge

func open(t judge, o *agreement.Options, seats int) calc.Table {
	t.Helper()
	return gametest.Open(t, Rulebook{}, o, gametest.Names(seats))
}

var with = gametest.With[*agreement.Options]

// fixed returns the options of a small market: Iron, Jade and Kelp at 100, 1000 in cash, and prices that never move.
func fixed(changes ...func(*agreement.Options)) *agreement.Options {
	return with(preset("blank"), append([]func(*agreement.Options){
		func(o *agreement.Options) { o.Companies = "Iron, Jade, Kelp" }}, changes...)...)
}

func number(n int) *int { return &n }

func gift(seat int, what string, change int) *calc.Ruling {
	e := &calc.Ruling{Seat: seat, Change: change, Reason: "as it lies on the table"}
	if what != "cash" {
		e.What, e.Company = "shares", what
	}
	return e
}

func said(t calc.Table, l calc.Line) string { return gametest.LineText(coded(t.Layout()), l) }

func coded(l *calc.Layout) []calc.Company {
	if l == nil {
		return nil
	}
	return l.Companies
}

func refused(l *calc.Layout, r *calc.Refusal) string { return gametest.RefusalText(coded(l), r) }

func statement(t calc.Table, s calc.Statement) string {
	lines := calc.Map(s.Lines, func(line calc.Line) string { return said(t, line) })
	return strings.Join(lines, "\n")
}

// standing describes the seats' cash, certificates and loans, the companies' holdings, and the prices, without zeros.
func standing(t calc.Table) string {
	l := t.Layout()
	var b strings.Builder
	account := func(name string, a calc.Account, loan int) {
		fmt.Fprintf(&b, "%s %d", name, t.Balance(a, calc.Cash()))
		for _, c := range l.Commodities() {
			if held := t.Balance(a, c); !c.IsCash() && held != 0 {
				fmt.Fprintf(&b, " %d%s%s", held, l.Companies[c.Company].Code, board.Suffix(t, c.Class))
			}
		}
		for _, i := range t.PrivatesOf(a) {
			b.WriteString(" +" + l.Privates[i].Code)
		}
		if loan != 0 {
			fmt.Fprintf(&b, " owes %d", loan)
		}
		b.WriteString("; ")
	}
	for seat, s := range l.Seats {
		account(s.Name, calc.AccountOf(seat), board.Loan(t, seat))
	}
	for company, c := range l.Companies {
		if own := calc.Treasury(company); t.Balance(own, calc.Cash()) != 0 || t.SharesOf(own, company) != 0 ||
			len(t.PrivatesOf(own)) > 0 {
			account(c.Code, own, 0)
		}
	}
	for company, c := range l.Companies {
		fmt.Fprintf(&b, "%s%d ", c.Code, t.Price(company))
	}
	return strings.TrimSpace(b.String())
}

func preset(key string) *agreement.Options {
	for _, p := range (Rulebook{}).Presets() {
		if p.Key == key {
			return p.Options.(*agreement.Options)
		}
	}
	return nil
}
