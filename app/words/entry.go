package words

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// EntryName is what a kind of entry is called on a button.
func EntryName(rulebook string, e calc.Entry) string {
	return Text(ownOrShared(rulebook, "entry."+e.Kind()))
}

// Menu heads the kinds of entry about one thing.
func Menu(rulebook, part string) string { return Text(rulebook + ".menu." + part) }

// EntryAbout is a sentence on a kind of entry, or nothing.
func EntryAbout(rulebook string, e calc.Entry) string {
	if key := ownOrShared(rulebook, "entry."+e.Kind()+".about"); Known(key) {
		return Text(key)
	}
	return ""
}

// EntryPass is what a button is called that makes an entry at once: "Next: Ben".
func EntryPass(rulebook string, t calc.Table, e calc.Entry) string {
	if Known(ownOrShared(rulebook, "entry."+e.Kind()+".pass")) {
		return tellEntry(rulebook, ".pass", t, e)
	}
	return EntryName(rulebook, e)
}

// EntryNobody is what a button is called that says for everybody asked in secret that there is nothing, or for
// everybody else where somebody has told something; empty for an entry of which that cannot be said.
func EntryNobody(rulebook string, e calc.Entry, others bool) string {
	key := ownOrShared(rulebook, "entry."+e.Kind()+".nobody")
	switch {
	case !Known(key):
		return ""
	case others:
		return Text(key + ".else")
	}
	return Text(key)
}

// EntryTitle heads the sheet of an entry: "Ann's turn", or "Ann buys" where a game has such words for a table that
// keeps no turns ("<game>.entry.<kind>.turnless").
func EntryTitle(rulebook string, t calc.Table, e calc.Entry) string {
	if t.Turn() == calc.None && Known(rulebook+".entry."+e.Kind()+".turnless") {
		return tellEntry(rulebook, ".turnless", t, e)
	}
	return tellEntry(rulebook, ".title", t, e)
}

// EntryAsk asks for what is said on the sheet of several entries, as long as nothing is.
func EntryAsk(rulebook string, t calc.Table, e calc.Entry) string {
	if key := rulebook + ".entry." + e.Kind() + ".ask"; Known(key) {
		return Format(key, entryNames(rulebook, t, e))
	}
	return Text("sheet.none")
}

// EntryRecord is what recording an entry is called where its form has a word for that.
func EntryRecord(rulebook string, t calc.Table, e calc.Entry, key string) string {
	return Format(rulebook+".record."+key, entryNames(rulebook, t, e))
}

// FieldPart is what fields of a form are about together.
func FieldPart(rulebook, key string) string { return Text(rulebook + ".part." + key) }

// EntrySeveral is what recording several entries of a sheet is called.
func EntrySeveral(rulebook string, e calc.Entry, count int) string {
	key := rulebook + ".entry." + e.Kind() + ".record"
	if !Known(key) {
		key = "sheet.record.several"
	}
	return Format(key, Names{"count": count})
}

// EntryShort tells an entry in a few words, for a log or a bar: "Ann: B +60".
func EntryShort(rulebook string, t calc.Table, e calc.Entry) string {
	return tellEntry(rulebook, ".short", t, e)
}

// StepShort tells a living entry of a game in a few words. One that an edit made illegal is told as it was given: where
// it stands now, the table asks for less of it.
func StepShort(g *game.Game, step game.Step) string {
	table := step.Before
	if step.Refusal != nil {
		table = g.GivenOn(step.Source)
	}
	return EntryShort(g.Rulebook().ID(), table, step.Entry)
}

// Reason is why the table put something right or paid something, or nothing where nobody told. What a game has a word for
// is told in the present language.
func Reason(rulebook string, e calc.Entry) string {
	reasoned, is := e.(calc.Reasoned)
	if !is || reasoned.Because() == "" {
		return ""
	}
	reason := reasoned.Because()
	if key := rulebook + ".choice.reason." + reason; Known(key) {
		reason = Text(key)
	}
	return Format("entry.ruling.reason", Names{"reason": reason})
}

