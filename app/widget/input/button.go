// Package input holds controls to press, choose and count with: buttons, chips, cells, switches and steppers.
package input

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/text"
)

type emphasis uint8

const (
	primary emphasis = iota
	quiet
	plain
	bare
	soft
)

// Button is a button with words, an icon, or both.
type Button struct {
	core.Control
	label string
	said  string
	icon  fyne.Resource
	kind  emphasis
}

// NewPrimaryButton returns the button for a screen's main action.
func NewPrimaryButton(label string, tapped func()) *Button {
	return newButton(label, nil, primary, tapped)
}

// NewQuietButton returns the button for any other action.
func NewQuietButton(label string, tapped func()) *Button { return newButton(label, nil, quiet, tapped) }

func (b *Button) Leads() bool { return b.kind == primary }

// Lead makes the button primary if on is true, and otherwise quiet.
func (b *Button) Lead(on bool) {
	if b.kind = quiet; on {
		b.kind = primary
	}
	b.Refresh()
}

// NewPlainButton returns a button without outline, for a row of several buttons.
func NewPlainButton(label string, icon fyne.Resource, tapped func()) *Button {
	return newButton(label, icon, plain, tapped)
}

// NewSign returns a button that shows a status as an icon and a word. A tap opens the page about the status.
func NewSign(label string, icon fyne.Resource, tapped func()) *Button {
	return newButton(label, icon, soft, tapped)
}

// NewIconButton returns a button with an icon only. label is for screen readers.
func NewIconButton(label string, icon fyne.Resource, tapped func()) *Button {
	return newButton("", icon, bare, tapped).Spoken(label)
}

func newButton(label string, icon fyne.Resource, kind emphasis, tapped func()) *Button {
	b := &Button{label: label, icon: icon, kind: kind}
	b.Extend(b, tapped)
	return b
}

func (b *Button) SetLabel(label string) { core.Set(b, &b.label, label) }

func (b *Button) Label() string { return b.label }

func (b *Button) SetIcon(icon fyne.Resource) *Button {
	b.icon = icon
	b.Refresh()
	return b
}

// Spoken sets the words for screen readers, for a button whose label does not describe it.
func (b *Button) Spoken(words string) *Button {
	b.said = words
	return b
}

func (b *Button) OnTapped(tapped func()) { b.SetAct(tapped) }

func (b *Button) AccessibilityLabel() string {
	if b.said != "" {
		return b.WithReason(b.said)
	}
	return b.WithReason(b.label)
}

func (b *Button) colors() (fill, outline, words fyne.ThemeColorName) {
	switch {
	case b.Disabled() && (b.kind == plain || b.kind == bare):
		return "", "", look.Faint
	case b.Disabled() && b.kind == soft:
		return look.Felt, look.Felt, look.Faint
	case b.kind == soft:
		return look.Felt, look.Rule, look.Ink
	case b.Disabled():
		return look.Felt, look.Rule, look.Faint
	case b.kind == primary:
		return look.Turn, look.Turn, look.OnTurn
	case b.kind == quiet:
		return look.Card, look.Edge, look.Ink
	}
	return "", "", look.Ink
}

func (b *Button) CreateRenderer() fyne.WidgetRenderer {
	ground := &canvas.Rectangle{CornerRadius: look.Radius, StrokeWidth: 1}
	hover, ring := &canvas.Rectangle{CornerRadius: look.Radius}, core.NewRing()
	first, second, icon := canvas.NewText("", nil), canvas.NewText("", nil), core.NewGlyph()
	first.Alignment, second.Alignment = fyne.TextAlignCenter, fyne.TextAlignCenter
	paint := func() {
		fill, outline, words := b.colors()
		ground.Hidden = fill == ""
		if fill != "" {
			ground.FillColor, ground.StrokeColor = core.Tint(b, fill), core.Tint(b, outline)
		}
		b.PaintGround(hover)
		b.PaintRing(ring)
		if b.kind == primary && !b.Disabled() {
			ring.StrokeColor = core.Tint(b, look.OnTurn)
		}
		core.Write(b, first, b.label, core.Strong, words)
		core.Write(b, second, "", core.Strong, words)
		second.Hidden = true
		icon.Raster.Hidden = b.icon == nil
		if b.icon != nil {
			icon.Show(b, b.icon, words)
		}
	}
	side := func() float32 {
		if b.icon == nil {
			return 0
		}
		return core.Scaled(b, theme.SizeNameInlineIcon)
	}
	gap := func() float32 {
		if b.icon == nil || b.label == "" {
			return 0
		}
		return look.Space2
	}
	pad := func() float32 {
		if b.kind != primary && b.kind != quiet {
			return look.Space2
		}
		return look.Space4
	}
	least := func() fyne.Size {
		if b.kind == bare {
			return fyne.NewSquareSize(max(look.Target, side()+2*pad()))
		}
		size := core.Measure(b, b.label, core.Strong)
		return fyne.NewSize(min(size.Width+side()+gap()+2*pad(), widestLeast), size.Height+2*look.Space2).
			Max(fyne.NewSize(look.Target, look.Target))
	}
	layout := func(size fyne.Size) {
		core.Place(ground, 0, 0, size.Width, size.Height)
		core.Place(hover, 0, 0, size.Width, size.Height)
		if b.kind == bare {
			core.Place(ring, 1, 1, size.Width-2, size.Height-2)
			core.Place(icon.Raster, (size.Width-side())/2, (size.Height-side())/2, side(), side())
			return
		}
		core.Place(ring, 3, 3, size.Width-6, size.Height-6)
		ring.CornerRadius = look.Radius - 3
		room := size.Width - side() - gap() - look.Space2
		text.Fold(b, first, second, b.label, core.Strong, fyne.NewSize(room, size.Height-look.Space1))
		words := look.Measure(first.Text, first.TextSize, first.TextStyle)
		words.Width = max(words.Width, look.Measure(second.Text, second.TextSize, second.TextStyle).Width)
		left := (size.Width - words.Width - side() - gap()) / 2
		core.Place(icon.Raster, left, (size.Height-side())/2, side(), side())
		at, below := float32(0), float32(0)
		if second.Hidden = second.Text == ""; !second.Hidden {
			at, below = -words.Height/2, words.Height/2
		}
		core.Place(first, left+side()+gap(), at, words.Width, size.Height)
		core.Place(second, left+side()+gap(), below, words.Width, size.Height)
	}
	if b.kind == bare {
		return core.NewRenderer(b, paint, least, layout, hover, icon.Raster, ring)
	}
	return core.NewRenderer(b, paint, least, layout, ground, hover, icon.Raster, first, second, ring)
}

// widestLeast limits a button's least width; longer words take two lines or shrink in a narrow window.
const widestLeast float32 = 272
