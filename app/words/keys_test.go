package words

import (
	"go/ast"
	"go/token"
	"maps"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance"
	"scripkeeper/calc/rulebooks"
)

func TestEveryKeyIsKnownAndAskedFor(t *testing.T) {
	all := sentences(t)
	app := everything(t, "app")
	literals := app.words()
	asked := maps.Clone(literals)
	for _, function := range []string{"Text", "Format", "Known"} {
		for key := range app.firstArguments(function) {
			if _, known := all[key]; !known && strings.Contains(key, ".") && !strings.HasSuffix(key, ".") {
				t.Errorf("%s(%q): there is no such sentence", function, key)
			}
		}
	}
	// Code may build a key from a prefix and a word used elsewhere, such as a kind, a code or a value's name. The keys
	// of a game begin with its id.
	beginnings, ends := app.beginnings(), map[string]bool{}
	for _, book := range rulebooks.All() {
		for place := range book.Presets() {
			conformance.Game{Rules: book}.EveryOption(place,
				func(_ calc.Options, f *calc.Field) { ends[f.Name] = true })
		}
		for literal := range literals {
			switch {
			case strings.HasPrefix(literal, ".") && len(literal) > 1:
				beginnings[book.ID()+literal] = true
			case strings.Contains(literal, "."): // a game may have its own words, see ownOrSharedKey
				asked[book.ID()+"."+literal] = true
				if strings.HasSuffix(literal, ".") {
					beginnings[book.ID()+"."+literal] = true
				}
			}
		}
	}
	for _, folder := range []string{"app", "calc", "ledger"} {
		maps.Copy(ends, everything(t, folder).words())
	}
	for _, key := range slices.Sorted(maps.Keys(all)) {
		if !asked[key] && !beginnings[key] && !put(key, beginnings, ends) && !told(key) &&
			!longer(key, literals, func(key string) bool { return asked[key] || put(key, beginnings, ends) }) {
			t.Errorf("nothing asks for %q", key)
		}
	}
}

// told reports whether another test checks that a key is used: a test of a rulebook, of app/live, or of faults.
func told(key string) bool {
	families := []string{"fault.", "company.", "rulebook.", "entry.", "line.", "log.counted.", "rule.", "live.page."}
	for _, book := range rulebooks.All() {
		for _, family := range []string{"line", "rule", "refusal", "entry", "field", "choice", "preset", "option",
			"part", "log", "event", "highlight", "group"} {
			families = append(families, book.ID()+"."+family+".")
		}
	}
	return slices.ContainsFunc(families, func(family string) bool { return strings.HasPrefix(key, family) })
}

// put reports whether a key can be composed of a beginning and an end.
func put(key string, beginnings, ends map[string]bool) bool {
	for beginning := range beginnings {
		rest, ok := strings.CutPrefix(key, beginning)
		if !ok || !strings.HasSuffix(beginning, ".") {
			continue
		}
		if ends[rest] || composed(rest, ends) || strings.Trim(rest, "0123456789") == "" {
			return true
		}
		// A mark's value may follow the mark's name.
		if name, value, cut := strings.Cut(rest, "."); cut && ends[name] && strings.Trim(value, "0123456789") == "" {
			return true
		}
	}
	return false
}

// composed reports whether a code is built from two of the words, as "card.hand." and "big" make the code of a hand. An
// option's code "option.x" also counts if "value.x" is a word.
func composed(code string, words map[string]bool) bool {
	if value, ok := strings.CutPrefix(code, "option."); ok && words["value."+value] {
		return true
	}
	dot := strings.LastIndex(code, ".") + 1
	return dot > 0 && words[code[:dot]] && words[code[dot:]]
}

// longer reports whether a key consists of a used key and an added ending such as ".steps".
func longer(key string, literals map[string]bool, asked func(key string) bool) bool {
	for literal := range literals {
		if rest, ok := strings.CutSuffix(key, literal); ok && strings.HasPrefix(literal, ".") && asked(rest) {
			return true
		}
	}
	return false
}

func (s source) beginnings() map[string]bool {
	all := map[string]bool{}
	for word := range s.words() {
		if strings.Count(word, ".") > 1 && strings.HasSuffix(word, ".") && !strings.Contains(word, " ") {
			all[word] = true
		}
	}
	s.each(func(_ *ast.FuncDecl, n ast.Node) {
		sum, ok := n.(*ast.BinaryExpr)
		if !ok || sum.Op != token.ADD {
			return
		}
		if value, ok := text(sum.X); ok && strings.HasSuffix(value, ".") && len(value) > 1 {
			all[value] = true
		}
	})
	return all
}

func TestEveryPlaceIsNamed(t *testing.T) {
	named := map[string]bool{}
	for _, folder := range []string{"app", "calc", "ledger"} {
		maps.Copy(named, everything(t, folder).words())
	}
	for key, sentence := range lang.English().Own() {
		for _, place := range lang.English().Examine(sentence).Places {
			if !named[place] && !named[Upper(place)] {
				t.Errorf("%s: nothing fills the place %q", key, place)
			}
		}
	}
}

// Code passes numbers, lists and companies to sentences as values, not as text, because each language formats them.
func TestSentencesAreGivenWhatThingsAre(t *testing.T) {
	written := map[string]string{"Number": "the number", "Signed": "a Difference", "Points": "InPoints",
		"Join": "the list", "CompanyName": "the Company", "Itoa": "the number"}
	found := 0
	everything(t, "app").each(func(in *ast.FuncDecl, n ast.Node) {
		literal, ok := n.(*ast.CompositeLit)
		if !ok || !isNames(literal.Type) {
			return
		}
		found++
		for _, element := range literal.Elts {
			pair := element.(*ast.KeyValueExpr)
			made, ok := pair.Value.(*ast.CallExpr)
			if !ok {
				continue
			}
			if place, _ := text(pair.Key); written[called(made)] != "" && place != "year" && place != "day" {
				t.Errorf("%s gives %q what %s has written, not %s", in.Name, place, called(made), written[called(made)])
			}
		}
	})
	if found < 100 {
		t.Errorf("only %d sentences are filled", found)
	}
}

func isNames(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name == "Names"
	case *ast.SelectorExpr:
		return e.Sel.Name == "Names"
	}
	return false
}