// Telling reports whether the few words on a kind of entry say more than which kind it is: who did it, or with what.
func Telling(rulebook string, e calc.Entry) bool {
	return strings.Contains(Text(ownOrShared(rulebook, "entry."+e.Kind()+".short")), "{{")
}

// Events are what a statement tells that is worth a mention in a log, in a few words each: the lines of the kinds for
// which a game has such words ("<game>.log.<kind>") or all games have ("log.<kind>"), and after them those of
// "<game>.log.last.<kind>".
func Events(rulebook string, l *calc.Layout, s calc.Statement) []string {
	var all []string
	for _, list := range []string{"log.", "log.last."} {
		for _, line := range s.Lines {
			if key := ownOrShared(rulebook, list+line.Kind); Known(key) {
				all = append(all, Format(key, names(l, line.Seat, line.Company, line.Terms)))
			}
		}
	}
	return all
}

// PriceEvents are what happened to prices in a statement that no rise or fall tells, a word for each company: the lines
// of the kinds for which a game has such a word ("<game>.event.<kind>").
func PriceEvents(rulebook string, s calc.Statement) map[int]string {
	all := map[int]string{}
	for _, line := range s.Lines {
		if key := rulebook + ".event." + line.Kind; line.Company != calc.None && Known(key) {
			all[line.Company] = Text(key)
		}
	}
	return all
}

// tellEntry fills the places of an entry's sentence. When the entry lacks one of them, because nobody has filled it in
// or because the table does not ask for it any more, it tells who does what kind of thing; where several companies or
// anybody may do it, what a game has for that ("<game>.entry.<kind>.several", "<game>.entry.<kind>.anybody").
func tellEntry(rulebook, sentence string, t calc.Table, e calc.Entry) string {
	n := entryNames(rulebook, t, e)
	text, complete := Spoken().Fill(ownOrShared(rulebook, "entry."+e.Kind()+sentence), n)
	if complete {
		return text
	}
	if several := rulebook + ".entry." + e.Kind() + ".several"; Known(several) {
		if names := possible(t, e); len(names) > 1 {
			return Format(several, Names{"companies": names})
		}
	}
	if anybody := rulebook + ".entry." + e.Kind() + ".anybody"; n["seat"] == nil && Known(anybody) {
		return Text(anybody)
	}
	if n["seat"] == nil {
		return EntryName(rulebook, e)
	}
	return Format("entry.plain", Names{"seat": n["seat"], "entry": EntryName(rulebook, e)})
}

// possible are the companies that an entry may be about.
func possible(t calc.Table, e calc.Entry) []string {
	var all []string
	for _, f := range e.Form(t).Fields {
		for _, choice := range f.Allowed.Choices {
			if f.Kind == calc.CompanyKind && choice.Refusal == nil {
				all = append(all, CompanyName(t.Layout(), choice.Value))
			}
		}
	}
	return all
}

// Field is a field's label: the sentence of its name without the places of lists.
func Field(rulebook string, l *calc.Layout, f *calc.Field) string {
	name, _, _ := strings.Cut(f.Name, ".")
	return Format(ownOrShared(rulebook, "field."+name), fieldNames(l, f))
}

// fieldNames are the words for the places of a field's label: the seat and the company that it is about, the number on
// a card, and by the last place of a list the number, the private company, and where the list is another company's the
// company.
func fieldNames(l *calc.Layout, f *calc.Field) Names {
	parts := strings.Split(f.Name, ".")
	n := names(l, f.Seat, f.Company, nil)
	n["effect"] = Effect(f.Printed)
	if last, err := strconv.Atoi(parts[len(parts)-1]); err == nil {
		n["number"] = last + 1
		if l != nil && l.HasPrivate(last) {
			n["private"] = l.Privates[last].Name
		}
		if l != nil && len(parts) > 2 && l.HasCompany(last) {
			n["other"] = Company(l, last)
		}
	}
	if l != nil && f.Company != calc.None {
		n["code"] = l.Companies[f.Company].Code
	}
	return n
}

