package compact

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/internal/ledgertest"
)

var fault = ledgertest.CodeOf

func someCode(t rapid.TB) string {
	t.Helper()
	return roundTrip(t, begun(t, 6), rulebooks.All())
}

func TestEveryFaultHasItsOwnCode(t *testing.T) {
	code := someCode(t)
	body := strings.SplitN(code, ":", 3)[2]
	for text, want := range map[string]string{
		"":                            "code.foreign",
		"   \n":                       "code.foreign",
		"S":                           "code.foreign",
		"HTTPS://EXAMPLE.ORG/":        "code.foreign",
		"HC1:6BFOXN%TSMAHN-H":         "code.foreign",
		"SKU-12345":                   "code.foreign",
		"SKI:PASS":                    "code.foreign",
		"SK22345":                     "code.foreign",
		"SK0:3:ABC":                   "code.foreign",
		body:                          "code.foreign",
		strings.Repeat("SK2:", 1<<16): "code.foreign",
		"Игра":                        "code.foreign",
		"SK3:" + code[4:]:             "code.newer",
		"SK20:WHATEVER":               "code.newer",
		"SK":                          "code.cut",
		"SK2":                         "code.cut",
		"SK2:":                        "code.cut",
		"SK2:2":                       "code.cut",
		"SK2:213:":                    "code.cut",
		code[:len(code)/2]:            "code.cut",
		code[:len(code)-1]:            "code.cut",
		"SK2:" + code:                 "code.damaged",
		code + code:                   "code.damaged",
		code + "0":                    "code.damaged",
		"SK2:0:":                      "code.damaged",
		"SK2:012:" + body[:12]:        "code.damaged",
		"SK2:3:ABC":                   "code.damaged",
		"SK2:3:aß":                    "code.damaged",
		"SK2:2:00":                    "code.damaged",
		code[:len(code)-2] + code[len(code)-1:] + code[len(code)-2:len(code)-1]: "code.damaged",
	} {
		record, err := Decode(text, rulebooks.All())
		expect.True(t, fault(err) == want, "%.40q: the fault is %q, must be %q (%v)", text, fault(err), want, err)
		expect.True(t, len(record.Operations) == 0, "%.40q: a record comes with the fault", text)
	}
}

func TestEverySingleErrorIsNoticed(t *testing.T) {
	code := someCode(t)
	noticed := func(text string) {
		_, err := Decode(text, rulebooks.All())
		expect.True(t, err != nil, "nobody notices that %q is not %q", text, code)
	}
	for at := range len(code) {
		noticed(code[:at] + code[at+1:])
		for _, other := range alphabet + "_ÄЖ" {
			noticed(code[:at] + string(other) + code[at:])
			if byte(other) != code[at] {
				noticed(code[:at] + string(other) + code[at+1:])
			}
		}
		if at > 0 && code[at] != code[at-1] {
			noticed(code[:at-1] + code[at:at+1] + code[at-1:at] + code[at+1:])
		}
	}
	for _, other := range alphabet {
		noticed(code + string(other))
	}
}

func TestSpacesAndLowerCaseDoNotMatter(t *testing.T) {
	code := someCode(t)
	expect.True(t, !strings.Contains(code, " "), "there is a space in %q", code)
	var lines strings.Builder
	for i, c := range code {
		if i%20 == 19 {
			lines.WriteString(" \r\n\u00A0\u200B\t")
		}
		lines.WriteRune(c)
	}
	want := must.Get(Decode(code, rulebooks.All()))(t)
	for _, pasted := range []string{" \n" + code + "\n", strings.ToLower(code), lines.String(), "\uFEFF" + code} {
		got, err := Decode(pasted, rulebooks.All())
		expect.True(t, err == nil && text(t, got.Operations) == text(t, want.Operations) && got.ID == want.ID,
			"%q: %v", pasted, err)
	}
}

func TestRulesThatDifferAreToldApart(t *testing.T) {
	poor := &tinyOptions{Cash: 10, Limit: 100}
	moves := []calc.Entry{
		&tinyMove{Seat: 0, Side: 5, Amount: 7, Each: []int{1, 2, 3}}, &tinyMove{Seat: 1, Side: -2, Amount: -4},
	}
	two := tinyGame(t, tiny{version: 2}, poor, time.Unix(1, 0), "", []string{"A", "B"}, moves...)
	code := roundTrip(t, two, []calc.Rulebook{tiny{version: 2}})
	for name, the := range map[string]struct {
		books []calc.Rulebook
		fault string
	}{
		"no rulebook":                  {nil, "code.rulebook"},
		"another rulebook":             {rulebooks.All(), "code.rulebook"},
		"older rules here":             {[]calc.Rulebook{tiny{version: 1}}, "code.rules"},
		"newer rules with like forms":  {[]calc.Rulebook{tiny{version: 3}}, "no error"},
		"newer rules with other forms": {[]calc.Rulebook{tiny{version: 3, shifted: true}}, "code.rules"},
		"the same with other forms":    {[]calc.Rulebook{tiny{version: 2, shifted: true}}, "code.damaged"},
	} {
		record, err := Decode(code, the.books)
		expect.True(t, fault(err) == the.fault,
			"%s: the fault is %q (%v), must be %q", name, fault(err), err, the.fault)
		expect.True(t, err != nil || record.RulesVersion == 2,
			"%s: the record has version %d", name, record.RulesVersion)
	}
}

