package words

import (
	"strconv"
	"strings"

	"scripkeeper/calc"
	"scripkeeper/ledger/game"
)

// EntryName returns the name of a kind of entry, for a button.
func EntryName(rulebook string, e calc.Entry) string {
	return Text(ownOrSharedKey(rulebook, "entry."+e.Kind()))
}

// Menu returns the heading of a group of kinds of entries about the same subject.
func Menu(rulebook, part string) string { return Text(rulebook + ".menu." + part) }

func EntryAbout(rulebook string, e calc.Entry) string {
	if key := ownOrSharedKey(rulebook, "entry."+e.Kind()+".about"); Known(key) {
		return Text(key)
	}
	return ""
}

// EntryPass returns the label of a button that records an entry without a sheet: "Next: Ben".
func EntryPass(rulebook string, t calc.Table, e calc.Entry) string {
	if Known(ownOrSharedKey(rulebook, "entry."+e.Kind()+".pass")) {
		return entrySentence(rulebook, ".pass", t, e)
	}
	return EntryName(rulebook, e)
}

// EntryNothing returns the label of a button that answers "nothing" for all players who are asked in secret, or for the
// remaining players if others is true. It returns "" for entries without such an answer.
func EntryNothing(rulebook string, e calc.Entry, others bool) string {
	key := ownOrSharedKey(rulebook, "entry."+e.Kind()+".nobody")
	switch {
	case !Known(key):
		return ""
	case others:
		return Text(key + ".else")
	}
	return Text(key)
}

// EntryTitle returns the heading of an entry's sheet, such as "Ann's turn". For tables without turns, a game may have
// the key "<game>.entry.<kind>.turnless", such as "Ann buys".
func EntryTitle(rulebook string, t calc.Table, e calc.Entry) string {
	if t.Turn() == calc.None && Known(rulebook+".entry."+e.Kind()+".turnless") {
		return entrySentence(rulebook, ".turnless", t, e)
	}
	return entrySentence(rulebook, ".title", t, e)
}

// EntryAsk returns the prompt on an empty sheet for several entries.
func EntryAsk(rulebook string, t calc.Table, e calc.Entry) string {
	if key := rulebook + ".entry." + e.Kind() + ".ask"; Known(key) {
		return Format(key, entryNames(rulebook, t, e))
	}
	return Text("sheet.none")
}

// EntryRecord returns the label of the button that records an entry; key is [calc.Form.Record] of the entry's form.
func EntryRecord(rulebook string, t calc.Table, e calc.Entry, key string) string {
	return Format(rulebook+".record."+key, entryNames(rulebook, t, e))
}

// FieldPart returns the heading that some fields of a form share.
func FieldPart(rulebook, key string) string { return Text(rulebook + ".part." + key) }

// EntrySeveral returns the label of the button that records several entries from one sheet.
func EntrySeveral(rulebook string, e calc.Entry, count int) string {
	key := rulebook + ".entry." + e.Kind() + ".record"
	if !Known(key) {
		key = "sheet.record.several"
	}
	return Format(key, Names{"count": count})
}

// EntryShort describes an entry in a few words, for a log or a bar: "Ann: B +60".
func EntryShort(rulebook string, t calc.Table, e calc.Entry) string {
	return entrySentence(rulebook, ".short", t, e)
}

// StepShort describes the entry of a step in a few words. An entry that an edit has made illegal is described on its
// original table, because the form on the present table has fewer fields.
func StepShort(g *game.Game, step game.Step) string {
	table := step.Before
	if step.Refusal != nil {
		table = g.TableGivenOn(step.Source)
	}
	return EntryShort(g.Rulebook().ID(), table, step.Entry)
}

// Reason returns the reason recorded for a correction or payment, or "". A reason known to the game is translated.
func Reason(rulebook string, e calc.Entry) string {
	reasoned, is := e.(calc.Reasoned)
	if !is || reasoned.GivenReason() == "" {
		return ""
	}
	reason := reasoned.GivenReason()
	if key := rulebook + ".choice.reason." + reason; Known(key) {
		reason = Text(key)
	}
	return Format("entry.ruling.reason", Names{"reason": reason})
}

// HasDetail reports whether the short description of a kind of entry says more than its name, such as who acts.
func HasDetail(rulebook string, e calc.Entry) bool {
	return strings.Contains(Text(ownOrSharedKey(rulebook, "entry."+e.Kind()+".short")), "{{")
}

