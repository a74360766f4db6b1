package words

import (
	"bufio"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/must"
)

// All text for people belongs in the translations, so a literal of two words in the code is suspicious. The exceptions
// are listed: text for programs, tests and developers.
func TestNoEnglishStandsInTheCode(t *testing.T) {
	allowed := map[string]bool{}
	for _, known := range []string{
		"no portal asks for files here", "there is no display to open a window on", "exit status %d",
		"what was chosen is no file of this device", "stockpile: there is no company %q", // the causes of faults
		"free names %d colours, at most %d are possible", "free names the colour %q; there are only %s",
		"flag provided but not defined: -", "flag needs an argument: -", " for flag -", "parse error",
		"value out of range",
		"correct overrule places round table unplayed", "plan even sit-out absent since until", // names of flags
		"game format rounds size draw final carry through scoring points ties best hide minutes ",
		"export const {%s} = $%s;\n", // JavaScript
	} {
		allowed[known] = true
	}
	read := 0
	for _, top := range []string{"app", "calc"} {
		must.Do(t, filepath.WalkDir(filepath.Join(root, top), func(path string, entry os.DirEntry, err error) error {
			if err != nil || !entry.IsDir() {
				return err
			}
			switch entry.Name() {
			case "testdata", "internal", "probe", "conformance":
				return filepath.SkipDir
			}
			inside, err := filepath.Rel(root, path)
			for text := range literals(t, inside).words() {
				read++
				if english.MatchString(text) && !allowed[text] && !strings.Contains(text, "<") {
					t.Errorf("%s: %q", inside, text)
				}
			}
			return err
		}))
	}
	if read < 2000 {
		t.Errorf("only %d texts were read", read)
	}
}

var english = regexp.MustCompile(`\b[a-z]{2,} [a-z]{2,}\b`)

// A second sentence with the same key would replace the first without an error.
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
