package words

import (
	"errors"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// Company is a company's name, which a sentence may inflect. One that players named is called as they wrote it.
func Company(l *calc.Layout, company int) Noun {
	if !l.HasCompany(company) {
		return Noun{}
	}
	if c := l.Companies[company]; !c.Typed {
		return Noun{Key: "company." + c.Key}
	}
	return Noun{Typed: l.Companies[company].Key}
}

// CompanyName is a company's name where it stands alone: "Blue".
func CompanyName(l *calc.Layout, company int) string {
	return Upper(Spoken().Noun(Company(l, company)))
}

// Card is a card as one reads it aloud: "B +100", "R ×2".
func Card(code string) string {
	if len(code) < 2 {
		return code
	}
	return code[:1] + " " + Effect(code[1:])
}

// Effect writes a card's effect with true signs: "×2" for "x2", "–30" for "-30".
func Effect(effect string) string {
	return strings.Map(func(r rune) rune {
		switch r {
		case 'x':
			return '×'
		case '/':
			return '÷'
		case '-':
			return '–'
		}
		return r
	}, effect)
}

// Seat is a seat's name, or its number where the table has no such seat.
func Seat(l *calc.Layout, seat int) string {
	if l != nil && l.HasSeat(seat) {
		return l.Seats[seat].Name
	}
	return Number(seat + 1)
}

// Account is what an account of a table is called: a player, a company, or one of the table's own.
func Account(l *calc.Layout, a calc.Account) string {
	switch a.Kind {
	case calc.SeatAccount:
		return Seat(l, a.Index)
	case calc.TreasuryAccount:
		return CompanyName(l, a.Index)
	case calc.BankAccount:
		return Text("account.bank")
	case calc.RulingAccount:
		return Text("account.rulings")
	}
	return Text("account.market")
}

func names(l *calc.Layout, seat, company int, terms []calc.Term) Names {
	n := Names{}
	if seat != calc.None {
		n["seat"] = Seat(l, seat)
	}
	if l != nil && company != calc.None {
		n["company"] = Company(l, company)
		if l.HasCompany(company) {
			n["code"] = l.Companies[company].Code
		}
	}
	for _, t := range terms {
		switch {
		case t.Role == "card" && l != nil && t.Value >= 0 && t.Value < len(l.Cards):
			n["card"] = Card(l.Cards[t.Value].Code)
		case t.Role == "private" && l != nil && l.HasPrivate(t.Value):
			n["private"] = l.Privates[t.Value].Name
		case t.Role == "seat":
			n["turn"] = Seat(l, t.Value)
		case t.Role == "company" && l != nil:
			n["other"] = Company(l, t.Value)
		case t.Role == "taker" && l != nil:
			n["taker"] = Company(l, t.Value)
		case t.Role == "player":
			n["player"] = t.Value + 1
		case t.Role == "change":
			n["change"], n["signed"] = change(t.Value), Difference(t.Value)
		default:
			n[t.Role] = t.Value
		}
	}
	return n
}

// change is a difference as it stands between two numbers: "+ 40", "– 5", "± 0".
func change(by int) string {
	if by == 0 {
		return "± 0"
	}
	return strings.Replace(strings.Replace(Signed(by), "+", "+ ", 1), "–", "– ", 1)
}

// Line is a line of a statement as a sentence with its working.
func Line(rulebook string, l *calc.Layout, line calc.Line) string {
	return Format(ownOrShared(rulebook, "line."+line.Kind), names(l, line.Seat, line.Company, line.Terms))
}

// Rule is the text of a rule, and where it is written: the chapter of the published rules, or nothing for a house rule,
// which says itself that it is one. Both are empty for a rule that the rulebook lacks.
func Rule(rulebook, key string) (text, source string) {
	if rule := ownOrShared(rulebook, "rule."+key); Known(rule) {
		text = Text(rule)
	}
	if written := ownOrShared(rulebook, "source."+key); Known(written) {
		source = Text(written)
	}
	return text, source
}

// Refusal is why something is not accepted, with what would be. The layout may be nil before there is a table.
func Refusal(rulebook string, l *calc.Layout, r *calc.Refusal) string {
	n := names(l, r.Seat, r.Company, r.Terms)
	if l == nil && r.Seat != calc.None {
		n["seat"] = r.Seat + 1
	}
	if n["field"] == nil && strings.HasPrefix(r.Code, "option.") {
		n["field"] = Text(rulebook + ".option." + r.Field)
	}
	return Format(ownOrShared(rulebook, "refusal."+r.Code), n)
}

// Trouble is any error of the ledger or the rules as a sentence.
func Trouble(rulebook string, l *calc.Layout, err error) string {
	var refusal *calc.Refusal
	if errors.As(err, &refusal) {
		return Refusal(rulebook, l, refusal)
	}
	var fault *ledger.Fault
	if errors.As(err, &fault) {
		if sentence, known := Fault(fault); known {
			return sentence
		}
	}
	return err.Error()
}
