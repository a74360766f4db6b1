package export

import (
	"fmt"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// account is the journal's account for one end of a posting under a line.
func (j *journal) account(line calc.Line, a calc.Account, c calc.Commodity) string {
	switch a.Kind {
	case calc.SeatAccount:
		return j.seatAccount(a.Index, c)
	case calc.TreasuryAccount:
		return "companies:" + plainWord(j.layout.Companies[a.Index].Key) + ":treasury"
	case calc.RulingAccount:
		return "bank:rulings"
	}
	return "bank:" + plainWord(line.Kind)
}

func (j *journal) seatAccount(seat int, c calc.Commodity) string {
	if c.IsCash() {
		return "players:" + j.seats[seat] + ":cash"
	}
	return "players:" + j.seats[seat] + ":shares"
}

// countedAccount is the other end of the extras.
const countedAccount = "bank:counted"

// extraAccount is the account of an extra of a seat's net worth.
func (j *journal) extraAccount(seat int, role string) string {
	return "players:" + j.seats[seat] + ":" + plainWord(role)
}

// accounts declares the accounts. What players have are assets, and so is what else counts for them, below zero what
// they owe. The bank's side is revenue where a line only pays or
// collects, equity where it deals out at the opening, moves shares or puts something right.
func (j *journal) accounts(g *game.Game) {
	for seat := range j.seats {
		j.printf("account %s  ; type: A\n", j.seatAccount(seat, calc.Cash()))
		j.printf("account %s  ; type: A\n", j.seatAccount(seat, calc.Share(0)))
		for _, role := range j.roles {
			j.printf("account %s  ; type: A\n", j.extraAccount(seat, role))
		}
	}
	types := map[string]string{}
	if len(j.roles) > 0 {
		types[countedAccount] = "E"
	}
	note := func(s calc.Statement, opening bool) {
		for _, line := range s.Lines {
			for _, p := range line.Postings {
				for _, end := range []calc.Account{p.From, p.To} {
					j.noteType(types, j.account(line, end, p.Commodity), end, opening || !p.Commodity.IsCash())
				}
			}
		}
	}
	_, dealt := g.Opening()
	note(dealt, true)
	for _, step := range g.Steps() {
		note(step.Statement(), false)
	}
	names := make([]string, 0, len(types))
	for name := range types {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		j.printf("account %s  ; type: %s\n", name, types[name])
	}
	j.printf("\n")
}

// noteType notes an account's type; equity stays equity.
func (j *journal) noteType(types map[string]string, name string, a calc.Account, equity bool) {
	switch {
	case a.Kind == calc.SeatAccount:
	case equity || a.Kind == calc.RulingAccount || a.Kind == calc.TreasuryAccount:
		types[name] = "E"
	case types[name] == "":
		types[name] = "R"
	}
}

// agrees reports whether the journal has every player where the table has.
func (j *journal) agrees(t calc.Table) error {
	for seat := range j.seats {
		for _, c := range j.layout.Commodities() {
			h := holding{j.seatAccount(seat, c), c}
			if has := t.Balance(calc.AccountOf(seat), c); j.held[h] != has {
				return fmt.Errorf("the statements leave %s with %d, the table with %d", h.account, j.held[h], has)
			}
		}
	}
	return nil
}
