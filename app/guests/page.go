package guests

import (
	"reflect"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/handover"
	"scripkeeper/app/live"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/qr"
)

// A livePage starts Live and shows the code to join by, the guests, and everything that awaits an answer.
type livePage struct {
	shell   *shell.Shell
	of      Followed
	content *fyne.Container
	picture *fyne.Container
	code    *mark.QRPicture
	scan    *text.Text
	// address is the chosen address. link shows it in two lines: the device, and the word that admits the guest.
	address string
	link    [2]*text.Text
	copied  fyne.CanvasObject
	chips   *fyne.Container
	waiting *fyne.Container
	guests  *fyne.Container
	propose *input.Switch
	// fingerprint proves that copies of the game are equal.
	fingerprint *text.Text
	// started reports whether the page shows Live as running. timed reports whether it regularly checks the device's
	// networks.
	started, timed bool
	// shown is the data behind the rows. The rows are rebuilt only if this data changes, so that a row being tapped
	// stays.
	shown []any
}

func NewPage(s *shell.Shell, of Followed) shell.Page {
	p := &livePage{shell: s, of: of, content: frame.NewHolder()}
	if of.isTournament() {
		return p
	}
	return gamePage{p}
}

type gamePage struct{ *livePage }

func (gamePage) OfGame() {}

// key returns the full key of a text on the page. Tournaments have texts of their own.
func (p *livePage) key(name string) string {
	if p.of.isTournament() {
		return "guests.hall." + name
	}
	return "guests." + name
}

func (p *livePage) Content() fyne.CanvasObject {
	p.build()
	return p.content
}

func (p *livePage) Update() {
	if p.started != p.of.On() {
		p.build()
	}
	if !p.started {
		return
	}
	all := p.of.Addresses()
	if !slices.Contains(all, p.address) {
		p.address = all[0]
	}
	p.showAddresses(all)
	shown := []any{p.of.Guests(), p.of.Proposals(), p.of.Results()}
	if r := p.of.room(); r != nil {
		v := p.shell.Session.View()
		shown = append(shown, v.Layout.Seats)
		p.propose.SetOn(r.Proposes())
		if core.Show(p.fingerprint, !view.Secret(v.Table)); p.fingerprint.Visible() {
			number := words.Names{"number": v.Game.Head().String()}
			p.fingerprint.SetText(words.Format("live.page.fingerprint", number))
		}
	}
	if !reflect.DeepEqual(shown, p.shown) {
		p.shown = shown
		frame.Fill(p.waiting, p.of.waitingRows(p.shell)...)
		frame.Fill(p.guests, p.guestRows()...)
	}
	p.followNetworks()
}

const networkTick = 5 * time.Second

// followNetworks checks the device's networks regularly while the page is open.
func (p *livePage) followNetworks() {
	if p.timed {
		return
	}
	p.timed = true
	p.shell.WhenLeft(func() { p.timed = false })
	p.shell.Tick(networkTick, p.Update)
}

func (p *livePage) build() {
	p.started, p.shown = p.of.On(), nil
	head := p.shell.Head(words.Text("guests.title"), p.of.title(p.shell.Session.Book()))
	if !p.started {
		start := input.NewPrimaryButton(words.Text("guests.start"), p.start)
		empty := frame.NewEmptyState(mark.Icon("live"), words.Text("guests.off"), words.Text(p.key("off.about")),
			start)
		body := shell.OverBar(container.NewVScroll(shell.Reading(look.Space4, empty)))
		frame.Fill(p.content, shell.Compose(head, body, nil))
		return
	}
	p.code = mark.NewQRPicture(words.Text(p.key("code")), nil)
	p.picture = container.NewStack(p.code)
	p.scan = text.NewParagraph("", core.Body)
	for i := range p.link {
		p.link[i] = text.New("", core.FigureText)
	}
	p.chips, p.waiting, p.guests = frame.NewChips(), frame.Stack(look.Space2), frame.Stack(0)
	p.propose = input.NewSwitch(words.Text("guests.propose"), words.Text("guests.propose.about"), false, func(on bool) {
		p.shell.ShowError(p.of.room().SetPropose(on))
		p.Update() // shows the old state again if the new one can't be written
	})
	p.fingerprint = text.NewParagraph("", core.Caption)
	core.Show(p.propose, !p.of.isTournament())
	core.Show(p.fingerprint, false)
	far, end := p.of.farLink()
	p.copied = frame.Stack(0, handover.NewWay("guests.copy", theme.ContentCopyIcon(), func() { p.copyLink("") }),
		handover.NewWay(far, theme.ViewFullScreenIcon(), func() { p.copyLink(end) }))
	frame.Fill(p.content, handover.SmallCodeFrame(head, p.picture,
		p.waiting, p.scan, frame.Stack(0, p.link[0], p.link[1]), p.chips,
		frame.NewSection(words.Text("guests.here")), p.guests, p.propose,
		frame.Stack(0, p.copied,
			handover.NewWay("guests.wifi", mark.Icon("wifi"), func() {
				p.shell.Go(shell.To(func() shell.Page { return newWifiPage(p.shell, p.of.Host) }))
			})),
		p.fingerprint, input.NewQuietButton(words.Text("guests.stop"), p.of.Stop)))
}

func (p *livePage) start() { p.shell.ShowError(p.of.Start(p.shell)) }

func (p *livePage) showAddresses(all []string) {
	link := p.of.Link(p.address)
	device, word := split(link)
	if p.link[0].Text() == device && p.link[1].Text() == word && len(p.chips.Objects) == len(all) {
		return
	}
	p.link[0].Alike([]string{device, word}).SetText(device)
	p.link[1].Alike([]string{device, word}).SetText(word)
	key := "guests.scan"
	if live.IsHere(p.address) {
		key = "guests.alone"
	}
	p.scan.SetText(words.Text(key))
	// A code in capitals is smaller (QR alphanumeric mode), and the page accepts links in either case.
	if code, err := qr.Encode(strings.ToUpper(link)); err == nil {
		p.code.SetModules(code.Modules)
	}
	for _, o := range []fyne.CanvasObject{p.picture, p.link[0], p.link[1], p.copied} {
		core.Show(o, !live.IsHere(p.address))
	}
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

func split(link string) (device, word string) {
	at := strings.LastIndex(link, "/") + 1
	return link[:at], link[at:]
}

func (p *livePage) copyLink(end string) {
	p.shell.App.Clipboard().SetContent(p.of.Link(p.address) + end)
	p.shell.ShowNotice(words.Text("guests.copied"))
}
