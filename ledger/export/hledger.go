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

// Hledger writes a game as a journal for hledger: every posting of every statement, each with the balance that it
// must leave, so that hledger works the whole game out again and stops where it does not agree.
//
// The opening has the day on which the game began, entry N the Nth day after it: prices in a journal have no finer
// time. A player's money is in players:NAME:cash, the shares in players:NAME:shares; the other end of a posting is
// bank:KIND with the kind of the statement's line, bank:rulings, or a company's treasury in companies:KEY:treasury.
// What else a net worth is made of, a debt or a fee owed or a prize in sight, is kept in players:NAME:ROLE against
// bank:counted; every entry that changes it ends with such a transaction. A certificate of another class is a commodity
// of its own, at the price of the shares that it stands for, which may be none. An entry that the rules do not allow is
// a comment.
func Hledger(w io.Writer, g *game.Game) error {
	table, statement := g.Opening()
	j := newJournal(w, g, table.Layout())
	j.head(g)
	j.accounts(g)
	j.day(0, table, places(g, table))
	j.statement(0, "opening", statement)
	j.counted(0, table, places(g, table))
	if err := j.agrees(table); err != nil {
		return err
	}
	for _, step := range g.Steps() {
		j.day(step.Number, step.After, places(g, step.After))
		if step.Refusal != nil {
			j.printf("; entry %d (%s) is not allowed and needs fixing: %s\n\n", step.Number, step.Entry.Kind(), step.Refusal.Code)
		}
		statement := step.Statement()
		if len(statement.Lines) == 0 {
			continue
		}
		j.statement(step.Number, step.Entry.Kind(), statement)
		j.counted(step.Number, step.After, places(g, step.After))
		if err := j.agrees(step.After); err != nil {
			return err
		}
	}
	return j.out.Flush()
}

// A journal is a journal being written.
type journal struct {
	out     *bufio.Writer
	layout  *calc.Layout
	seats   []string
	symbols map[calc.Commodity]string
	begun   time.Time
	// held is what each account holds so far.
	held map[holding]int
	// prices are the last prices written, -1 for none.
	prices []int
	// roles are those of the extras that the game ever has.
	roles []string
}

// A holding is one commodity in one account of the journal.
type holding struct {
	account   string
	commodity calc.Commodity
}

func newJournal(w io.Writer, g *game.Game, l *calc.Layout) *journal {
	j := &journal{
		out: bufio.NewWriter(w), layout: l, seats: seatWords(l), symbols: symbols(l), begun: g.Setup().Begun,
		held: map[holding]int{}, prices: make([]int, len(l.Companies)), roles: extraRoles(g),
	}
	if j.begun.IsZero() {
		j.begun = time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)
	}
	for company := range j.prices {
		j.prices[company] = -1
	}
	return j
}

// printf writes text. An error of the writer shows when the journal is flushed.
func (j *journal) printf(format string, args ...any) { _, _ = fmt.Fprintf(j.out, format, args...) }

func (j *journal) head(g *game.Game) {
	j.printf("; %s: %s\n", plainWord(g.Setup().Rulebook), oneLine(g.Setup().Title))
	j.printf("; game %s, chain %s\n", g.ID(), g.Head())
	j.printf("; The opening is on %s, entry N on the Nth day after it.\n", j.date(0))
	j.printf("; Check it:           hledger -f FILE check --strict\n")
	j.printf("; What all are worth: hledger -f FILE balance players --depth 2 -X '$' -N\n\n")
	j.printf("decimal-mark .\n")
	for _, c := range j.layout.Commodities() {
		if c.IsCash() {
			j.printf("commodity $1000.\n")
			continue
		}
		j.printf("commodity 1000. %s\n", j.symbols[c])
	}
	j.printf("\n")
}

// date is the day of an entry, 0 for the opening.
func (j *journal) date(entry int) string {
	return j.begun.AddDate(0, 0, entry).Format("2006-01-02")
}

// day writes the prices at the end of an entry's day that are not those of the day before, one line for each.
func (j *journal) day(entry int, after calc.Table, places []calc.Place) {
	for company := range j.prices {
		price := priceOf(after, places[0], company)
		if price == j.prices[company] {
			continue
		}
		j.prices[company] = price
		for class := range j.layout.Classes {
			c := calc.Commodity{Company: company, Class: calc.Class(class)}
			j.printf("P %s %s $%d\n", j.date(entry), j.symbols[c], price*j.weight(c.Class))
		}
	}
}

// weight is how many shares a certificate of a class counts for.
func (j *journal) weight(class calc.Class) int {
	switch {
	case j.layout.Weights != nil:
		return j.layout.Weights[class]
	case class == calc.Regular:
		return 1
	}
	return 0
}

// counted writes how the extras of the net worths changed.
func (j *journal) counted(entry int, after calc.Table, places []calc.Place) {
	for seat, place := range places {
		for _, role := range j.roles {
			h := holding{j.extraAccount(seat, role), calc.Cash()}
			change := extraOf(after, place, role) - j.held[h]
			if change == 0 {
				continue
			}
			j.printf("%s (%d) %s | counted %s\n", j.date(entry), entry, j.seats[seat], plainWord(role))
			j.move(h, change)
			j.move(holding{countedAccount, calc.Cash()}, -change)
			j.printf("\n")
		}
	}
}

// statement writes the lines that move something.
func (j *journal) statement(entry int, kind string, s calc.Statement) {
	for _, line := range s.Lines {
		if len(line.Postings) == 0 {
			continue
		}
		j.printf("%s (%d) %s\n", j.date(entry), entry, j.title(kind, line))
		if words := j.working(line); words != "" {
			j.printf("    ; %s\n", words)
		}
		for _, p := range line.Postings {
			j.posting(line, p.To, p.Commodity, p.Amount)
			j.posting(line, p.From, p.Commodity, -p.Amount)
		}
		j.printf("\n")
	}
}

// title is whom a line is about and what happened.
func (j *journal) title(kind string, line calc.Line) string {
	title := plainWord(kind + " " + line.Kind)
	if line.Seat != calc.None {
		title = j.seats[line.Seat] + " | " + title
	}
	if line.Company != calc.None {
		title += " " + strings.Trim(j.symbols[calc.Share(line.Company)], `"`)
	}
	return title
}

// working is the numbers of a line, without a colon that would make a tag of them.
func (j *journal) working(line calc.Line) string {
	var parts []string
	for _, term := range line.Terms {
		value := strconv.Itoa(term.Value)
		if term.Role == "card" && term.Value >= 0 && term.Value < len(j.layout.Cards) {
			value = plainWord(j.layout.Cards[term.Value].Code)
		}
		parts = append(parts, plainWord(term.Role)+" "+value)
	}
	return strings.Join(parts, ", ")
}

// posting writes one end of a posting and the balance after it.
func (j *journal) posting(line calc.Line, account calc.Account, c calc.Commodity, amount int) {
	j.move(holding{j.account(line, account, c), c}, amount)
}

// move writes what an account gets and its balance after it.
func (j *journal) move(h holding, amount int) {
	j.held[h] += amount
	j.printf("    %s  %s = %s\n", h.account, j.amount(h.commodity, amount), j.amount(h.commodity, j.held[h]))
}

func (j *journal) amount(c calc.Commodity, n int) string {
	if c.IsCash() {
		return "$" + strconv.Itoa(n)
	}
	return strconv.Itoa(n) + " " + j.symbols[c]
}
