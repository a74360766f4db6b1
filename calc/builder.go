package calc

// A Builder is a table under work, and the statement of what was done to it so far. The table that it was
// made from stays as it was. Reading it gives the figures of this moment.
//
// Lines are written one after another: [Builder.Line] begins one, and postings, marks and terms go to the
// last one begun.
type Builder struct {
	Table
	lines    []Line
	terms    []Term
	postings []Posting
	marked   []Mark
	// room is where these begin, for as much as most entries say: one piece of memory instead of four.
	room struct {
		lines    [12]Line
		terms    [40]Term
		postings [16]Posting
		marked   [12]Mark
	}
}

// NewBuilder begins to build from a table.
func NewBuilder(t Table) *Builder {
	d := &Builder{Table: t.clone()}
	d.lines, d.terms = d.room.lines[:0], d.room.terms[:0]
	d.postings, d.marked = d.room.postings[:0], d.room.marked[:0]
	return d
}

// Line begins a line about a seat and a company (or [None]).
func (d *Builder) Line(kind, rule string, seat, company int, terms ...Term) {
	from := len(d.terms)
	d.terms = append(d.terms, terms...)
	d.lines = append(d.lines, Line{
		Kind: kind, Rule: rule, Seat: seat, Company: company,
		Terms: d.terms[from:len(d.terms):len(d.terms)],
	})
}

// Secret makes the last line one for its seat's eyes.
func (d *Builder) Secret(secret bool) { d.lines[len(d.lines)-1].Secret = secret }

// Move posts an amount from one account to another under the last line. An amount below zero goes the other
// way, and zero posts nothing.
func (d *Builder) Move(from, to Account, c Commodity, amount int) {
	if amount < 0 {
		from, to, amount = to, from, -amount
	}
	if amount == 0 {
		return
	}
	d.now.balances[d.now.layout.slot(from, c)] -= amount
	d.now.balances[d.now.layout.slot(to, c)] += amount
	d.postings = append(d.postings, Posting{From: from, To: to, Commodity: c, Amount: amount})
	line := &d.lines[len(d.lines)-1]
	n := len(line.Postings) + 1
	line.Postings = d.postings[len(d.postings)-n : len(d.postings) : len(d.postings)]
}

// Set changes a mark under the last line. A mark that already has the value stays out of the statement.
func (d *Builder) Set(id MarkID, value int) {
	old := d.now.marks[id]
	if old == value {
		return
	}
	d.now.marks[id] = value
	d.marked = append(d.marked, Mark{ID: id, From: old, To: value})
	line := &d.lines[len(d.lines)-1]
	n := len(line.Marks) + 1
	line.Marks = d.marked[len(d.marked)-n : len(d.marked) : len(d.marked)]
}

// Done is the table as it stands now and the statement that leads to it. The builder must not be used after.
func (d *Builder) Done() (Table, Statement) {
	return d.Table, Statement{Lines: d.lines}
}
