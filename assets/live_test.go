package assets

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"testing"

	"scripkeeper/app/view/emblem"
	"scripkeeper/app/view/palette"
)

// mostOfThePage is how many bytes the page of the live table has at most, before it is compressed, and mostOfAHall how
// many a tournament adds.
const mostOfThePage, mostOfAHall = 81 << 10, 15 << 10

// parts are the files of the page of the live table with their contents.
func parts(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	err := fs.WalkDir(Files(), "live", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && !entry.IsDir() {
			all[name] = string(Read(name))
		}
		return err
	})
	if err != nil || len(all) < 10 {
		t.Fatalf("%d files, %v", len(all), err)
	}
	return all
}

func TestThePageIsSmall(t *testing.T) {
	game, hall := 0, 0
	for name, content := range parts(t) {
		switch name {
		case "live/js/hall.js", "live/js/far.js", "live/js/office.js":
			hall += len(content)
		default:
			game += len(content)
		}
	}
	if game > mostOfThePage || hall > mostOfAHall {
		t.Errorf("the page has %d bytes, of which a tournament takes %d more; allowed are %d and %d", game, hall,
			mostOfThePage, mostOfAHall)
	}
}

// Nothing that a phone sends becomes markup, nothing comes from elsewhere, and the policy of the page forbids nothing
// that it does.
func TestThePageIsStrict(t *testing.T) {
	forbidden := regexp.MustCompile(`innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|` +
		`setAttribute\("style"|style="|<style|https?://[^w]|javascript:|\son\w+="`)
	for name, content := range parts(t) {
		if found := forbidden.FindString(content); found != "" {
			t.Errorf("%s has %q", name, found)
		}
	}
	for _, tag := range regexp.MustCompile(`<script[^>]*>[^<]*`).FindAllString(string(Read("live/index.html")), -1) {
		if !strings.Contains(tag, ` src="/js/`) || !strings.HasSuffix(tag, ">") {
			t.Errorf("index.html has %q", tag)
		}
	}
}

// The page is drawn in the colours of the window.
func TestThePageHasTheColoursOfTheWindow(t *testing.T) {
	light, dark, parted := strings.Cut(string(Read("live/page.css")), "(prefers-color-scheme:dark)")
	if !parted {
		t.Fatal("the page has no dark colours")
	}
	check := func(rule, name string) {
		shade, known := palette.Of(name)
		if !known {
			t.Fatalf("there is no colour %q", name)
		}
		for of, css := range map[bool]string{false: light, true: dark} {
			c := shade.Color(of)
			want := hex(c.R, c.G, c.B, c.A)
			if !strings.Contains(css, rule+want) {
				t.Errorf("dark %v: %s is not %s", of, rule, want)
			}
		}
	}
	for _, name := range []string{"paper", "felt", "card", "ink", "ink.soft", "rule", "edge", "turn", "turn.on",
		"turn.wash", "gain", "loss", "bar", "bar.on"} {
		check("--"+strings.ReplaceAll(name, ".", "-")+":", name)
	}
	for _, suit := range append(emblem.Suits(), emblem.Plain()) {
		check(".c-"+suit.Key+"{--fill:", palette.Company(suit.Key))
	}
	for n, digits := 0, "012345"; n < palette.SeriesCount; n++ {
		check(".s-"+digits[n:n+1]+"{--fill:", palette.Series(n))
	}
}

// hex is a colour as a style sheet has it, opaque ones without their opacity, short where that says the same.
func hex(all ...uint8) string {
	const digits = "0123456789abcdef"
	if all[3] == 0xff {
		all = all[:3]
	}
	long, short := "#", "#"
	same := !slices.ContainsFunc(all, func(part uint8) bool { return part>>4 != part&15 })
	for _, part := range all {
		long, short = long+digits[part>>4:part>>4+1]+digits[part&15:part&15+1], short+digits[part&15:part&15+1]
	}
	if same && len(all) == 3 {
		return short
	}
	return long
}
