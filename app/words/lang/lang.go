// Package lang writes sentences in a language. The sentences of a language stand in assets/translations: those of the
// screens in de.json, those of one game or one room in files such as de.tycoon.json. What a language lacks is said in
// English.
//
// A sentence is a pattern, see [Language.Format]. Patterns stand under dotted keys; so does what a language knows about
// numbers ("number.thousands"), lists ("list.and"), and the names that it inflects ("company.blue.genitive").
package lang

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"scripkeeper/assets"
)

// A Language is one that the program speaks. It may be used by several goroutines at a time.
type Language struct {
	tag string
	// screens are the sentences of the screens by their keys, others those of the games; each is read when the first of
	// theirs is looked for, since the first picture of the window often needs none of the games.
	screens, others func() map[string]*sentence
	// before has the sentences that this language lacks, nil for English.
	before *Language
	// whole tells that it lacks none, as tests hold every language with files to: what it does not know, the other one
	// does not know either, and is not read for that.
	whole bool
	// plurals are what CLDR says of the language, numbers what its file says of figures, both read once.
	plurals func() plurals
	numbers func() numerals
}

// english is where a sentence is found that a language lacks.
const english = "en"

// newLanguage is a language with sentences of its own, and with those of another where it lacks one.
func newLanguage(tag string, screens, others func() map[string]*sentence, before *Language) *Language {
	l := &Language{tag: tag, screens: sync.OnceValue(screens), others: sync.OnceValue(others), before: before}
	l.plurals = sync.OnceValue(func() plurals { return newPlurals(tag) })
	l.numbers = sync.OnceValue(l.readNumerals)
	return l
}

// New is a language whose sentences are given, such as one that a test makes up; what it lacks is said in another one,
// nil for none.
func New(tag string, texts map[string]string, before *Language) *Language {
	var l *Language
	l = newLanguage(tag, func() map[string]*sentence {
		all := make(map[string]*sentence, len(texts))
		for key, text := range texts {
			all[key] = &sentence{of: l, text: text}
		}
		return all
	}, func() map[string]*sentence { return nil }, before)
	return l
}

// all are the languages by their tags, English first, then by tag; each is made when it is first asked for.
var all = sync.OnceValue(func() []*Language {
	first := fromFiles(english, nil)
	list := []*Language{first}
	entries, _ := assets.Files().ReadDir(folder)
	for _, entry := range entries {
		tag, ending, _ := strings.Cut(entry.Name(), ".")
		if ending == "json" && tag != english {
			list = append(list, fromFiles(tag, first))
		}
	}
	slices.SortStableFunc(list[1:], func(a, b *Language) int { return cmp.Compare(a.tag, b.tag) })
	return list
})

// Languages are all languages that there are sentences in, English first.
func Languages() []*Language { return slices.Clone(all()) }

// English is the language that every sentence is written in first.
func English() *Language { return all()[0] }

// Of is the language of a tag such as "de", or English for one that the program doesn't speak.
func Of(tag string) *Language {
	l, _ := Find(tag)
	return l
}

// Find is Of, and reports whether the program speaks the language.
func Find(tag string) (l *Language, spoken bool) {
	for _, l := range all() {
		if l.tag == tag {
			return l, true
		}
	}
	return English(), false
}

// Tag names the language: "de".
func (l *Language) Tag() string { return l.tag }

// Name is what the language is called in itself: "Deutsch".
func (l *Language) Name() string { return l.Text("language.name") }

// Text is the sentence of a key as it is written, or the key where there is none.
func (l *Language) Text(key string) string {
	if found := l.find(key); found != nil {
		return found.text
	}
	return key
}

// Known reports whether a key has a sentence. Of a language with files it has to be one of its own.
func (l *Language) Known(key string) bool {
	return l.own(key) != nil || l.before != nil && !l.whole && l.before.Known(key)
}

// Format is the sentence of a key with its places filled, or the key where there is none.
func (l *Language) Format(key string, names Names) string {
	text, _ := l.Fill(key, names)
	return text
}

// Fill is Format, and reports whether every place of the sentence that had to be filled was.
func (l *Language) Fill(key string, names Names) (text string, complete bool) {
	found := l.find(key)
	if found == nil {
		return key, true
	}
	return found.filled(names)
}

// find is the sentence of a key, nil where there is none.
func (l *Language) find(key string) *sentence {
	for from := l; from != nil; from = from.before {
		if found := from.own(key); found != nil {
			return found
		}
	}
	return nil
}

// own is the language's own sentence of a key, nil where there is none.
func (l *Language) own(key string) *sentence {
	if found := l.screens()[key]; found != nil {
		return found
	}
	return l.others()[key]
}
