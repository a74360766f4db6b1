package handover

import (
	"context"
	"net/url"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/camera"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger/parcel"
)

// scan opens the camera page in the browser and waits for what it reads.
func (p *scanPage) scan() {
	p.stop()
	server, err := camera.Open(camera.Receiver{Check: p.checkRead, Take: p.takeRead, Late: func() {
		fyne.Do(func() { p.endScan("scan.late") })
	}})
	if err != nil {
		p.refuse("", err)
		return
	}
	address, err := url.Parse(server.Address())
	if err == nil {
		err = p.shell.App.OpenURL(address)
	}
	if err != nil {
		server.Close()
		p.showOutcome(words.Text("scan.browser"), theme.ErrorIcon(), look.Loss)
		return
	}
	p.server = server
	p.stop = func() {
		server.Close()
		p.endScan("scan.closed")
	}
	p.shell.WhenLeft(p.stop)
	p.show(theme.MediaPhotoIcon(), look.Soft, text.NewParagraph(words.Text("scan.watching"), core.Strong),
		input.NewButtonRow(
			input.NewQuietButton(words.Text("common.stop"), func() { p.stop() }),
			input.NewQuietButton(words.Text("scan.address"),
				func() { p.shell.App.Clipboard().SetContent(server.Address()) })))
}

// endScan shows why the camera page has ended, unless it had ended before.
func (p *scanPage) endScan(key string) {
	if p.server != nil {
		p.server, p.stop = nil, func() {}
		p.showOutcome(words.Text(key), theme.InfoIcon(), look.Soft)
	}
}

// checkRead returns why the camera's text can't be imported, empty if it can.
func (p *scanPage) checkRead(ctx context.Context, text string) (trouble string) {
	handed, err := parcel.OpenBytes(ctx, []byte(text), rulebooks.All(), p.shell.Session.Book().Games)
	if err != nil {
		return words.ErrorSentence(handed.Record.Rulebook, nil, err)
	}
	return ""
}

// takeRead imports the camera's text like pasted text, and returns a sentence with the outcome and whether the outcome
// is good. It blocks, so it must not run on the UI goroutine.
func (p *scanPage) takeRead(text string) (outcome string, well bool) {
	told := make(chan struct{})
	fyne.Do(func() {
		p.server, p.stop = nil, func() {} // the server ends by itself after its answer
		p.tell = func(sentence string, good bool) {
			p.tell = func(string, bool) {}
			outcome, well = sentence, good
			close(told)
		}
		p.take(text)
	})
	<-told
	return outcome, well
}
