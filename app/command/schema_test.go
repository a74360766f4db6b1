package command

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/schema"
	"scripkeeper/ledger/shape"
)

// The schemas and their pages match the forms and Go types. OUTPUT.md lists the statement lines of each game.
func TestTheEntriesAreDocumented(t *testing.T) {
	must.HaveTime(t)
	sentences, docs := allSentences(t), docsOf(t)
	var says strings.Builder
	for _, book := range rulebooks.All() {
		d := describer{book, docs, observe(t, book), sentences}
		raw := must.Get(json.Marshal(d.record(t)))(t)
		var text bytes.Buffer
		must.Do(t, json.Indent(&text, unescaped(raw), "", "  "))
		current(t, filepath.Join("..", "..", "ledger", "schema", book.ID()+".schema.json"), text.String()+"\n")
		current(t, filepath.Join("..", "..", "ledger", "schema", book.ID()+".md"), d.page(t))
		says.WriteString(d.says())
	}
	page := must.Get(os.ReadFile("OUTPUT.md"))(t)
	const heading = "## What each game says\n"
	written, _, _ := strings.Cut(string(page), heading)
	current(t, "OUTPUT.md", written+heading+`
The kinds of lines of each game, the rules they cite and the roles in their working; then the marks that the game adds to
those of every game. For a kind that no recorded game has, only the roles of its sentence are listed. CARD is a card's code,
SEAT a seat, COMPANY a company's key, PRIVATE a private company's number ("private" in a working).
`+says.String())
	got := len(schema.Rulebooks())
	expect.True(t, got == len(rulebooks.All()), "%d rulebooks have a schema", got)
}

// current compares a file with the expected content, or updates the file.
func current(t *testing.T, path, want string) {
	t.Helper()
	if *update {
		must.Do(t, os.WriteFile(path, []byte(want), 0o600))
	}
	got, err := os.ReadFile(path)
	expect.True(t, err == nil && string(got) == want,
		"%s is not current (%v): go test ./app/command -run Documented -update", path, err)
}

// unescaped reverts JSON escapes that only matter in HTML.
func unescaped(raw []byte) []byte {
	return []byte(strings.NewReplacer(`\u003c`, "<", `\u003e`, ">", `\u0026`, "&").Replace(string(raw)))
}

func allSentences(t *testing.T) map[string]string {
	t.Helper()
	paths := must.Get(filepath.Glob("../../assets/translations/en*.json"))(t)
	all := map[string]string{}
	for _, path := range paths {
		raw := must.Get(os.ReadFile(path))(t)
		must.Do(t, json.Unmarshal(raw, &all))
	}
	return all
}

func (d describer) page(t *testing.T) string {
	t.Helper()
	var b strings.Builder
	id := d.book.ID()
	fmt.Fprintf(&b, "# Records of %s\n\n", d.sentences["rulebook."+id])
	fmt.Fprintf(
		&b, "[FORMAT.md](../FORMAT.md) describes records; this page describes `options` and `operations` of `%s`, and "+
			"[%s.schema.json](%s.schema.json) is the same as JSON Schema. Both come from the program's source.\n\n", id, id,
		id)
	d.companies(t, &b)
	b.WriteString("## An example\n\n```json\n" + exampleOf(t,
		id) + "```\n\n## Rule sets\n\n| preset | |\n|---|---|\n")
	presets := d.book.Presets()
	for _, preset := range presets {
		fmt.Fprintf(&b, "| `%s` | %s |\n", preset.Key, cell(d.sentences[id+".preset."+preset.Key+".about"]))
	}
	b.WriteString(differing(presets))
	b.WriteString("\n## Options\n\n| option | allowed | default | |\n|---|---|---|---|\n")
	explained(t, id+" options", d.options())
	for _, option := range d.options().Properties {
		fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", option.name, cell(mayBe(option.node)),
			cell(string(option.node.Default)), cell(option.node.Description))
	}
	b.WriteString("\n## Entries\n")
	for _, kind := range calc.Kinds(d.book.Blanks()) {
		blank, _ := calc.Blank(d.book, kind)
		fmt.Fprintf(&b, "\n### `%s`\n\n%s\n", kind, d.docs.of(reflect.TypeOf(blank).Elem()))
		if fields := d.object(kind, "", shape.Of(blank)); len(fields.Properties) > 0 {
			explained(t, id+" "+kind, fields)
			b.WriteString("\n| field | | allowed | |\n|---|---|---|---|\n")
			rows(&b, "", fields)
		}
		example := d.observed.examples[kind]
		expect.True(t, example != "", "%s %s has no example", id, kind)
		fmt.Fprintf(&b, "\n    {\"act\": \"record\", \"kind\": \"%s\", \"entry\": %s}\n", kind, example)
	}
	return b.String()
}

