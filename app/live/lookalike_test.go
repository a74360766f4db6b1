package live

import (
	"slices"
	"testing"

	"scripkeeper/app/live/door"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
)

func doubtsOf(players []string, names ...string) []Doubt {
	return Doubts(calc.Map(names, func(name string) Present {
		return Present{Guest: door.Guest{Name: name, Role: door.Look}}
	}), players)
}

func TestALookalikeIsTold(t *testing.T) {
	for _, c := range []struct {
		name, key, other string
	}{
		{"Keeper", "live.name.role", "Keeper"},
		{"The  KEEPER 2", "live.name.role", "Keeper"},
		{"Кееpеr", "live.name.role", "Keeper"},
		{"K.e.e.p.e.r", "live.name.role", "Keeper"},
		{"Ｄｉｒｅｃｔｏｒ", "live.name.role", "Director"},
		{"D1rector", "live.name.role", "Director"},
		{"Dîrectör", "live.name.role", "Director"},
		{"Spielleitung", "live.name.role", "Spielleitung"},
		{"Turnierleiter", "live.name.role", "Turnierleiter"},
		{"Arbitre", "live.name.role", "Arbitre"},
		{"la direccion", "live.name.role", "Dirección"},
		{"Sedzia", "live.name.role", "Sędzia"},
		{"Суддя", "live.name.role", "Суддя"},
		{"Аnnа", "live.name.like", "Anna"},
		{"Αnna", "live.name.like", "Anna"},
		{"Ann\u0301a", "live.name.like", "Anna"},
		{"Ａｎｎａ", "live.name.like", "Anna"},
		{"lan", "live.name.like", "Ian"},
		{"1an", "live.name.like", "Ian"},
		{"B0b", "live.name.like", "Bob"},
		{"Вοb", "live.name.like", "Bob"},
		{"Arnold", "live.name.like", "Amold"},
		{"Оlеna", "live.name.mixed", ""},
	} {
		doubt := doubtsOf([]string{"Anna", "Ian", "Bob", "Amold"}, c.name)[0]
		expect.Equal(t, doubt, Doubt{c.key, c.other}, "%q", c.name)
		for _, language := range lang.Languages() {
			expect.True(t, doubt.Sentence(language) != "", "%q has no sentence in %s", c.name, language.Tag())
		}
	}
	expect.List(t, doubtsOf(nil, "Phone", "Рhоnе", "Zoe"),
		[]Doubt{{"live.name.like", "Рhоnе"}, {"live.name.like", "Phone"}, {}}, "two guests")
}

// Usual names, a player's own name, and a keeper named "Keeper" cause no doubt in any language.
func TestAnHonestNameIsNotTold(t *testing.T) {
	players := []string{"Jörg", "Łukasz", "Олена", "Zoë", "José", "Żaneta", "Παύλος", "O'Brien", "Ann", "Ann Lee"}
	names := append([]string{"Jörg's phone", "Phone 1", "Phone 2", "Phone 11", "Телефон Олени", "ann", "Олена's phone", "Ian",
		"Kepler", "Сашко", "Bob 2", "Тарас", "Максим", "Дмитро Гнатюк", "Ängström", "François", "🦊"}, players...)
	for i, doubt := range doubtsOf(players, names...) {
		expect.Equal(t, doubt, Doubt{}, "%q", names[i])
	}
	keeper := Present{Guest: door.Guest{Name: "Director", Role: door.Keeper}}
	expect.List(t, Doubts([]Present{keeper}, nil), []Doubt{{}}, "the keeper's own name")
}

func TestNamesAreInTheOrderOfTheirNumbers(t *testing.T) {
	want := []string{
		"", "2 of Ann", "Ann", "Ann 2", "Phone", "Phone 1", "Phone 2", "Phone 9b", "Phone 10", "Phone 10 a", "Phone 11 1",
		"Phone 11 12", "Phone 99999999999999999999", "Phone 100000000000000000000", "Zoë",
	}
	got := slices.Clone(want)
	slices.Reverse(got)
	slices.SortFunc(got, compareNames)
	expect.List(t, got, want, "the order")
	expect.Equal(t, compareNames("Phone 10", "Phone 10"), 0, "a name and itself")
}

func TestANameThatCannotBeSeenIsNone(t *testing.T) {
	for name, want := range map[string]string{"\u2800": "", "\u3164 \u3164": "", "\u200b": "", " Jörg ": "Jörg", "Łukasz": "Łukasz"} {
		expect.Equal(t, plainName(name), want, "%q", name)
	}
}
