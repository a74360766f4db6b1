package shoulders

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

// classes is the number of classes.
const classes = 3

// weights are how many shares a certificate of each class is.
func weights() []int { return []int{1, 2, 3} }

// supply is how many certificates of each class a company has: seven of ten shares together.
func supply() [classes]int { return [classes]int{5, 1, 1} }

// Certificates are a number of certificates of one company by their class.
type Certificates struct {
	Common    int `json:"common,omitzero"`
	Preferred int `json:"preferred,omitzero"`
	Director  int `json:"director,omitzero"`
}

// of is the number of a class.
func (c Certificates) of(class calc.Class) int {
	return [classes]int{c.Common, c.Preferred, c.Director}[class]
}

// shares is how many shares the certificates are.
func (c Certificates) shares() int { return c.Common + 2*c.Preferred + 3*c.Director }

// count is how many certificates they are.
func (c Certificates) count() int { return c.Common + c.Preferred + c.Director }

func certificate(company int, class calc.Class) calc.Commodity {
	return calc.Commodity{Company: company, Class: class}
}

// held are the certificates of a company in an account.
func held(t calc.Table, a calc.Account, company int) Certificates {
	return Certificates{
		Common:    t.Balance(a, certificate(company, Common)),
		Preferred: t.Balance(a, certificate(company, Preferred)),
		Director:  t.Balance(a, certificate(company, Director)),
	}
}

// hand are the certificates of a company that a seat has.
func hand(t calc.Table, seat, company int) Certificates {
	return held(t, calc.AccountOf(seat), company)
}

// directorOf is the seat that has a company's director certificate, or [calc.None].
func directorOf(t calc.Table, company int) int {
	for seat := range t.Layout().Seats {
		if t.Balance(calc.AccountOf(seat), certificate(company, Director)) > 0 {
			return seat
		}
	}
	return calc.None
}

// handOver moves certificates of a company under the last line.
func handOver(b *calc.Builder, from, to calc.Account, company int, c Certificates) {
	for class := range calc.Class(classes) {
		b.Move(from, to, certificate(company, class), c.of(class))
	}
}
