package setup

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/ledger/record"
)

const (
	lotsTime, passes = 1500 * time.Millisecond, 4
)

func (l *seatList) drawLots(what record.DrawnWhat) {
	d := newgame.Draw(what, l.names())
	l.fill(d.Names())
	l.drawn = &d
	l.changed()
	showLots(l.window.Canvas(), d)
}

// showLots animates the names until the first player's name stops, or shows it at once if animations are off.
func showLots(on fyne.Canvas, d record.Drawn) {
	order := d.Order()
	name := text.NewFarText("", look.Soft, fyne.TextAlignCenter)
	about := text.NewParagraph(" ", core.Body).SetAlign(fyne.TextAlignCenter)
	seed := text.NewParagraph(" ", core.Caption).SetAlign(fyne.TextAlignCenter)
	button := input.NewPrimaryButton(words.Text("lots.skip"), nil)
	line := frame.Sized{Least: func(fyne.CanvasObject) fyne.Size { return fyne.NewSize(0, 90) }}
	room := frame.Stack(look.Space3, container.New(line, name), about, seed)
	sheet := frame.NewBottomSheet(words.Text("lots."+string(d.What)), words.Text("common.close"), room, button)
	over := false
	end := func() {
		over = true
		name.Set(d.From[order[0]], look.Turn)
		about.SetText(words.Drawn(d))
		seed.SetText(words.Format("lots.seed", words.Names{"number": int(d.Seed)}))
		button.SetLabel(words.Text("lots.done"))
	}
	steps := passes*len(order) + order[0]
	passing := &fyne.Animation{Duration: lotsTime, Curve: fyne.AnimationEaseOut, Tick: func(part float32) {
		if part >= 1 && !over {
			end()
		} else if !over {
			name.Set(d.From[int(part*float32(steps))%len(order)], look.Soft)
		}
	}}
	button.OnTapped(func() {
		if over {
			sheet.Close()
			return
		}
		passing.Stop()
		end()
	})
	sheet.OnClosed = passing.Stop
	sheet.ShowOn(on)
	on.Focus(button)
	if theme.Size(look.MotionTime) <= 0 || !fyne.CurrentApp().Settings().ShowAnimations() {
		end()
		return
	}
	passing.Start()
}
