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
}

// NewBuilder returns a builder that begins with a table, for turns that say much. [Build] does for the rest.
func NewBuilder(t Table) *Builder {
	if t.unstated {
		return &Builder{Table: t.clone()}
	}
	// The statement begins with room for as much as most turns say, in one piece of memory with the builder.
	room := &struct {
		Builder
		lines    [12]Line
		terms    [46]Term
		postings [9]Posting
		marked   [8]Mark
	}{Builder: Builder{Table: t.clone()}}
	room.Builder.lines, room.Builder.terms = room.lines[:0], room.terms[:0]
	room.Builder.postings, room.Builder.marked = room.postings[:0], room.marked[:0]
	return &room.Builder
}

// Line begins a line about a seat and a company, or [None]. Postings and marks go to the last line begun.
func (b *Builder) Line(kind, rule string, seat, company int, terms ...Term) {
	if b.unstated {
		return
	}
	from := len(b.terms)
	b.terms = append(b.terms, terms...)
	b.lines = append(b.lines, Line{
		Kind: kind, Rule: rule, Seat: seat, Company: company,
		Terms: b.terms[from:len(b.terms):len(b.terms)],
	})
}

// AsSecret makes the last line secret, or not: for the eyes of its seat until the game is over.
func (b *Builder) AsSecret(secret bool) {
	if !b.unstated {
		b.lines[len(b.lines)-1].Secret = secret
	}
}

// AsInstruction makes the last line an instruction to the table: deal, discard, move cards.
func (b *Builder) AsInstruction() {
	if !b.unstated {
		b.lines[len(b.lines)-1].Instruction = true
	}
}

// AsRecap makes the last line one that repeats what a seat did where all act at once.
func (b *Builder) AsRecap() {
	if !b.unstated {
		b.lines[len(b.lines)-1].Recap = true
	}
}

// Move posts an amount from one account to another under the last line. An amount below zero goes the other way, and
// zero posts nothing.
func (b *Builder) Move(from, to Account, c Commodity, amount int) {
	if amount < 0 {
		from, to, amount = to, from, -amount
	}
	if amount == 0 {
		return
	}
	b.now.balances[b.now.layout.slot(from, c)] -= amount
	b.now.balances[b.now.layout.slot(to, c)] += amount
	if b.unstated {
		return
	}
	b.postings = append(b.postings, Posting{From: from, To: to, Commodity: c, Amount: amount})
	line := &b.lines[len(b.lines)-1]
	n := len(line.Postings) + 1
	line.Postings = b.postings[len(b.postings)-n : len(b.postings) : len(b.postings)]
}

// Set changes a mark under the last line. A mark that already has the value stays out of the statement.
func (b *Builder) Set(id MarkID, value int) {
	old := b.now.marks[id]
	if old == value {
		return
	}
	b.now.marks[id] = value
	if b.unstated {
		return
	}
	b.marked = append(b.marked, Mark{ID: id, From: old, To: value})
	line := &b.lines[len(b.lines)-1]
	n := len(line.Marks) + 1
	line.Marks = b.marked[len(b.marked)-n : len(b.marked) : len(b.marked)]
}

// Done returns the table as it stands now, and the statement that leads to it. The builder must not be used after.
func (b *Builder) Done() (Table, Statement) {
	return b.Table, Statement{Lines: b.lines}
}
