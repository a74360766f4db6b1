package guests

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/form"
	"scripkeeper/app/handover"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/qr"
)

type network struct{ name, password string }

// text returns the text of a QR code for joining the network, in the WIFI: format that phones read.
func (n network) text() string {
	security := "WPA"
	if n.password == "" {
		security = "nopass"
	}
	return "WIFI:T:" + security + ";S:" + escaped.Replace(n.name) + ";P:" + escaped.Replace(n.password) + ";;"
}

var escaped = strings.NewReplacer(`\`, `\\`, `;`, `\;`, `,`, `\,`, `:`, `\:`, `"`, `\"`)

func newWifiPage(s *shell.Shell, host *Host) *wifiPage {
	p := &wifiPage{host: host, code: mark.NewQRPicture(words.Text("guests.wifi"), nil)}
	wifi := &host.wifi
	field := func(key, typed string, changed func(string)) fyne.CanvasObject {
		f := form.NewTextField()
		f.SetPlaceHolder(words.Text(key))
		f.Write(typed)
		f.OnChanged = changed
		return f
	}
	p.none = container.NewCenter(mark.NewPicture(mark.Icon("wifi"), noneYet, look.Edge))
	picture := container.NewStack(p.none, p.code)
	p.Body = handover.SmallCodeFrame(s.Head(words.Text("guests.wifi"), ""), picture,
		text.NewParagraph(words.Text("guests.wifi.type"), core.Body),
		field("guests.wifi.name", wifi.name, func(typed string) { wifi.name = typed; p.draw() }),
		field("guests.wifi.password", wifi.password, func(typed string) { wifi.password = typed; p.draw() }))
	p.draw()
	return p
}

// A wifiPage asks for a network and shows its code. The input stays on this device, and is lost when the program ends.
type wifiPage struct {
	shell.FixedPage
	host *Host
	code *mark.QRPicture
	// none is the object shown in place of the code until the network has a name.
	none fyne.CanvasObject
}

const noneYet = 96

func (p *wifiPage) draw() {
	code, err := qr.Encode(p.host.wifi.text())
	can := err == nil && p.host.wifi.name != ""
	core.Show(p.code, can)
	core.Show(p.none, !can)
	if can {
		p.code.SetModules(code.Modules)
	}
}
