package assets

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
)

// The page must run in browsers of five years ago.
const oldestChromium, oldestFirefox = 92, 91

// A novelty is a feature that the page must not use, because the oldest supported browsers lack the feature.
type novelty struct {
	// pattern matches the feature in files whose names end with ending. It must also match sample.
	ending, pattern, sample string
	// chromium and firefox are the first versions with the feature, according to MDN (@mdn/browser-compat-data 8.1.9).
	chromium, firefox int
	// breaks says what happens to the page in a browser without the feature.
	breaks string
}

// novelties returns all features that the page must not use. Decoration, which old browsers ignore, is not listed:
// accent-color (93, 92), color-scheme (81, 96), scrollbar-width (121, 64).
func novelties() []novelty {
	const script, style, markup = ".js", ".css", ".html"
	return []novelty{
		{script, `\bstructuredClone\(`, "structuredClone(x)", 98, 94, "throws"},
		{script, `\.findLast(Index)?\(`, "all.findLast(f)", 97, 104, "throws"},
		{script, `\.to(Sorted|Reversed|Spliced)\(`, "all.toSorted()", 110, 115, "throws"},
		{script, `\.with\(`, "all.with(0, 1)", 110, 115, "throws"},
		{script, `\bArray\.fromAsync\b`, "Array.fromAsync(x)", 121, 115, "throws"},
		{script, `\bObject\.hasOwn\b`, "Object.hasOwn(o, k)", 93, 92, "throws"},
		{script, `\b(Object|Map)\.groupBy\b`, "Object.groupBy(all, f)", 117, 119, "throws"},
		{script, `\.getOrInsert(Computed)?\(`, "map.getOrInsert(k, 0)", 145, 144, "throws"},
		{script, `\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(`,
			"a.union(b)", 122, 127, "throws"},
		{script, `\bIterator\.|\.(entries|keys|values)\(\)\.(map|filter|take|drop|some|every|find|toArray|forEach)\(`,
			"map.keys().map(f)", 122, 131, "throws: spread it first"},
		{script, `\.(isWellFormed|toWellFormed)\(`, "s.isWellFormed()", 111, 119, "throws"},
		{script, `\bPromise\.(withResolvers|try)\b`, "Promise.withResolvers()", 119, 121, "throws"},
		{script, `\bRegExp\.escape\b`, "RegExp.escape(s)", 136, 134, "throws"},
		{script, `/[a-z]*v[a-z]*\.(test|exec)\(|/[gimsuy]*v[gimsuy]*[,)]`, `s.replace(/a/v, "")`, 112, 116,
			"is a syntax error, and nothing is run"},
		{script, `\(\?[ims]*-?[ims]+:`, `/(?i:a)/`, 125, 132, "is a syntax error, and nothing is run"},
		{script, `\bstatic\s*\{`, "class A { static { } }", 94, 93, "is a syntax error, and nothing is run"},
		{script, `\b(await\s+)?using\s+\w+\s*=`, "using file = open()", 134, 141, "is a syntax error, and nothing is run"},
		{script, `\bimport\b[^;]*\bwith\s*\{`, `import words from "./w.json" with {type: "json"};`, 123, 138,
			"is a syntax error, and nothing is run"},
		{script, `\b(Temporal|Math\.sumPrecise|Intl\.(Segmenter|DurationFormat))\b`, "Intl.Segmenter", 87, 125, "throws"},
		{script, `\.formatRange\(`, "f.formatRange(1, 2)", 106, 116, "throws"},
		{script, `\b(fromBase64|toBase64|fromHex|toHex)\(`, "bytes.toBase64()", 140, 133, "throws"},
		{script, `\bAbortSignal\.(timeout|any|abort)\b`, "AbortSignal.timeout(9)", 124, 100, "throws"},
		{script, `\bthrowIfAborted\(`, "signal.throwIfAborted()", 100, 97, "throws"},
		{script, `\bcrypto\.randomUUID\b`, "crypto.randomUUID()", 92, 95, "throws, on plain http anywhere"},
		{script, `\bnavigator\.(wakeLock|locks|userAgentData|clipboard)\b`, "navigator.wakeLock", 84, 126,
			"is undefined, on plain http anywhere"},
		{script, `\b(window\.)?navigation\.(navigate|addEventListener)\b`, "navigation.navigate(x)", 102, 147, "throws"},
		{script, `\bstartViewTransition\b`, "document.startViewTransition(f)", 111, 144, "throws"},
		{script, `\bscheduler\.`, "scheduler.yield()", 94, 142, "throws"},
		{script, `\.show(Modal|Popover|Picker)\(|\.togglePopover\(`, "dialog.showModal()", 37, 98, "throws"},
		{script, `\.checkVisibility\(`, "node.checkVisibility()", 105, 106, "throws"},
		{script, `\.(moveBefore|setHTML)\(`, "at.moveBefore(a, b)", 133, 144, "throws"},
		{script, `\.aria[A-Z]\w*\s*=|\.role\s*=[^=]`, `node.ariaLabel = "x"`, 81, 119,
			"names nothing in Firefox: setAttribute"},
		{script, `\.inert\s*=|"inert"|\binert:`, "node.inert = true", 102, 112, "keeps nobody out"},
		{script, `\badoptedStyleSheets\b|new CSSStyleSheet\b`, "new CSSStyleSheet()", 73, 101, "throws"},
		{script, `\bpopover:|"popover"`, `h("div", {popover: ""})`, 114, 125, "always shows it"},
		{script, `h\("(dialog|search)\b`, `h("dialog")`, 37, 98, "is an unknown element in Firefox"},
		{script, `\bURL\.(canParse|parse)\b`, "URL.parse(x)", 126, 126, "throws"},
		{script, `\bResponse\.json\(`, "Response.json({})", 105, 115, "throws"},
		{style, `:has\(`, ".a:has(.b){}", 105, 121, "drops the whole rule"},
		{style, `:(modal|open|popover-open|user-valid|user-invalid)\b`, "dialog:modal{}", 105, 103, "drops the whole rule"},
		{style, `@(container|layer|scope|property|starting-style)\b`, "@container (width>9em){}", 105, 128,
			"drops all that is in it"},
		{style, `\bcontainer(-type|-name)?:`, ".a{container-type:inline-size}", 105, 110, "does nothing"},
		{style, `@media[^{]*[<>]`, "@media (width>900px){}", 104, 102, "drops all that is in it"},
		{style, `\{[^{}@]*&`, ".a{color:red;&:hover{color:blue}}", 120, 117, "drops what is nested"},
		{style, `\bcolor-mix\(|\blight-dark\(`, ".a{color:light-dark(#fff,#000)}", 123, 120, "leaves no colour"},
		{style, `\b(oklch|oklab|lch|lab|hwb|color)\(`, ".a{color:oklch(50% 0 0)}", 111, 113, "leaves no colour"},
		{style, `\d(d|s|l)v(h|w|min|max|b|i)\b`, ".a{height:100dvh}", 108, 101, "leaves no height"},
		{style, `\dcq(w|h|min|max|b|i)\b`, ".a{width:50cqw}", 105, 110, "leaves no width"},
		{style, `\d(r?lh|r?cap|r?ic)\b`, ".a{height:2lh}", 118, 120, "leaves no height"},
		{style, `\b(round|sin|cos|tan|abs|sign|pow|sqrt|hypot|mod|rem)\(`, ".a{width:round(1px,2px)}", 138, 118,
			"leaves no width"},
		{style, `[{;\s](translate|rotate|scale):`, ".a{rotate:45deg}", 104, 72, "does nothing in Chromium: transform"},
		{style, `\bsubgrid\b`, ".a{grid-template-rows:subgrid}", 117, 71, "drops the rows"},
		{style, `[{;\s]d:`, ".a{d:path('M0 0')}", 52, 97, "draws nothing in Firefox"},
		{style, `\bfield-sizing:|\binterpolate-size:|\banchor-name:|\bview-transition-name:|\btext-wrap:`,
			".a{text-wrap:balance}", 114, 121, "does nothing"},
		{style, `\b(content-visibility|backdrop-filter|scrollbar-gutter|overscroll-behavior):`,
			".a{backdrop-filter:blur(2px)}", 76, 103, "does nothing"},
		{style, `[{;\s]mask:`, ".a{mask:none}", 120, 53, "does nothing in Chromium"},
		{markup, `type="importmap"`, `<script type="importmap">`, 89, 108, "finds no module in Firefox"},
		{markup, `<(dialog|search)\b|\b(inert|popover)\b`, "<div inert>", 102, 125, "keeps nobody out"},
		{markup, `<details[^>]*\bname=`, `<details name="a">`, 120, 130, "closes nothing"},
	}
}

