package livetest

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"scripkeeper/app/internal/chromium"
	"scripkeeper/app/view/sheet"
	"scripkeeper/app/words/lang"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/ledger/recordings"
)

// Ears are a blind user, who hears the roles, names and values on the page in order, and uses only keys.
type ears struct{ phone }

type heard struct {
	role, name, value           string
	inside                      string
	focusable, focused, pressed bool
	disabled                    bool
}

func (h heard) String() string { return strings.TrimSpace(h.role + " " + h.name + " " + h.value) }

type told struct {
	ID         string   `json:"nodeId"`
	Children   []string `json:"childIds"`
	Ignored    bool     `json:"ignored"`
	Role       valued   `json:"role"`
	Name       valued   `json:"name"`
	Value      valued   `json:"value"`
	Properties []struct {
		Name  string `json:"name"`
		Value valued `json:"value"`
	} `json:"properties"`
}

type valued struct {
	Value any `json:"value"`
}

// unsaid matches a dash that stands for a minus sign. Screen readers pass over it, and a debt sounds like cash.
var unsaid = regexp.MustCompile(`(^|\D)–\s?[\d(]|[\d)%] – `)

func (v valued) String() string {
	if v.Value == nil {
		return ""
	}
	return fmt.Sprint(v.Value)
}

func (e ears) all() []heard {
	e.T.Helper()
	var tree struct {
		Nodes []told `json:"nodes"`
	}
	e.Do(chromedp.ActionFunc(func(ctx context.Context) error {
		return cdp.Execute(ctx, accessibility.CommandGetFullAXTree, nil, &tree)
	}))
	by := map[string]told{}
	for _, n := range tree.Nodes {
		by[n.ID] = n
	}
	var all []heard
	var walk func(told)
	walk = func(n told) {
		if !n.Ignored && n.Role.String() != "InlineTextBox" {
			h := n.heard()
			if len(n.Children) > 0 {
				h.inside = by[n.Children[0]].Name.String()
			}
			expect.True(e.T, !unsaid.MatchString(h.name+" "+h.value), "%q has a sign that nobody hears", h)
			h.name, h.value = strings.ReplaceAll(h.name, "−", "–"), strings.ReplaceAll(h.value, "−", "–") // as in the window
			all = append(all, h)
		}
		for _, child := range n.Children {
			walk(by[child])
		}
	}
	walk(tree.Nodes[0])
	return all
}

func (n told) heard() heard {
	h := heard{role: n.Role.String(), name: n.Name.String(), value: n.Value.String()}
	for _, p := range n.Properties {
		so := p.Value.String() == "true"
		switch p.Name {
		case "focusable":
			h.focusable = so
		case "focused":
			h.focused = so
		case "pressed":
			h.pressed = so
		case "disabled":
			h.disabled = so
		}
	}
	return h
}

func (e ears) keys(keys string, modifiers ...input.Modifier) {
	e.T.Helper()
	e.Do(chromedp.KeyEvent(keys, chromedp.KeyModifiers(modifiers...)))
}

func (e ears) await(what string, so func([]heard) bool) {
	e.T.Helper()
	for end := time.Now().Add(patience); !so(e.all()); time.Sleep(50 * time.Millisecond) {
		if time.Now().After(end) {
			e.T.Fatalf("waited in vain for %s; there is\n%v", what, e.all())
		}
	}
}

// A place finds a node on the page, and returns its index or -1.
type place func([]heard) int

func named(role, name string) place {
	return func(all []heard) int {
		return slices.IndexFunc(all, func(h heard) bool { return h.role == role && h.name == name && !h.disabled })
	}
}

func within(group string, inside place) place {
	return func(all []heard) int {
		from := named("group", group)(all)
		if from < 0 {
			return -1
		}
		at := inside(all[from:])
		if at < 0 {
			return -1
		}
		return from + at
	}
}

// tabTo moves the focus to a node by Tab alone, and returns the node.
func (e ears) tabTo(what string, to place) heard {
	e.T.Helper()
	e.await(what, func(all []heard) bool { return to(all) >= 0 })
	for range 200 {
		all := e.all()
		at := slices.IndexFunc(all, func(h heard) bool { return h.focused && h.role != "RootWebArea" })
		goal := to(all)
		if goal >= 0 && at == goal {
			return all[goal]
		}
		if goal < at {
			e.keys(strings.Repeat(kb.Tab, stops(all[goal:at])), input.ModifierShift)
		} else {
			e.keys(strings.Repeat(kb.Tab, stops(all[at+1:goal+1])))
		}
	}
	e.T.Fatalf("no tab leads to %s among\n%v", what, e.all())
	panic("unreachable")
}

func stops(all []heard) int {
	n := 0
	for _, h := range all {
		if h.focusable && !h.disabled && !h.isOption() && h.role != "RootWebArea" {
			n++
		}
	}
	return max(1, n)
}

func (h heard) isOption() bool { return h.role == "MenuListOption" || h.role == "option" }

func (e ears) becomes(what string, at place, so func(heard) bool) {
	e.T.Helper()
	e.await(what, func(all []heard) bool {
		i := at(all)
		return i >= 0 && so(all[i])
	})
}

