package calc

// Columns lists the numbers that make up a position. Each number is defined once, and the definition serves to ask for
// it, to read it from the table, to refuse it when not asked for, and to set it.
type Columns struct {
	t   Table
	all []column
}

// A column is one number: its field, and the figure it stands for. The figure is nil if the number is set elsewhere.
type column struct {
	*Field
	figure  Figure
	unasked bool // the form omits the field, so that the number must be 0
}

// A Figure is a number read from a table: a [MarkID], a [Balance], or a [Known] number.
type Figure interface {
	Of(t Table) int // the number at a table
	// Put sets the number. The change belongs to the builder's last line.
	Put(b *Builder, value int)
}

func ColumnsOf(t Table) *Columns { return &Columns{t: t} }

// Add adds a column for a number. Its field is expected to hold the value that the table has now.
func (c *Columns) Add(f *Field, figure Figure) *Field { return c.AddAsked(true, f, figure) }

// AddAsked adds a number that the form leaves out unless asked is set. A number left out must be 0; any other value
// gets the refusal set for the field.
func (c *Columns) AddAsked(asked bool, f *Field, figure Figure) *Field {
	c.all = append(c.all, column{f.Expect(figure.Of(c.t)), figure, !asked})
	return f
}

func (c *Columns) Join(others *Columns) { c.all = append(c.all, others.all...) }

// Ask adds fields to the form that the columns neither read nor set.
func (c *Columns) Ask(fields ...*Field) {
	for _, f := range fields {
		c.all = append(c.all, column{Field: f})
	}
}

// Form asks for all numbers. Upper bounds are not rules; they only catch slips.
func (c *Columns) Form() Form {
	var form Form
	for _, column := range c.all {
		if !column.unasked {
			form.Collect(column.Field)
		}
	}
	return form.Guarded()
}

// StrayRefusal returns the refusal of the first number that is not 0 although the form does not ask for it, or nil.
func (c *Columns) StrayRefusal() *Refusal {
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

// Of returns a seat's columns. If seat is [None], it returns a company's; if both are None, it returns the table's.
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

// A Balance is an amount of a commodity in an account.
type Balance struct {
	account   Account
	commodity Commodity
}

func BalanceOf(a Account, c Commodity) Balance { return Balance{a, c} }

func (h Balance) Of(t Table) int { return t.Balance(h.account, h.commodity) }

// Put moves the difference between value and the present balance from the account of rulings.
func (h Balance) Put(b *Builder, value int) {
	b.Move(Rulings(), h.account, h.commodity, value-b.Balance(h.account, h.commodity))
}

// Known is a number that is read but not set here, because the caller sets it together with others.
type Known int

func (k Known) Of(Table) int { return int(k) }

func (Known) Put(*Builder, int) {}