// companies writes a game's companies in the order used by lists in records.
func (d describer) companies(t *testing.T, b *strings.Builder) {
	t.Helper()
	options := d.book.Presets()[0].Options
	low, high := d.book.Seats(options)
	names := []string{"Ann", "Ben", "Cleo", "Dan", "Eva"}
	table, _, refusal := d.book.Open(options, names[:low])
	must.Hold(t, refusal == nil, "%v", refusal)
	var all []string
	typed := false
	for _, c := range table.Layout().Companies {
		all, typed = append(all, c.Code+" (`"+c.Key+"`)"), typed || c.Typed
	}
	if typed {
		b.WriteString(
			"The option `companies` names the companies, in order. Entries use a company's code, which is a word like any other " +
				"in the schema; the `end` of a record and the program's output use its name. ")
	} else {
		b.WriteString("Companies, in the order of lists: " + strings.Join(all, ", ") + ". ")
	}
	fmt.Fprintf(b, "Seats are counted from 0; with the first preset %d to %d can play.\n\n", low, high)
}

// rows writes a table row for each field of an object, including nested objects.
func rows(b *strings.Builder, path string, n node) {
	needed := map[string]bool{}
	for _, name := range n.Required {
		needed[name] = true
	}
	for _, field := range n.Properties {
		need := "optional"
		if needed[field.name] {
			need = "needed"
		}
		fmt.Fprintf(b, "| `%s` | %s | %s | %s |\n", path+field.name, need, cell(mayBe(field.node)),
			cell(field.node.Description))
		switch inside := field.node; {
		case inside.Items != nil && len(inside.Items.Properties) > 0:
			rows(b, path+field.name+"[].", *inside.Items)
		case inside.Type == "object" && len(inside.Required) > 0:
			rows(b, path+field.name+".", inside)
		}
	}
}

func mayBe(n node) string {
	switch {
	case len(n.Enum) > 0:
		values := calc.Map(n.Enum, func(value json.RawMessage) string { return strings.Trim(string(value), `"`) })
		return "`" + strings.Join(values, "`, `") + "`"
	case n.Type == "integer" && n.Maximum != nil:
		return fmt.Sprintf("a whole number, %d to %d", *n.Minimum, *n.Maximum)
	case n.Type == "integer" && n.Minimum != nil:
		return "a seat, counted from 0"
	case n.Type == "integer":
		return "a whole number"
	case n.Type == "boolean":
		return "`true` or `false`"
	case n.Type == "string":
		return "a text"
	case n.Type == "array" && n.MinItems > 0:
		return fmt.Sprintf("a list of %d, each %s", n.MinItems, mayBe(*n.Items))
	case n.Type == "array":
		return "a list, each " + mayBe(*n.Items)
	}
	names := calc.Map(n.Properties, func(field part) string { return "`" + field.name + "`" })
	return "an object of " + strings.Join(names, ", ")
}

func cell(text string) string { return strings.ReplaceAll(text, "|", "\\|") }

