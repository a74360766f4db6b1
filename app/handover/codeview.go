package handover

import (
	"image/color"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/shell"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/words"
	"scripkeeper/ledger/qr"
)

// perSecond is how many frames are shown in a second.
const perSecond = 6

// A codeView shows a code: one picture, or what needs several of them as frames that follow each other. It stands still
// when the page that shows it is left.
type codeView struct {
	shell   *shell.Shell
	picture *mark.QRPicture
	codes   []qr.Code
	at      int
	moving  *fyne.Animation
	// shown follows the frame that is seen.
	shown func()
	// release lets the screen go dark again, nil where it is not kept awake.
	release func()
}

func newCodeView(s *shell.Shell, label string, tapped, shown func()) *codeView {
	v := &codeView{shell: s, shown: shown, picture: mark.NewQRPicture(label, nil)}
	v.picture.Tap = tapped
	return v
}

// Present begins to show pictures; the screen stays awake meanwhile. Without one nothing is seen.
func (v *codeView) Present(codes []qr.Code) {
	v.Pause()
	v.codes = codes
	v.at = min(v.at, max(0, len(codes)-1))
	core.Show(v.picture, len(codes) > 0)
	v.draw()
	if len(codes) > 0 && v.release == nil {
		v.release = v.shell.StayAwake()
		v.shell.WhenLeft(v.leave)
	}
	if len(codes) > 1 {
		v.Play()
	}
}

// leave ends what goes on while the page is seen.
func (v *codeView) leave() {
	v.Pause()
	v.release()
	v.release = nil
}

// Play lets the frames follow each other, beginning with the present one.
func (v *codeView) Play() {
	from, count := v.at, len(v.codes)
	v.moving = fyne.NewAnimation(time.Second*time.Duration(count)/perSecond, func(done float32) {
		if at := (from + min(int(done*float32(count)), count-1)) % count; at != v.at && v.moving != nil {
			v.at = at
			v.draw()
		}
	})
	v.moving.Curve = fyne.AnimationLinear
	v.moving.RepeatCount = fyne.AnimationRepeatForever
	v.moving.Start()
	v.shown()
}

// Pause lets the present frame stand.
func (v *codeView) Pause() {
	if v.moving != nil {
		v.moving.Stop()
		v.moving = nil
	}
}

// Step shows the frame that is some frames further on, and lets it stand.
func (v *codeView) Step(by int) {
	v.Pause()
	v.at = (v.at + by + len(v.codes)) % len(v.codes)
	v.draw()
}

// draw shows the present frame.
func (v *codeView) draw() {
	if len(v.codes) > 0 {
		v.picture.SetModules(v.codes[v.at].Modules)
	}
	v.shown()
}

// showCode leads to the frames of a code alone.
func showCode(s *shell.Shell, codes []qr.Code) {
	s.Go(shell.To(func() shell.Page {
		return &codePage{newCodeView(s, words.Text("share.title"), s.Back, func() {}), codes}
	}))
}

// A codePage shows a code alone, as large as the window, on white. A tap on it, or escape, goes back.
type codePage struct {
	code  *codeView
	codes []qr.Code
}

func (p *codePage) Content() fyne.CanvasObject {
	return container.NewStack(canvas.NewRectangle(color.White), p.code.picture)
}

// FullWindow reports that it fills the window.
func (p *codePage) FullWindow() bool { return true }

func (p *codePage) Update() { p.code.Present(p.codes) }
