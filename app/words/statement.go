package words

import (
	"errors"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger"
)

// Company returns a company's name for a sentence. A language may inflect it unless players typed it.
func Company(l *calc.Layout, company int) Noun {
	if !l.HasCompany(company) {
		return Noun{}
	}
	if c := l.Companies[company]; !c.Typed {
		return Noun{Key: "company." + c.Key}
	}
	return Noun{Typed: l.Companies[company].Key}
}

// CompanyName returns a company's name capitalized: "Blue".
func CompanyName(l *calc.Layout, company int) string {
	return Upper(Spoken().Noun(Company(l, company)))
}

// Card returns a card as it is read aloud: "B +100", "R ×2".
func Card(code string) string {
	if len(code) < 2 {
		return code
	}
	return code[:1] + " " + Effect(code[1:])
}

// Effect returns a card's effect in proper characters: "×2" for "x2", "–30" for "-30".
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

// Seat returns a seat's name, or its number if the table has no such seat.
func Seat(l *calc.Layout, seat int) string {
	if l != nil && l.HasSeat(seat) {
		return l.Seats[seat].Name
	}
	return Number(seat + 1)
}

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

func termNames(l *calc.Layout, seat, company int, terms []calc.Term) Names {
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
			n["change"], n["signed"] = spacedDifference(t.Value), Difference(t.Value)
		default:
			n[t.Role] = t.Value
		}
	}
	return n
}

// spacedDifference returns a difference to be written between two numbers: "+ 40", "– 5", "± 0".
func spacedDifference(by int) string {
	if by == 0 {
		return "± 0"
	}
	return strings.Replace(strings.Replace(Signed(by), "+", "+ ", 1), "–", "– ", 1)
}

func Line(rulebook string, l *calc.Layout, line calc.Line) string {
	return Format(ownOrSharedKey(rulebook, "line."+line.Kind), termNames(l, line.Seat, line.Company, line.Terms))
}

// Rule returns the text of a rule and its chapter in the published rules, which is empty for a house rule. Both are
// empty if the rule is unknown.
func Rule(rulebook, key string) (text, source string) {
	if rule := ownOrSharedKey(rulebook, "rule."+key); Known(rule) {
		text = Text(rule)
	}
	if written := ownOrSharedKey(rulebook, "source."+key); Known(written) {
		source = Text(written)
	}
	return text, source
}

// Refusal returns why an input is refused, with a value that would be accepted. l may be nil before there is a table.
func Refusal(rulebook string, l *calc.Layout, r *calc.Refusal) string {
	n := termNames(l, r.Seat, r.Company, r.Terms)
	if l == nil && r.Seat != calc.None {
		n["seat"] = r.Seat + 1
	}
	if n["field"] == nil && strings.HasPrefix(r.Code, "option.") {
		n["field"] = Text(rulebook + ".option." + r.Field)
	}
	return Format(ownOrSharedKey(rulebook, "refusal."+r.Code), n)
}

// ErrorSentence returns the sentence for any error from the ledger or the rules.
func ErrorSentence(rulebook string, l *calc.Layout, err error) string {
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
