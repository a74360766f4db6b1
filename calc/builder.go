package calc

// A Builder changes a copy of a table and collects the statement of the changes. Reading a Builder shows all changes
// made so far. [Builder.Line] begins a line; later postings, marks and terms belong to that line.
type Builder struct {
	Table
	lines    []Line
	terms    []Term
	postings []Posting
	marked   []Mark
}

// NewBuilder returns a builder with room for a long statement. Most entries use [Build].
func NewBuilder(t Table) *Builder {
	if t.unstated {
		return &Builder{Table: t.clone()}
	}
	// One allocation holds both the builder and a statement long enough for most turns.
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

// Line begins a line about a seat and a company, each of which can be [None].
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

// AsSecret sets whether the last line is shown only to its seat until the game is over.
func (b *Builder) AsSecret(secret bool) {
	if !b.unstated {
		b.lines[len(b.lines)-1].Secret = secret
	}
}

func (b *Builder) AsInstruction() {
	if !b.unstated {
		b.lines[len(b.lines)-1].Instruction = true
	}
}

// AsRecap marks the last line as a repetition of what a seat did in a round in which all seats act at once.
func (b *Builder) AsRecap() {
	if !b.unstated {
		b.lines[len(b.lines)-1].Recap = true
	}
}

// Move adds a posting to the last line. A negative amount moves in the opposite direction; 0 is ignored.
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

// Set sets a mark and notes the change in the last line. If the value is the same as before, nothing is noted.
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

// Done returns the changed table and its statement. The builder must not be used afterwards.
func (b *Builder) Done() (Table, Statement) {
	return b.Table, Statement{Lines: b.lines}
}
