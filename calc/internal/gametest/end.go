package gametest

import (
	"strconv"

	"scripkeeper/calc"
)

// An End is the final state of a recorded game, as "scripkeeper check --json" writes it: companies by key, seats in
// order. Holdings of 0 are left out.
type End struct {
	Prices     map[string]int     `json:"prices"`
	Cash       []int              `json:"cash"`
	Shares     []map[string]int   `json:"shares"`
	Treasuries map[string]Holding `json:"treasuries,omitempty"`
	Worth      []int              `json:"worth"`
	Rank       []int              `json:"rank"`
}

type Holding struct {
	Cash   int            `json:"cash"`
	Shares map[string]int `json:"shares,omitempty"`
}

func EndOf(rules calc.Rulebook, t calc.Table) End {
	l := t.Layout()
	seats := len(l.Seats)
	end := End{Prices: map[string]int{}, Worth: make([]int, seats), Rank: make([]int, seats)}
	for seat := range seats {
		end.Cash = append(end.Cash, t.Cash(seat))
		end.Shares = append(end.Shares, sharesIn(t, calc.AccountOf(seat)))
	}
	for company, c := range l.Companies {
		end.Prices[c.Key] = t.Price(company)
		treasury := calc.Treasury(company)
		own := Holding{Cash: t.Balance(treasury, calc.Cash()), Shares: sharesIn(t, treasury)}
		if own.Cash == 0 && len(own.Shares) == 0 {
			continue
		}
		if end.Treasuries == nil {
			end.Treasuries = map[string]Holding{}
		}
		end.Treasuries[c.Key] = own
	}
	for _, place := range rules.Standing(t).Places {
		end.Worth[place.Seat], end.Rank[place.Seat] = place.Worth, place.Rank
	}
	return end
}

// sharesIn returns an account's shares by company key, or "company.class" for classes other than the regular one.
func sharesIn(t calc.Table, a calc.Account) map[string]int {
	shares := map[string]int{}
	for _, c := range t.Layout().Commodities() {
		if n := t.Balance(a, c); n != 0 && !c.IsCash() {
			name := t.Layout().Companies[c.Company].Key
			if c.Class != calc.Regular {
				name += "." + strconv.Itoa(int(c.Class))
			}
			shares[name] = n
		}
	}
	return shares
}