func TestThePageRunsInBrowsersOfFiveYearsAgo(t *testing.T) {
	all := novelties()
	for name, content := range parts(t) {
		for _, n := range all {
			if !strings.HasSuffix(name, n.ending) {
				continue
			}
			if found := regexp.MustCompile(n.pattern).FindString(bare(n.ending, content)); found != "" {
				t.Errorf("%s has %q, which %s before Chromium %d and Firefox %d", name, found, n.breaks, n.chromium, n.firefox)
			}
		}
	}
}

// bare removes the comments of a file.
func bare(ending, content string) string {
	if ending == ".js" {
		return regexp.MustCompile(`(?m)^\s*//.*$`).ReplaceAllString(content, "")
	}
	return regexp.MustCompile(`(?s)/\*.*?\*/`).ReplaceAllString(content, "")
}

func TestNoveltiesAreFound(t *testing.T) {
	seen := map[string]bool{}
	for _, n := range novelties() {
		name := fmt.Sprintf("%s %s", n.ending, n.pattern)
		if seen[name] || !regexp.MustCompile(n.pattern).MatchString(n.sample) {
			t.Errorf("%s does not find %q", name, n.sample)
		}
		expect.True(t, (n.chromium > oldestChromium || n.firefox > oldestFirefox) && n.breaks != "",
			"%s is nothing new: %d, %d", name, n.chromium, n.firefox)
		seen[name] = true
	}
}