// FieldParts are what a field about a company is called under the company's name, what the fields of its list are
// called together, and what it is called beside the company's mark; empty where a game has no such words
// ("<game>.group.in.<name>", "<game>.group.all.<name>", "<game>.group.marked.<name>").
func FieldParts(rulebook string, l *calc.Layout, f *calc.Field) (in, all, marked string) {
	name, _, _ := strings.Cut(f.Name, ".")
	part := func(what string) string {
		if key := rulebook + what + name; Known(key) {
			return Format(key, fieldNames(l, f))
		}
		return ""
	}
	return part(".group.in."), part(".group.all."), part(".group.marked.")
}

// FieldOf is what a field is called where nothing around it tells whose it is: "Ann: starting share".
func FieldOf(rulebook string, l *calc.Layout, f *calc.Field) string {
	label := Field(rulebook, l, f)
	if f.Seat == calc.None || strings.Contains(label, Seat(l, f.Seat)) {
		return label
	}
	return Format("sheet.field", Names{"name": Seat(l, f.Seat), "field": label})
}

// Choice is what one choice of a field is called.
func Choice(rulebook string, l *calc.Layout, f *calc.Field, c calc.Choice) string {
	switch f.Kind {
	case calc.SeatKind:
		return Seat(l, c.Value)
	case calc.CompanyKind:
		return CompanyName(l, c.Value)
	}
	if f.Kind == calc.CardKind && c.Value != calc.None {
		return Card(l.Cards[c.Value].Code)
	}
	if f.Kind == calc.PrivateKind && l.HasPrivate(c.Value) {
		return l.Privates[c.Value].Name
	}
	if c.Key == "" {
		return Number(c.Value)
	}
	return Text(choiceKey(rulebook, f, c.Key))
}

// FieldUsual is what giving a number its likely value by a tap is called, nothing where a game has no words for that.
func FieldUsual(rulebook string, f *calc.Field) string {
	key := rulebook + ".usual." + f.Name
	if !Known(key) {
		return ""
	}
	return Format(key, Names{"amount": f.Likely})
}

// ChoiceNote is what stands beside a choice, nothing where there is nothing to say yet.
func ChoiceNote(rulebook string, l *calc.Layout, note calc.Note) string {
	if note.Key == "" {
		return ""
	}
	return Format(rulebook+".note."+note.Key, names(l, calc.None, calc.None, note.Terms))
}

// choiceKey is the key of the words for a choice of a field: a game's words for it in this field, where half a payout
// is not called as half a share is ("<game>.choice.<field>.<key>"), else its words for it in any, else all games'.
func choiceKey(rulebook string, f *calc.Field, key string) string {
	name, _, _ := strings.Cut(f.Name, ".")
	if own := rulebook + ".choice." + name + "." + key; Known(own) {
		return own
	}
	return ownOrShared(rulebook, "choice."+key)
}

// ChoicePart names what a choice has in common with choices about other companies.
func ChoicePart(rulebook string, c calc.Choice) string {
	return Text(ownOrShared(rulebook, "choice."+c.Part))
}

// Ask is the question for a field that nobody has filled in: "How many shares?"
func Ask(rulebook string, l *calc.Layout, f *calc.Field) string {
	name, _, _ := strings.Cut(f.Name, ".")
	if key := ownOrShared(rulebook, "ask."+name); Known(key) {
		return Format(key, names(l, f.Seat, f.Company, nil))
	}
	field := Names{"field": FieldOf(rulebook, l, f)}
	switch f.Kind {
	case calc.SeatKind:
		return Format("ask.of.player", field)
	case calc.AmountKind:
		return Format("ask.of.number", field)
	}
	return Format("ask.of.choice", field)
}
