package live

import (
	"strings"
	"unicode"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
	"scripkeeper/ledger/letters"
)

// A Doubt is what somebody could take a guest's name for; its zero value is nothing.
type Doubt struct {
	key   string
	other string
}

// Sentence tells it in a language, with a mark before it; empty where there is no doubt.
func (d Doubt) Sentence(in *lang.Language) string {
	if d == (Doubt{}) {
		return ""
	}
	return in.Format(d.key, lang.Names{"other": d.other})
}

// Doubts returns for each guest of a game what its name could be taken for: a role, in any of our languages; a player,
// or another guest, whose name is another one and looks the same; letters of two scripts in a word. Nobody is refused
// for it. A keeper is what it is.
func Doubts(all []Present, players []string) []Doubt {
	byLikeness := map[string][]string{}
	add := func(name string) {
		like := letters.Likeness(name)
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
		like := letters.Likeness(guest.Name)
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

// A roleName is what a role is called in one of our languages.
type roleName struct{ name, like string }

func roleNames() []roleName {
	var all []roleName
	for _, language := range lang.Languages() {
		for name := range strings.SplitSeq(language.Text("live.roles"), ", ") {
			all = append(all, roleName{name, letters.Likeness(name)})
		}
	}
	return all
}

// roleIn finds a role among the words of a name, or spread over it with something between its letters.
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
