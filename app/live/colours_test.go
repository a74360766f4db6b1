package live

import (
	"regexp"
	"strings"
	"testing"

	"scripkeeper/app/view/palette"
	"scripkeeper/assets"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
)

func TestThePageHasTheColoursOfTheWindow(t *testing.T) {
	light, dark, parted := strings.Cut(string(colours()), "@media (prefers-color-scheme:dark)")
	must.Hold(t, parted, "there are no dark colours")
	for _, want := range []string{"--paper:#fbf6ec;", "--ink-soft:#6b5a47;", ".c-blue{--fill:#174f9e;--suit:#174f9e}",
		".c-yellow{--fill:#f2b90c;--suit:#7d5800}", ".s-5{--fill:#6b4a35;--suit:#6b4a35}"} {
		expect.True(t, strings.Contains(light, want), "by day there is no %s", want)
	}
	for _, want := range []string{"--paper:#1b1612;", ".c-blue{--fill:#69a3ee;--suit:#69a3ee}", ".s-0{--fill:#e6a5cc;"} {
		expect.True(t, strings.Contains(dark, want), "by night there is no %s", want)
	}
}

func TestThePageAsksForColoursThatThereAre(t *testing.T) {
	set := string(colours())
	for name, value := range themedNames() {
		shade, known := palette.Of(name)
		expect.True(t, known && shade.Color(false).A == 0xff && shade.Color(true).A == 0xff, "%s is %v", name, value)
	}
	own := []string{"--at", "--from", "--rungs", "--columns", "--twice", "--share"} // properties that scripts set on single elements
	asked := regexp.MustCompile(`var\((--[\w-]+)`).FindAllStringSubmatch(string(assets.Read("live/page.css")), -1)
	expect.True(t, len(asked) > 50, "the style sheet asks for %d colours", len(asked))
	for _, found := range asked {
		there := strings.Contains(set, found[1]+":") || strings.Contains(strings.Join(own, " "), found[1])
		expect.True(t, there, "the style sheet asks for %s", found[1])
	}
}

// themedNames maps the page's root properties to names in the palette.
func themedNames() map[string]string {
	all := map[string]string{}
	root, _, _ := strings.Cut(string(colours()), "}")
	for _, found := range regexp.MustCompile(`--([\w-]+):(#\w+);`).FindAllStringSubmatch(root, -1) {
		all[strings.ReplaceAll(found[1], "-", ".")] = found[2]
	}
	return all
}
