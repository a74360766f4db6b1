package export

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// CSV writes a game as comma-separated values: a row for every entry and seat with what the seat has after the entry.
// Entry 0 is the opening. The columns are
//
//	entry, kind, refused, by, at, round, turn, seat, name, cash, shares CODE..., price CODE..., net_worth
//
// Kind is the entry's kind, refused the code of the refusal of an entry that the rules do not allow, turn the seat
// that comes next (empty for none), seats are counted from 1, and there is a column for each company. Text that a
// spreadsheet would take for a formula begins with an apostrophe.
func CSV(w io.Writer, g *ledger.Game) error {
	out := csv.NewWriter(w)
	table, _ := g.Opening()
	layout := table.Layout()
	header := []string{"entry", "kind", "refused", "by", "at", "round", "turn", "seat", "name", "cash"}
	for _, company := range layout.Companies {
		header = append(header, "shares "+company.Code)
	}
	for _, company := range layout.Companies {
		header = append(header, "price "+company.Code)
	}
	rows := [][]string{append(header, "net_worth")}
	rows = append(rows, seatRows([]string{"0", "opening", "", "", stamp(g.Setup().Begun)}, g, table)...)
	for _, step := range g.Steps() {
		refused := ""
		if step.Refusal != nil {
			refused = step.Refusal.Code
		}
		entry := []string{strconv.Itoa(step.Number), step.Entry.Kind(), refused, cell(step.By.Person), stamp(step.At)}
		rows = append(rows, seatRows(entry, g, step.After)...)
	}
	return out.WriteAll(rows)
}

// seatRows are the rows of a table, each beginning with the cells of the entry.
func seatRows(entry []string, g *ledger.Game, t calc.Table) [][]string {
	layout := t.Layout()
	worth := worths(g, t)
	turn := ""
	if t.Turn() != calc.None {
		turn = strconv.Itoa(t.Turn() + 1)
	}
	var rows [][]string
	for seat, s := range layout.Seats {
		row := append(entry[:len(entry):len(entry)],
			strconv.Itoa(t.Round()), turn, strconv.Itoa(seat+1), cell(s.Name), strconv.Itoa(t.Cash(seat)))
		for company := range layout.Companies {
			row = append(row, strconv.Itoa(t.Shares(seat, company)))
		}
		for company := range layout.Companies {
			row = append(row, strconv.Itoa(t.Price(company)))
		}
		rows = append(rows, append(row, strconv.Itoa(worth[seat])))
	}
	return rows
}

// worths is what the rulebook says each seat is worth.
func worths(g *ledger.Game, t calc.Table) []int {
	worth := make([]int, len(t.Layout().Seats))
	for _, place := range g.Rulebook().Standing(t).Places {
		worth[place.Seat] = place.Worth
	}
	return worth
}

// cell is text that no spreadsheet takes for a formula.
func cell(text string) string {
	if strings.IndexAny(text, "=+-@\t\r") == 0 {
		return "'" + text
	}
	return text
}

func stamp(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(time.RFC3339)
}
