package command

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/shape"
)

type node struct {
	Schema      string            `json:"$schema,omitempty"`
	Title       string            `json:"title,omitempty"`
	Description string            `json:"description,omitempty"`
	Type        string            `json:"type,omitempty"`
	Const       string            `json:"const,omitempty"`
	Enum        []json.RawMessage `json:"enum,omitempty"`
	Minimum     *int              `json:"minimum,omitempty"`
	Maximum     *int              `json:"maximum,omitempty"`
	MinItems    int               `json:"minItems,omitempty"`
	MaxItems    int               `json:"maxItems,omitempty"`
	Default     json.RawMessage   `json:"default,omitempty"`
	Items       *node             `json:"items,omitempty"`
	Required    []string          `json:"required,omitempty"`
	Properties  parts             `json:"properties,omitempty"`
	AllOf       []node            `json:"allOf,omitempty"`
	If          *node             `json:"if,omitempty"`
	Then        *node             `json:"then,omitempty"`
}

// parts are the named properties of a schema, in order.
type parts []part

type part struct {
	name string
	node node
}

func (p parts) MarshalJSON() ([]byte, error) {
	texts := make([]string, len(p))
	for i, one := range p {
		name, err := json.Marshal(one.name)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(one.node)
		if err != nil {
			return nil, err
		}
		texts[i] = string(name) + ":" + string(value)
	}
	return []byte("{" + strings.Join(texts, ",") + "}"), nil
}

// A describer describes the records of one rulebook.
type describer struct {
	book      calc.Rulebook
	docs      typeDocs
	observed  *observed
	sentences map[string]string
}

func (d describer) record(t *testing.T) node {
	t.Helper()
	presets := calc.Map(d.book.Presets(), func(preset calc.Preset) string { return preset.Key })
	operation := node{Type: "object", Properties: parts{
		{"kind", node{Type: "string", Enum: texts(calc.Kinds(d.book.Blanks()))}}, {"entry", node{Type: "object"}},
	}}
	for _, kind := range calc.Kinds(d.book.Blanks()) {
		blank, _ := calc.Blank(d.book, kind)
		entry := d.object(kind, "", shape.Of(blank))
		entry.Description = d.docs.of(reflect.TypeOf(blank).Elem())
		operation.AllOf = append(operation.AllOf, node{
			If:   &node{Required: []string{"kind"}, Properties: parts{{"kind", node{Const: kind}}}},
			Then: &node{Properties: parts{{"entry", entry}}},
		})
	}
	return node{
		Schema:      "https://json-schema.org/draft/2020-12/schema",
		Title:       "A record of " + d.sentences["rulebook."+d.book.ID()],
		Description: "What record.schema.json leaves open: the options, the presets and the entries of the game. Unknown fields are kept.",
		Type:        "object",
		Properties: parts{
			{"rulebook", node{Const: d.book.ID()}},
			{"preset", node{Type: "string", Enum: texts(presets)}},
			{"options", d.options()},
			{"operations", node{Type: "array", Items: &operation}},
		},
	}
}

// object returns the schema of an object within an entry of a kind.
func (d describer) object(kind, path string, s *shape.Shape) node {
	n := node{Type: "object"}
	for _, field := range s.Fields {
		at := strings.TrimPrefix(path+"."+field.Name, ".")
		value := d.value(kind, at, field.Shape)
		value.Description = strings.TrimSpace(d.docs.on(s.Type, field.Name) + " " + value.Description)
		n.Properties = append(n.Properties, part{field.Name, value})
		if field.Needed {
			n.Required = append(n.Required, field.Name)
		}
	}
	return n
}

func (d describer) value(kind, path string, s *shape.Shape) node {
	switch s.Kind {
	case shape.Number:
		n := node{Type: "integer"}
		if zero := 0; d.observed.seats[kind+" "+path] {
			n.Minimum = &zero
		}
		return n
	case shape.Flag:
		return node{Type: "boolean"}
	case shape.Text:
		return node{Type: "string", Enum: texts(d.observed.wordsAt(kind + " " + path))}
	case shape.List:
		items := d.value(kind, path+".#", s.Item)
		n := node{Type: "array", Items: &items}
		if s.Length != shape.Any {
			n.MinItems, n.MaxItems = s.Length, s.Length
		}
		return n
	case shape.Object:
		return d.object(kind, path, s)
	}
	return d.own(kind, path, s.Type)
}

