package shell

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/route"
	"scripkeeper/app/widget/input"
	"scripkeeper/calc/conformance/expect"
)

type recordingPage struct {
	blankPage
	button *input.Button
}

func (p *recordingPage) RecordButton() *input.Button { return p.button }

// Ctrl+Enter acts like a tap on the record button: if the button is disabled, it only shows the reason.
func TestTheKeyPressesWhatMayBePressed(t *testing.T) {
	s := onWindow(t)
	s.Record() // nothing to record
	recorded, said := 0, ""
	p := &recordingPage{button: input.NewPrimaryButton("Announce", func() { recorded++ })}
	p.button.OnRefused = func(reason string) { said = reason }
	s.Go(given{page: p})
	p.button.DisableBecause("Nobody sits at table 2.")
	s.Record()
	expect.True(t, recorded == 0 && said != "", "a disabled button records %d times and says %q", recorded, said)
	p.button.Enable()
	s.Record()
	expect.True(t, recorded == 1, "it records %d times", recorded)
	p.button = nil
	s.Record()
	s.Go(route.Settings{})
	s.Record()
	expect.True(t, recorded == 1, "a page without the button records, %d times in all", recorded)
}

// While a sheet is above the page, the page's keys do nothing, and Ctrl+Enter presses the sheet's main button.
func TestTheKeysOfAPageWaitForTheSheetOverIt(t *testing.T) {
	s := onWindow(t)
	recorded, entered := 0, 0
	s.Go(given{page: &recordingPage{button: input.NewPrimaryButton("Announce", func() { recorded++ })}})
	sheet := ShowSheet(s, "Penalty", container.NewStack(), nil)
	depth := s.Depth()
	enter := keyboard{s}.record
	enter()
	s.Window.Canvas().OnTypedRune()('?')
	expect.True(t, recorded == 0 && s.Depth() == depth, "behind the sheet %d are recorded, %d deep", recorded, s.Depth())
	sheet.Main = input.NewPrimaryButton("Give", func() { entered++ })
	enter()
	expect.True(t, entered == 1 && recorded == 0, "the sheet enters %d, the page %d", entered, recorded)
	sheet.Close()
	enter()
	expect.True(t, entered == 1 && recorded == 1, "then the sheet enters %d, the page %d", entered, recorded)
}

func TestALetterOpensTheKeys(t *testing.T) {
	s := onWindow(t)
	s.Go(route.Settings{})
	s.Window.Canvas().OnTypedRune()('?')
	if s.Depth() != 3 || s.Route() != route.Route(route.Keys{}) {
		t.Errorf("%T is seen, %d deep", s.Route(), s.Depth())
	}
	s.Window.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if s.Depth() != 2 {
		t.Errorf("escape leaves %d pages", s.Depth())
	}
}
