package words

import (
	"bufio"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// No key has its words twice in a file: the later ones would take the place of the others without a word.
func TestNoKeyHasItsWordsTwice(t *testing.T) {
	read := 0
	for _, path := range must.Get(filepath.Glob("../../assets/translations/en*.json"))(t) {
		file := must.Get(os.Open(path))(t)
		seen := map[string]bool{}
		lines := bufio.NewScanner(file)
		for lines.Scan() {
			key, _, has := strings.Cut(strings.TrimPrefix(lines.Text(), `  "`), `": `)
			if !has || !strings.HasPrefix(lines.Text(), `  "`) {
				continue
			}
			if seen[key] {
				t.Errorf("%s has %s twice", path, key)
			}
			seen[key] = true
		}
		must.Do(t, lines.Err())
		must.Do(t, file.Close())
		read += len(seen)
	}
	if read < 1000 {
		t.Errorf("only %d keys were read", read)
	}
}
