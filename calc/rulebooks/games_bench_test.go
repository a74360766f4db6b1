package rulebooks

import (
	"path/filepath"
	"testing"

	"scripkeeper/calc/internal/gametest"
)

// BenchmarkRecordedGames works out every recorded game of every rulebook, each from its opening with all its
// statements.
func BenchmarkRecordedGames(b *testing.B) {
	for _, rules := range All() {
		b.Run(rules.ID(), func(b *testing.B) {
			b.Chdir(filepath.Join("..", rules.ID()))
			gametest.BenchGames(b, rules)
		})
	}
}
