package newgame

import (
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/book"
	"scripkeeper/ledger/record"
)

// An Offer is a set of options to start from: a rule set or the user's own saved rules.
type Offer struct {
	Key                 string
	Name, About, Remark string
	Options             calc.Options
	Template            *record.Template
}

// Offers returns the rule sets of a rulebook, then the user's saved rules for the same game.
func Offers(b *book.Book, rulebook calc.Rulebook) []Offer {
	var all []Offer
	for _, preset := range rulebook.Presets() {
		key := rulebook.ID() + ".preset." + preset.Key
		o := Offer{Key: preset.Key, Name: words.Text(key), About: words.Text(key + ".about"), Options: preset.Options}
		if preset.Unofficial {
			o.Remark = words.Text("new.unofficial")
		}
		all = append(all, o)
	}
	templates, err := b.Templates.Of(rulebook.ID())
	if err != nil {
		return all
	}
	for _, t := range templates {
		all = append(all, Offer{Name: t.Name, About: words.Text("template.own"), Options: t.Options, Template: &t})
	}
	return all
}

// OffersNote returns a sentence about all rule sets of a rulebook, or "".
func OffersNote(rulebook calc.Rulebook) string {
	if key := rulebook.ID() + ".new.presets.about"; words.Known(key) {
		return words.Text(key)
	}
	return ""
}

// Nearest returns the index of the offer with the fewest differences from the given options.
func Nearest(offers []Offer, options calc.Options) int {
	nearest, least := 0, -1
	for i, o := range offers {
		if n := ChangeCount(options, o.Options); least < 0 || n < least {
			nearest, least = i, n
		}
	}
	return nearest
}
