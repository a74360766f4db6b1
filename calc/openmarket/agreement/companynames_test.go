package agreement

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestCompaniesAsTheTableTypesThem(t *testing.T) {
	for text, want := range map[string]string{
		"A, B, C, D":                                           "A=A B=B C=C D=D",
		" Blue ,RED; yellow\nGreen,,":                          "blue=B red=R yellow=Y green=G",
		"Harbour, Grand Hotel (gh), Garden":                    "Harbour=H Grand Hotel=GH Garden=GA",
		"Central, Coast, Co":                                   "Central=CE Coast=COA Co=CO",
		"Завод, Закат, Верфь":                                  "Завод=ЗАВ Закат=ЗАК Верфь=В",
		"🎲, ★, 3rd":                                            "🎲=1 ★=2 3rd=3",
		"Alpha Beta, Alpha Gamma, Alpha  Beta 2":               "Alpha Beta=1 Alpha Gamma=2 Alpha Beta 2=3",
		"North (N1), North East (N2), North West (N3), N (N4)": "North=N1 North East=N2 North West=N3 N=N4",
		"B2, C1 (B), B":                                        "B2=B2 C1=B B=3",
		"One, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Eleven, Twelve": "One=O Two=TWO Three=TH Four=FO Five=FI Six=SI Seven=SE Eight=EI Nine=N Ten=TE Eleven=EL Twelve=TWE",
	} {
		companies, refusal := readCompanies(text)
		got := strings.Join(calc.Map(companies, func(c calc.Company) string { return c.Key + "=" + c.Code }), " ")
		expect.True(t, refusal == nil && got == want, "%q is read as %s (%v), must be %s", text, got, refusal, want)
	}
}

func TestCompaniesOfAnyText(t *testing.T) {
	text := rapid.OneOf(rapid.String(), rapid.StringMatching(`([ABab]{0,3} ?(\([A-C1-3]{0,2}\))?,){1,14}`))
	rapid.Check(t, func(t *rapid.T) {
		typed := text.Draw(t, "text")
		companies, refusal := readCompanies(typed)
		if refusal != nil {
			must.Hold(t, refusal.Field == "companies", "%q: %v", typed, refusal)
			return
		}
		if n := len(companies); n < MinCompanies || n > MaxCompanies {
			t.Fatalf("%q gives %d companies", typed, n)
		}
		keys, codes := map[string]bool{}, map[string]bool{}
		for _, c := range companies {
			if c.Key == "" || c.Code == "" || keys[c.Key] || codes[c.Code] ||
				utf8.RuneCountInString(c.Code) > longestCode {
				t.Fatalf("%q gives %+v", typed, companies)
			}
			keys[c.Key], codes[c.Code] = true, true
		}
	})
}

func TestNumbersAsTheTableTypesThem(t *testing.T) {
	for _, c := range []struct {
		text string
		want string
		bad  int
	}{
		{"10 20 30", "[10 20 30]", 0}, {" 10,20; 30\n40 ", "[10 20 30 40]", 0}, {"", "[]", 0},
		{"10 x 30", "[]", 2}, {"10 20 -1", "[]", 3}, {"1000001", "[]", 1}, {"1.5", "[]", 1},
		{"99999999999999999999", "[]", 1},
	} {
		got, bad := readNumbers(c.text, 0, MaxPrice)
		expect.True(t, fmt.Sprint(got) == c.want && bad == c.bad, "%q is read as %v, bad at %d", c.text, got, bad)
	}
}

func TestLinesOfCompanies(t *testing.T) {
	o := blank()
	o.Companies, o.Opening = "Harbour, , Grand Hotel (GH); Blue", "100"
	lines := o.Lines()
	if len(lines) != 3 || lines[1].Name != "Grand Hotel" || lines[1].Code != "GH" || lines[2].Opening != 100 ||
		lines[0].Known.Code != "H" || lines[2].Known.Key != "blue" {
		t.Fatalf("the lines are %+v", lines)
	}
	o.SetLines(lines)
	expect.True(t, o.Companies == "Harbour, Grand Hotel (GH), Blue" && o.Opening == "100",
		"back are %q, %q", o.Companies, o.Opening)
	lines[2].Opening = 120
	if o.SetLines(append(lines, calc.CompanyLine{Opening: 5})); o.Opening != "100 100 120" {
		t.Errorf("the opening prices are %q", o.Opening)
	}
	if lines = (&Options{Companies: "A", Opening: "x"}).Lines(); len(lines) != 1 || lines[0].Known.Code != "" ||
		lines[0].Opening != 0 {
		t.Errorf("of one company the lines are %+v", lines)
	}
}

func TestLinesOfCompaniesWithTheirOwnShares(t *testing.T) {
	o := blank()
	o.Companies, o.Shares = "Harbour, Bank, Mine", 10
	lines := o.Lines()
	for _, c := range []struct {
		shares [3]int
		want   string
	}{{[3]int{0, 0, 0}, ""}, {[3]int{0, 5, 0}, "10 5 10"}, {[3]int{10, 10, 0}, ""}, {[3]int{2, 5, 10}, "2 5 10"}} {
		for i := range lines {
			lines[i].Shares = c.shares[i]
		}
		if o.SetLines(lines); o.SharesEach != c.want {
			t.Errorf("%v make %q, must make %q", c.shares, o.SharesEach, c.want)
		}
	}
	o.Shares = 0
	if o.SetLines(lines[:2]); o.SharesEach != "2 5 10" {
		t.Errorf("where there is no end to the shares nobody is asked for them, and they are %q", o.SharesEach)
	}
}
