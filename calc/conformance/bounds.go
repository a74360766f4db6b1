package conformance

import (
	"encoding/json"
	"maps"
	"math"
	"reflect"
	"runtime/metrics"
	"slices"
	"testing"
	"time"

	"scripkeeper/calc"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/internal/gametest"
)

// Limits of time and memory for an entry whose lists have longList items. An idle machine needs a hundredth of maxTime,
// unless the code compares all items with each other.
const (
	longList = 100_000
	maxBytes = 64 << 20
	maxTime  = 10 * time.Second
)

// bounded proves that entries with huge numbers or long lists cost only limited time and memory.
func (g suite) bounded(t *testing.T) {
	for _, s := range g.samples(t) {
		t.Run(s.Entry.Kind(), func(t *testing.T) {
			visit(reflect.ValueOf(s.Entry), func(v reflect.Value) {
				before := reflect.ValueOf(v.Interface())
				if v.Kind() == reflect.Slice {
					for _, other := range lists(v) {
						v.Set(other)
						checkBounded(t, s.Table, s.Entry)
					}
				} else {
					for _, n := range extremes() {
						v.SetInt(int64(n))
						checkBounded(t, s.Table, s.Entry)
						g.Check(t, s.Table, s.Entry)
					}
				}
				v.Set(before)
			})
			for _, n := range extremes() {
				e := g.overfilled(s, n, len(s.Table.Layout().Seats))
				checkBounded(t, s.Table, e)
				g.Check(t, s.Table, e)
			}
		})
	}
}

func extremes() []int {
	if testing.Short() {
		return []int{-1, math.MaxInt}
	}
	return []int{math.MinInt, -4e18, math.MinInt32, -100_000, -1, 1, 100_000, math.MaxInt32, 4e18, math.MaxInt}
}

// samples returns the shortest and the longest accepted entry of each kind, or only the longest under -short.
func (g Game) samples(t testing.TB) []Scene {
	longest, shortest := map[string]Scene{}, map[string]Scene{}
	length := func(s Scene) int { return len(asJSON(s.Entry)) }
	add := func(table calc.Table, e calc.Entry, _ calc.Table) {
		s, kind := Scene{table, e}, e.Kind()
		if gametest.Refused(table, e) != "" {
			return
		}
		if _, known := longest[kind]; !known {
			longest[kind], shortest[kind] = s, s
		}
		if length(s) > length(longest[kind]) {
			longest[kind] = s
		}
		if length(s) < length(shortest[kind]) {
			shortest[kind] = s
		}
	}
	for _, name := range gametest.Recorded(t) {
		gametest.Read(t, g.Rules, name).Replay(t, add)
	}
	for _, scene := range g.Scenes {
		if scene.Entry != nil {
			add(scene.Table, scene.Entry, scene.Table)
		}
	}
	for _, preset := range g.Rules.Presets() {
		low, _ := g.Rules.Seats(preset.Options)
		table, _, _ := g.Rules.Open(preset.Options, names(low))
		for _, e := range possibleEntries(g.Rules, table) {
			Fill(e, table, func(f *calc.Field) int { return f.Allowed.At(likelyIndex(f)) })
			add(table, e, table)
		}
	}
	var all []Scene
	for _, kind := range slices.Sorted(maps.Keys(longest)) {
		both := []Scene{longest[kind], shortest[kind]}
		if testing.Short() || length(both[0]) == length(both[1]) {
			both = both[:1]
		}
		for _, s := range both {
			// scenes share entries, so this one is copied
			e, _ := calc.Blank(g.Rules, kind)
			must.Do(t, json.Unmarshal([]byte(asJSON(s.Entry)), e))
			all = append(all, Scene{s.Table, e})
		}
	}
	return all
}

// visit calls the function see for each number and list in an entry. In a list, it visits only the first and last item.
func visit(v reflect.Value, see func(v reflect.Value)) {
	switch v.Kind() {
	case reflect.Pointer:
		visit(v.Elem(), see)
	case reflect.Struct:
		for i := range v.NumField() {
			visit(v.Field(i), see)
		}
	case reflect.Int:
		see(v)
	case reflect.Slice:
		see(v)
		before := reflect.ValueOf(v.Interface())
		if v.Len() == 0 {
			v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		}
		visitEnds(v, see)
		v.Set(before)
	case reflect.Array:
		visitEnds(v, see)
	}
}

func visitEnds(list reflect.Value, see func(v reflect.Value)) {
	visit(list.Index(0), see)
	if last := list.Len() - 1; last > 0 {
		visit(list.Index(last), see)
	}
}

// lists returns an empty list, and far too long lists of a zero item, the last item, or an item with extreme numbers.
func lists(list reflect.Value) []reflect.Value {
	item := list.Type().Elem()
	all := []reflect.Value{reflect.MakeSlice(list.Type(), 0, 0), repeat(list.Type(), reflect.Zero(item))}
	if n := list.Len(); n > 0 {
		all = append(all, repeat(list.Type(), list.Index(n-1)))
	}
	for _, n := range []int{-4e18, 1, 4e18} {
		extreme := reflect.New(item).Elem()
		overfill(extreme, n, 2)
		all = append(all, repeat(list.Type(), extreme))
	}
	return all
}

func repeat(list reflect.Type, item reflect.Value) reflect.Value {
	made := reflect.MakeSlice(list, longList, longList)
	for i := range longList {
		made.Index(i).Set(item)
	}
	return made
}

func (g Game) overfilled(s Scene, n, items int) calc.Entry {
	e, _ := calc.Blank(g.Rules, s.Entry.Kind())
	overfill(reflect.ValueOf(e).Elem(), n, items)
	return e
}

func overfill(v reflect.Value, n, items int) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			overfill(v.Field(i), n, items)
		}
	case reflect.Int:
		v.SetInt(int64(n))
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), items, items))
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			overfill(v.Index(i), n, items)
		}
	}
}

func checkBounded(t *testing.T, table calc.Table, e calc.Entry) {
	t.Helper()
	from, bytes := time.Now(), allocated()
	e.Form(table)
	_ = calc.Check(e, table)
	e.Apply(table)
	if took, more := time.Since(from), allocated()-bytes; took > maxTime || more > maxBytes {
		t.Fatalf("it takes %v and %d bytes to read %.300s", took, more, gametest.Written(e))
	}
}

func allocated() uint64 {
	sample := []metrics.Sample{{Name: "/gc/heap/allocs:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64()
}
