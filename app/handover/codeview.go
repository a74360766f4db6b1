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

const perSecond = 6

// A codeView shows a code: one picture, or several as the frames of an animation. The animation stops when its page is
// left.
type codeView struct {
	shell   *shell.Shell
	picture *mark.QRPicture
	codes   []qr.Code
	at      int
	moving  *fyne.Animation
	// shown is called whenever the frame changes.
	shown func()
	// release lets the screen turn off again, nil if it is not kept awake.
	release func()
}

// newCodeView returns a view that shows no code yet. A tap enlarges the code.
func newCodeView(s *shell.Shell, label string, shown func()) *codeView {
	v := &codeView{shell: s, shown: shown, picture: mark.NewQRPicture(label, nil)}
	v.picture.Tap = v.enlarge
	return v
}

// Present shows pictures and keeps the screen awake. If there are no pictures, it hides the view.
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

func (v *codeView) leave() {
	v.Pause()
	v.release()
	v.release = nil
}

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

func (v *codeView) Pause() {
	if v.moving != nil {
		v.moving.Stop()
		v.moving = nil
	}
}

// Step pauses and moves by a number of frames, which may be negative.
func (v *codeView) Step(by int) {
	v.Pause()
	v.at = (v.at + by + len(v.codes)) % len(v.codes)
	v.draw()
}

func (v *codeView) draw() {
	if len(v.codes) > 0 {
		v.picture.SetModules(v.codes[v.at].Modules)
	}
	v.shown()
}

func (v *codeView) enlarge() {
	if len(v.codes) > 0 {
		showCode(v.shell, v.codes)
	}
}

func showCode(s *shell.Shell, codes []qr.Code) {
	s.Go(shell.To(func() shell.Page {
		large := newCodeView(s, words.Text("share.title"), func() {})
		large.picture.Tap = s.Back
		return &codePage{large, codes}
	}))
}

// A codePage shows a code alone on white, as large as the window. A tap or Escape goes back.
type codePage struct {
	code  *codeView
	codes []qr.Code
}

func (p *codePage) Content() fyne.CanvasObject {
	return container.NewStack(canvas.NewRectangle(color.White), p.code.picture)
}

func (p *codePage) FullWindow() bool { return true }

func (p *codePage) Update() { p.code.Present(p.codes) }
