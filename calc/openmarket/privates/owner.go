package privates

import (
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/board"
)

// An Owner is who gets a private or has it.
type Owner struct {
	// Kind is "player", "company" or "bank" as an entry writes them, its own default being left out; Seat and Company
	// say which player or company it is.
	Kind    *string
	Seat    *int
	Company *string
	// Names are those of their fields.
	Names [3]string
	// Words are the kinds that there can be, the default first.
	Words []string
}

// is is the kind of owner, "" where it is none of the words.
func (o Owner) is() string {
	index := board.WordOf(*o.Kind, o.Words)
	if index == calc.None {
		return ""
	}
	return o.Words[index]
}

// Fields ask which player or which company it is, or whether it is none. Refused says why one cannot be it now.
func (o Owner) Fields(t calc.Table, refused func(calc.Account) *calc.Refusal) []*calc.Field {
	kind := calc.OneOfDefault(o.Names[0], o.Kind, o.Words...).Else(calc.Refuse("private.owner", "").Under("private")).
		Then(func(int) { o.forget() })
	fields := []*calc.Field{kind.Refusing(func(of int) *calc.Refusal {
		if o.Words[of] == "bank" {
			return refused(calc.Bank())
		}
		return nil
	})}
	switch o.is() {
	case "player":
		fields = append(fields, calc.Player(t, o.Names[1], o.Seat, func(seat int) *calc.Refusal {
			return refused(calc.AccountOf(seat))
		}))
	case "company":
		fields = append(fields, board.CompanyField(t, o.Names[2], "private", o.Company,
			func(company int) *calc.Refusal { return refused(calc.Treasury(company)) }))
	}
	return fields
}

// forget takes back which player or company it is where it is none.
func (o Owner) forget() {
	if o.is() != "player" {
		*o.Seat = 0
	}
	if o.is() != "company" {
		*o.Company = ""
	}
}

// Account is who it is, and whether that is said.
func (o Owner) Account(t calc.Table) (calc.Account, bool) {
	company := board.CompanyOf(t, *o.Company)
	switch kind := o.is(); {
	case kind == "bank":
		return calc.Bank(), true
	case kind == "player" && t.Layout().HasSeat(*o.Seat):
		return calc.AccountOf(*o.Seat), true
	case kind == "company" && company != calc.None:
		return calc.Treasury(company), true
	}
	return calc.Bank(), false
}

// Stray reports whether more is said than which player or which company it is.
func (o Owner) Stray() bool {
	return o.is() != "player" && *o.Seat != 0 || o.is() != "company" && *o.Company != ""
}

// Kinds are the kinds of owners that a table has, without the bank.
func Kinds(t calc.Table) []string {
	if board.OptionsOf(t).Treasury {
		return []string{"player", "company"}
	}
	return []string{"player"}
}
