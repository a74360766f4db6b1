package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/assets"
)

// Icon returns one of the app's own icons by name: cards, erase, ladder, live, log, medal, people, qr, swap, table,
// trophy, wifi. An unknown name gives an empty picture.
func Icon(name string) fyne.Resource {
	return fyne.NewStaticResource(name+".svg", assets.Read("icons/"+name+".svg"))
}

// AppIcon returns the app's icon. It is as small as windows allow, because it is decoded before the window opens.
func AppIcon() fyne.Resource {
	return fyne.NewStaticResource("appicon.png", assets.Read("appicon.png"))
}

// Dress returns a company's look: the suit from its game or, without one, the suit for the company's key.
func Dress(c view.Company) look.Suit {
	if c.Suit.Key != "" {
		return look.Dress(c.Suit)
	}
	return look.Dress(emblem.SuitOf(c.Key))
}

// StepIcon returns the arrow for a step on a chart. A price set by hand has the arrow to the right.
func StepIcon(step view.Step) fyne.Resource {
	switch step {
	case view.Left:
		return theme.NavigateBackIcon()
	case view.Up:
		return theme.MoveUpIcon()
	case view.Down:
		return theme.MoveDownIcon()
	}
	return theme.NavigateNextIcon()
}
