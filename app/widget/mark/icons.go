package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/assets"
)

// Icon returns one of Scripkeeper's own pictures by name: cards, erase, ladder, live, log, medal, people, qr, swap,
// table, trophy, wifi. An unknown name gives an empty picture.
func Icon(name string) fyne.Resource {
	return fyne.NewStaticResource(name+".svg", assets.Read("icons/"+name+".svg"))
}

// AppIcon returns the program's picture, no larger than windows and the shelf need, since it is decoded before the
// window first shows.
func AppIcon() fyne.Resource {
	return fyne.NewStaticResource("appicon.png", assets.Read("appicon.png"))
}

// Dress returns a company's look. A company to which its game gives no suit gets the suit for its key.
func Dress(c view.Company) look.Suit {
	if c.Suit.Key != "" {
		return look.Dress(c.Suit)
	}
	return look.Dress(emblem.SuitOf(c.Key))
}

// StepIcon returns the arrow for a step on a chart. A price set by hand gets the arrow to the right.
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
