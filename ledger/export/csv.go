package export

import (
	"encoding/csv"
	"io"
	"strconv"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// CSV writes a game as comma-separated values: a row for every entry and seat, with the seat's holdings after the
// entry. Entry 0 is the opening. The columns are
//
//	entry, kind, refused, by, at, round, turn, seat, name, cash, shares CODE..., class N CODE...,
//	price CODE..., extra ROLE..., net_worth
//
// Column refused has the code of the refusal if the rules do not allow the entry. Column turn has the seat that moves
// next, or is empty. Seats are counted from 1. CODE stands for each company. With several classes of certificates, the
// shares columns count the shares that all certificates represent, and the class columns count certificates, with 0 for
// the regular class. The price is the value of a share. Extras are the other parts of the net worth; debts are
// negative. The net worth is the sum of cash, shares at their prices and extras. Text that a spreadsheet would take for
// a formula has an apostrophe before it, see cell. The fault is share.secret while players hide holdings from each other.
func CSV(w io.Writer, g *game.Game) error {
	if err := secret(g); err != nil {
		return err
	}
	out := csv.NewWriter(w)
	table, _ := g.Opening()
	layout := table.Layout()
	header := []string{"entry", "kind", "refused", "by", "at", "round", "turn", "seat", "name", "cash"}
	for _, company := range layout.Companies {
		header = append(header, "shares "+company.Code)
	}
	for _, c := range classes(layout) {
		header = append(header, "class "+strconv.Itoa(int(c.Class))+" "+layout.Companies[c.Company].Code)
	}
	for _, company := range layout.Companies {
		header = append(header, "price "+company.Code)
	}
	roles := extraRoles(g)
	for _, role := range roles {
		header = append(header, "extra "+role)
	}
	rows := [][]string{calc.Map(append(header, "net_worth"), cell)}
	rows = append(rows, seatRows([]string{"0", "opening", "", "", stamp(g.Setup().Begun)}, roles, g, table)...)
	for _, step := range g.Steps() {
		refused := ""
		if step.Refusal != nil {
			refused = step.Refusal.Code
		}
		entry := []string{strconv.Itoa(step.Number), step.Entry.Kind(), refused, cell(step.By.Person), stamp(step.At)}
		rows = append(rows, seatRows(entry, roles, g, step.After)...)
	}
	return out.WriteAll(rows)
}

func seatRows(entry, roles []string, g *game.Game, t calc.Table) [][]string {
	layout := t.Layout()
	turn := ""
	if t.Turn() != calc.None {
		turn = strconv.Itoa(t.Turn() + 1)
	}
	var rows [][]string
	for seat, place := range places(g, t) {
		row := append(entry[:len(entry):len(entry)],
			strconv.Itoa(t.Round()), turn, strconv.Itoa(seat+1), cell(layout.Seats[seat].Name),
			strconv.Itoa(t.Cash(seat)))
		for company := range layout.Companies {
			row = append(row, strconv.Itoa(t.Shares(seat, company)))
		}
		for _, c := range classes(layout) {
			row = append(row, strconv.Itoa(t.Balance(calc.AccountOf(seat), c)))
		}
		for company := range layout.Companies {
			row = append(row, strconv.Itoa(priceOf(t, place, company)))
		}
		for _, role := range roles {
			row = append(row, strconv.Itoa(extraOf(t, place, role)))
		}
		rows = append(rows, append(row, strconv.Itoa(place.Worth)))
	}
	return rows
}

func classes(l *calc.Layout) []calc.Commodity {
	if l.Classes == 1 {
		return nil
	}
	return l.Commodities()[1:]
}

func stamp(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(time.RFC3339)
}
