// Package lang writes sentences in a language. The sentences are in assets/translations. The file de.json has the
// German sentences of the screens; a file such as de.tycoon.json has the sentences of one game or one part of the
// program. A missing sentence is replaced by the English one.
//
// A sentence is a pattern, see [Language.Format]. Under dotted keys the files also hold the language's number formats
// ("number.thousands"), lists ("list.and") and inflected names ("company.blue.genitive").
package lang

import (
	"cmp"
	"io/fs"
	"slices"
	"strings"
	"sync"

	"scripkeeper/assets"
)

// Language is a language of the program. It is safe for concurrent use.
type Language struct {
	tag string
	// screens holds the sentences of the screens by key, and others holds the sentences of the games. Each map is read
	// on first use, because the first picture rarely needs a game's sentences.
	screens, others func() map[string]*sentence
	// before is the language that supplies missing sentences; nil for English.
	before *Language
	// whole reports whether tests ensure that the language has every sentence. A key without a sentence then has none
	// in before either, so before is not read.
	whole bool
	// plurals holds the language's CLDR rules, and numbers holds the number formats from its file. Both are read once.
	plurals func() plurals
	numbers func() numerals
}

const english = "en"

func newLanguage(tag string, screens, others func() map[string]*sentence, before *Language) *Language {
	l := &Language{tag: tag, screens: sync.OnceValue(screens), others: sync.OnceValue(others), before: before}
	l.plurals = sync.OnceValue(func() plurals { return newPlurals(tag) })
	l.numbers = sync.OnceValue(l.readNumerals)
	return l
}

// New returns a language with the given sentences, for example for a test. before, unless nil, is the language for
// missing sentences.
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

// all holds all languages, English first, then by tag. Their files are read on first use.
var all = sync.OnceValue(func() []*Language {
	first := fromFiles(english, nil)
	list := []*Language{first}
	entries, _ := fs.ReadDir(assets.Translations(), ".")
	for _, entry := range entries {
		tag, ending, _ := strings.Cut(entry.Name(), ".")
		if ending == "json" && tag != english {
			list = append(list, fromFiles(tag, first))
		}
	}
	slices.SortStableFunc(list[1:], func(a, b *Language) int { return cmp.Compare(a.tag, b.tag) })
	return list
})

// Languages returns all available languages, English first.
func Languages() []*Language { return slices.Clone(all()) }

func English() *Language { return all()[0] }

// Of returns the language of a tag such as "de", or English if the tag is unknown.
func Of(tag string) *Language {
	l, _ := Find(tag)
	return l
}

// Find returns the same language as [Of], and reports whether the tag is known.
func Find(tag string) (l *Language, spoken bool) {
	for _, l := range all() {
		if l.tag == tag {
			return l, true
		}
	}
	return English(), false
}

func (l *Language) Tag() string { return l.tag }

// Name returns the language's own name: "Deutsch".
func (l *Language) Name() string { return l.Text("language.name") }

// Text returns the sentence of a key with its places unfilled, or the key if it has no sentence.
func (l *Language) Text(key string) string {
	if found := l.find(key); found != nil {
		return found.text
	}
	return key
}

// Known reports whether a key has a sentence. For a language read from files, English sentences do not count.
func (l *Language) Known(key string) bool {
	return l.own(key) != nil || l.before != nil && !l.whole && l.before.Known(key)
}

// Format returns the sentence of a key with its places filled, or the key if it has no sentence.
func (l *Language) Format(key string, names Names) string {
	text, _ := l.Fill(key, names)
	return text
}

// Fill returns the same text as [Language.Format], and reports whether all required places had a value.
func (l *Language) Fill(key string, names Names) (text string, complete bool) {
	found := l.find(key)
	if found == nil {
		return key, true
	}
	return found.filled(names)
}

func (l *Language) find(key string) *sentence {
	for from := l; from != nil; from = from.before {
		if found := from.own(key); found != nil {
			return found
		}
	}
	return nil
}

func (l *Language) own(key string) *sentence {
	if found := l.screens()[key]; found != nil {
		return found
	}
	return l.others()[key]
}
