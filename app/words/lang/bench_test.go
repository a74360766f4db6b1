package lang

import "testing"

func BenchmarkFirstSentence(b *testing.B) {
	for b.Loop() {
		s := sentence{of: English(), text: "{{.name}}: {{.count}} {{plural .count `share` `shares`}}"}
		s.filled(Names{"name": "Ann", "count": 3})
	}
}

func BenchmarkSentence(b *testing.B) {
	s := sentence{of: English(), text: "{{.name}}: {{.count}} {{plural .count `share` `shares`}}"}
	for b.Loop() {
		s.filled(Names{"name": "Ann", "count": 3})
	}
}

func BenchmarkRead(b *testing.B) {
	for b.Loop() {
		readSentences(English(), "en.json")
	}
}
