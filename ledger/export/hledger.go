package export

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// Hledger writes a game as a journal for the accounting program hledger. Each posting has a balance assertion, so that
// hledger recalculates the whole game and stops at a difference.
//
// The opening and each entry have a day of their own, because prices in a journal are daily. The last entry has the day
// on which it was played. The others have the day before the next entry's day, or the day on which they were played,
// whichever is earlier. So no price lies in the future, which matters to a program that uses today's prices, such as
// ledger.
//
// A player's money is in players:NAME:cash, the shares are in players:NAME:shares. The other account of a posting is
// bank:KIND with the kind of the statement's line, bank:rulings, or companies:KEY:treasury. Extras of a net worth, such
// as a debt or an expected prize, are in players:NAME:ROLE, balanced by bank:counted; every entry that changes an extra
// adds a transaction. A certificate of another class than the regular one is a commodity of its own, at the price of
// the shares it represents, which may be 0. An entry that the rules do not allow is a comment. Whatever the user's
// language, the journal uses the words of the record. The fault is share.secret while players hide holdings from each
// other.
func Hledger(w io.Writer, g *game.Game) error {
	if err := secret(g); err != nil {
		return err
	}
	table, statement := g.Opening()
	tr := newTranscript(w, g, table.Layout())
	tr.head(g)
	tr.accounts(g)
	tr.day(0, table, places(g, table))
	if err := tr.entry(g, 0, "opening", statement, table); err != nil {
		return err
	}
	for _, step := range g.Steps() {
		tr.day(step.Number, step.After, places(g, step.After))
		if step.Refusal != nil {
			tr.printf("; entry %d (%s) is not allowed and needs fixing: %s\n\n",
				step.Number, step.Entry.Kind(), step.Refusal.Code)
		}
		statement := step.Statement()
		if len(statement.Lines) == 0 {
			continue
		}
		if err := tr.entry(g, step.Number, step.Entry.Kind(), statement, step.After); err != nil {
			return err
		}
	}
	return tr.out.Flush()
}

func (tr *transcript) entry(g *game.Game, number int, kind string, s calc.Statement, after calc.Table) error {
	tr.statement(number, kind, s)
	tr.counted(number, after, places(g, after))
	return tr.agrees(after)
}

type transcript struct {
	out     *bufio.Writer
	layout  *calc.Layout
	seats   []string
	symbols map[calc.Commodity]string
	days    []time.Time
	held    map[holding]int
	// prices has the last price written for each company, -1 before the first.
	prices []int
	roles  []string
}

type holding struct {
	account   string
	commodity calc.Commodity
}

func newTranscript(w io.Writer, g *game.Game, l *calc.Layout) *transcript {
	tr := &transcript{
		out: bufio.NewWriter(w), layout: l, seats: seatWords(l), symbols: symbols(l), days: daysOf(g),
		held: map[holding]int{}, prices: make([]int, len(l.Companies)), roles: extraRoles(g),
	}
	for company := range tr.prices {
		tr.prices[company] = -1
	}
	return tr
}

// printf ignores errors from the writer, because flushing the journal returns them.
func (tr *transcript) printf(format string, args ...any) { _, _ = fmt.Fprintf(tr.out, format, args...) }

func (tr *transcript) head(g *game.Game) {
	tr.printf("; %s: %s\n", plainWord(g.Setup().Rulebook), oneLine(g.Setup().Title))
	tr.printf("; game %s, chain %s\n", g.ID(), g.Head())
	if last := len(tr.days) - 1; g.PlayTime().Date().IsZero() {
		tr.printf("; Nobody knows when this was played: the days only count the entries.\n")
	} else {
		tr.printf("; Entry %d is on %s, each one before it on an earlier day: a day has one price.\n", last, tr.date(last))
	}
	tr.printf("; Check it:           hledger -f FILE check --strict\n")
	tr.printf("; What all are worth: hledger -f FILE balance players --depth 2 -V -N\n")
	tr.printf(";                     ledger -f FILE balance players --depth 2 -V --no-total\n\n")
	for _, c := range tr.layout.Commodities() {
		if c.IsCash() {
			tr.printf("commodity $1000.\n")
			continue
		}
		tr.printf("commodity 1000. %s\n", tr.symbols[c])
	}
	tr.printf("\n")
}

