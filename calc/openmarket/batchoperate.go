package openmarket

import (
	"encoding/json"
	"slices"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/agreement"
	"scripkeeper/calc/openmarket/board"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/privates"
)

// operation is the form for a company's turn: private companies' incomes, the company's revenue, then its payments.
type operation struct {
	Operates operating.Operate `json:"entry"`
	// Incomes is whether the incomes of private companies are paid first. It is nil until the players decide.
	Incomes *bool `json:"incomes,omitempty"`
	// Spent is the amount paid for each item of [spending], or [calc.None] for an item without a payment.
	Spent []int `json:"spent,omitempty"`
	// Helps means that the president pays whatever the company lacks for interest and payments together.
	Helps bool `json:"helps,omitzero"`
}

// spending returns the usual payments of companies to the bank, each with its field name and its reason.
func spending() [3][2]string {
	return [...][2]string{{"track", "Track"}, {"station", "Station"}, {"train", "Train"}}
}

// newOperation returns the form for an entry. If the entry has a revenue, the form proposes no incomes.
func newOperation(e *operating.Operate) *operation {
	o := &operation{Operates: *e, Helps: e.Help}
	if e.Revenue != calc.None {
		o.Incomes = new(bool)
	}
	return o
}

func (o *operation) Kind() string { return o.Operates.Kind() }

// UnmarshalJSON also reads drafts without an entry, as an earlier version of the program stored them.
func (o *operation) UnmarshalJSON(data []byte) error {
	type draft operation
	read := draft{Operates: o.Operates}
	err := json.Unmarshal(data, &read)
	*o = operation(read)
	return err
}

func (o *operation) spentOn(at int) int {
	if at < len(o.Spent) {
		return o.Spent[at]
	}
	return calc.None
}

// paysIncomes reports whether private companies' incomes are paid first. By default, they are paid if no company has
// operated in this round.
func (o *operation) paysIncomes(t calc.Table) bool {
	_, due := board.IncomesDue(t)
	if due && o.Incomes != nil {
		return *o.Incomes
	}
	return due && operating.Last(t) == calc.None
}

func (o *operation) Entries(t calc.Table) []calc.Entry {
	all, _ := o.entries(t, o.Helps)
	return all
}

// entries returns the form's entries, and the total by which their costs exceed the company's cash, if the president
// can pay it. If help is set, the entries let the president pay.
func (o *operation) entries(t calc.Table, help bool) (all []calc.Entry, rest int) {
	operates := o.Operates
	add := func(e calc.Entry, due board.Due, helps *bool) {
		lacks := due.Rest(t)
		*helps = help && lacks > 0
		all, rest = append(all, e), rest+lacks
		t, _, _ = e.Apply(t) // a refused entry leaves t unchanged
	}
	if o.paysIncomes(t) {
		add(&privates.Incomes{}, board.Due{Company: calc.None}, new(bool))
	}
	add(&operates, operates.Interest(t), &operates.Help)
	for i, thing := range spending() {
		if amount := o.spentOn(i); amount != calc.None && amount != 0 {
			pay := &operating.Pay{Payer: "company", Company: operates.Company, Amount: amount, Reason: thing[1]}
			add(pay, pay.Due(t), &pay.Help)
		}
	}
	return all, rest
}

func (o *operation) Lone(t calc.Table) calc.Entry {
	lone, _ := calc.Find(o.Entries(t), func(e calc.Entry) bool { return e.Kind() == o.Kind() })
	return lone
}

// Apply applies all entries. Refusals: those of the entries, each naming its field in this form.
func (o *operation) Apply(t calc.Table) (calc.Table, calc.Statement, *calc.Refusal) {
	entries := o.Entries(t)
	return calc.ApplyAll(t, entries, func(at int, field string) string {
		if pay, is := entries[at].(*operating.Pay); is && field == "amount" {
			for _, thing := range spending() {
				if thing[1] == pay.Reason {
					return thing[0]
				}
			}
		}
		if _, charted := board.ChartOf(t); charted && (field == "steps" || field == "up") {
			return calc.ItemName(field, board.CompanyOf(t, o.Operates.Company))
		}
		return field
	})
}

