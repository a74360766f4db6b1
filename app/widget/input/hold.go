package input

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/driver/mobile"
)

const (
	holdDelay = 450 * time.Millisecond
	holdPause = 90 * time.Millisecond
)

// A holdButton is an icon button that repeats its action while held. It stops on release, when it is disabled, or when
// the action returns false.
type holdButton struct {
	Button
	act     func() bool
	now     func() time.Time
	pulse   *fyne.Animation
	pressed time.Time
	last    time.Time
	held    bool
}

var (
	_ desktop.Mouseable = (*holdButton)(nil)
	_ mobile.Touchable  = (*holdButton)(nil)
)

// NewHoldButton returns a button that calls act on a tap, and repeatedly while held until act returns false.
func NewHoldButton(label string, icon fyne.Resource, act func() bool) *holdButton {
	b := &holdButton{act: act, now: time.Now}
	b.said, b.icon, b.kind = label, icon, bare
	b.Extend(b, func() {
		if !b.held {
			b.act()
		}
		b.held = false
	})
	return b
}

func (b *holdButton) MouseDown(e *desktop.MouseEvent) {
	if e.Button == desktop.MouseButtonPrimary {
		b.press()
	}
}

func (b *holdButton) MouseUp(*desktop.MouseEvent) { b.release() }

func (b *holdButton) TouchDown(*mobile.TouchEvent) { b.press() }

func (b *holdButton) TouchUp(*mobile.TouchEvent) { b.release() }

func (b *holdButton) TouchCancel(*mobile.TouchEvent) { b.release() }

func (b *holdButton) press() {
	b.release()
	if b.Disabled() {
		return
	}
	b.pressed, b.held = b.now(), false
	b.last = b.pressed
	b.pulse = &fyne.Animation{Duration: time.Second, RepeatCount: fyne.AnimationRepeatForever,
		Tick: func(float32) { b.tick() }}
	b.pulse.Start()
}

func (b *holdButton) tick() {
	now := b.now()
	if b.pulse == nil || now.Sub(b.pressed) < holdDelay || now.Sub(b.last) < holdPause {
		return
	}
	b.last, b.held = now, true
	if b.Disabled() || !b.act() {
		b.release()
	}
}

func (b *holdButton) release() {
	if b.pulse != nil {
		b.pulse.Stop()
		b.pulse = nil
	}
}