// differing returns a table of the options in which presets differ. Values equal to the first preset's are blank.
func differing(presets []calc.Preset) string {
	var b strings.Builder
	for _, option := range shape.Of(presets[0].Options).Fields {
		row, first, differs := "| `"+option.Name+"` |", string(optionValue(presets[0].Options, option)), false
		for i, preset := range presets {
			value := string(optionValue(preset.Options, option))
			if differs = differs || value != first; i > 0 && value == first {
				value = ""
			}
			row += " " + cell(value) + " |"
		}
		if differs {
			b.WriteString(row + "\n")
		}
	}
	if b.Len() == 0 {
		return ""
	}
	head, rule := "\n| differs in |", "\n|---|"
	for _, preset := range presets {
		head, rule = head+" `"+preset.Key+"` |", rule+"---|"
	}
	return head + rule + "\n" + b.String()
}

// explained fails the test if any field, even of a nested object, lacks a description of its own.
func explained(t *testing.T, where string, n node) {
	t.Helper()
	by := map[string]string{}
	for _, field := range n.Properties {
		about := field.node.Description
		if other, twice := by[about]; twice || about == "" {
			t.Errorf("%s.%s has no sentence of its own, but %q (as %s)", where, field.name, about, other)
		}
		by[about] = field.name
		if inside := cmp.Or(field.node.Items, &field.node); len(inside.Required) > 0 {
			explained(t, where+"."+field.name, *inside)
		}
	}
}

func (d describer) says() string {
	var b strings.Builder
	id := d.book.ID()
	fmt.Fprintf(&b, "\n### %s\n\n| kind | rules | working |\n|---|---|---|\n", d.sentences["rulebook."+id])
	kinds := map[string]bool{}
	for key := range d.sentences {
		if kind, line := strings.CutPrefix(key, id+".line."); line {
			kinds[kind] = true
		}
		if kind, line := strings.CutPrefix(key, "line."); line { // lines of the kit occur in every game
			kinds[kind] = true
		}
	}
	for kind := range d.observed.lines {
		kinds[kind] = true
	}
	for _, kind := range sorted(kinds) {
		line := d.observed.lines[kind]
		if line == nil { // no recorded game has such a line
			line = &observedLine{roles: placesOf(cmp.Or(d.sentences[id+".line."+kind], d.sentences["line."+kind]))}
		}
		fmt.Fprintf(&b, "| `%s` | %s | %s |\n", kind, strings.Join(sorted(line.rules), ", "),
			strings.Join(sorted(line.roles), ", "))
	}
	b.WriteString("\nMarks: " + strings.Join(sorted(d.observed.marks), ", ") + "\n")
	return b.String()
}

func placesOf(sentence string) map[string]bool {
	roles := map[string]bool{}
	for _, part := range strings.Split(sentence, "{{.")[1:] {
		role, _, _ := strings.Cut(part, "}}")
		if lower := strings.ToLower(role); lower != "seat" && lower != "company" && lower != "seats" {
			roles[lower] = true
		}
	}
	return roles
}

func examplePath(id string) string {
	return filepath.Join("..", "..", "calc", id, "testdata", "example.json")
}

func exampleOf(t *testing.T, id string) string {
	t.Helper()
	raw := must.Get(os.ReadFile(examplePath(id)))(t)
	return string(raw)
}

func TestTheExamplesAreCorrectRecords(t *testing.T) {
	for _, book := range rulebooks.All() {
		if _, errs := newTerminal(t).run(Sound, "check", "--strict", examplePath(book.ID())); errs != "" {
			t.Errorf("%s: %s", book.ID(), errs)
		}
	}
}

func TestTheSchemaIsPrinted(t *testing.T) {
	for _, book := range rulebooks.All() {
		out, _ := newTerminal(t).run(Sound, "schema", book.ID())
		if !json.Valid([]byte(out)) || !strings.Contains(out, `"const": "`+book.ID()+`"`) {
			t.Errorf("%s: printed is %.300s", book.ID(), out)
		}
	}
	out, _ := newTerminal(t).run(Sound, "schema")
	all := decoded[map[string]json.RawMessage](t, out)
	expect.True(t, len(all) == len(rulebooks.All()), "printed are %d schemas", len(all))
	_, errs := newTerminal(t).run(Failed, "schema", "chess")
	has(t, errs, "chess", "stockholder")
}
