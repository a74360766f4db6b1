package guests

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/qr"
)

// A page starts Live and shows the code to join by, who follows the game, and what waits for a yes.
type page struct {
	shell   *shell.Shell
	host    *Host
	content *fyne.Container
	code    *mark.QRPicture
	// address is the one whose code is shown, of those that there are.
	address string
	link    *text.Text
	chips   *fyne.Container
	waiting *fyne.Container
	guests  *fyne.Container
	propose *input.Switch
	// started reports whether the page shows a game that is served.
	started bool
}

// NewPage is the page of a host.
func NewPage(s *shell.Shell, h *Host) shell.Page {
	return &page{shell: s, host: h, content: frame.NewHolder()}
}

// Content is the page.
func (p *page) Content() fyne.CanvasObject {
	p.build()
	return p.content
}

// OfGame tells that the page is one of the game on the table.
func (p *page) OfGame() {}

// Update shows who follows the game now.
func (p *page) Update() {
	if p.started != p.host.On() {
		p.build()
	}
	if !p.started {
		return
	}
	all := p.host.Addresses()
	if !slices.Contains(all, p.address) {
		p.address = all[0]
	}
	p.showAddresses(all)
	frame.Fill(p.waiting, p.host.waitingRows(p.shell)...)
	frame.Fill(p.guests, p.guestRows()...)
	if r := p.host.room(); r != nil {
		p.propose.SetOn(r.Proposes())
	}
}

// build puts the page together: what Live is for, or what it shows while it is on.
func (p *page) build() {
	p.started = p.host.On()
	head := p.shell.Head(words.Text("guests.title"), "")
	if !p.started {
		start := input.NewPrimaryButton(words.Text("guests.start"), p.start)
		empty := frame.NewEmptyState(theme.ComputerIcon(), words.Text("guests.off"), words.Text("guests.off.about"), start)
		frame.Fill(p.content, shell.Compose(head, shell.OverBar(container.NewVScroll(shell.Reading(look.Space4, empty))), nil))
		return
	}
	p.code = mark.NewQRPicture(words.Text("guests.code"), nil)
	p.link = text.NewParagraph("", core.Strong)
	p.chips, p.waiting, p.guests = frame.NewChips(), frame.Stack(look.Space2), frame.Stack(0)
	p.propose = input.NewSwitch(words.Text("guests.propose"), words.Text("guests.propose.about"), false, func(on bool) {
		p.host.room().SetPropose(on)
	})
	way := func(key string, icon fyne.Resource, tapped func()) fyne.CanvasObject {
		return list.NewRow(words.Text(key), words.Text(key+".about"), tapped).
			SetEnds(mark.NewPicture(icon, wayIcon, look.Soft), nil)
	}
	frame.Fill(p.content, handover.CodeFrame(head, container.NewStack(p.code),
		p.waiting, text.NewParagraph(words.Text("guests.scan"), core.Body), p.link, p.chips,
		frame.Stack(0, way("guests.copy", theme.ContentCopyIcon(), p.copyLink),
			way("guests.wifi", theme.ComputerIcon(), func() { p.shell.Go(wifiRoute{host: p.host}) })),
		frame.NewSection(words.Text("guests.here")), p.guests, p.propose,
		input.NewQuietButton(words.Text("guests.stop"), p.host.Stop)))
}

// wayIcon is how large the picture beside a way is.
const wayIcon = 22

func (p *page) start() { p.shell.ShowError(p.host.Start(p.shell)) }

// showAddresses shows the code for one of the addresses, and which others there are.
func (p *page) showAddresses(all []string) {
	link := p.host.Link(p.address)
	if p.link.Text() == link && len(p.chips.Objects) == len(all) {
		return
	}
	p.link.SetText(link)
	if alone(p.address) {
		p.link.SetText(words.Text("guests.alone"))
	}
	// In capitals a code is the smaller, and no browser minds: the page knows both.
	if code, err := qr.Encode(strings.ToUpper(link)); err == nil {
		p.code.SetModules(code.Modules)
	}
	core.Show(p.code, !alone(p.address))
	p.chips.Objects = nil
	for _, address := range all {
		chip := input.NewChip(address, func(bool) {
			p.address = address
			p.showAddresses(nil)
			p.Update()
		})
		chip.SetChosen(address == p.address)
		p.chips.Add(chip)
	}
	core.Show(p.chips, len(all) > 1)
	p.chips.Refresh()
}

func (p *page) copyLink() {
	p.shell.App.Clipboard().SetContent(p.host.Link(p.address))
	p.shell.ShowNotice(words.Text("guests.copied"))
}
