package board

import "scripkeeper/calc"

// Due is a payment that a company must make at once. If its cash falls short, its president can pay the rest.
type Due struct {
	// Company is the company that pays, or [calc.None] if no company does.
	Company      int
	Amount, Cash int
	// To is the account that is paid. A president who receives the payment adds nothing to it.
	To calc.Account
}

// President returns the player who presides over a company, or [calc.None] if no player does.
func President(t calc.Table, company int) int {
	holder, held := DirectorHolder(t, company)
	if _, sole := Directors(t); !sole || !held || holder.Kind != calc.SeatAccount {
		return calc.None
	}
	return holder.Index
}

// helper returns the president who can add to the company's cash, and that president's cash, or [calc.None] and 0.
func (d Due) helper(t calc.Table) (seat, cash int) {
	if d.Company == calc.None || !OptionsOf(t).HasVersion(7) {
		return calc.None, 0
	}
	seat = President(t, d.Company)
	if seat == calc.None || t.Out(seat) || d.To == calc.AccountOf(seat) {
		return calc.None, 0
	}
	return seat, t.Cash(seat)
}

// Most returns the largest amount that the company can pay with the help of its president's cash.
func (d Due) Most(t calc.Table) int {
	_, more := d.helper(t)
	return d.Cash + more
}

// Rest returns the part of the payment that the president must add, or 0 if none is needed or the two cannot pay
// together.
func (d Due) Rest(t calc.Table) int {
	if d.Amount <= d.Cash || d.Amount > d.Most(t) {
		return 0
	}
	return d.Amount - d.Cash
}

// AskRest asks whether the president pays the rest, if there is a rest. If a change leaves no rest, the answer is
// cleared.
func AskRest(t calc.Table, form calc.Form, help *bool, due func() Due) calc.Form {
	for _, f := range form.Fields {
		if *help && f.Set != nil {
			f.Then(func(int) { *help = *help && due().Rest(t) > 0 })
		}
	}
	if d := due(); d.Rest(t) > 0 {
		form.Fields = append(form.Fields, HelpField(t, d.Company, d.Rest(t), help))
	}
	return form
}

func HelpField(t calc.Table, company, rest int, help *bool) *calc.Field {
	return calc.Flag("help", help).WithNote("help", calc.With("seat", President(t, company)), calc.With("amount", rest))
}

// Refusal refuses a payment if the president must pay a rest but has not agreed to, or has agreed without need.
// Refusals: help.rest, help.none.
func (d Due) Refusal(t calc.Table, help bool) *calc.Refusal {
	switch rest := d.Rest(t); {
	case rest > 0 && !help:
		return calc.Refuse("help.rest", "help").Under("help").Seated(President(t, d.Company)).About(d.Company).
			With("amount", d.Amount).With("cash", d.Cash).With("rest", rest)
	case rest == 0 && help:
		return calc.Refuse("help.none", "help").Under("help")
	}
	return nil
}

// Dear returns the refusal of a payment that exceeds the cash of the company and its president together, or nil if no
// president has cash to add.
func (d Due) Dear(t calc.Table, rule string) *calc.Refusal {
	seat, more := d.helper(t)
	if more == 0 {
		return nil
	}
	return calc.Refuse("help.less", "").Under(rule).Seated(seat).About(d.Company).With("amount", d.Amount).
		With("cash", d.Cash).With("purse", more)
}

// Help moves the rest from the president to the company, which can then pay the whole amount.
func (d Due) Help(b *calc.Builder) {
	rest, seat := d.Rest(b.Table), President(b.Table, d.Company)
	if rest == 0 {
		return
	}
	b.Line("help", "help", seat, d.Company, calc.With("due", d.Amount), calc.With("cash", d.Cash),
		calc.With("amount", rest))
	b.Move(calc.AccountOf(seat), calc.Treasury(d.Company), calc.Cash(), rest)
}
