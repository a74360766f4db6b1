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

// A network is a Wi-Fi or the hotspot of a phone.
type network struct{ name, password string }

// text is what a code for joining it says, as phones read it.
func (n network) text() string {
	security := "WPA"
	if n.password == "" {
		security = "nopass"
	}
	return "WIFI:T:" + security + ";S:" + escaped.Replace(n.name) + ";P:" + escaped.Replace(n.password) + ";;"
}

// escaped marks what would end a part of such a text.
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

// A wifiPage asks for a network and shows its code. What is typed stays on this device, and only while the program
// runs.
type wifiPage struct {
	shell.FixedPage
	host *Host
	code *mark.QRPicture
	// none stands in the place of the code until there is one.
	none fyne.CanvasObject
}

// noneYet is how large the picture in the place of the code is.
const noneYet = 96

// draw shows the code of what is typed, nothing as long as the network has no name.
func (p *wifiPage) draw() {
	code, err := qr.Encode(p.host.wifi.text())
	can := err == nil && p.host.wifi.name != ""
	core.Show(p.code, can)
	core.Show(p.none, !can)
	if can {
		p.code.SetModules(code.Modules)
	}
}
