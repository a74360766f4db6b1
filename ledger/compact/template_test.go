package compact

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
)

// turned changes some options as a user could, and sets some to nonsense words.
func turned(t *rapid.T, options calc.Options) {
	words := rapid.SampledFrom([]string{"Ärger, Bär", "10 20 30", "A; B; C (CC)", "100", "", "1 2 3 5 8 13 21 34 55 89",
		"Ёж, Уж, Чиж"})
	for range rapid.IntRange(0, 12).Draw(t, "changes") {
		f := rapid.SampledFrom(options.Form().Fields).Draw(t, "field")
		if f.SetText != nil {
			f.SetText(words.Draw(t, "words"))
		} else if n := f.Allowed.Count(); n > 0 {
			f.Set(f.Allowed.At(rapid.IntRange(0, n-1).Draw(t, "value")))
		}
	}
}

func allowed(t *rapid.T, rules calc.Rulebook) calc.Options {
	presets := len(rules.Presets())
	for range 20 {
		options := rules.Presets()[rapid.IntRange(0, presets-1).Draw(t, "preset")].Options
		if turned(t, options); options.Check() == nil {
			return options
		}
	}
	return rules.Presets()[0].Options
}

func TestATemplateIsASmallCode(t *testing.T) {
	for _, rules := range rulebooks.All() {
		for _, preset := range rules.Presets() {
			options := preset.Options
			changes := 0
			for _, f := range options.Form().Fields {
				if f.Kind == calc.FlagKind && changes < 3 {
					f.Set(1 - f.Get())
					changes++
				}
			}
			made := must.Get(record.NewTemplate("Friday night at Ann's", rules, options))(t)
			text := must.Get(EncodeTemplate(made, rulebooks.All()))(t)
			code, err := qr.Encode(text)
			expect.True(t, err == nil && code.Version <= 8,
				"%s %s: version %d, %d characters, %v", rules.ID(), preset.Key, code.Version, len(text), err)
		}
	}
}

func TestTemplateCodesThatAreRefused(t *testing.T) {
	rules := rulebooks.All()[0]
	made := must.Get(record.NewTemplate("House", rules, rules.Presets()[0].Options))(t)
	text := must.Get(EncodeTemplate(made, rulebooks.All()))(t)
	written := func(h heading) string {
		w := newWriter(false)
		w.heading(h, func(string) (calc.Rulebook, bool) { return rules, true })
		return must.Get(seal(append([]byte{byte(TemplateCode)}, must.Get(w.done())(t)...)))(t)
	}
	sealed := func(payload ...byte) string { return must.Get(seal(payload))(t) }
	bad := rules.Presets()[0].Options
	must.Do(t, json.Unmarshal([]byte(`{"step":3}`), bad))
	for text, code := range map[string]string{
		"":                             "code.foreign",
		"https://example.org":          "code.foreign",
		text[:len(text)-3]:             "code.cut",
		text[:len(text)-1] + "%":       "code.damaged",
		sealed():                       "code.damaged",
		sealed(byte(TemplateCode)):     "code.rulebook",
		sealed(byte(TemplateCode) | 2): "code.damaged",
		sealed(byte(TemplateCode)|wordsApart, 255, 255):                  "code.damaged",
		written(heading{"chess", 1, "x", made.Options}):                  "code.rulebook",
		written(heading{rules.ID(), rules.Version(), " ", made.Options}): "code.damaged",
		written(heading{rules.ID(), rules.Version(), "x", bad}):          "code.damaged",
		strings.Replace(text, "SK2:", "SK3:", 1):                         "code.newer",
	} {
		expect.Equal(t, fault(ledgertest.Second(DecodeTemplate(text, rulebooks.All()))), code, "%q", text)
	}
	made.Rulebook = "chess"
	expect.Equal(t, fault(ledgertest.Second(EncodeTemplate(made, rulebooks.All()))), "code.rulebook",
		"a game that is not known")
}

func FuzzDecodeTemplate(f *testing.F) {
	for _, rules := range rulebooks.All() {
		for _, preset := range rules.Presets() {
			made := must.Get(record.NewTemplate("House "+preset.Key, rules, preset.Options))(f)
			f.Add(payloadOf(f)(EncodeTemplate(made, rulebooks.All())))
		}
	}
	f.Fuzz(func(t *testing.T, payload []byte) {
		if len(payload) > maxText/4 {
			return
		}
		text := must.Get(seal(payload))(t)
		made, err := DecodeTemplate(text, rulebooks.All())
		if err != nil {
			var given *ledger.Fault
			must.Hold(t, errors.As(err, &given), "%v is refused as %v", payload, err)
			return
		}
		refusal := made.Options.Check()
		must.Hold(t, refusal == nil, "%v has options that are refused: %v", payload, refusal)
		again := must.Get(EncodeTemplate(made, rulebooks.All()))(t)
		back, err := DecodeTemplate(again, rulebooks.All())
		must.Hold(t, err == nil && back.SameRules(made) && back.Name == made.Name,
			"%+v comes back as %+v, %v", made, back, err)
	})
}

func TestTemplatesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := rapid.SampledFrom(rulebooks.All()).Draw(t, "rules")
		name := rapid.StringMatching(`[A-Zёж🎲][a-z ж0-9]{0,20}[a-z]`).Draw(t, "name")
		given := must.Get(record.NewTemplate(name, rules, allowed(t, rules)))(t)
		text := must.Get(EncodeTemplate(given, rulebooks.All()))(t)
		back, err := DecodeTemplate(strings.ToLower(text)+"\n", rulebooks.All())
		must.Hold(t, err == nil && back.Name == given.Name && back.SameRules(given) &&
			back.RulesVersion == rules.Version(), "%+v comes back as %+v, %v", given, back, err)
	})
}
