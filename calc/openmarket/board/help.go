package board

import "scripkeeper/calc"

// A Due is what a company has to pay at once, for a train, a loan or its interest. As far as its cash does not go, its
// president pays the rest out of his own, where the table says so.
type Due struct {
	// Company is [calc.None] where no company pays.
	Company int
	// Amount is what is due, Cash what the company has for it.
	Amount, Cash int
	// To is who is paid: a president adds nothing to what is paid to himself.
	To calc.Account
}

// President is the player who acts for a company, [calc.None] where nobody does.
func President(t calc.Table, company int) int {
	holder, held := DirectorHolder(t, company)
	if _, sole := Directors(t); !sole || !held || holder.Kind != calc.SeatAccount {
		return calc.None
	}
	return holder.Index
}

// helper is the president who can add to a company's cash, and how much: [calc.None] and 0 for nobody.
func (d Due) helper(t calc.Table) (seat, cash int) {
	if d.Company == calc.None || !OptionsOf(t).Since(7) {
		return calc.None, 0
	}
	seat = President(t, d.Company)
	if seat == calc.None || t.Out(seat) || d.To == calc.AccountOf(seat) {
		return calc.None, 0
	}
	return seat, t.Cash(seat)
}

// Most is the most that the company can pay, with its president's cash.
func (d Due) Most(t calc.Table) int {
	_, more := d.helper(t)
	return d.Cash + more
}

// Rest is what the company's cash lacks, where its president can pay that; 0 where it lacks nothing, or too much.
func (d Due) Rest(t calc.Table) int {
	if d.Amount <= d.Cash || d.Amount > d.Most(t) {
		return 0
	}
	return d.Amount - d.Cash
}

// AskRest adds to a form the question whether the president pays the rest, where there is one that he can pay. Due is
// what is due as the entry is filled in: once that leaves no rest, the answer is forgotten.
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

// HelpField asks whether the president of a company pays a rest.
func HelpField(t calc.Table, company, rest int, help *bool) *calc.Field {
	return calc.Flag("help", help).Noting("help", calc.With("seat", President(t, company)), calc.With("amount", rest))
}

// Refusal says that the president can pay the rest, where nobody says that he does, or that there is no rest to pay.
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

// Dear says that a company cannot pay what is due even with its president's cash; nil where it has no president who
// could add any.
func (d Due) Dear(t calc.Table, rule string) *calc.Refusal {
	seat, more := d.helper(t)
	if more == 0 {
		return nil
	}
	return calc.Refuse("help.less", "").Under(rule).Seated(seat).About(d.Company).With("amount", d.Amount).
		With("cash", d.Cash).With("purse", more)
}

// Help moves the rest from the president to the company, which then pays all of it.
func (d Due) Help(b *calc.Builder) {
	rest, seat := d.Rest(b.Table), President(b.Table, d.Company)
	if rest == 0 {
		return
	}
	b.Line("help", "help", seat, d.Company, calc.With("due", d.Amount), calc.With("cash", d.Cash),
		calc.With("amount", rest))
	b.Move(calc.AccountOf(seat), calc.Treasury(d.Company), calc.Cash(), rest)
}
