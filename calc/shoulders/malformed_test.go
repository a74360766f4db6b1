package shoulders

import (
	"encoding/json"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/internal/gametest"

	"pgregory.net/rapid"
)

// survive puts an entry to all its questions. It must answer, and change nothing that it should not.
func survive(t judge, table calc.Table, e calc.Entry) {
	t.Helper()
	gametest.ReadEntry(t, table, e)
	check(t, table, e)
}

// Whatever JSON an entry is read from, it can be asked and applied.
func TestEntriesFromAnyJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for _, kind := range kinds() {
			raw, err := json.Marshal(drawObject(t, 0))
			if err != nil {
				t.Fatalf("%v", err)
			}
			survive(t, table, read(kind, raw))
		}
	})
}

// A legal entry with one number or word changed is still answered.
func TestEntriesWithOneThingChanged(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		table := drawMiddle(t)
		for _, e := range (Rulebook{}).Expected(table).All() {
			gametest.Fill(e, table, func(f *calc.Field) int { return drawValue(t, f) })
			fields := e.Form(table).Fields
			if len(fields) == 0 {
				continue
			}
			if field := fields[rapid.IntRange(0, len(fields)-1).Draw(t, "field")]; field.SetText != nil {
				field.SetText(rapid.String().Draw(t, "text"))
			} else {
				field.Set(rapid.OneOf(rapid.IntRange(-3, 12), rapid.Int()).Draw(t, "value"))
			}
			survive(t, table, e)
		}
	})
}

// middles are tables in each phase.
func middles(t judge) []calc.Table {
	leading := at(80, 100, cut{0, 1, []int{1, 2}}, 1)
	leading.Appeal = 12
	on := map[int]CompanyPosition{swift: leading, elgin: at(60, 40, cut{1, 2, []int{3}}, 1), libby: at(40, 0, cut{2, -1, []int{0, 4}})}
	cash := []int{300, 150, 40}
	tables := []calc.Table{open(t, standard(), 3)}
	for _, o := range []*Options{online(), with(advanced(), func(o *Options) { o.DropEach, o.ZeroPay = true, true })} {
		for _, phase := range []string{"stock", "building", "operating"} {
			tables = append(tables, scene{options: o, round: 3, phase: phase, cash: cash, on: on}.set(t))
		}
	}
	return append(tables, scene{round: 5, phase: "goals", cash: cash, on: on}.set(t))
}

// FuzzEntryJSON reads any JSON as an entry of any kind, and asks and applies it on tables in every phase.
func FuzzEntryJSON(f *testing.F) {
	for _, seed := range []struct {
		kind int
		text string
	}{
		{0, `{"seat":0,"company":"swift","certificate":"pool_common"}`},
		{1, `{"seat":0,"sales":[{"company":"swift","common":1}],"then":"buy","company":"elgin","certificate":"common"}`},
		{1, `{"seat":0,"sales":[{"company":"swift","director":1},{"company":"elgin","common":-1}],"then":"start","company":"anglo","par":35}`},
		{2, `{"seat":2,"company":"swift","par":50}`}, {3, `{"seat":0}`}, {4, `{"dealt":true,"partner":true}`},
		{5, `{"company":"swift","revenue":135,"use":"dividends"}`}, {5, `{"company":"","revenue":-9223372036854775808}`},
		{6, `{"company":"elgin","amount":150}`}, {7, `{"company":"swift","change":-100}`}, {8, `{"company":"swift","to":16}`},
		{9, `{"company":"swift","common":2}`}, {10, `{"company":"swift"}`}, {11, `{"goal":"workers","winners":[0,2]}`},
		{11, `{"goal":"treasury"}`}, {11, `{"goal":"managers","winners":[9223372036854775807]}`}, {12, `{}`}, {13, `{"seat":1}`},
		{14, `{"seat":1,"what":"director","company":"swift","change":-1,"reason":"x"}`},
		{15, `{"round":1,"phase":"stock","priority":0,"seats":[{"cash":1},{"cash":2},{"cash":3}],"companies":[{"company":"swift","price":90,"seats":[{},{},{}]}]}`},
		{15, `{"companies":[{"company":"swift"},{"company":"swift"}]}`}, {15, `[]`}, {1, `null`}, {5, `{"revenue":1e99}`},
	} {
		for table := range 8 {
			f.Add(seed.kind, table, []byte(seed.text))
		}
	}
	tables := middles(f)
	f.Fuzz(func(t *testing.T, kind, table int, text []byte) {
		survive(t, tables[uint(table)%uint(len(tables))], read(kinds()[uint(kind)%uint(len(kinds()))], text))
	})
}
