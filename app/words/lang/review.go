package lang

import (
	"cmp"
	"maps"
	"slices"
	"strings"
)

// Finding is a problem in a language's sentences that a translator has to fix.
type Finding struct {
	Kind FindingKind
	Key  string
	// Detail is the part of the pattern that cannot be read, or the list of places in the English sentence.
	Detail string
}

// FindingKind is a kind of problem. The key of the sentence about the problem ends with the kind.
type FindingKind string

const (
	// Missing is an English sentence that the language lacks, or a form of a name that other names of its family have.
	Missing FindingKind = "missing"
	Unused  FindingKind = "unused"
	// Places is a sentence with other places than the English sentence.
	Places FindingKind = "places"
	// Broken is a sentence that cannot be read or has a wrong number of plural forms.
	Broken FindingKind = "broken"
	// Same is a sentence that is still in English. Sentences without words, proper names, and the keys in
	// [Language.Alike] are not reported.
	Same FindingKind = "same"
)

// Review compares a language with English and returns the findings, sorted by kind and key.
func (l *Language) Review() []Finding {
	own, english, alike := maps.Collect(l.Own()), maps.Collect(English().Own()), l.Alike()
	var all []Finding
	add := func(kind FindingKind, key, detail string) { all = append(all, Finding{kind, key, detail}) }
	for key, text := range english {
		translated, has := own[key]
		if !has {
			if !optional(key) {
				add(Missing, key, "")
			}
			continue
		}
		shape, wanted := l.Examine(translated), English().Examine(text)
		for _, fault := range shape.Faults {
			add(Broken, key, fault)
		}
		if !slices.Equal(shape.Places, wanted.Places) {
			add(Places, key, strings.Join(wanted.Places, ", "))
		}
		if translated == text && wanted.Words && !isProper(key, text) && !slices.Contains(alike, key) {
			add(Same, key, "")
		}
	}
	forms := formsOf(own, english)
	for key := range own {
		if name, form := cutForm(key); english[key] == "" && !forms[prefixOf(name)][form] && !optional(key) {
			add(Unused, key, "")
		}
	}
	for key, text := range english {
		for form := range forms[prefixOf(key)] {
			if _, has := own[key+"."+form]; !has && english[key+"."+form] == "" && inflects(key, text) {
				add(Missing, key+"."+form, "")
			}
		}
	}
	slices.SortFunc(all, func(a, b Finding) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Key, b.Key), cmp.Compare(a.Detail, b.Detail))
	})
	return all
}

// Alike returns the keys of sentences that may equal the English ones. They are listed in the language's own file, such
// as de.same.txt, and for all languages in the file of English.
func (l *Language) Alike() []string {
	list := l.textFile("same")
	if l.tag != english {
		list += English().textFile("same")
	}
	return strings.Fields(list)
}

// isProper reports whether a key belongs to a proper name: the name of a game, or of a company that is not a colour.
func isProper(key, text string) bool {
	return prefixOf(key) == "rulebook" && !strings.HasSuffix(key, ".about") || isName(key) && !inflects(key, text)
}

// optional reports whether a language may lack a key, such as the key for an ordinal or for a form of names.
func optional(key string) bool {
	return strings.HasPrefix(key, "name.") || strings.HasPrefix(key, "ordinal.") && key != "ordinal.other"
}

func formsOf(own, english map[string]string) map[string]map[string]bool {
	all := map[string]map[string]bool{}
	for key := range own {
		name, form := cutForm(key)
		if _, known := english[name]; !known || english[key] != "" || !isName(name) {
			continue
		}
		if all[prefixOf(name)] == nil {
			all[prefixOf(name)] = map[string]bool{}
		}
		all[prefixOf(name)][form] = true
	}
	return all
}

// isName reports whether a key such as "company.blue" belongs to a name that may be inflected, and ends without a form.
func isName(key string) bool {
	return (prefixOf(key) == "company" || prefixOf(key) == "month") && strings.Count(key, ".") == 1
}

// inflects reports whether a name takes forms. Months and colours do; proper names do not.
func inflects(key, english string) bool {
	return isName(key) && (prefixOf(key) == "month" || english == strings.ToLower(english))
}

// cutForm splits "company.blue.genitive" into the name's key and the form.
func cutForm(key string) (name, form string) {
	cut := strings.LastIndex(key, ".")
	if cut < 0 {
		return key, ""
	}
	return key[:cut], key[cut+1:]
}

func prefixOf(key string) string {
	name, _, _ := strings.Cut(key, ".")
	return name
}