func (e ears) fill(f sheet.Field) {
	e.T.Helper()
	name := f.Full
	if f.Company != nil && !strings.Contains(name, f.Company.Name) {
		name = f.Company.Name + ", " + name
	}
	switch f.Input {
	case sheet.Stepper, sheet.Number:
		box, number := named("textbox", name), strconv.Itoa(f.Value)
		if f.Value == 0 {
			return
		}
		e.tabTo(name, box)
		e.answered(func() {
			e.keys("a", input.ModifierCtrl)
			e.keys(number)
		})
		e.becomes(name+" "+number, box, func(h heard) bool { return h.value == number })
	case sheet.Choices:
		choice := f.Choices[slices.IndexFunc(f.Choices, func(c sheet.Choice) bool { return c.Value == f.Value })]
		label := strings.TrimSpace(choice.Label + " " + choice.Price)
		button := within(f.Label, named("button", label))
		if h := e.tabTo(label, button); !h.pressed {
			e.answered(func() { e.keys(" ") })
		}
		e.becomes(label+" pressed", button, func(h heard) bool { return h.pressed })
	case sheet.List:
		e.choose(name, f)
	case sheet.Cards:
		e.play(f)
	default:
		e.T.Fatalf("nothing fills in a %s", f.Input)
	}
}

// play plays a card. Tab leads to the first possible card, and arrow keys lead from there to all cards.
func (e ears) play(f sheet.Field) {
	e.T.Helper()
	card := f.Choices[slices.IndexFunc(f.Choices, func(c sheet.Choice) bool { return c.Value == f.Value })].Said
	first := func(all []heard) int {
		return slices.IndexFunc(all, func(h heard) bool { return h.role == "radio" && h.focusable && !h.disabled })
	}
	on := func(all []heard) int {
		return slices.IndexFunc(all, func(h heard) bool { return h.role == "radio" && h.focused })
	}
	e.tabTo(f.Label, first)
	for all := e.all(); on(all) >= 0 && all[on(all)].name != card; all = e.all() {
		e.keys(kb.ArrowRight)
	}
	e.becomes(card, on, func(h heard) bool { return h.name == card })
	e.answered(func() { e.keys(" ") })
	played := named("button", card+". "+lang.English().Text("sheet.card.change"))
	e.becomes(card+" played", played, func(h heard) bool { return h.focused })
}

func (e ears) answered(does func()) {
	e.T.Helper()
	before := chromium.Value[int](e.Browser, "driver.seen.answers")
	does()
	chromium.Awaited[any](e.Browser,
		"driver.quiet('an answer', () => driver.seen.answers > "+strconv.Itoa(before)+").then(() => 0)")
}

func (e ears) choose(name string, f sheet.Field) {
	e.T.Helper()
	label := f.Choices[slices.IndexFunc(f.Choices, func(c sheet.Choice) bool { return c.Value == f.Value })].Label
	list := named("combobox", name)
	e.tabTo(name, list)
	e.becomes("no "+name, list, func(h heard) bool { return h.value == "–" }) // wait until nothing is chosen any more
	all := e.all()
	var options []string
	for _, h := range all[list(all):] {
		if h.isOption() && !h.disabled {
			options = append(options, h.name)
		}
	}
	if down := slices.Index(options, label) - slices.Index(options, all[list(all)].value); down > 0 {
		e.answered(func() { e.keys(strings.Repeat(kb.ArrowDown, down)) })
	} else if down < 0 {
		e.answered(func() { e.keys(strings.Repeat(kb.ArrowUp, -down)) })
	}
	e.becomes(name+" "+label, list, func(h heard) bool { return h.value == label })
}

func TestAGameIsKeptByEar(t *testing.T) {
	t.Parallel()
	r := recordings.Read(t, "stockholder", "three-seats-3x5")
	all := steps(t, r)
	if !*soak {
		all = all[:3]
	}
	file, _ := opening(t, r.Record, 0)
	h := serve(t, file)
	e := ears{newPhone(t)}
	e.Do(chromedp.EmulateViewport(1280, 800))
	e.open(h.keeper, ".game #sheet form")
	for i, step := range all {
		form := sheet.Form{Rulebook: r.Rulebook.ID(), Table: step.Before, Entry: step.Entry, Open: calc.None}
		for _, f := range form.Fields() {
			e.fill(f)
		}
		e.tabTo("Record", named("button", said("record")))
		e.keys(kb.Enter)
		name := r.Names[step.Before.Turn()]
		e.await("the sentence of entry "+strconv.Itoa(i+1), func(all []heard) bool {
			last := slices.IndexFunc(all, func(h heard) bool {
				return h.role == "link" && strings.HasPrefix(h.name, strconv.Itoa(i+1)+" "+name)
			})
			aloud := slices.ContainsFunc(all, func(h heard) bool {
				return h.role == "status" && strings.Contains(h.inside, name)
			})
			return last >= 0 && aloud
		})
	}
	e.at(len(all))
	h.stop()
	got, want := h.head(r.Record.ID), after(t, r.Record, len(all))
	expect.True(t, got == want, "the game has the fingerprint %s, it should be %s", got, want)
}
