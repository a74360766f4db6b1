package app

import (
	"bytes"
	"image/png"
	"testing"

	"fyne.io/fyne/v2/test"

	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/qr"
)

// saved saves the house rules of a page as a template.
func saved(t *testing.T, s *Shell, name string) {
	t.Helper()
	tap(t, s, words.Say("template.keep"))
	sheetField(t, s).SetText(name)
	test.Tap(sheetButton(t, s, words.Say("template.name.keep")))
}

func TestHouseRulesAreSavedAsATemplate(t *testing.T) {
	for _, rules := range rulebooks.All() {
		s := begin(t)
		p := picked(t, s, rules.ID())
		field := p.house.options.Form().Fields[1]
		before, after := field.Get(), field.Allowed.At(0)
		if before == after {
			after = field.Allowed.At(1)
		}
		p.house.set(field.Name, after)
		saved(t, s, " ")
		if s.window.Canvas().Overlays().Top() == nil {
			t.Fatal("a template without a name was saved")
		}
		sheetField(t, s).SetText("Friday")
		test.Tap(sheetButton(t, s, words.Say("template.name.keep")))
		if o := p.games.offer(); o.name != "Friday" || o.template == nil {
			t.Fatalf("%s: chosen is %+v", rules.ID(), o)
		}
		mustSay(t, s, "All as in “Friday”.")
		p.house.set(field.Name, before)
		saved(t, s, "friday")
		if s.window.Canvas().Overlays().Top() == nil {
			t.Fatal("two templates have one name")
		}
		sheetField(t, s).SetText("Monday")
		test.Tap(sheetButton(t, s, words.Say("template.name.keep")))
		again := newNewGamePage(s)
		again.games.choose(rules, 0)
		if n := len(again.games.offers); n != len(rules.Presets())+2 {
			t.Errorf("%s: %d offers", rules.ID(), n)
		}
		test.Tap(again.games.presets[len(rules.Presets())])
		if f, _ := again.house.options.Form().Field(field.Name); f.Get() != after || differing(again.house.options, again.house.base) != 0 {
			t.Errorf("%s: the template gives %d", rules.ID(), f.Get())
		}
	}
}

// A template of the game that was played last is found again by its rules.
func TestPlayAgainFindsTheTemplate(t *testing.T) {
	s := begin(t)
	p := picked(t, s, "stockholder")
	p.house.set("start_cash", 77)
	saved(t, s, "Rich")
	for seat, name := range []string{"Ann", "Ben", "Cy"} {
		p.seats.rows[seat].entry.SetText(name)
	}
	tap(t, s, words.Say("new.start"))
	if again := newNewGamePage(s); again.games.offer().name != "Rich" {
		t.Errorf("chosen is %q", again.games.offer().name)
	}
}

func TestATemplateIsRenamedAndDeleted(t *testing.T) {
	s := begin(t)
	p := picked(t, s, "stockholder")
	p.house.set("start_cash", 77)
	saved(t, s, "Rich")
	tapSpoken(t, s, words.Tell("template.open", words.Names{"name": "Rich"}))
	page, ok := s.Page().(*templatePage)
	if !ok || len(page.picture.Objects) != 1 {
		t.Fatalf("%T is seen", s.Page())
	}
	tap(t, s, words.Say("template.rename"))
	sheetField(t, s).SetText("Very rich")
	test.Tap(sheetButton(t, s, words.Say("template.name.keep")))
	mustSay(t, s, "Very rich")
	s.Back()
	mustSay(t, s, "All as in “Very rich”.")
	tapSpoken(t, s, words.Tell("template.open", words.Names{"name": "Very rich"}))
	tap(t, s, words.Say("template.drop"))
	if s.Page() != p || p.games.offer().template != nil {
		t.Fatalf("%T is seen", s.Page())
	}
	mustSay(t, s, "“Very rich” was deleted.")
	mustSay(t, s, "Opening cash: 77, not 0") // the rules stay as they were
	tapSpoken(t, s, words.Say("template.back"))
	if list, err := s.session.Book().Templates("stockholder"); err != nil || len(list) != 1 || len(p.games.offers) != len(p.games.rulebook.Presets())+1 {
		t.Errorf("the templates are %v, %v", list, err)
	}
}

// A template goes to another device as text, as a picture and as a file; there a new game begins with it.
func TestATemplateIsTakenOverInEveryWay(t *testing.T) {
	rules := rulebooks.All()[5]
	made, err := ledger.NewTemplate("Railways", rules, rules.Presets()[3].Options)
	if err != nil {
		t.Fatal(err)
	}
	from := begin(t)
	if made, err = from.session.Book().KeepTemplate(made); err != nil {
		t.Fatal(err)
	}
	page := newTemplatePage(from, made)
	from.Push(page)
	tap(t, from, words.Say("share.copy"))
	text := from.app.Clipboard().Content()
	var picture, file bytes.Buffer
	if err := png.Encode(&picture, page.code.Image(4)); err != nil {
		t.Fatal(err)
	}
	if err := made.Write(&file); err != nil {
		t.Fatal(err)
	}
	for way, take := range map[string]func(s *Shell, p *scanPage){
		"typed": func(s *Shell, p *scanPage) {
			p.text.SetText(text)
			tap(t, s, words.Say("scan.take"))
		},
		"pasted": func(s *Shell, _ *scanPage) {
			s.app.Clipboard().SetContent(text)
			tap(t, s, words.Say("scan.paste"))
		},
		"picture": func(_ *Shell, p *scanPage) { p.dropped(dropped(t, "code.png", picture.Bytes())) },
		"file":    func(_ *Shell, p *scanPage) { p.dropped(dropped(t, "template.json", file.Bytes())) },
	} {
		s, p := scanning(t)
		take(s, p)
		game, ok := s.Page().(*newGamePage)
		if !ok || game.games.offer().name != "Railways" || game.games.rulebook.ID() != "openmarket" {
			t.Fatalf("%s: %T is seen", way, s.Page())
		}
		mustSay(t, s, "The template “Railways” was added.")
		for seat, name := range []string{"Ann", "Ben", "Cy"} {
			game.seats.rows[seat].entry.SetText(name)
		}
		tap(t, s, words.Say("new.start"))
		if began := s.session.Game(); began == nil || differing(began.Setup().Options, made.Options) != 0 {
			t.Errorf("%s: the game is %v", way, began)
		}
		again := newScanPage(s)
		s.Push(again)
		again.take(text)
		mustSay(t, s, "These house rules are here already, as “Railways”.")
	}
}

func TestATemplateThatIsNoneIsRefused(t *testing.T) {
	rules := rulebooks.All()[0]
	made, err := ledger.NewTemplate("House", rules, rules.Presets()[0].Options)
	if err != nil {
		t.Fatal(err)
	}
	text, err := compact.EncodeTemplate(made, rulebooks.All())
	if err != nil {
		t.Fatal(err)
	}
	code, err := qr.Encode(text)
	if err != nil || code.Version > 4 {
		t.Errorf("version %d, %v", code.Version, err)
	}
	var file bytes.Buffer
	if err := made.Write(&file); err != nil {
		t.Fatal(err)
	}
	for fault, data := range map[string][]byte{
		"code.cut":         []byte(text[:len(text)-4]),
		"template.options": bytes.Replace(file.Bytes(), []byte(`"step": 10`), []byte(`"step": 3`), 1),
		"template.foreign": []byte(`{"template": 5}`),
	} {
		s, p := scanning(t)
		p.dropped(dropped(t, "received", data))
		mustSay(t, s, words.Say("fault."+fault))
	}
}
