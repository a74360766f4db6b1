package rulebooks

import (
	"path/filepath"
	"testing"

	"scripkeeper/calc/internal/gametest"
)

func BenchmarkRecordedGames(b *testing.B) {
	for _, rules := range All() {
		b.Run(rules.ID(), func(b *testing.B) {
			b.Chdir(filepath.Join("..", rules.ID()))
			gametest.BenchGames(b, rules)
		})
	}
}
