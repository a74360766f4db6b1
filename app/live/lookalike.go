package live

import (
	"strings"
	"unicode"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
	"scripkeeper/ledger/letters"
)

// A Doubt describes what a guest's name could be mistaken for. The zero value means no doubt.
type Doubt struct {
	key   string
	other string
}

func (d Doubt) Sentence(in *lang.Language) string {
	if d == (Doubt{}) {
		return ""
	}
	return in.Format(d.key, lang.Names{"other": d.other})
}

// Doubts returns a doubt for each guest whose name is suspicious. A name is suspicious if it resembles another guest's
// or player's name, mixes scripts in a word, or is the name of a role in any language. Keepers may use role names.
func Doubts(all []Present, players []string) []Doubt {
	byLikeness := map[string][]string{}
	add := func(name string) {
		like := letters.ConfusableKey(name)
		byLikeness[like] = append(byLikeness[like], name)
	}
	for _, name := range players {
		add(name)
	}
	for _, guest := range all {
		add(guest.Name)
	}
	roles, doubts := roleNames(), make([]Doubt, len(all))
	for i, guest := range all {
		like := letters.ConfusableKey(guest.Name)
		if role, is := roleIn(roles, like); is && guest.Role != door.Keeper {
			doubts[i] = Doubt{"live.name.role", role}
			continue
		}
		for _, other := range byLikeness[like] {
			if !strings.EqualFold(letters.Tidy(other), letters.Tidy(guest.Name)) {
				doubts[i] = Doubt{"live.name.like", other}
				break
			}
		}
		if doubts[i] == (Doubt{}) && letters.Mixed(guest.Name) {
			doubts[i] = Doubt{key: "live.name.mixed"}
		}
	}
	return doubts
}

type roleName struct{ name, like string }

func roleNames() []roleName {
	var all []roleName
	for _, language := range lang.Languages() {
		for name := range strings.SplitSeq(language.Text("live.roles"), ", ") {
			all = append(all, roleName{name, letters.ConfusableKey(name)})
		}
	}
	return all
}

func roleIn(roles []roleName, like string) (name string, is bool) {
	words := strings.FieldsFunc(like, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	spaced, joined := " "+strings.Join(words, " ")+" ", strings.Join(words, "")
	for _, role := range roles {
		if strings.Contains(spaced, " "+role.like+" ") || joined == role.like {
			return role.name, true
		}
	}
	return "", false
}
