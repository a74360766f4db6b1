package calc

// Columns is a list of the numbers that make up a position. One definition of a number serves to show it in a form, to
// read it from a table, to refuse it where it must be 0, and to set it.
type Columns struct {
	t   Table
	all []column
}

// A column is a number: its form field and its value at a table. The figure is nil if other code sets the number.
type column struct {
	*Field
	figure  Figure
	unasked bool // not in the form; the number must be 0
}

// A Figure is a number at a table: a [MarkID], a [Balance], or a [Known] number.
type Figure interface {
	Of(t Table) int
	// Put sets the number. The change belongs to the builder's last line.
	Put(b *Builder, value int)
}

func ColumnsOf(t Table) *Columns { return &Columns{t: t} }

// Add adds a number with its form field. The field's likely value is the number at the table.
func (c *Columns) Add(f *Field, figure Figure) *Field { return c.AddAsked(true, f, figure) }

// AddAsked is [Columns.Add], but unless asked is set, the form leaves out the field and refuses numbers other than 0.
func (c *Columns) AddAsked(asked bool, f *Field, figure Figure) *Field {
	c.all = append(c.all, column{f.Expect(figure.Of(c.t)), figure, !asked})
	return f
}

func (c *Columns) Join(others *Columns) { c.all = append(c.all, others.all...) }

// Ask adds fields to the form without reading or setting their numbers at the table.
func (c *Columns) Ask(fields ...*Field) {
	for _, f := range fields {
		c.all = append(c.all, column{Field: f})
	}
}

// Form returns a form for all numbers. Upper bounds only catch slips; they are not rules.
func (c *Columns) Form() Form {
	var form Form
	for _, column := range c.all {
		if !column.unasked {
			form.Collect(column.Field)
		}
	}
	return form.Guarded()
}

// StrayRefusal returns the refusal of the first number that is not 0 although the form leaves it out, or nil.
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

// Fill sets each number to its value at the table.
func (c *Columns) Fill() {
	for _, column := range c.all {
		if column.figure != nil {
			column.Set(column.Likely)
		}
	}
}

// Of returns a seat's columns. If seat is [None], it returns a company's columns or, if company is [None], the table's.
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

// A Balance is the amount of a commodity in an account.
type Balance struct {
	account   Account
	commodity Commodity
}

func BalanceOf(a Account, c Commodity) Balance { return Balance{a, c} }

func (h Balance) Of(t Table) int { return t.Balance(h.account, h.commodity) }

// Put posts the difference between value and the present balance, against the account of rulings (corrections).
func (h Balance) Put(b *Builder, value int) {
	b.Move(Rulings(), h.account, h.commodity, value-b.Balance(h.account, h.commodity))
}

// Known is a number that other code sets, so a column only reads it.
type Known int

func (k Known) Of(Table) int { return int(k) }

func (Known) Put(*Builder, int) {}
