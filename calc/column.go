package calc

// Columns are the numbers of a position. Each is defined once, for the form, for reading the table, for refusing
// numbers that are not asked for, and for setting the table.
type Columns struct {
	t   Table
	all []column
}

// A column is one number: its field, and its figure at the table, nil if it is set together with others.
type column struct {
	*Field
	figure  Figure
	unasked bool // the form leaves the field out, so that the number must be 0
}

// A Figure is a number of a table: a [MarkID], a [Balance], or one that is only [Known].
type Figure interface {
	Of(t Table) int // the number at a table
	// Put sets the number under the last line.
	Put(b *Builder, value int)
}

func ColumnsOf(t Table) *Columns { return &Columns{t: t} }

// Add adds a number and expects the table's present value.
func (c *Columns) Add(f *Field, figure Figure) *Field { return c.AddAsked(true, f, figure) }

// AddAsked adds a number that the form may leave out. If it does, any value but 0 gets the field's own refusal.
func (c *Columns) AddAsked(asked bool, f *Field, figure Figure) *Field {
	c.all = append(c.all, column{f.Expect(figure.Of(c.t)), figure, !asked})
	return f
}

func (c *Columns) Join(others *Columns) { c.all = append(c.all, others.all...) }

// Ask adds fields that are set in another way.
func (c *Columns) Ask(fields ...*Field) {
	for _, f := range fields {
		c.all = append(c.all, column{Field: f})
	}
}

// Form asks for all numbers, with upper bounds that only catch slips.
func (c *Columns) Form() Form {
	var form Form
	for _, column := range c.all {
		if !column.unasked {
			form.Collect(column.Field)
		}
	}
	return form.Guarded()
}

// Stray returns the refusal of the first number that is not 0 though the form does not ask for it, or nil.
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

// Fill sets each number to the table's present value.
func (c *Columns) Fill() {
	for _, column := range c.all {
		if column.figure != nil {
			column.Set(column.Likely)
		}
	}
}

// Of returns the columns of a seat, those of a company, or with [None] for both those of neither.
func (c *Columns) Of(seat, company int) *Columns {
	of := ColumnsOf(c.t)
	for _, column := range c.all {
		if column.Seat == seat && (column.Company == company || seat != None) {
			of.all = append(of.all, column)
		}
	}
	return of
}

func (c *Columns) Put(b *Builder) {
	for _, column := range c.all {
		if column.figure != nil {
			column.figure.Put(b, column.Get())
		}
	}
}

func (id MarkID) Of(t Table) int { return t.Mark(id) }

func (id MarkID) Put(b *Builder, value int) { b.Set(id, value) }

// A Balance is an account's holding of a commodity.
type Balance struct {
	account   Account
	commodity Commodity
}

func BalanceOf(a Account, c Commodity) Balance { return Balance{a, c} }

func (h Balance) Of(t Table) int { return t.Balance(h.account, h.commodity) }

// Put moves the difference between the account and that of the rulings.
func (h Balance) Put(b *Builder, value int) {
	b.Move(Rulings(), h.account, h.commodity, value-b.Balance(h.account, h.commodity))
}

// Known is a number that is only read, because it is set together with others.
type Known int

func (k Known) Of(Table) int { return int(k) }

func (Known) Put(*Builder, int) {}
