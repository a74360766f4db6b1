package conformance

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"scripkeeper/calc"
)

// Fuzz reads arbitrary JSON as an entry of any kind and checks the entry on tables in the middle of games. The seed
// corpus has likely entries, recorded entries, and entries with huge numbers or empty lists.
func Fuzz(f *testing.F, g Game) {
	g = g.withDenials()
	tables, kinds := g.middles(f)
	for kind, name := range kinds {
		for table := range 4 {
			e, _ := calc.Blank(g.Rules, name)
			Fill(e, tables[table], func(field *calc.Field) int { return field.Allowed.At(likelyIndex(field)) })
			f.Add(kind, table, []byte(asJSON(e)))
		}
		for _, text := range []string{`{"seat":1e99}`, `[]`, `null`, `{"seat":-9223372036854775808}`} {
			f.Add(kind, kind, []byte(text))
		}
	}
	for _, s := range g.samples(f) {
		tables = append(tables, s.Table)
		seed := func(e calc.Entry) { f.Add(slices.Index(kinds, s.Entry.Kind()), len(tables)-1, []byte(asJSON(e))) }
		seed(s.Entry)
		if testing.Short() {
			continue
		}
		for _, n := range []int{-4e18, -100_000, 100_000} {
			seed(g.overfilled(s, n, len(s.Table.Layout().Seats)))
		}
		f.Add(slices.Index(kinds, s.Entry.Kind()), len(tables)-1, []byte(asJSON(emptied(s.Entry))))
	}
	f.Fuzz(func(t *testing.T, kind, table int, text []byte) {
		e, _ := calc.Blank(g.Rules, kinds[uint(kind)%uint(len(kinds))])
		// unreadable JSON can still fill in some fields, which is worth a check
		_ = json.Unmarshal(text, e)
		g.Check(t, tables[uint(table)%uint(len(tables))], e)
	})
}

func emptied(e calc.Entry) any {
	all, _ := tree(e).(map[string]any)
	of := reflect.TypeOf(e).Elem()
	for i := range of.NumField() {
		key, _, _ := strings.Cut(of.Field(i).Tag.Get("json"), ",")
		if _, there := all[key]; !there && of.Field(i).Type.Kind() == reflect.Slice {
			all[key] = []any{}
		}
	}
	return all
}

// middles returns tables in the middle of games, the same on each run, and the kinds of entry expected there.
func (g Game) middles(t Judge) ([]calc.Table, []string) {
	chance := rand.New(rand.NewPCG(1, 2))
	var tables []calc.Table
	for range 16 {
		tables = append(tables, Middle(t, g.Rules, chance.IntN))
	}
	var kinds []string
	for _, scene := range g.Scenes {
		tables = append(tables, scene.Table)
		if scene.Entry != nil {
			kinds = append(kinds, scene.Entry.Kind())
		}
	}
	for _, table := range tables {
		for _, e := range possibleEntries(g.Rules, table) {
			kinds = append(kinds, e.Kind())
		}
	}
	slices.Sort(kinds)
	return tables, slices.Compact(kinds)
}
