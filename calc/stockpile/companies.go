package stockpile

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"

	"scripkeeper/calc"
)

// Companies is the number of companies.
const Companies = 6

// The companies, in the order of records.
const (
	cosmic = iota
	bottomline
	leading
	american
	stanford
	epic
)

// companies are the six companies, in the order of records.
func companies() []calc.Company {
	return []calc.Company{
		{Key: "cosmic", Code: "COS"},
		{Key: "bottomline", Code: "BOT"},
		{Key: "leading", Code: "LEA"},
		{Key: "american", Code: "AME"},
		{Key: "stanford", Code: "STA"},
		{Key: "epic", Code: "EPI"},
	}
}

// codes are the companies' codes in order.
func codes() [Companies]string { return [Companies]string{"COS", "BOT", "LEA", "AME", "STA", "EPI"} }

// codeOf is a company's code, which must be one of the six.
func codeOf(company int) string { return codes()[company] }

// companyOf finds a company by its code; [calc.None] when there is none of that code.
func companyOf(code string) int {
	for company := range Companies {
		if codeOf(company) == code {
			return company
		}
	}
	return calc.None
}

// A Count is a number for each company. In records it is an object by codes that leaves zeros out: {"COS":2}.
type Count [Companies]int

// MarshalJSON writes the numbers that are not zero, in the order of the companies.
func (c Count) MarshalJSON() ([]byte, error) {
	return encodeByCode(func(company int) (string, bool) { return strconv.Itoa(c[company]), c[company] != 0 }), nil
}

// UnmarshalJSON reads an object of whole numbers by codes.
func (c *Count) UnmarshalJSON(data []byte) error {
	*c = Count{}
	return decodeByCode(data, func(company, value int) { c[company] = value })
}

// sum is all numbers together.
func (c Count) sum() int {
	n := 0
	for _, v := range c {
		n += v
	}
	return n
}

// encodeByCode writes an object by the companies' codes, of those that have a value.
func encodeByCode(value func(company int) (string, bool)) []byte {
	var b bytes.Buffer
	b.WriteByte('{')
	for company := range Companies {
		text, given := value(company)
		if !given {
			continue
		}
		if b.Len() > 1 {
			b.WriteByte(',')
		}
		fmt.Fprintf(&b, "%q:%s", codeOf(company), text)
	}
	b.WriteByte('}')
	return b.Bytes()
}

// decodeByCode reads an object by the companies' codes.
func decodeByCode[T any](data []byte, set func(company int, value T)) error {
	var all map[string]T
	if err := json.Unmarshal(data, &all); err != nil {
		return err
	}
	for code := range all {
		if companyOf(code) == calc.None {
			return fmt.Errorf("stockpile: there is no company %q", code)
		}
	}
	for company := range Companies {
		if value, given := all[codeOf(company)]; given {
			set(company, value)
		}
	}
	return nil
}

// Split is the class of the cards in a split portfolio, which stand for two shares each.
const Split calc.Class = 1

// splitCard is the split card of a company.
func splitCard(company int) calc.Commodity { return calc.Commodity{Company: company, Class: Split} }

// regularCards is how many cards of a company lie in a seat's regular portfolio.
func regularCards(t calc.Table, seat, company int) int {
	return t.Balance(calc.AccountOf(seat), calc.Share(company))
}

// splitCards is how many cards of a company lie in a seat's split portfolio.
func splitCards(t calc.Table, seat, company int) int {
	return t.Balance(calc.AccountOf(seat), splitCard(company))
}

// cardsOut is how many cards of a company the players hold, as far as the table knows.
func cardsOut(t calc.Table, company int) int {
	return -t.Balance(calc.Market(), calc.Share(company)) - t.Balance(calc.Market(), splitCard(company)) -
		t.Balance(calc.Rulings(), calc.Share(company)) - t.Balance(calc.Rulings(), splitCard(company))
}

// companyField is a field that holds a company by its code. Unknown is why there is no company of another code.
func companyField(name string, at *string, unknown *calc.Refusal) *calc.Field {
	all := codes()
	return calc.Named(calc.CompanyKind, name, at, all[:]).Else(unknown)
}

// unknownCompany refuses a code that is none, under a rule.
func unknownCompany(rule string, t calc.Table) *calc.Refusal {
	return calc.Refuse("company.unknown", "").Under(rule).Seated(t.Turn()).With("max", Companies)
}
