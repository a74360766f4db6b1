package export

import (
	"fmt"
	"maps"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

func (tr *transcript) account(line calc.Line, a calc.Account, c calc.Commodity) string {
	switch a.Kind {
	case calc.SeatAccount:
		return tr.seatAccount(a.Index, c)
	case calc.TreasuryAccount:
		return "companies:" + plainWord(tr.layout.Companies[a.Index].Key) + ":treasury"
	case calc.RulingAccount:
		return "bank:rulings"
	}
	return "bank:" + plainWord(line.Kind)
}

func (tr *transcript) seatAccount(seat int, c calc.Commodity) string {
	if c.IsCash() {
		return "players:" + tr.seats[seat] + ":cash"
	}
	return "players:" + tr.seats[seat] + ":shares"
}

const countedAccount = "bank:counted"

func (tr *transcript) extraAccount(seat int, role string) string {
	return "players:" + tr.seats[seat] + ":" + plainWord(role)
}

// accounts declares the accounts. Players' cash, shares and extras are assets. A bank account is revenue if it only
// pays or collects, and equity if it deals the opening, moves shares or corrects something.
func (tr *transcript) accounts(g *game.Game) {
	for seat := range tr.seats {
		tr.printf("account %s  ; type: A\n", tr.seatAccount(seat, calc.Cash()))
		tr.printf("account %s  ; type: A\n", tr.seatAccount(seat, calc.Share(0)))
		for _, role := range tr.roles {
			tr.printf("account %s  ; type: A\n", tr.extraAccount(seat, role))
		}
	}
	types := map[string]string{}
	if len(tr.roles) > 0 {
		types[countedAccount] = "E"
	}
	note := func(s calc.Statement, opening bool) {
		for _, line := range s.Lines {
			for _, p := range line.Postings {
				for _, end := range []calc.Account{p.From, p.To} {
					tr.noteType(types, tr.account(line, end, p.Commodity), end, opening || !p.Commodity.IsCash())
				}
			}
		}
	}
	_, dealt := g.Opening()
	note(dealt, true)
	for _, step := range g.Steps() {
		note(step.Statement(), false)
	}
	for _, name := range slices.Sorted(maps.Keys(types)) {
		tr.printf("account %s  ; type: %s\n", name, types[name])
	}
	tr.printf("\n")
}

func (tr *transcript) noteType(types map[string]string, name string, a calc.Account, equity bool) {
	switch {
	case a.Kind == calc.SeatAccount:
	case equity || a.Kind == calc.RulingAccount || a.Kind == calc.TreasuryAccount:
		types[name] = "E"
	case types[name] == "":
		types[name] = "R"
	}
}

func (tr *transcript) agrees(t calc.Table) error {
	for seat := range tr.seats {
		for _, c := range tr.layout.Commodities() {
			h := holding{tr.seatAccount(seat, c), c}
			if has := t.Balance(calc.AccountOf(seat), c); tr.held[h] != has {
				return fmt.Errorf("the statements leave %s with %d, the table with %d", h.account, tr.held[h], has)
			}
		}
	}
	return nil
}
