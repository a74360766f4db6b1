package shape

import (
	"encoding/json"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

type person struct {
	Name string `json:"name"`
	Age  int8   `json:"age,omitzero"`
}

type code struct{ text string }

func (c *code) UnmarshalText(text []byte) error {
	if string(text) != strings.ToUpper(string(text)) {
		return errors.New("codes are capitals")
	}
	c.text = string(text)
	return nil
}

type base struct {
	Seat int `json:"seat"`
}

type entry struct {
	base
	Base   base           `json:"base,omitzero"`
	Net    [3]int         `json:"net,omitzero"`
	Yes    bool           `json:"yes,omitempty"`
	People []person       `json:"people,omitempty"`
	Price  *int           `json:"price,omitempty"`
	Code   code           `json:"code,omitzero"`
	Loose  map[string]int `json:"loose,omitempty"`
	hidden int
}

func read(document string) (entry, []Unknown, *Misfit) {
	e := entry{hidden: 1}
	unknown, misfit := Of(&e).Read([]byte(document), &e)
	return e, unknown, misfit
}

func TestWhatFitsIsReadAsItStands(t *testing.T) {
	seven := 7
	for document, want := range map[string]entry{
		`{"seat":1}`: {base: base{1}},
		" {\t\"seat\" :\n-2 , \"net\":[ 1,2 ,3 ] }": {base: base{-2},
			Net: [3]int{1, 2, 3}},
		`{"seat":0,"people":[{"name":"a\"\\ü\u00e9"},{"age":-3,"name":""}],"yes":true}`: {People: []person{{"a\"\\üé",
			0}, {"", -3}}, Yes: true},
		`{"seat":0,"price":7,"code":"AB","loose":{"x":1}}`: {Price: &seven,
			Code: code{"AB"}, Loose: map[string]int{"x": 1}},
		`{"seat":0,"price":null,"net":null,"people":null,"yes":null,"people2":[]}`: {},
		`{"seat":0,"people":[]}`: {People: []person{}},
	} {
		want.hidden = 1
		got, _, misfit := read(document)
		expect.True(t, misfit == nil && reflect.DeepEqual(got, want),
			"%s is read as %+v, %+v; must be %+v", document, got, misfit, want)
		var plain entry
		expect.Equal(t, json.Unmarshal([]byte(document), &plain), nil, "%s", document)
	}
}

// A document with nothing but unknown fields does not fill the memory with their names.
func TestOnlySoManyUnknownFieldsAreNamed(t *testing.T) {
	document := `{"seat":1` + strings.Repeat(`,"x":0`, 10*MaxUnknown) + `}`
	_, unknown, misfit := read(document)
	expect.True(t, misfit == nil && len(unknown) == MaxUnknown, "%d are named, %+v", len(unknown), misfit)
}

// Values that encoding/json would pad, cut or match by case are refused.
func TestWhatDoesNotFitIsRefused(t *testing.T) {
	for _, c := range []struct {
		document, field, value string
		problem                Problem
		kind                   Kind
	}{
		{`{}`, "seat", "", Missing, Number},
		{`{"seat":null}`, "seat", "", Missing, Number},
		{`{"Seat":1}`, "seat", "", Missing, Number},
		{`{"seat":1,"seat":2}`, "seat", "2", Twice, Number},
		{`{"seat":"1"}`, "seat", `"1"`, WrongKind, Number},
		{`{"seat":1.0}`, "seat", "1.0", WrongKind, Number},
		{`{"seat":1e2}`, "seat", "1e2", WrongKind, Number},
		{`{"seat":99999999999999999999}`, "seat", "99999999999999999999", WrongKind, Number},
		{`{"seat":0,"net":[1,2]}`, "net", "[1,2]", WrongLength, List},
		{`{"seat":0,"net":[1,2,3,[4,"]"]]}`, "net", `[1,2,3,[4,"]"]]`, WrongLength, List},
		{`{"seat":0,"net":[]}`, "net", "[]", WrongLength, List},
		{`{"seat":0,"net":[1,null,3]}`, "net.1", "null", WrongKind, Number},
		{`{"seat":0,"net":{"0":1}}`, "net", `{"0":1}`, WrongKind, List},
		{`{"seat":0,"yes":1}`, "yes", "1", WrongKind, Flag},
		{`{"seat":0,"people":[{"name":"a"},{"name":"b","age":200}]}`, "people.1.age", "200", WrongKind, Number},
		{`{"seat":0,"people":[{"name":"a"},{"nam":"b"}]}`, "people.1.name", "", Missing, Text},
		{`{"seat":0,"people":["a"]}`, "people.0", `"a"`, WrongKind, Object},
		{`{"seat":0,"people":[{"name":["x"]}]}`, "people.0.name", `["x"]`, WrongKind, Text},
		{`{"seat":0,"price":true}`, "price", "true", WrongKind, Number},
		{`{"seat":0,"code":"ab"}`, "code", `"ab"`, WrongKind, Own},
		{`{"seat":0,"code":7}`, "code", "7", WrongKind, Own},
		{`[]`, "", "[]", WrongKind, Object},
		{`7`, "", "7", WrongKind, Object},
		{`"x"`, "", `"x"`, WrongKind, Object},
		{`null`, "", "null", WrongKind, Object},
		{`{"seat":`, "", `{"seat":`, WrongKind, Object},
		{``, "", "", WrongKind, Object},
	} {
		_, _, m := read(c.document)
		expect.True(t, m != nil && m.Field == c.field && string(m.Value) == c.value && m.Problem == c.problem &&
			m.Want.Kind == c.kind,
			"%s: %+v", c.document, m)
	}
	if _, _, m := read(`{"seat":0,"code":"ab"}`); m.Err == nil || m.Err.Error() != "codes are capitals" {
		t.Errorf("the cause is %v", m.Err)
	}
}

func TestUnknownFieldsAreNamed(t *testing.T) {
	e, unknown,
		misfit := read(
		`{"SEAT":9,"seat":1,"people":[{"name":"a","hat":{"seat":[1,"}"]}}],"bfore":[1,2],"base":{"seat":2,"x":null}}`)
	if want := []string{"SEAT", "people.0.hat", "bfore", "base.x"}; misfit != nil ||
		!slices.Equal(namesOf(unknown), want) || e.Seat != 1 || e.Base.Seat != 2 {
		t.Errorf("%v, %+v, %+v", unknown, misfit, e)
	}
}

func namesOf(unknown []Unknown) []string {
	var names []string
	for _, u := range unknown {
		names = append(names, u.Field)
	}
	return names
}

// Dots in an unknown field's name do not change the object it belongs to.
func TestAnUnknownFieldKnowsWhereItStands(t *testing.T) {
	_, unknown, _ := read(`{"seat":1,".":0,"people.name":0,"people":[{"name":"a","seat.":0}]}`)
	for i, want := range []string{"entry", "entry", "person"} {
		must.Hold(t, len(unknown) == 3 && unknown[i].Around.Type.Name() == want, "%+v", unknown)
	}
}

func TestReadingOverAValue(t *testing.T) {
	e := entry{base: base{4}, Net: [3]int{1, 2, 3}}
	_, misfit := Of(e).Over().Read([]byte(`{"yes":true}`), &e)
	expect.True(t, misfit == nil && e.Seat == 4 && e.Net[2] == 3 && e.Yes, "%+v, %+v", e, misfit)
	expect.True(t, Of(e).Fields[0].Needed, "the shape itself has changed")
}

func TestItemsAreCounted(t *testing.T) {
	for list, want := range map[string]int{
		`[]`: 0, ` [ ] `: 0, `[1]`: 1, `["]",[1,2],{"a":[3,4]} , null]`: 4, `{"a":1}`: 1, ` { } `: 0,
		`{"a":[1,2],"}":{"b":1} , "c" : "," }`: 3, `7`: 0, `"[1,2]"`: 0, ``: 0,
	} {
		got := Count([]byte(list))
		expect.True(t, got == want, "%s has %d items, must have %d", list, got, want)
	}
}

func TestShapesAreFoundByTheirPaths(t *testing.T) {
	s := Of(entry{})
	for path, want := range map[string]Kind{"seat": Number, "people": List, "people.3": Object, "people.3.name": Text,
		"net.0": Number, "code": Own} {
		at, found := s.At(path)
		expect.True(t, found && at.Kind == want, "%s is %+v", path, at)
	}
	for _, path := range []string{"", "x", "seat.0", "loose.x"} {
		if at, found := s.At(path); found {
			t.Errorf("%q is %+v", path, at)
		}
	}
}

// Any input gives a misfit, or a value that encoding/json reads in the same way.
func FuzzRead(f *testing.F) {
	f.Add(`{"seat":1,"net":[1,2,3],"people":[{"name":"a","age":1}],"price":7,"code":"AB"}`)
	f.Add(`{"seat":1,"x":{"y":["}",{"z":"\\\""}]}}`)
	f.Add(`{"seat":1,"net":[1,2,3,4]}`)
	f.Add("{\"seat\":1,\"name\":\"\xff\"}")
	f.Fuzz(func(t *testing.T, document string) {
		_, unknown, misfit := read(document)
		if misfit != nil || slices.ContainsFunc(unknown, takenByCase) {
			return
		}
		var plain entry
		err := json.Unmarshal([]byte(document), &plain)
		expect.True(t, err == nil || strings.Contains(err.Error(), "cannot unmarshal"),
			"%s is read, but: %v", document, err)
	})
}

func takenByCase(u Unknown) bool {
	return slices.ContainsFunc(u.Around.Names(), func(name string) bool {
		return len(u.Field) >= len(name) && strings.EqualFold(u.Field[len(u.Field)-len(name):], name)
	})
}
