package conformance

import (
	"encoding/json"
	"maps"
	"math"
	"slices"
	"testing"

	"scripkeeper/calc"
)

// malformed proves that malformed entries cause no panic, and change nothing unless accepted.
func (g suite) malformed(t *testing.T) {
	t.Run("fields", func(t *testing.T) {
		Games(t, func(t Judge, draw Draw) {
			table := Middle(t, g.Rules, draw)
			for range 4 {
				e := g.anyEntry(table, draw)
				for range 1 + draw(6) {
					fields := e.Form(table).Fields
					if len(fields) == 0 {
						break
					}
					setAnything(fields[draw(len(fields))], draw)
				}
				table, _ = g.Check(t, table, e)
			}
		})
	})
	t.Run("records", func(t *testing.T) {
		Games(t, func(t Judge, draw Draw) {
			table := Middle(t, g.Rules, draw)
			for range 6 {
				e := g.anyEntry(table, draw)
				raw, _ := json.Marshal(spoiler{draw, words(e)}.spoil(tree(e), 0))
				again, _ := calc.Blank(g.Rules, e.Kind())
				// unreadable JSON can still fill in some fields, which is worth a check
				_ = json.Unmarshal(raw, again)
				table, _ = g.Check(t, table, again)
			}
		})
	})
}

func (g Game) anyEntry(table calc.Table, draw Draw) calc.Entry {
	expected := possibleEntries(g.Rules, table)
	e := expected[draw(len(expected))]
	if draw(3) > 0 {
		Fill(e, table, func(f *calc.Field) int { return Value(f, draw) })
	}
	return e
}

func setAnything(f *calc.Field, draw Draw) {
	if f.SetText != nil {
		f.SetText(word(nil, draw))
		f.GetText()
		return
	}
	if n := len(f.Allowed.Choices); n > 0 && draw(2) == 0 {
		f.Set(f.Allowed.Choices[draw(n)].Value)
	} else {
		f.Set(number(draw))
	}
	f.Get()
}

func number(draw Draw) int {
	extremes := []int{math.MinInt, math.MinInt + 1, math.MaxInt - 1, math.MaxInt, math.MinInt32, math.MaxInt32,
		-1_000_001, -1, 500, 1_000, 10_000, 999_999, 1_000_000, 1_000_001, 1_000_000_001}
	switch draw(4) {
	case 0:
		return extremes[draw(len(extremes))]
	case 1:
		return (1 - 2*draw(2)) * draw(math.MaxInt)
	}
	return draw(18) - 6
}

func word(often []string, draw Draw) string {
	all := append(slices.Clip(often), "", " ", "\x00", "\xff", "Ω", "cash", "100 200", ",,", "-1",
		string(make([]byte, 300)))
	w := all[draw(len(all))]
	if draw(8) == 0 {
		w += all[draw(len(all))]
	}
	return w
}

func tree(e calc.Entry) any {
	var v any
	_ = json.Unmarshal([]byte(asJSON(e)), &v)
	return v
}

func words(e calc.Entry) []string {
	var all []string
	var collect func(v any)
	collect = func(v any) {
		switch v := v.(type) {
		case string:
			all = append(all, v)
		case []any:
			for _, item := range v {
				collect(item)
			}
		case map[string]any:
			for _, key := range slices.Sorted(maps.Keys(v)) {
				all = append(all, key)
				collect(v[key])
			}
		}
	}
	collect(tree(e))
	return all
}

type spoiler struct {
	draw  Draw
	words []string
}

func (s spoiler) spoil(v any, depth int) any {
	if depth > 0 && s.draw(8) == 0 {
		return s.any(depth)
	}
	switch v := v.(type) {
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			if s.draw(10) == 0 {
				delete(v, key)
				continue
			}
			v[key] = s.spoil(v[key], depth+1)
		}
		if s.draw(4) == 0 {
			v[word(s.words, s.draw)] = s.any(depth + 1)
		}
		return v
	case []any:
		for i := range v {
			v[i] = s.spoil(v[i], depth+1)
		}
		switch s.draw(5) {
		case 0:
			return append(v, s.any(depth+1))
		case 1:
			return v[:s.draw(len(v)+1)]
		case 2:
			return append(v, v...)
		}
		return v
	}
	return v
}

func (s spoiler) any(depth int) any {
	switch s.draw(9 - min(depth, 2)) {
	case 0:
		return nil
	case 1:
		return s.draw(2) == 0
	case 2:
		return float64(number(s.draw)) / 3
	case 3, 4:
		return number(s.draw)
	case 5, 6:
		return word(s.words, s.draw)
	case 7:
		list := make([]any, s.draw(8))
		for i := range list {
			list[i] = s.any(depth + 1)
		}
		return list
	}
	object := map[string]any{}
	for range s.draw(5) {
		object[word(s.words, s.draw)] = s.any(depth + 1)
	}
	return object
}
