package lang

import "testing"

// A sentence that is filled for the first time, as most are in the first picture.
func BenchmarkFirstSentence(b *testing.B) {
	for b.Loop() {
		s := sentence{of: English(), text: "{{.name}}: {{.count}} {{plural .count `share` `shares`}}"}
		s.filled(Names{"name": "Ann", "count": 3})
	}
}

// A sentence that has been filled before.
func BenchmarkSentence(b *testing.B) {
	s := sentence{of: English(), text: "{{.name}}: {{.count}} {{plural .count `share` `shares`}}"}
	for b.Loop() {
		s.filled(Names{"name": "Ann", "count": 3})
	}
}

// Reading all sentences of the screens.
func BenchmarkRead(b *testing.B) {
	for b.Loop() {
		readSentences(English(), folder+"/en.json")
	}
}