// own returns the schema of a type that encodes itself as a text or object. An encoded example shows its fields.
func (d describer) own(kind, path string, of reflect.Type) node {
	filled := reflect.New(of).Elem()
	if of.Kind() == reflect.Array {
		for i := range filled.Len() {
			switch item := filled.Index(i); item.Kind() {
			case reflect.Int:
				item.SetInt(1)
			case reflect.String:
				item.SetString("+1")
			}
		}
	}
	raw, err := json.Marshal(filled.Interface())
	if err != nil {
		panic(err)
	}
	var fields map[string]json.RawMessage
	if json.Unmarshal(raw, &fields) != nil {
		return node{Type: "string", Description: d.docs.of(of)}
	}
	n := node{Type: "object", Description: d.docs.of(of)}
	order := strings.Split(strings.Trim(string(raw), "{}"), ",")
	for _, one := range order {
		name, value, _ := strings.Cut(one, ":")
		name = strings.Trim(name, `"`)
		field := node{Type: "integer"}
		if strings.HasPrefix(value, `"`) {
			field = node{Type: "string"}
		}
		n.Properties = append(n.Properties, part{name, field})
	}
	return n
}

func (d describer) options() node {
	presets := d.book.Presets()
	first := presets[0].Options
	form := shape.Of(first)
	n := node{
		Type: "object",
		Description: "One that is left out has the value of the preset; the defaults here are those of " +
			presets[0].Key + "."}
	for _, field := range form.Fields {
		value := d.value(" options", field.Name, field.Shape)
		if value.Enum = d.optionValues(field); field.Shape.Kind == shape.Flag {
			value.Enum = nil
		}
		value.Description = d.docs.on(form.Type, field.Name)
		value.Default = optionValue(first, field)
		if low, high, bounded := optionRange(presets, field.Name); bounded && field.Shape.Kind == shape.Number {
			value.Minimum, value.Maximum = &low, &high
		}
		n.Properties = append(n.Properties, part{field.Name, value})
	}
	return n
}

func texts(words []string) []json.RawMessage {
	return calc.Map(words, func(word string) json.RawMessage { return json.RawMessage(strconv.Quote(word)) })
}

// optionValues returns the values that a choice can take in any preset, or nil if the option is not a choice.
func (d describer) optionValues(option shape.Field) []json.RawMessage {
	var values []json.RawMessage
	for i, preset := range d.book.Presets() {
		field, known := preset.Options.Form().Field(option.Name)
		if !known || field.Kind == calc.TextKind {
			continue
		}
		for _, choice := range field.Allowed.Choices {
			tried := d.book.Presets()[i].Options
			if at, known := tried.Form().Field(option.Name); known {
				at.Set(choice.Value)
			}
			value := optionValue(tried, option)
			if !slices.ContainsFunc(values, func(v json.RawMessage) bool { return string(v) == string(value) }) {
				values = append(values, value)
			}
		}
	}
	return values
}

// optionValue returns an option's value as encoded in records, or the zero value if the encoding omits the option.
func optionValue(o calc.Options, option shape.Field) json.RawMessage {
	raw, _ := json.Marshal(o)
	var values map[string]json.RawMessage
	_ = json.Unmarshal(raw, &values) // cannot fail: the value was just encoded
	if value, written := values[option.Name]; written {
		return value
	}
	zero := map[shape.Kind]string{shape.Number: "0", shape.Flag: "false", shape.Text: `""`, shape.List: "[]"}
	return json.RawMessage(zero[option.Shape.Kind])
}

// optionRange returns the range of a numeric option over all presets. bounded is false for other options.
func optionRange(presets []calc.Preset, name string) (low, high int, bounded bool) {
	for i, preset := range presets {
		field, known := preset.Options.Form().Field(name)
		if !known || field.Kind != calc.AmountKind || len(field.Allowed.Choices) > 0 {
			return 0, 0, false
		}
		if i == 0 {
			low, high = field.Allowed.Min, field.Allowed.Max
		}
		low, high = min(low, field.Allowed.Min), max(high, field.Allowed.Max)
	}
	return low, high, true
}

func TestTranslationsAreReviewed(t *testing.T) {
	for _, l := range lang.Languages() {
		newTerminal(t).prints(Sound, l.Name()+" is complete", "words", l.Tag())
	}
	newTerminal(t).says(Failed, "There are no sentences in “tlh”", "words", "tlh")
}

func TestTheCommandLineChoosesALanguage(t *testing.T) {
	all := lang.Languages()
	last := all[len(all)-1]
	asked := func(tag string) string {
		if tag == "LANG" {
			return last.Tag() + ".UTF-8"
		}
		return ""
	}
	here := Program{Environment: asked}
	expect.Equal(t, here.speaks([]string{"list"}), last, "the environment's")
	for _, args := range [][]string{{"list", "--lang", "en"}, {"-lang=en", "list"}, {"--lang=en-GB"}} {
		expect.Equal(t, here.speaks(args), lang.English(), "%q", args)
	}
	expect.Equal(t, here.speaks([]string{"import", "--", "--lang=en"}), last, "a file of that name")
	expect.Equal(t, Program{}.speaks(nil), lang.English(), "without any")
	newTerminal(t).says(Failed, "There is no --nothing", "list", "--nothing")
	newTerminal(t).says(Failed, "--size can't be that", "seating", "8", "--size", "x")
	newTerminal(t).says(Failed, "no file with your games", "list", "--lang", "en")
}
