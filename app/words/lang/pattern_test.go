package lang

import (
	"testing"

	"scripkeeper/calc/conformance/expect"
)

func says(l *Language, pattern string, names Names) string {
	text, _ := (&sentence{of: l, text: pattern}).filled(names)
	return text
}

func TestPlacesAreFilledByTheirKinds(t *testing.T) {
	names := Names{
		"n": 12345, "by": Difference(5), "less": Difference(-1000), "half": Decimal{-25, 1}, "points": Decimal{7, 3},
		"company": Noun{Key: "company.blue"}, "typed": Noun{Typed: "northern"}, "names": []string{"Ann", "Ben", "Cleo"},
		"name": "ann",
	}
	for pattern, want := range map[string]string{
		"{{.n}} {{.by}} {{.less}} {{.half}} {{.points}}":   "12,345 +5 –1,000 –2.5 0.007",
		"{{.company}} {{.Company}} {{.typed}} {{.Typed}}":  "blue Blue northern Northern",
		"{{.names}} {{list .names `and`}}":                 "Ann, Ben, Cleo Ann, Ben and Cleo",
		"{{list .names `or`}}":                             "Ann, Ben or Cleo",
		"{{upper .name}} {{.Name}}":                        "Ann Ann",
		"{{form .company `genitive`}} {{form .name `of`}}": "blue ann",
	} {
		expect.Equal(t, says(English(), pattern, names), want, "%s", pattern)
	}
}

func TestOneFullStopEnds(t *testing.T) {
	expect.Equal(t, says(English(), "It is {{.name}}.", Names{"name": "Ben C."}), "It is Ben C.", "a name with a stop")
	expect.Equal(t, says(English(), "It is {{.name}}...", Names{"name": "Ben"}), "It is Ben...", "three stops")
}

func TestPlacesAreAskedFor(t *testing.T) {
	for _, c := range []struct {
		pattern string
		names   Names
		want    string
	}{
		{"{{or .seat .Other}}", Names{"seat": "Ann", "other": Noun{Key: "company.red"}}, "Ann"},
		{"{{or .seat .Other}}", Names{"other": Noun{Key: "company.red"}}, "Red"},
		{"{{if .file}}{{.file}}: {{end}}done", Names{"file": ""}, "done"},
		{"{{if .file}}{{.file}}: {{end}}done", Names{"file": "a"}, "a: done"},
		{"{{if .rows}}{{.rows}}{{else}}none{{end}}", Names{"rows": 0}, "0"},
		{"{{if .rows}}{{.rows}}{{else}}none{{end}}", Names{}, "none"},
		{"{{if is .n 0}}zero{{else if is .n -2}}low{{else}}{{.n}}{{end}}", Names{"n": 0}, "zero"},
		{"{{if is .n 0}}zero{{else if is .n -2}}low{{else}}{{.n}}{{end}}", Names{"n": -2}, "low"},
		{"{{if is .n 0}}zero{{else if is .n -2}}low{{else}}{{.n}}{{end}}", Names{"n": 2}, "2"},
		{"{{if is .n 1}}one{{end}}", Names{"n": Decimal{15, 1}}, ""},
		{"{{if negative .n}}takes{{else}}gives{{end}} {{size .n}}", Names{"n": Difference(-1200)}, "takes 1,200"},
		{"{{if negative .n}}takes{{else}}gives{{end}} {{size .n}}", Names{"n": Difference(2)}, "gives 2"},
		{"{{size .n}} {{plural (size .n) `share` `shares`}}", Names{"n": -1}, "1 share"},
		{"{{if is .n .max}}all{{end}}", Names{"n": 3, "max": 3}, "all"},
		{"{{if is .payer `player`}}who{{end}}", Names{"payer": Noun{Key: "openmarket.choice.player"}}, "who"},
		{"{{if is .payer `player`}}who{{end}}", Names{"payer": Noun{Key: "openmarket.choice.bank"}}, ""},
		{"{{if and .a (not (is .a 0))}}some{{end}}", Names{"a": 0}, ""},
		{"{{if and .a (not (is .a 0))}}some{{end}}", Names{"a": 1}, "some"},
		{"{{if .on}}on{{else}}off{{end}}", Names{"on": false}, "off"},
		{"{{if starts .name `a` `e`}}d’{{else}}de {{end}}{{.name}}", Names{"name": "Ann"}, "d’Ann"},
		{"{{if starts .name `a` `e`}}d’{{else}}de {{end}}{{.name}}", Names{"name": "Ben"}, "de Ben"},
	} {
		expect.Equal(t, says(English(), c.pattern, c.names), c.want, "%s with %v", c.pattern, c.names)
	}
}

// A place without a value is reported, unless the sentence itself tests whether the place is filled.
func TestWhatIsLackingIsReported(t *testing.T) {
	english := New("en", map[string]string{"a": "{{.x}}", "b": "{{if .x}}{{.x}}{{end}}"}, nil)
	text, complete := english.Fill("a", nil)
	expect.Equal(t, complete, false, "a place without a value, %q", text)
	_, complete = english.Fill("b", nil)
	expect.Equal(t, complete, true, "a place that is asked for")
}

// A noun takes its form from the language's file; other names follow the language's pattern for names.
func TestNamesAreInflected(t *testing.T) {
	ukrainian := New("uk", map[string]string{
		"company.blue": "сині", "company.blue.accusative": "синю", "name.of": "для {{.name}}",
	}, nil)
	blue, typed := Names{"who": Noun{Key: "company.blue"}}, Names{"who": Noun{Typed: "Північ"}}
	expect.Equal(t, says(ukrainian, "{{form .who `accusative`}}", blue), "синю", "a form that there is")
	expect.Equal(t, says(ukrainian, "{{upper (form .who `accusative`)}}", blue), "Синю", "with a large letter")
	expect.Equal(t, says(ukrainian, "{{form .who `locative`}}", blue), "сині", "a form that there isn't")
	expect.Equal(t, says(ukrainian, "{{form .who `accusative`}}", typed), "Північ", "a typed name")
	expect.Equal(t, says(ukrainian, "{{form .who `of`}}", Names{"who": "Ann"}), "для Ann", "a player")
}

func TestLanguagesAreFound(t *testing.T) {
	for _, wanted := range [][]string{{"en"}, {"en-GB"}, {"en_US.UTF-8"}, {"EN"}, {"tlh", "en"}, {"C"}, {""}, {}} {
		expect.Equal(t, Best(wanted...), English(), "%q", wanted)
	}
	for _, l := range Languages() {
		expect.Equal(t, Best("tlh", l.Tag()+"_XX.UTF-8@euro", "en"), l, "the language %s of some region", l.Tag())
		expect.Equal(t, Accepted("tlh;q=0.9, "+l.Tag()+"-AT;q=0.8, en;q=0.1"), l, "a browser's %s", l.Tag())
	}
	expect.Equal(t, Accepted("en;q=nonsense"), English(), "a header that says nothing")
	expect.Equal(t, Accepted(""), English(), "no header")
}

func TestTheEnvironmentChoosesALanguage(t *testing.T) {
	all := Languages()
	last := all[len(all)-1]
	for _, set := range []map[string]string{
		{"LC_ALL": last.Tag() + ".UTF-8", "LC_MESSAGES": "en", "LANG": "en"},
		{"LC_MESSAGES": last.Tag() + "_XX", "LANG": "en"}, {"LANG": last.Tag()},
	} {
		expect.Equal(t, FromEnvironment(func(name string) string { return set[name] }), last, "%v", set)
	}
	expect.Equal(t, FromEnvironment(func(string) string { return "" }), English(), "nothing set")
}
