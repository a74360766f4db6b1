package tinygame

import "scripkeeper/calc"

// Options are how much cash everybody has at first.
type Options struct {
	Cash int `json:"cash"`
}

// Form asks for the cash.
func (o *Options) Form() calc.Form {
	return calc.Form{Fields: []*calc.Field{calc.Amount("cash", &o.Cash, calc.Range(0, 1_000_000).Guarded())}}
}

// Check refuses cash that nobody can have.
func (o *Options) Check() *calc.Refusal { return calc.CheckOptions(o, "setup") }
