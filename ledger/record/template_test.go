package record_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/internal/gametest"
	"scripkeeper/ledger/internal/ledgertest"
	"scripkeeper/ledger/record"
)

func TestTemplateFilesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		rules := rapid.SampledFrom(rulebooks.All()).Draw(t, "rulebook")
		options := rapid.SampledFrom(rules.Presets()).Draw(t, "preset").Options
		name := rapid.StringMatching(`[A-Za-zёЖ"\\<&🎲][a-zЖ 0-9"\\<&]{0,30}[a-z]`).Draw(t, "name")
		made := must.Get(record.NewTemplate(name, rules, options))(t)
		var file bytes.Buffer
		must.Do(t, made.Write(&file))
		must.Hold(t, record.IsTemplate(file.Bytes()) && json.Valid(file.Bytes()),
			"%s is no template", file.String())
		back, err := record.ReadTemplate(&file, rulebooks.All())
		if err != nil || back.Name != made.Name || !back.SameRules(made) || back.RulesVersion != rules.Version() {
			t.Fatalf("%+v comes back as %+v, %v", made, back, err)
		}
	})
}

func TestTemplateFilesThatAreRefused(t *testing.T) {
	var file, game bytes.Buffer
	house := must.Get(record.NewTemplate("House", rulebooks.All()[0], rulebooks.All()[0].Presets()[0].Options))(t)
	must.Do(t, house.Write(&file))
	must.Do(t, gametest.Begun(t).Export().Write(&game))
	good := file.String()
	for document, code := range map[string]string{
		"":                                "template.unreadable",
		good[:len(good)-9]:                "template.unreadable",
		"[1]":                             "template.foreign",
		`{"name":"x"}`:                    "template.foreign",
		`{"template":7}`:                  "template.foreign",
		game.String():                     "template.foreign",
		`{"template":"x"}`:                "template.foreign",
		strings.Repeat(" ", 1<<20) + good: "template.unreadable",
		strings.Replace(good, `"format": 1`, `"format": 2`, 1):                                  "template.newer",
		strings.Replace(good, `"format": 1`, `"format": 0`, 1):                                  "template.foreign",
		strings.Replace(good, `"stockholder"`, `"chess"`, 1):                                    "template.rulebook",
		strings.Replace(good, `"rules_version": 2`, `"rules_version": 9`, 1):                    "template.rules",
		strings.Replace(good, `"rules_version": 2`, `"rules_version": 0`, 1):                    "template.foreign",
		strings.Replace(good, `"House"`, `" "`, 1):                                              "template.empty",
		strings.Replace(good, `"step": 10`, `"step": 3`, 1):                                     "template.options",
		strings.Replace(good, `"step": 10`, `"step": "ten"`, 1):                                 "template.options",
		`{"format":1,"template":"x","rulebook":"stockholder","rules_version":1}`:                "template.options",
		`{"format":1,"template":"x","rulebook":"stockholder","rules_version":1,"options":null}`: "template.options",
	} {
		_, err := record.ReadTemplate(strings.NewReader(document), rulebooks.All())
		ledgertest.WantFault(t, err, code)
	}
	ledgertest.WantFault(t, ledgertest.Second(record.Read(strings.NewReader(good))), "record.template")
	expect.True(t, !record.IsTemplate(game.Bytes()) && record.IsTemplate([]byte(good)),
		"a game and a template are taken for each other")
}

func FuzzTemplateFile(f *testing.F) {
	for _, rules := range rulebooks.All() {
		made := must.Get(record.NewTemplate("House", rules, rules.Presets()[0].Options))(f)
		var file bytes.Buffer
		must.Do(f, made.Write(&file))
		f.Add(file.Bytes())
	}
	f.Add([]byte(`{"format":1,"template":"x","rulebook":"openmarket","rules_version":1,"options":{"companies":","}}`))
	f.Fuzz(func(t *testing.T, document []byte) {
		made, err := record.ReadTemplate(bytes.NewReader(document), rulebooks.All())
		if err != nil {
			var fault *ledger.Fault
			must.Hold(t, errors.As(err, &fault), "%q is refused as %v", document, err)
			return
		}
		refusal := made.Options.Check()
		must.Hold(t, refusal == nil, "%q has options that are refused: %v", document, refusal)
	})
}
