package calc

// Columns are the numbers that a position tells. They are the form, the position of a table as it stands, what nobody
// is asked for, and what a table gets, so that each number is told once.
type Columns struct {
	t   Table
	all []column
}

// A column is one number: the field that asks for it, and what it is at the table; no figure where that is set with
// others.
type column struct {
	*Field
	figure Figure
	// unasked means that the form does not ask for it, so that it is to be 0.
	unasked bool
}

// A Figure is a number of a table: a [MarkID], a [Balance], or one that is only [Known].
type Figure interface {
	// Of is the number as a table has it.
	Of(t Table) int
	// Put sets it under the last line.
	Put(b *Builder, value int)
}

// ColumnsOf returns no columns yet, for positions of a table.
func ColumnsOf(t Table) *Columns { return &Columns{t: t} }

// Add adds a number. What is likely is what the table has.
func (c *Columns) Add(f *Field, figure Figure) *Field { return c.AddAsked(true, f, figure) }

// AddAsked adds a number for which the form may not ask. Then it is to be 0, else the field's refusal refuses it.
func (c *Columns) AddAsked(asked bool, f *Field, figure Figure) *Field {
	c.all = append(c.all, column{f.Expect(figure.Of(c.t)), figure, !asked})
	return f
}

// Join adds others.
func (c *Columns) Join(others *Columns) { c.all = append(c.all, others.all...) }

// Ask adds fields that are filled in and set in another way.
func (c *Columns) Ask(fields ...*Field) {
	for _, f := range fields {
		c.all = append(c.all, column{Field: f})
	}
}

// Form asks for all of them, with upper bounds that only catch slips.
func (c *Columns) Form() Form {
	var form Form
	for _, column := range c.all {
		if !column.unasked {
			form.Collect(column.Field)
		}
	}
	return form.Guarded()
}

// Stray returns the refusal of the first number that is not 0 though nobody is asked for it, nil where there is none.
func (c *Columns) Stray() *Refusal {
	for _, column := range c.all {
		if column.unasked && column.Get() != 0 {
			r := *column.Allowed.Refusal
			r.Field = column.Name
			return &r
		}
	}
	return nil
}

// Fill sets each number to what the table has.
func (c *Columns) Fill() {
	for _, column := range c.all {
		if column.figure != nil {
			column.Set(column.Likely)
		}
	}
}

// Of are those of a seat, of a company, or with [None] for both those of the moment.
func (c *Columns) Of(seat, company int) *Columns {
	of := ColumnsOf(c.t)
	for _, column := range c.all {
		if column.Seat == seat && (column.Company == company || seat != None) {
			of.all = append(of.all, column)
		}
	}
	return of
}

// Put sets the numbers under the last line.
func (c *Columns) Put(b *Builder) {
	for _, column := range c.all {
		if column.figure != nil {
			column.figure.Put(b, column.Get())
		}
	}
}

// Of is the value of the mark.
func (id MarkID) Of(t Table) int { return t.Mark(id) }

// Put sets the mark.
func (id MarkID) Put(b *Builder, value int) { b.Set(id, value) }

// A Balance is what an account holds of a commodity.
type Balance struct {
	account   Account
	commodity Commodity
}

// BalanceOf is what an account holds of a commodity.
func BalanceOf(a Account, c Commodity) Balance { return Balance{a, c} }

// Of is what the account holds.
func (h Balance) Of(t Table) int { return t.Balance(h.account, h.commodity) }

// Put makes the account hold so much, balanced against the rulings' account.
func (h Balance) Put(b *Builder, value int) {
	b.Move(Rulings(), h.account, h.commodity, value-b.Balance(h.account, h.commodity))
}

// Known is a number as a table has it now, which is set together with others.
type Known int

// Of is the number.
func (k Known) Of(Table) int { return int(k) }

// Put sets nothing.
func (Known) Put(*Builder, int) {}
