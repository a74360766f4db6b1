package app

import (
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/session"
	"scripkeeper/app/shell"
	"scripkeeper/app/table"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
)

// A settingsPage sets what the owner of the device chooses. Every choice is seen at once.
type settingsPage struct {
	shell    *shell.Shell
	settings settings
	name     *form.TextField
	content  fyne.CanvasObject
}

func newSettingsPage(s *shell.Shell) *settingsPage {
	p := &settingsPage{shell: s, settings: settings{s.App.Preferences()}}
	p.content = s.WideFrame(s.Head(words.Say("settings.title"), ""), nil,
		widget.Stack(look.Space5, p.looks(), p.device()), widget.Stack(look.Space5, p.games(), p.language(), p.about()))
	return p
}

// Content is the page.
func (p *settingsPage) Content() fyne.CanvasObject { return p.content }

// Update does nothing: no game is seen here.
func (p *settingsPage) Update() {}

func (p *settingsPage) looks() fyne.CanvasObject {
	variant := form.NewChipChoice([]string{
		words.Say("settings.theme.system"), words.Say("settings.theme.light"), words.Say("settings.theme.dark"),
	}, int(p.settings.variant()), func(chosen int) {
		p.settings.setVariant(look.Variant(chosen))
		p.apply()
	})
	text := form.NewChipChoice([]string{
		words.Say("settings.text.small"), words.Say("settings.text.normal"),
		words.Say("settings.text.large"), words.Say("settings.text.huge"),
	}, p.settings.text(), func(chosen int) {
		p.settings.setText(chosen)
		p.apply()
	})
	still := widget.NewSwitch(words.Say("settings.still"), words.Say("settings.still.about"), p.settings.still(), func(on bool) {
		p.settings.setStill(on)
		p.apply()
	})
	clock := form.NewChipChoice([]string{
		words.Say("settings.clock.none"), words.Say("settings.clock.turn"), words.Say("settings.clock.player"),
	}, int(p.settings.clock()), func(chosen int) { p.settings.setClock(table.Clock(chosen)) })
	return widget.Stack(look.Space3,
		widget.NewSection(words.Say("settings.looks")),
		form.WithLabel(words.Say("settings.theme"), variant.Content),
		widget.NewParagraph(words.Say("settings.symbols"), widget.Caption),
		form.WithLabel(words.Say("settings.text"), text.Content), still,
		form.WithLabel(words.Say("settings.clock"), clock.Content))
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
	return widget.Stack(look.Space3,
		widget.NewSection(words.Say("settings.device")),
		form.NewMarkedField(p.name).Content,
		widget.NewParagraph(words.Say("settings.device.about"), widget.Caption))
}

// games leads to where they are backed up, and says where they are kept.
func (p *settingsPage) games() fyne.CanvasObject {
	book := p.shell.Session.Book()
	if book == nil {
		return widget.Stack(0)
	}
	backup := widget.NewQuietButton(words.Say("settings.backup"), func() { p.shell.Go(route.Backup{}) })
	return widget.Stack(look.Space3, widget.NewSection(words.Say("settings.games")), widget.Across(look.Space2, backup),
		widget.NewParagraph(words.Tell("settings.book", words.Names{"path": book.Path()}), widget.Caption))
}

func (p *settingsPage) language() fyne.CanvasObject {
	return widget.Stack(look.Space3,
		widget.NewSection(words.Say("settings.language")),
		widget.NewText(words.Say("settings.language.en"), widget.Body),
		widget.NewParagraph(words.Say("settings.language.more"), widget.Caption))
}

func (p *settingsPage) about() fyne.CanvasObject {
	version := p.shell.App.Metadata().Version
	about := widget.Stack(look.Space2, widget.NewSection(words.Say("settings.about")))
	if version != "" {
		about.Add(widget.NewParagraph(words.Tell("settings.version", words.Names{"version": version}), widget.Body))
	}
	about.Add(widget.NewParagraph(words.Say("app.unofficial"), widget.Body))
	if fyne.CurrentDevice().IsMobile() {
		return about
	}
	keys := widget.NewQuietButton(words.Say("common.keys"), func() { p.shell.Go(route.Keys{}) })
	return widget.Stack(look.Space4, about, widget.Across(look.Space2, keys))
}
