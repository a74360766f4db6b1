package lang

import (
	"strings"

	"golang.org/x/text/language"
)

// Best is the language that somebody understands best who asks for languages by tags such as "de-AT" or "uk_UA.UTF-8",
// the most wanted first: the first that the program speaks, in whatever region, or English.
func Best(wanted ...string) *Language {
	for _, tag := range wanted {
		base, _, _ := strings.Cut(strings.NewReplacer("_", "-", ".", "-", "@", "-").Replace(strings.ToLower(tag)), "-")
		for _, l := range all() {
			if l.tag == base {
				return l
			}
		}
	}
	return English()
}

// Accepted is the language for a browser that sends this Accept-Language header.
func Accepted(header string) *Language {
	tags, _, err := language.ParseAcceptLanguage(header)
	if err != nil {
		return English()
	}
	wanted := make([]string, len(tags))
	for i, tag := range tags {
		wanted[i] = tag.String()
	}
	return Best(wanted...)
}

// FromEnvironment is the language of a terminal, as POSIX has it: by LC_ALL, else by LC_MESSAGES, else by LANG.
func FromEnvironment(get func(name string) string) *Language {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if set := get(name); set != "" {
			return Best(set)
		}
	}
	return English()
}
