package command

import (
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

// foreign writes a record from another program to a file, with text in place of old, and returns the file's path.
func foreign(t *testing.T, old, text string) string {
	t.Helper()
	const record = `{"format":1,"rulebook":"stockholder","rules_version":1,"id":"00000000000000ab",
"options":{"formula":"4x6"},"seats":[{"name":"Ann"},{"name":"Ben"}],"operations":[
{"act":"record","kind":"turn","entry":{"seat":0,"before":[-1,1,0,0],"card":"B+100","free":"RYG"}}]}`
	changed := strings.Replace(record, old, text, 1)
	must.Hold(t, changed != record || old == text, "%s is not in the record", old)
	return file(t, "foreign.json", []byte(changed))
}

// If a record is refused, the message names the operation, the field, its value and the remedy, in words and in JSON.
func TestRecordsOfOtherProgramsAreReadStrictly(t *testing.T) {
	for _, c := range []struct{ old, text, sentence, object string }{
		{`[-1,1,0,0]`, `[-1,1,0,0,0]`, "Operation 1: the field entry.before is [-1,1,0,0,0]. It must be a list of 4.",
			`"operation":1,"field":"entry.before","value":[-1,1,0,0,0],"want":{"kind":"length","length":4}`},
		{`[-1,1,0,0]`, `[-1]`, "entry.before is [-1]. It must be a list of 4.", `"value":[-1]`},
		{`"seat":0,`, ``, "Operation 1: the field entry.seat is missing. It must be a whole number.",
			`"field":"entry.seat","want":{"kind":"number","missing":true}`},
		{`"seat":0`, `"Seat":0`, "entry.seat is missing", `"field":"entry.seat"`},
		{`"seat":0`, `"seat":"Ann"`, `entry.seat is "Ann". It must be a whole number.`, `"value":"Ann"`},
		{`"RYG"`, `"RXG"`, `entry.free is "RXG", which can't be read`, `"field":"entry.free"`},
		{`"turn"`,
			`"trun"`,
			`the field kind is "trun". It must be one of these: turn, skip, leave, ruling, counted, position.`,
			`"words":["turn","skip","leave","ruling","counted","position"]`},
		{`"record"`,
			`"add"`, `the field act is "add". It must be one of these: record, insert, replace, void, restore.`,
			`"operation":1`},
		{`"4x6"`, `"4-6"`, `This record: the field options.formula is "4-6". It must be one of these: 3x5, 4x6, 5x7`,
			`"field":"options.formula","value":"4-6","want":{"kind":"words","words":["3x5","4x6","5x7"`},
		{`{"formula":"4x6"}`, `{"step":"ten"}`, `options.step is "ten". It must be a whole number.`,
			`"field":"options.step"`},
		{`"options"`, `"preset":"4by6","options"`, `preset is "4by6". It must be one of these: 4x6`,
			`"field":"preset"`},
		{`{"name":"Ben"}`, `{"nam":"Ben"}`, "the field seats.1.name is missing. It must be a text",
			`"field":"seats.1.name"`},
	} {
		out, errs := newTerminal(t).run(Failed, "check", "--json", foreign(t, c.old, c.text))
		code, message := faultOf(t, out)
		has(t, errs, c.sentence)
		has(t, message, c.sentence)
		has(t, out, c.object)
		expect.True(t, code != "", "%s has no code", out)
	}
}

func faultOf(t *testing.T, printed string) (code, message string) {
	t.Helper()
	failure := decoded[struct {
		Fault struct{ Code, Message string }
	}](t, printed)
	return failure.Fault.Code, failure.Fault.Message
}

// Only --strict refuses unknown fields and options.
func TestUnknownFieldsAreNamed(t *testing.T) {
	for old, field := range map[string]string{
		`"seat":0,"before"`: `"seat":0,"bfore"`,
		`{"formula":"4x6"}`: `{"formula":"4x6","stop_order":true}`,
		`"options"`:         `"presets":"4x6","options"`,
		`{"name":"Ben"}`:    `{"name":"Ben","Name":"Bob"}`,
		`"card"`:            `"CARD":"R+100","card"`,
		`{"act":"record"`:   `{"act":"record","wheather":"rain"`,
	} {
		path := foreign(t, old, field)
		out, errs := newTerminal(t).run(Sound, "check", "--json", path)
		has(t, errs, ", kept but ignored. Known here: ")
		has(t, out, `"unknown":[{`)
		newTerminal(t).run(Refused, "check", "--strict", path)
	}
	_, errs := newTerminal(t).run(Sound, "check", "--strict", foreign(t, "", ""))
	expect.True(t, errs == "", "a record that has none ends with %q", errs)
	_, errs = newTerminal(t).run(Sound, "check", foreign(t, `"seat":0,"before"`, `"seat":0,"bfore"`))
	has(t, errs, "Operation 1: unknown field entry.bfore, kept but ignored. "+
		"Known here: seat, before, bought, card, free, first, keep, after.")
}

// A record that names a preset contains only the options that differ from the preset.
func TestARecordMayNameAPreset(t *testing.T) {
	for _, options := range []string{`"preset":"3x5"`, `"preset":"3x5","options":{}`,
		`"preset":"3x5","options":{"start_cash":70,"odd":[1]}`} {
		path := foreign(t, `"options":{"formula":"4x6"}`, options)
		out, _ := newTerminal(t).run(Sound, "check", path, "--json")
		wanted := []string{`"formula":"3x5"`, `"step":10`}
		if strings.Contains(options, "odd") {
			wanted = append(wanted, `"start_cash":70`)
		}
		exported, _ := newTerminal(t).run(Sound, "export", "--as", "json", path)
		has(t, out, wanted...)
		has(t, exported, wanted...)
		expect.True(t, !strings.Contains(exported, "preset") &&
			(!strings.Contains(options, "odd") || strings.Contains(exported, `"odd":[1]`)),
			"%s: exported is\n%.900s", options, exported)
	}
}

// With --json, every failure with status 2 is also printed as an object.
func TestFaultsAreObjectsToo(t *testing.T) {
	for code, args := range map[string][]string{
		"file.open":    {"check", "nowhere.json"},
		"file.empty":   {"check", file(t, "empty", nil)},
		"usage":        {"check"},
		"code.foreign": {"check", file(t, "prose", []byte("hello"))},
		"record.newer": {"check", foreign(t, `"format":1`, `"format":9`)},
	} {
		out, errs := newTerminal(t).run(Failed, append(args, "--json")...)
		is, message := faultOf(t, out)
		has(t, errs, strings.TrimSuffix(message, "."))
		expect.True(t, is == code, "%s: printed is %q", code, out)
	}
}