func (o *operation) Form(t calc.Table) calc.Form {
	var form calc.Form
	company := board.CompanyOf(t, o.Operates.Company)
	asked := o.Operates.Form(t).Fields
	form.Fields = append(form.Fields, o.companyField(t, asked[0]), o.revenueField(asked[1]), o.payoutField())
	for _, f := range asked[2:] {
		switch f.Name {
		case "own":
			f.Part, f.Folded = "own", o.Operates.Own == 0
			form.Collect(f)
		case "steps", "up":
			if _, charted := board.ChartOf(t); charted {
				onChart(f, company)
			} else if company != calc.None {
				now := t.Price(company)
				f.Stands = &now
			}
			if company != calc.None {
				form.Collect(f)
			}
		}
	}
	if sum, due := board.IncomesDue(t); due {
		form.Collect(calc.FlagFunc("incomes", func() bool { return o.paysIncomes(t) },
			func(pays bool) { o.Incomes = &pays }).WithNote("incomes", calc.With("amount", sum)))
	}
	things := spending()
	spends := slices.ContainsFunc(o.Spent, func(amount int) bool { return amount != calc.None })
	for _, i := range []int{2, 0, 1} { // a train is the usual purchase, so its field comes first
		thing := things[i]
		sum := calc.Range(0, agreement.MaxPay).WithRefusal(calc.Refuse("amount.range", "").Under("pay"))
		f := calc.AmountFunc(thing[0], sum, func() int { return o.spentOn(i) }, func(amount int) {
			for len(o.Spent) < len(things) {
				o.Spent = append(o.Spent, calc.None)
			}
			o.Spent[i] = amount
		}).Expect(calc.None)
		f.Part, f.Folded = "spends", !spends
		form.Collect(f)
	}
	for _, f := range form.Fields {
		if o.Helps {
			f.Then(func(int) {
				_, rest := o.entries(t, true)
				o.Helps = rest > 0
			})
		}
	}
	if _, rest := o.entries(t, true); rest > 0 {
		form.Collect(board.HelpField(t, company, rest, &o.Helps))
	}
	return form
}

// companyField adds a note to each company: its price, or that it has operated. A new choice of company clears the
// price movement.
func (o *operation) companyField(t calc.Table, f *calc.Field) *calc.Field {
	f.Then(func(int) { o.Operates.Steps, o.Operates.Up = nil, 0 })
	for i := range f.Allowed.Choices {
		company := f.Allowed.Choices[i].Value
		note := calc.Note{Key: "price", Terms: []calc.Term{calc.With("price", t.Price(company))}}
		if t.Mark(board.OperatedMark(t.Layout(), company)) > 0 {
			note = calc.Note{Key: "operated"}
		}
		f.Allowed.Choices[i].Note = &note
	}
	return f
}

// revenueField makes f clear the fields that depend on the revenue whenever the revenue changes, and returns f.
func (o *operation) revenueField(f *calc.Field) *calc.Field {
	return f.Then(func(revenue int) {
		if o.Operates.Steps = nil; revenue == 0 {
			o.Operates.Payout = ""
		}
		if revenue <= 0 {
			o.Operates.Own = 0
		}
	})
}

// payoutField asks for the payout, by default the whole revenue. Withholding while the revenue is unset sets it to 0.
func (o *operation) payoutField() *calc.Field {
	e, words := &o.Operates, []string{"pay", "half", "withhold"}
	f := calc.OneOfDefault("payout", &e.Payout, words...)
	withheld := len(words) - 1
	get, set := f.Get, f.Set
	f.Get = func() int {
		if e.Revenue == 0 {
			return withheld
		}
		return get()
	}
	f.Set = func(choice int) {
		switch e.Steps = nil; {
		case choice == withheld && e.Revenue <= 0:
			e.Revenue, e.Payout = 0, ""
			return
		case e.Revenue == 0:
			e.Revenue = calc.None
		}
		set(choice)
		e.Own *= calc.Bit(choice != withheld)
	}
	return f
}