func TestAGameBegunUnderOlderRulesComesBack(t *testing.T) {
	old := tinyGame(t, tiny{version: 1}, &tinyOptions{Cash: 10, Limit: 100}, time.Unix(1, 0), "", []string{"A"},
		&tinyMove{Side: 3})
	now := must.Get(game.Replay(old.Export(), []calc.Rulebook{tiny{version: 4, shifted: true}}))(t)
	roundTrip(t, now, []calc.Rulebook{tiny{version: 4, shifted: true}})
}

// A forged code with a valid checksum does not match its head.
func TestAForgedStoryDoesNotFitItsHead(t *testing.T) {
	t.Parallel()
	payload := must.Get(unseal(someCode(t)))(t)
	found := map[string]int{}
	step := ledgertest.Quick(8, 2)
	for at := range payload {
		for bit := at % step; bit < 8; bit += step {
			forged := append([]byte(nil), payload...)
			forged[at] ^= 1 << bit
			code := must.Get(seal(forged))(t)
			_, err := Decode(code, rulebooks.All())
			found[fault(err)]++
		}
	}
	// The title and the time of the beginning are not in the hash chain, so changes to them go unnoticed.
	expect.True(t, found["no error"] <= 4*24 && found["code.damaged"] >= 8/step*len(payload)/2,
		"what became of %d forgeries: %v", 8/step*len(payload), found)
	t.Log(found)
}

func TestBombsAreRefused(t *testing.T) {
	head := make([]byte, 1+8+headSize)
	bomb := newWriter(true)
	bomb.words(strings.Repeat("A", maxWords))
	for range 40 {
		bomb.apart.WriteString(strings.Repeat("A", maxWords))
	}
	data := must.Get(bomb.done())(t)
	head[0] = wordsApart
	for name, payload := range map[string][]byte{
		"words":        append(head[:len(head):len(head)], data...),
		"two kinds":    append([]byte{byte(PortfolioCode | StandingCode)}, head[1:]...),
		"only a head":  head,
		"only a flag":  {0},
		"packed words": append(head[:len(head):len(head)], 200, 200, 200, 200, 200, 200, 200, 200, 200, 1),
	} {
		expect.Equal(t, fault(ledgertest.Second(unpack(payload, rulebooks.All()))), "code.damaged", "%s", name)
	}
}

func crash(t testing.TB) string {
	t.Helper()
	return string(must.Get(os.ReadFile(filepath.Join("testdata", "faults", "crash-code.txt")))(t))
}

func FuzzDecode(f *testing.F) {
	code := someCode(f)
	f.Add(code)
	f.Add(code[:len(code)/2])
	f.Add(strings.ToLower(code))
	f.Add("SK2:3:ABC")
	f.Add("SK3:")
	f.Add("")
	f.Add(crash(f))
	for _, code := range codes(f) {
		f.Add(code)
	}
	f.Fuzz(func(t *testing.T, text string) {
		_, err := Decode(text, rulebooks.All())
		checkFault(t, err)
	})
}

// FuzzUnpack fuzzes the bytes inside a code, with a valid checksum.
func FuzzUnpack(f *testing.F) {
	payload := must.Get(unseal(someCode(f)))(f)
	f.Add(payload)
	f.Add(payload[:30])
	f.Add(append([]byte{wordsApart}, payload[1:]...))
	if payload, err := unseal(crash(f)); err == nil {
		f.Add(payload)
	}
	for _, code := range codes(f) {
		payload := must.Get(unseal(code))(f)
		f.Add(payload)
	}
	books := append(rulebooks.All(), tiny{})
	f.Fuzz(func(t *testing.T, payload []byte) {
		_, err := unpack(payload, books)
		checkFault(t, err)
	})
}

func checkFault(t *testing.T, err error) {
	switch code := fault(err); code {
	case "no error", "code.foreign", "code.newer", "code.older", "code.cut", "code.damaged", "code.rulebook",
		"code.rules", "code.template", "code.since", "code.have",
		"code.result", "code.portfolio", "code.standing":
	default:
		t.Fatalf("the fault is %q", code)
	}
}

func TestAShortCodeDoesNotUnpackToALongTitle(t *testing.T) {
	names := []string{"An\u200bn", "\u202eBen"}
	poor := &tinyOptions{Cash: 10, Limit: 100}
	code := must.Get(Encode(tinyGame(t, tiny{}, poor, time.Unix(1, 0), "Friday"+strings.Repeat("\n", 60_000), names,
		&tinyMove{Note: "as\u202e agreed\n"})))(t)
	expect.True(t, len(code) <= 400, "the code has %d characters", len(code))
	read := must.Get(Decode(code, []calc.Rulebook{tiny{}}))(t)
	if read.Title != "Friday" || read.Seats[0].Name != "Ann" || read.Seats[1].Name != "Ben" ||
		!strings.Contains(string(read.Operations[0].Entry), `"as agreed "`) {
		t.Errorf("%q, %q, %s", read.Title, read.Seats, read.Operations[0].Entry)
	}
	expect.True(t, len(read.Tidied) == 4, "what was tidied is told as %v", read.Tidied)
}
