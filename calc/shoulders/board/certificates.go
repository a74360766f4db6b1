package board

import "scripkeeper/calc"

const (
	// Common is the class of the certificates of one share (10 %).
	Common = calc.Regular
	// Preferred is the class of the certificate of two shares (20 %).
	Preferred calc.Class = 1
	// Director is the class of the certificate of three shares (30 %). Its holder is the company's director.
	Director calc.Class = 2
)

const Classes = 3

// Weights returns the number of shares that a certificate represents, by class.
func Weights() []int { return []int{1, 2, 3} }

// Supply returns a company's number of certificates by class, ten shares in all.
func Supply() [Classes]int { return [Classes]int{5, 1, 1} }

// Certificates counts certificates in one company by class.
type Certificates struct {
	// Common is the number of common certificates, at most 5.
	Common int `json:"common,omitzero"`
	// Preferred is the number of preferred certificates, at most 1.
	Preferred int `json:"preferred,omitzero"`
	// Director is the number of director certificates, at most 1.
	Director int `json:"director,omitzero"`
}

func (c Certificates) Of(class calc.Class) int {
	return [Classes]int{c.Common, c.Preferred, c.Director}[class]
}

func (c Certificates) Shares() int { return c.Common + 2*c.Preferred + 3*c.Director }

func (c Certificates) Count() int { return c.Common + c.Preferred + c.Director }

func Certificate(company int, class calc.Class) calc.Commodity {
	return calc.Commodity{Company: company, Class: class}
}

func Held(t calc.Table, a calc.Account, company int) Certificates {
	return Certificates{
		Common:    t.Balance(a, Certificate(company, Common)),
		Preferred: t.Balance(a, Certificate(company, Preferred)),
		Director:  t.Balance(a, Certificate(company, Director)),
	}
}

func Hand(t calc.Table, seat, company int) Certificates {
	return Held(t, calc.AccountOf(seat), company)
}

// DirectorOf returns the seat of a company's director, or [calc.None].
func DirectorOf(t calc.Table, company int) int {
	for seat := range t.Layout().Seats {
		if t.Balance(calc.AccountOf(seat), Certificate(company, Director)) > 0 {
			return seat
		}
	}
	return calc.None
}

// HandOver moves certificates between accounts. The postings belong to the last line.
func HandOver(b *calc.Builder, from, to calc.Account, company int, c Certificates) {
	for class := range calc.Class(Classes) {
		b.Move(from, to, Certificate(company, class), c.Of(class))
	}
}
