package handover

import (
	"bytes"
	"image/png"
	"testing"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/words"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/qr"
	"scripkeeper/ledger/record"
)

func TestATemplateIsTakenOverInEveryWay(t *testing.T) {
	rules := rulebooks.All()[5]
	made := must.Get(record.NewTemplate("Railways", rules, rules.Presets()[3].Options))(t)
	from := apptest.Begin(t)
	made = must.Get(from.Session.Book().Templates.Store(made))(t)
	text := must.Get(compact.EncodeTemplate(made, rulebooks.All()))(t)
	code := must.Get(qr.Encode(text))(t)
	var picture, file bytes.Buffer
	must.Do(t, png.Encode(&picture, code.Image(4)))
	must.Do(t, made.Write(&file))
	for way, take := range map[string]func(s *shell.Shell, p *scanPage){
		"typed": func(s *shell.Shell, p *scanPage) {
			p.text.SetText(text)
			apptest.Tap(t, s, words.Text("scan.take"))
		},
		"pasted": func(s *shell.Shell, _ *scanPage) {
			s.App.Clipboard().SetContent(text)
			apptest.Tap(t, s, words.Text("scan.paste"))
		},
		"picture": func(_ *shell.Shell, p *scanPage) { p.Dropped(dropped(t, "code.png", picture.Bytes())) },
		"file":    func(_ *shell.Shell, p *scanPage) { p.Dropped(dropped(t, "template.json", file.Bytes())) },
	} {
		s, p := scanning(t)
		take(s, p)
		by, ok := apptest.RouteOf(s).(route.GameBy)
		must.Hold(t, ok && by.Template.Name == "Railways" && by.Template.Rulebook == "openmarket",
			"%s: %T is seen", way, s.Page())
		apptest.MustShow(t, s, apptest.Text("template.taken", "name", "Railways"))
		again := NewScanPage(s, nil)
		s.Go(apptest.To(again))
		again.take(text)
		apptest.MustShow(t, s, apptest.Text("template.same", "name", "Railways"))
	}
}

func TestATemplateThatIsNoneIsRefused(t *testing.T) {
	rules := rulebooks.All()[0]
	made := must.Get(record.NewTemplate("House", rules, rules.Presets()[0].Options))(t)
	text := must.Get(compact.EncodeTemplate(made, rulebooks.All()))(t)
	code, err := qr.Encode(text)
	expect.True(t, err == nil && code.Version <= 4, "version %d, %v", code.Version, err)
	var file bytes.Buffer
	must.Do(t, made.Write(&file))
	for fault, data := range map[string][]byte{
		"code.cut":         []byte(text[:len(text)-4]),
		"template.options": bytes.Replace(file.Bytes(), []byte(`"step": 10`), []byte(`"step": 3`), 1),
		"template.foreign": []byte(`{"template": 5}`),
	} {
		s, p := scanning(t)
		p.Dropped(dropped(t, "received", data))
		apptest.MustShow(t, s, words.Text("fault."+fault))
	}
}
