// Package jsonout defines the JSON output of commands, see OUTPUT.md in the folder above.
package jsonout

import (
	"encoding/json"
	"fmt"
	"io"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/record"
)

// Write writes an object as one line.
func Write[T any](to io.Writer, line T) {
	e := json.NewEncoder(to)
	e.SetEscapeHTML(false)
	_ = e.Encode(line) // a write error is reported by flushing
}

func Game(to io.Writer, game *game.Game) {
	setup := game.Setup()
	opening, begun := game.Opening()
	begin := Begin{
		Setup: Setup{
			ID: setup.ID.String(), Rulebook: setup.Rulebook, RulesVersion: setup.RulesVersion, Title: setup.Title,
			Options: setup.Options, Seats: setup.Names,
		},
		Table: tableOf(opening), Statement: statementOf(opening.Layout(), begun),
	}
	if !setup.Begun.IsZero() {
		begin.Setup.Begun = setup.Begun.UTC().Format(time.RFC3339Nano)
	}
	begin.Unknown = calc.Map(game.Unknown(), func(u record.UnknownField) Unknown { return Unknown(u) })
	begin.Tidied = calc.Map(game.Tidied(), func(t record.TidiedField) Tidied { return Tidied(t) })
	Write(to, begin)
	for _, step := range game.Steps() {
		after := tableOf(step.After)
		line := Entry{Entry: step.Number, Kind: step.Entry.Kind(), Table: &after}
		line.Data, _ = json.Marshal(step.Entry) // cannot fail: the entry was read from JSON
		if step.Refusal != nil {
			line.Refusal = RefusalOf(step.Before.Layout(), step.Refusal)
		}
		line.Statement = statementOf(step.Before.Layout(), step.Statement())
		Write(to, line)
	}
	Write(to, End{standingOf(game)})
}

func tableOf(t calc.Table) Table {
	l := t.Layout()
	out := Table{
		Prices: map[string]int{}, Round: t.Round(), Over: t.Over(), Flags: map[string]int{}, Turn: seatOf(t.Turn()),
	}
	for company := range l.Companies {
		out.Prices[l.Companies[company].Key] = t.Price(company)
		treasury := calc.Treasury(company)
		own := Holding{Cash: t.Balance(treasury, calc.Cash()), Shares: heldBy(t, treasury)}
		if own.Cash != 0 || len(own.Shares) > 0 {
			if out.Treasuries == nil {
				out.Treasuries = map[string]Holding{}
			}
			out.Treasuries[l.Companies[company].Key] = own
		}
	}
	out.Pool = poolOf(t)
	for seat := range l.Seats {
		shares := heldBy(t, calc.AccountOf(seat))
		for company := range l.Companies {
			c := calc.Share(company)
			shares[commodityName(l, c)] = t.Balance(calc.AccountOf(seat), c)
		}
		out.Cash, out.Shares = append(out.Cash, t.Cash(seat)), append(out.Shares, shares)
		if id := l.OutMark(seat); t.Mark(id) != 0 {
			out.Flags[markName(l, id)] = t.Mark(id)
		}
	}
	for place := range l.OwnMarks {
		if id := l.OwnMark(place); t.Mark(id) != 0 {
			out.Flags[markName(l, id)] = t.Mark(id)
		}
	}
	return out
}

func heldBy(t calc.Table, a calc.Account) map[string]int {
	held := map[string]int{}
	for _, c := range t.Layout().Commodities() {
		if n := t.Balance(a, c); n != 0 && !c.IsCash() {
			held[commodityName(t.Layout(), c)] = n
		}
	}
	return held
}

func poolOf(t calc.Table) map[string]int {
	if !t.Layout().Pool {
		return nil
	}
	return heldBy(t, calc.Market())
}

func statementOf(l *calc.Layout, s calc.Statement) []Line {
	return calc.Map(s.Lines, func(line calc.Line) Line {
		return Line{
			Kind: line.Kind, Rule: line.Rule, Seat: seatOf(line.Seat), Company: companyName(l, line.Company),
			Working: termsOf(line.Terms),
			Postings: calc.Map(line.Postings, func(p calc.Posting) Posting {
				return Posting{accountName(l, p.From), accountName(l, p.To), commodityName(l, p.Commodity), p.Amount}
			}),
			Marks: calc.Map(line.Marks, func(m calc.Mark) Mark { return Mark{markName(l, m.ID), m.From, m.To} }),
		}
	})
}

func RefusalOf(l *calc.Layout, r *calc.Refusal) *Refusal {
	return &Refusal{
		Code: r.Code, Field: r.Field, Rule: r.Rule,
		Seat: seatOf(r.Seat), Company: companyName(l, r.Company), Terms: termsOf(r.Terms),
	}
}

func standingOf(game *game.Game) Standing {
	table := game.Table()
	standing := game.Standing()
	l := table.Layout()
	out := Standing{Final: standing.Final, Hidden: (l.Veiled || l.Hidden) && !table.Over(),
		Unresolved: len(game.Refused()), Places: []Place{}}
	for _, place := range standing.Places {
		at := Place{
			Seat: place.Seat, Name: l.Seats[place.Seat].Name, Rank: place.Rank, Worth: place.Worth, Out: place.Out,
		}
		for _, part := range place.Parts {
			at.Parts = append(at.Parts, Part{commodityName(l, part.Commodity), part.Count, part.Price, part.Amount})
		}
		at.Extras = calc.Map(place.Extras, func(extra calc.Term) Extra { return Extra{extra.Role, extra.Value} })
		out.Places = append(out.Places, at)
	}
	return out
}

func termsOf(terms []calc.Term) map[string]int {
	out := make(map[string]int, len(terms))
	for _, t := range terms {
		out[t.Role] = t.Value
	}
	return out
}

// seatOf returns a pointer to a seat's index, or nil for [calc.None].
func seatOf(seat int) *int {
	if seat == calc.None {
		return nil
	}
	return &seat
}

func companyName(l *calc.Layout, company int) string {
	if l == nil || !l.HasCompany(company) {
		return ""
	}
	return l.Companies[company].Key
}

func commodityName(l *calc.Layout, c calc.Commodity) string {
	switch {
	case c.IsCash():
		return "cash"
	case c.Class == calc.Regular:
		return companyName(l, c.Company)
	}
	return fmt.Sprintf("%s.%d", companyName(l, c.Company), c.Class)
}

func accountName(l *calc.Layout, a calc.Account) string {
	switch a.Kind {
	case calc.BankAccount:
		return "bank"
	case calc.MarketAccount:
		return "market"
	case calc.RulingAccount:
		return "rulings"
	case calc.TreasuryAccount:
		return "treasury." + companyName(l, a.Index)
	}
	return fmt.Sprintf("seat.%d", a.Index)
}

func markName(l *calc.Layout, id calc.MarkID) string {
	m := l.MarkName(id)
	name := m.Name
	if m.Company != calc.None {
		name += "." + companyName(l, m.Company)
	}
	if m.Seat != calc.None {
		name += fmt.Sprintf(".%d", m.Seat)
	}
	return name
}
