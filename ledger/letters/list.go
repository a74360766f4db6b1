package letters

import (
	"strings"
	"unicode"
)

// Names returns the names of a list: one a line, or separated by commas, semicolons or tabs.
// Numbers and bullets before them are dropped: "3. Ann", "3) Ann", "- Ann". A number alone is a name.
func Names(list string) []string {
	var names []string
	for _, item := range strings.FieldsFunc(list, func(r rune) bool { return strings.ContainsRune("\n\r,;\t", r) }) {
		if name := unnumbered(strings.TrimSpace(item)); name != "" {
			names = append(names, name)
		}
	}
	return names
}

// unnumbered returns an item of a list without its number or bullet.
func unnumbered(item string) string {
	if rest := strings.TrimLeftFunc(item, unicode.IsDigit); rest != item && strings.HasPrefix(rest, ".") ||
		strings.HasPrefix(rest, ")") && rest != item {
		return strings.TrimSpace(rest[1:])
	}
	for _, bullet := range []string{"- ", "* ", "• ", "– "} {
		if rest, ok := strings.CutPrefix(item, bullet); ok {
			return strings.TrimSpace(rest)
		}
	}
	return item
}
