package command

import (
	"encoding/json"
	"fmt"
	"io"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// writeJSON writes one object as one line.
func writeJSON[T any](to io.Writer, line T) {
	e := json.NewEncoder(to)
	e.SetEscapeHTML(false)
	_ = e.Encode(line) // a writer that fails says so when it is flushed
}

// printJSON prints a game, one object a line.
func printJSON(to io.Writer, game *game.Game) {
	setup := game.Setup()
	opening, begun := game.Opening()
	begin := outBegin{
		Setup: outSetup{
			ID: setup.ID.String(), Rulebook: setup.Rulebook, RulesVersion: setup.RulesVersion, Title: setup.Title,
			Options: setup.Options, Seats: setup.Names,
		},
		Table: tableOut(opening), Statement: statementOut(opening.Layout(), begun),
	}
	if !setup.Begun.IsZero() {
		begin.Setup.Begun = setup.Begun.UTC().Format(time.RFC3339Nano)
	}
	for _, u := range game.Unknown() {
		begin.Unknown = append(begin.Unknown, outUnknown(u))
	}
	for _, t := range game.Tidied() {
		begin.Tidied = append(begin.Tidied, outTidied(t))
	}
	writeJSON(to, begin)
	for _, step := range game.Steps() {
		after := tableOut(step.After)
		line := outEntry{Entry: step.Number, Kind: step.Entry.Kind(), Table: &after}
		line.Data, _ = json.Marshal(step.Entry) // it was read from JSON
		if step.Refusal != nil {
			line.Refusal = refusalOut(step.Before.Layout(), step.Refusal)
		}
		line.Statement = statementOut(step.Before.Layout(), step.Statement())
		writeJSON(to, line)
	}
	writeJSON(to, outEnd{standingOut(game)})
}

func tableOut(t calc.Table) outTable {
	l := t.Layout()
	out := outTable{Prices: map[string]int{}, Round: t.Round(), Over: t.Over(), Flags: map[string]int{}, Turn: seatOut(t.Turn())}
	for company := range l.Companies {
		out.Prices[l.Companies[company].Key] = t.Price(company)
		treasury := calc.Treasury(company)
		own := outHolding{Cash: t.Balance(treasury, calc.Cash()), Shares: heldOut(t, treasury)}
		if own.Cash != 0 || len(own.Shares) > 0 {
			if out.Treasuries == nil {
				out.Treasuries = map[string]outHolding{}
			}
			out.Treasuries[l.Companies[company].Key] = own
		}
	}
	out.Pool = poolOut(t)
	for seat := range l.Seats {
		shares := heldOut(t, calc.AccountOf(seat))
		for company := range l.Companies {
			c := calc.Share(company)
			shares[commodityOut(l, c)] = t.Balance(calc.AccountOf(seat), c)
		}
		out.Cash, out.Shares = append(out.Cash, t.Cash(seat)), append(out.Shares, shares)
		if id := l.OutMark(seat); t.Mark(id) != 0 {
			out.Flags[markOut(l, id)] = t.Mark(id)
		}
	}
	for place := range l.OwnMarks {
		if id := l.OwnMark(place); t.Mark(id) != 0 {
			out.Flags[markOut(l, id)] = t.Mark(id)
		}
	}
	return out
}

// heldOut are the shares that an account holds, by their names.
func heldOut(t calc.Table, a calc.Account) map[string]int {
	held := map[string]int{}
	for _, c := range t.Layout().Commodities() {
		if n := t.Balance(a, c); n != 0 && !c.IsCash() {
			held[commodityOut(t.Layout(), c)] = n
		}
	}
	return held
}

// poolOut are the shares that the market holds, where the game has a pool.
func poolOut(t calc.Table) map[string]int {
	if !t.Layout().Pool {
		return nil
	}
	return heldOut(t, calc.Market())
}

func statementOut(l *calc.Layout, s calc.Statement) []outLine {
	lines := make([]outLine, 0, len(s.Lines))
	for _, line := range s.Lines {
		out := outLine{
			Kind: line.Kind, Rule: line.Rule, Seat: seatOut(line.Seat), Company: companyOut(l, line.Company),
			Working: termsOut(line.Terms), Postings: []outPosting{}, Marks: []outMark{},
		}
		for _, p := range line.Postings {
			out.Postings = append(out.Postings, outPosting{
				From: accountOut(l, p.From), To: accountOut(l, p.To), Commodity: commodityOut(l, p.Commodity), Amount: p.Amount,
			})
		}
		for _, m := range line.Marks {
			out.Marks = append(out.Marks, outMark{Mark: markOut(l, m.ID), From: m.From, To: m.To})
		}
		lines = append(lines, out)
	}
	return lines
}

func refusalOut(l *calc.Layout, r *calc.Refusal) *outRefusal {
	return &outRefusal{
		Code: r.Code, Field: r.Field, Rule: r.Rule, Seat: seatOut(r.Seat), Company: companyOut(l, r.Company), Terms: termsOut(r.Terms),
	}
}

func standingOut(game *game.Game) outStanding {
	table := game.Table()
	standing := game.Standing()
	l := table.Layout()
	out := outStanding{Final: standing.Final, Hidden: (l.Veiled || l.Hidden) && !table.Over(),
		Unresolved: len(game.Refused()), Places: []outPlace{}}
	for _, place := range standing.Places {
		at := outPlace{
			Seat: place.Seat, Name: table.Layout().Seats[place.Seat].Name, Rank: place.Rank, Worth: place.Worth, Out: place.Out,
		}
		for _, part := range place.Parts {
			at.Parts = append(at.Parts, outPart{commodityOut(table.Layout(), part.Commodity), part.Count, part.Price, part.Amount})
		}
		for _, extra := range place.Extras {
			at.Extras = append(at.Extras, outExtra{extra.Role, extra.Value})
		}
		out.Places = append(out.Places, at)
	}
	return out
}

func termsOut(terms []calc.Term) map[string]int {
	out := make(map[string]int, len(terms))
	for _, t := range terms {
		out[t.Role] = t.Value
	}
	return out
}

// seatOut is a seat, counted from 0, or null where there is none.
func seatOut(seat int) *int {
	if seat == calc.None {
		return nil
	}
	return &seat
}

func companyOut(l *calc.Layout, company int) string {
	if l == nil || !l.HasCompany(company) {
		return ""
	}
	return l.Companies[company].Key
}

func commodityOut(l *calc.Layout, c calc.Commodity) string {
	switch {
	case c.IsCash():
		return "cash"
	case c.Class == calc.Regular:
		return companyOut(l, c.Company)
	}
	return fmt.Sprintf("%s.%d", companyOut(l, c.Company), c.Class)
}

func accountOut(l *calc.Layout, a calc.Account) string {
	switch a.Kind {
	case calc.BankAccount:
		return "bank"
	case calc.MarketAccount:
		return "market"
	case calc.RulingAccount:
		return "rulings"
	case calc.TreasuryAccount:
		return "treasury." + companyOut(l, a.Index)
	}
	return fmt.Sprintf("seat.%d", a.Index)
}

// markOut names a mark: its name, and whom it is about.
func markOut(l *calc.Layout, id calc.MarkID) string {
	m := l.MarkName(id)
	name := m.Name
	if m.Company != calc.None {
		name += "." + companyOut(l, m.Company)
	}
	if m.Seat != calc.None {
		name += fmt.Sprintf(".%d", m.Seat)
	}
	return name
}
