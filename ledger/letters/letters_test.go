package letters

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestWhatIsNotSeenIsLeftOut(t *testing.T) {
	for text, want := range map[string]string{
		"Anna":                         "Anna",
		"  Anna \t B. ":                "Anna B.",
		"Line\nfeed\r\nand \u2028more": "Line feed and more",
		"\x1b[2JAnna\x07":              "[2JAnna",
		"A\u009bnna\x7f":               "Anna",
		"\u202eannA\u202c":             "annA",
		"An\u200bna\ufeff\u2060":       "Anna",
		"An\u200dna":                   "Anna",
		"\u200d\u200cAnna\u200d":       "Anna",
		"An\u00adna\u061c\u2066":       "Anna",
		"\u3164Anna\u2800":             "Anna",
		"Anna\xff":                     "Anna",
		"An\ufffen\ufdd0a\U0010ffff":   "Anna",
		"a\u0301\u0301\u0301\u0301\u0301\u0301\u0301b": "a\u0301\u0301\u0301\u0301b",
		"\u0301Anna":              "Anna",
		"👨\u200d👩\u200d👧 🦊":       "👨\u200d👩\u200d👧 🦊",
		"❤\ufe0f\u200d🔥":          "❤\ufe0f\u200d🔥",
		"می\u200cخواهم":           "می\u200cخواهم",
		"🏴\U000e0067\U000e007f":   "🏴\U000e0067\U000e007f",
		"Anna\U000e0067":          "Anna",
		"Søren Ø, 李, Иван Петров": "Søren Ø, 李, Иван Петров",
		"à\u00a05\u202f€":         "à 5 €",
	} {
		expect.Equal(t, Tidy(text), want, "%q", text)
	}
	expect.Equal(t, StripInvisible("twice  blank \u00a0 "), "twice  blank \u00a0 ", "blanks that are seen become")
}

func TestTidyTextStaysAsItIs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		strange := rapid.SampledFrom([]rune("a é\t\n\u200b\u200c\u200d\u202e\u0301\ufe0f👨🏴\U000e0067\u3164\x1b\u009bم"))
		text := string(rapid.SliceOf(rapid.OneOf(strange, rapid.Rune())).Draw(t, "text"))
		tidy := Tidy(text)
		again := Tidy(tidy)
		must.Hold(t, again == tidy, "%q becomes %q, and that %q", text, tidy, again)
		must.Hold(t, utf8.ValidString(tidy) && !strings.ContainsFunc(tidy, IsControlOrFormat), "%q becomes %q", text,
			tidy)
	})
}

func TestNamesThatLookTheSameAreFound(t *testing.T) {
	for _, names := range [][]string{
		{"Anna", "Аnnа"}, {"Ben", "Anna", "ANNА"}, {"Ian", "lan"}, {"Ｂｅｎ", "Ben"}, {"Müller", "Mu\u0308ller"},
		{"O’Neil", "O'Neil"}, {"Player 0", "Player O"}, {"Tom1", "Toml"}, {"Оля", "Oля"},
	} {
		_, second, found := Alike(names)
		expect.True(t, found && second == len(names)-1, "%q: %v", names, found)
	}
	for _, names := range [][]string{
		nil, {"Anna", "Ben", "Carl"}, {"Иван", "Ivan"}, {"Player 1", "Player 2"}, {"Jo", "Joe"}, {"Anna B.", "Anna C."},
		{"李", "木"},
	} {
		if first, second, found := Alike(names); found {
			t.Errorf("%q: %d and %d look the same", names, first, second)
		}
	}
}

func TestLongTextIsCut(t *testing.T) {
	got := Clip("Ärger im Büro", 6)
	expect.True(t, got == "Ärger", "%q", got)
	if got := Clip("Anna", 4); got != "Anna" {
		t.Errorf("%q", got)
	}
}

func TestOnlyNamesThatCanBeReadAreVisible(t *testing.T) {
	for _, name := range []string{"Ann", "李", "דנה", "محمد", "🦊", "?", "7"} {
		expect.True(t, Visible(name), "%q is not visible", name)
	}
	for _, name := range []string{"", " ", "\ufffe", "\ufdd0", "\U0001ffff", "\u200b", "\u3164", "\u0301", "\ue000",
		"\u0378", "\x07", "\u202e"} {
		expect.True(t, !Visible(name), "%+q is visible", name)
	}
}

func TestTextsAreSoughtWithoutAccents(t *testing.T) {
	for text, want := range map[string]string{
		"Zoë": "zoe", "ZOE\u0308": "zoe", " Friday  Night ": "friday night", "Ångström": "angstrom", "Иван": "иван",
		"": "", "李": "李", "ＡＢ": "ab", "Łukasz Groß": "lukasz gross",
	} {
		expect.Equal(t, SearchKey(text), want, "%q is sought as", text)
	}
	expect.True(t, Finds("Zoë  Müller", " zoe m") && !Finds("Zoë", "zoem") && Finds("Zoë", " "),
		"a name is not found as people look for it")
}

func TestNamesAreInTheOrderOfAList(t *testing.T) {
	for _, want := range [][]string{
		{"Anna", "Ärne", "Bea", "Zoe", "Zoë"}, {"Ludwik", "Łukasz", "Maria"}, {"Étienne", "Eva"},
		{"anna", "Ben", "Cleo"},
		{"Галина", "Ґалаґан", "Дарина"}, {"Елла", "Євген", "Жанна"}, {"Ирина", "Іван", "Їжак", "Йосип", "Карл"},
		{"Улас", "Федір", "Ярина"}, {"Ñeco", "Nuria", "Oscar"}, // accents don't count
	} {
		got := slices.Clone(want)
		slices.Reverse(got)
		slices.SortFunc(got, Compare)
		expect.List(t, got, want, "sorted")
	}
	rapid.Check(t, func(t *rapid.T) {
		a, b, c := rapid.String().Draw(t, "a"), rapid.String().Draw(t, "b"), rapid.String().Draw(t, "c")
		must.Hold(t, Compare(a, b) == -Compare(b, a) &&
			(Compare(a, b) > 0 || Compare(b, c) > 0 || Compare(a, c) <= 0) && (Compare(a, b) == 0) == (a == b),
			"%q, %q and %q have no order", a, b, c)
	})
}

func TestNamesAreRead(t *testing.T) {
	for text, want := range map[string][]string{
		"Ann, Ben;Cleo\tDan\n\nEva": {"Ann", "Ben", "Cleo", "Dan", "Eva"},
		"1. Ann\r\n2) Ben\n- Cleo":  {"Ann", "Ben", "Cleo"},
		"• Ann\n– 3 Ben":            {"Ann", "3 Ben"},
		" , ;":                      nil,
	} {
		expect.List(t, Names(text), want, "%q", text)
	}
}