func (tr *transcript) date(entry int) string { return tr.days[entry].Format(time.DateOnly) }

func undated() time.Time { return time.Date(2000, 1, 1, 0, 0, 0, 0, time.Local) }

func daysOf(g *game.Game) []time.Time {
	steps := g.Steps()
	days := make([]time.Time, len(steps)+1)
	next := g.PlayTime().Date()
	if next.IsZero() {
		next = undated()
	}
	next = next.Local().AddDate(0, 0, 1)
	for entry := len(steps); entry >= 0; entry-- {
		days[entry] = next.AddDate(0, 0, -1)
		played := g.Setup().Begun
		if entry > 0 {
			played = steps[entry-1].Played
		}
		if !played.IsZero() && played.Before(days[entry]) {
			days[entry] = played.Local()
		}
		next = days[entry]
	}
	return days
}

func (tr *transcript) day(entry int, after calc.Table, places []calc.Place) {
	for company := range tr.prices {
		price := priceOf(after, places[0], company)
		if price == tr.prices[company] {
			continue
		}
		tr.prices[company] = price
		for class := range tr.layout.Classes {
			c := calc.Commodity{Company: company, Class: calc.Class(class)}
			tr.printf("P %s %s $%d\n", tr.date(entry), tr.symbols[c], price*tr.weight(c))
		}
	}
}

func (tr *transcript) weight(c calc.Commodity) int {
	switch weights := tr.layout.WeightsOf(c.Company); {
	case weights != nil:
		return weights[c.Class]
	case c.Class == calc.Regular:
		return 1
	}
	return 0
}

func (tr *transcript) counted(entry int, after calc.Table, places []calc.Place) {
	for seat, place := range places {
		for _, role := range tr.roles {
			h := holding{tr.extraAccount(seat, role), calc.Cash()}
			change := extraOf(after, place, role) - tr.held[h]
			if change == 0 {
				continue
			}
			tr.printf("%s (%d) %s | counted %s\n", tr.date(entry), entry, tr.seats[seat], plainWord(role))
			tr.move(h, change)
			tr.move(holding{countedAccount, calc.Cash()}, -change)
			tr.printf("\n")
		}
	}
}

func (tr *transcript) statement(entry int, kind string, s calc.Statement) {
	for _, line := range s.Lines {
		if len(line.Postings) == 0 {
			continue
		}
		tr.printf("%s (%d) %s\n", tr.date(entry), entry, tr.title(kind, line))
		if words := tr.working(line); words != "" {
			tr.printf("    ; %s\n", words)
		}
		for _, p := range line.Postings {
			tr.move(holding{tr.account(line, p.To, p.Commodity), p.Commodity}, p.Amount)
			tr.move(holding{tr.account(line, p.From, p.Commodity), p.Commodity}, -p.Amount)
		}
		tr.printf("\n")
	}
}

func (tr *transcript) title(kind string, line calc.Line) string {
	title := plainWord(kind + " " + line.Kind)
	if line.Seat != calc.None {
		title = tr.seats[line.Seat] + " | " + title
	}
	if line.Company != calc.None {
		title += " " + strings.Trim(tr.symbols[calc.Share(line.Company)], `"`)
	}
	return title
}

// working returns the terms of a line without colons, which hledger would read as tags.
func (tr *transcript) working(line calc.Line) string {
	var parts []string
	for _, term := range line.Terms {
		value := strconv.Itoa(term.Value)
		if term.Role == "card" && term.Value >= 0 && term.Value < len(tr.layout.Cards) {
			value = plainWord(tr.layout.Cards[term.Value].Code)
		}
		parts = append(parts, plainWord(term.Role)+" "+value)
	}
	return strings.Join(parts, ", ")
}

func (tr *transcript) move(h holding, amount int) {
	tr.held[h] += amount
	tr.printf("    %s  %s = %s\n", h.account, tr.amount(h.commodity, amount), tr.amount(h.commodity, tr.held[h]))
}

func (tr *transcript) amount(c calc.Commodity, n int) string {
	if c.IsCash() {
		return "$" + strconv.Itoa(n)
	}
	return strconv.Itoa(n) + " " + tr.symbols[c]
}
