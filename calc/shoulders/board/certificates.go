package board

import "scripkeeper/calc"

// The classes of certificates.
const (
	// Common is a certificate of one share, 10 %.
	Common = calc.Regular
	// Preferred is the certificate of two shares, 20 %.
	Preferred calc.Class = 1
	// Director is the certificate of three shares, 30 %. Who has it is the company's director.
	Director calc.Class = 2
)

// Classes is the number of classes.
const Classes = 3

// Weights are how many shares a certificate of each class is.
func Weights() []int { return []int{1, 2, 3} }

// Supply is how many certificates of each class a company has: seven of ten shares together.
func Supply() [Classes]int { return [Classes]int{5, 1, 1} }

// Certificates are a number of certificates of one company by their class.
type Certificates struct {
	Common    int `json:"common,omitzero"`
	Preferred int `json:"preferred,omitzero"`
	Director  int `json:"director,omitzero"`
}

// Of is the number of a class.
func (c Certificates) Of(class calc.Class) int {
	return [Classes]int{c.Common, c.Preferred, c.Director}[class]
}

// Shares is how many shares the certificates are.
func (c Certificates) Shares() int { return c.Common + 2*c.Preferred + 3*c.Director }

// Less are the certificates without others.
func (c Certificates) Less(others Certificates) Certificates {
	return Certificates{c.Common - others.Common, c.Preferred - others.Preferred, c.Director - others.Director}
}

// Count is how many certificates they are.
func (c Certificates) Count() int { return c.Common + c.Preferred + c.Director }

// Certificate is one certificate of a class of a company.
func Certificate(company int, class calc.Class) calc.Commodity {
	return calc.Commodity{Company: company, Class: class}
}

// Held are the certificates of a company in an account.
func Held(t calc.Table, a calc.Account, company int) Certificates {
	return Certificates{
		Common:    t.Balance(a, Certificate(company, Common)),
		Preferred: t.Balance(a, Certificate(company, Preferred)),
		Director:  t.Balance(a, Certificate(company, Director)),
	}
}

// Hand are the certificates of a company that a seat has.
func Hand(t calc.Table, seat, company int) Certificates {
	return Held(t, calc.AccountOf(seat), company)
}

// DirectorOf is the seat that has a company's director certificate, or [calc.None].
func DirectorOf(t calc.Table, company int) int {
	for seat := range t.Layout().Seats {
		if t.Balance(calc.AccountOf(seat), Certificate(company, Director)) > 0 {
			return seat
		}
	}
	return calc.None
}

// HandOver moves certificates of a company under the last line.
func HandOver(b *calc.Builder, from, to calc.Account, company int, c Certificates) {
	for class := range calc.Class(Classes) {
		b.Move(from, to, Certificate(company, class), c.Of(class))
	}
}
