package conformance

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"testing"

	"scripkeeper/calc"
)

// Fuzz reads any JSON as an entry of any kind, and puts it to all its questions on tables in the middle of games.
func Fuzz(f *testing.F, g Game) {
	tables, kinds := g.middles(f)
	for kind := range kinds {
		for table := range 4 {
			e, _ := g.Rules.Blank(kinds[kind])
			Fill(e, tables[table], func(field *calc.Field) int { return field.Allowed.At(likelyIndex(field)) })
			f.Add(kind, table, []byte(written(e)))
		}
		for _, text := range []string{`{"seat":1e99}`, `[]`, `null`, `{"seat":-9223372036854775808}`} {
			f.Add(kind, kind, []byte(text))
		}
	}
	f.Fuzz(func(t *testing.T, kind, table int, text []byte) {
		e, _ := g.Rules.Blank(kinds[uint(kind)%uint(len(kinds))])
		// What cannot be read to its end is still an entry, filled in part.
		_ = json.Unmarshal(text, e)
		g.Check(t, tables[uint(table)%uint(len(tables))], e)
	})
}

// middles are tables in the middle of games, the same ones each time: some by chance, and those of the scenes; and all
// kinds of entry that they expect.
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
		for _, e := range g.Rules.Expected(table).All() {
			kinds = append(kinds, e.Kind())
		}
	}
	slices.Sort(kinds)
	return tables, slices.Compact(kinds)
}
