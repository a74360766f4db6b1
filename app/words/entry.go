package words

import (
	"encoding/json"
	"strconv"
	"strings"

	"scripkeeper/calc"
)

// EntryName is what a kind of entry is called on a button.
func EntryName(rulebook string, e calc.Entry) string { return Say(rulebook + ".entry." + e.Kind()) }

// EntryAbout is a sentence on a kind of entry, or nothing.
func EntryAbout(rulebook string, e calc.Entry) string {
	if key := rulebook + ".entry." + e.Kind() + ".about"; Known(key) {
		return Say(key)
	}
	return ""
}

// EntryTitle heads the sheet of an entry: "Ann's turn".
func EntryTitle(rulebook string, t calc.Table, e calc.Entry) string {
	return Tell(rulebook+".entry."+e.Kind()+".title", entryNames(t, e))
}

// EntryShort tells an entry in a few words, for a log or a bar: "Ann: B +60".
func EntryShort(rulebook string, t calc.Table, e calc.Entry) string {
	return Tell(rulebook+".entry."+e.Kind()+".short", entryNames(t, e))
}

func entryNames(t calc.Table, e calc.Entry) Names {
	n := Names{"seat": "", "card": "", "round": Number(t.Round())}
	for _, f := range e.Form(t).Fields {
		switch {
		case f.Get == nil:
		case f.Name == "seat":
			n["seat"] = Seat(t.Layout(), f.Get())
		case f.Kind == calc.CardKind:
			if place := f.Get(); place >= 0 && place < len(t.Layout().Cards) {
				n["card"] = Card(t.Layout().Cards[place].Code)
			}
		}
	}
	if n["card"] == "" {
		n["card"] = Card(cardOf(e))
	}
	return n
}

// cardOf is the code of the card that an entry names in its record, where the table at hand does not ask for one: an
// entry that was taken out, or one that is not possible any more.
func cardOf(e calc.Entry) string {
	var written struct {
		Card string `json:"card"`
	}
	if data, err := json.Marshal(e); err != nil || json.Unmarshal(data, &written) != nil {
		return ""
	}
	return written.Card
}

// Field is a field's label: the sentence of its name without the places of lists.
func Field(rulebook string, l *calc.Layout, f calc.Field) string {
	parts := strings.Split(f.Name, ".")
	n := names(l, f.Seat, f.Company, nil)
	if last, err := strconv.Atoi(parts[len(parts)-1]); err == nil {
		n["number"] = Number(last + 1)
	}
	return Tell(either(rulebook, "field."+parts[0]), n)
}

// Choice is what one choice of a field is called.
func Choice(rulebook string, l *calc.Layout, f calc.Field, c calc.Choice) string {
	switch f.Kind {
	case calc.SeatKind:
		return Seat(l, c.Value)
	case calc.CompanyKind:
		return Upper(Company(l, c.Value))
	case calc.CardKind:
		return Card(l.Cards[c.Value].Code)
	}
	return Say(either(rulebook, "choice."+c.Key))
}

// Option is an option's label and the sentence on it; OptionChoice one of its values.
func Option(rulebook, field string) (label, about string) {
	key := rulebook + ".option." + field
	return Say(key), Say(key + ".about")
}

// OptionValue is how a value of an option is written.
func OptionValue(rulebook string, f calc.Field, value int) string {
	for _, c := range f.Allowed.Choices {
		if c.Value == value {
			return Say(rulebook + ".option." + f.Name + "." + c.Key)
		}
	}
	return Number(value)
}
