package app

import (
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/app/words/lang"
)

type settingsPage struct {
	shell    *shell.Shell
	settings settings
	name     *form.TextField
	left     fyne.CanvasObject
}

func newSettingsPage(s *shell.Shell) *settingsPage {
	p := &settingsPage{shell: s, settings: settings{s.App.Preferences()}}
	p.left = frame.Stack(look.Space5, p.looks(), p.device()) // built once: a rebuilt choice would lose the keyboard focus
	return p
}

func (p *settingsPage) Content() fyne.CanvasObject {
	return p.shell.WideFrame(p.shell.Head(words.Text("settings.title"), ""), nil, p.left,
		frame.Stack(look.Space5, p.games(), p.language(), p.about()))
}

func (p *settingsPage) Update() {}

func (p *settingsPage) looks() fyne.CanvasObject {
	variant := form.NewChipChoice([]string{
		words.Text("settings.theme.system"), words.Text("settings.theme.light"), words.Text("settings.theme.dark"),
	}, int(p.settings.variant()), func(chosen int) {
		p.settings.setVariant(look.Variant(chosen))
		p.apply()
	})
	line := form.NewChipChoice([]string{
		words.Text("settings.text.small"), words.Text("settings.text.normal"),
		words.Text("settings.text.large"), words.Text("settings.text.huge"),
	}, p.settings.text(), func(chosen int) {
		p.settings.setText(chosen)
		p.apply()
	})
	still := input.NewSwitch(words.Text("settings.still"), "", p.settings.still(), func(on bool) {
		p.settings.setStill(on)
		p.apply()
	})
	clock := form.NewChipChoice([]string{
		words.Text("settings.clock.none"), words.Text("settings.clock.turn"), words.Text("settings.clock.player"),
	}, int(p.settings.clock()), func(chosen int) { p.settings.setClock(view.Clock(chosen)) })
	return frame.Stack(look.Space3,
		frame.NewSection(words.Text("settings.looks")),
		form.WithLabel(words.Text("settings.theme"), variant.Content),
		text.NewParagraph(words.Text("settings.symbols"), core.Caption),
		form.WithLabel(words.Text("settings.text"), line.Content), still,
		form.WithLabel(words.Text("settings.clock"), clock.Content))
}

func (p *settingsPage) apply() { p.settings.dress(p.shell, p.shell.Window.Canvas().Size()) }

func (p *settingsPage) device() fyne.CanvasObject {
	p.name = form.NewTextField()
	p.name.SetPlaceHolder(session.DeviceName())
	p.name.SetText(p.settings.device())
	p.name.OnChanged = func(text string) {
		p.settings.setDevice(strings.TrimSpace(text))
		p.shell.Session.SetDevice(p.settings.device())
	}
	return frame.Stack(look.Space3,
		frame.NewSection(words.Text("settings.device")),
		form.NewMarkedField(p.name).Content,
		text.NewParagraph(words.Text("settings.device.about"), core.Caption))
}

func (p *settingsPage) games() fyne.CanvasObject {
	book := p.shell.Session.Book()
	if book == nil {
		return frame.Stack(0)
	}
	backup := input.NewQuietButton(words.Text("settings.backup"), func() { p.shell.Go(route.Backup{}) })
	return frame.Stack(look.Space3, frame.NewSection(words.Text("settings.games")), frame.Across(look.Space2, backup),
		text.NewParagraph(words.Format("settings.book", words.Names{"path": book.Path()}), core.Caption))
}

func (p *settingsPage) language() fyne.CanvasObject {
	tags, names, chosen := []string{""}, []string{words.Text("settings.language.system")}, 0
	for _, l := range lang.Languages() {
		if tags, names = append(tags, l.Tag()), append(names, l.Name()); l.Tag() == p.settings.language() {
			chosen = len(tags) - 1
		}
	}
	choice := form.NewChipChoice(names, chosen, func(chosen int) {
		p.settings.setLanguage(tags[chosen])
		p.settings.speak("")
		p.shell.Window.SetTitle(words.Text("app.name"))
		p.shell.Remake()
	})
	return frame.Stack(look.Space3, frame.NewSection(words.Text("settings.language")), choice.Content)
}

func (p *settingsPage) about() fyne.CanvasObject {
	version := p.shell.App.Metadata().Version
	about := frame.Stack(look.Space2, frame.NewSection(words.Text("settings.about")))
	if version != "" {
		about.Add(text.NewParagraph(words.Format("settings.version", words.Names{"version": version}), core.Body))
	}
	about.Add(text.NewParagraph(words.Text("app.about")+" "+words.Text("app.unofficial"), core.Body))
	ways := input.NewButtonRow(input.NewQuietButton(words.Text("licences.title"), func() { p.shell.Go(route.Licences{}) }))
	if !fyne.CurrentDevice().IsMobile() {
		ways.Add(input.NewQuietButton(words.Text("common.keys"), func() { p.shell.Go(route.Keys{}) }))
	}
	return frame.Stack(look.Space4, about, ways)
}