// Events returns the lines of a statement that a log mentions, in a few words each. Lines with the key "log.<kind>"
// come before lines with the key "log.last.<kind>". A game may have its own sentences ("<game>.log.<kind>",
// "<game>.log.last.<kind>").
func Events(rulebook string, l *calc.Layout, s calc.Statement) []string {
	var all []string
	for _, list := range []string{"log.", "log.last."} {
		for _, line := range s.Lines {
			if key := ownOrSharedKey(rulebook, list+line.Kind); Known(key) {
				all = append(all, Format(key, termNames(l, line.Seat, line.Company, line.Terms)))
			}
		}
	}
	return all
}

// PriceEvents returns a word for each company with an event that its price change does not show, such as a split. The
// keys are "<game>.event.<kind>".
func PriceEvents(rulebook string, s calc.Statement) map[int]string {
	all := map[int]string{}
	for _, line := range s.Lines {
		if key := rulebook + ".event." + line.Kind; line.Company != calc.None && Known(key) {
			all[line.Company] = Text(key)
		}
	}
	return all
}

// entrySentence returns an entry's sentence with its places filled. If a place has no value, because its field is empty
// or the table no longer asks for it, the result only names the player and the kind of entry. A game may have the keys
// "<game>.entry.<kind>.several" for an entry that could be about several companies, and "<game>.entry.<kind>.anybody"
// for an entry without a player.
func entrySentence(rulebook, sentence string, t calc.Table, e calc.Entry) string {
	n := entryNames(rulebook, t, e)
	text, complete := Spoken().Fill(ownOrSharedKey(rulebook, "entry."+e.Kind()+sentence), n)
	if complete {
		return text
	}
	if several := rulebook + ".entry." + e.Kind() + ".several"; Known(several) {
		if names := possibleCompanies(t, e); len(names) > 1 {
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

func possibleCompanies(t calc.Table, e calc.Entry) []string {
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

// Field returns a field's label. The label depends on the field's name without list indices.
func Field(rulebook string, l *calc.Layout, f *calc.Field) string {
	name, _, _ := strings.Cut(f.Name, ".")
	return Format(ownOrSharedKey(rulebook, "field."+name), fieldNames(l, f))
}

// fieldNames returns the values for a field's label: its seat, company and card effect. If the name ends in an index,
// the values include the index as a number and the private company with that index. In a company's list about other
// companies, they also include the company with that index.
func fieldNames(l *calc.Layout, f *calc.Field) Names {
	parts := strings.Split(f.Name, ".")
	n := termNames(l, f.Seat, f.Company, nil)
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

// FieldParts returns three labels of a field, each "" if the game has no words for it: the label in is for a company's
// field below the company's name ("<game>.group.in.<name>"), all is for all fields of the list together
// ("<game>.group.all.<name>"), and marked is for a field beside the company's mark ("<game>.group.marked.<name>").
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

// FieldOf returns a field's label with its player, for use without context: "Ann: starting share".
func FieldOf(rulebook string, l *calc.Layout, f *calc.Field) string {
	label := Field(rulebook, l, f)
	if f.Seat == calc.None || strings.Contains(label, Seat(l, f.Seat)) {
		return label
	}
	return Format("sheet.field", Names{"name": Seat(l, f.Seat), "field": label})
}

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

// FieldUsual returns the label of the button that sets a number to its likely value, or "".
func FieldUsual(rulebook string, f *calc.Field) string {
	key := rulebook + ".usual." + f.Name
	if !Known(key) {
		return ""
	}
	return Format(key, Names{"amount": f.Likely})
}

func ChoiceNote(rulebook string, l *calc.Layout, note calc.Note) string {
	if note.Key == "" {
		return ""
	}
	return Format(rulebook+".note."+note.Key, termNames(l, calc.None, calc.None, note.Terms))
}

// choiceKey returns the key of a choice's label. A game's words for the field come first
// ("<game>.choice.<field>.<key>"), then the game's words for any field, then the words of all games. The field matters
// because in some languages, for example, half a payout and half a share are different words.
func choiceKey(rulebook string, f *calc.Field, key string) string {
	name, _, _ := strings.Cut(f.Name, ".")
	if own := rulebook + ".choice." + name + "." + key; Known(own) {
		return own
	}
	return ownOrSharedKey(rulebook, "choice."+key)
}

// ChoicePart returns the heading that a choice shares with other choices about the same company.
func ChoicePart(rulebook string, c calc.Choice) string {
	return Text(ownOrSharedKey(rulebook, "choice."+c.Part))
}

// Ask returns the question shown in an empty field: "How many shares?"
func Ask(rulebook string, l *calc.Layout, f *calc.Field) string {
	name, _, _ := strings.Cut(f.Name, ".")
	if key := ownOrSharedKey(rulebook, "ask."+name); Known(key) {
		return Format(key, termNames(l, f.Seat, f.Company, nil))
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
