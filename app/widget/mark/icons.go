package mark

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/view/emblem"
	"scripkeeper/assets"
)

// Icon is one of Scripkeeper's own small pictures by name: cards, erase, ladder, live, log, medal, people, qr, swap,
// table, trophy, wifi. An unknown name gives an empty picture.
func Icon(name string) fyne.Resource {
	return fyne.NewStaticResource(name+".svg", assets.Read("icons/"+name+".svg"))
}

// AppIcon is the picture of the program, no larger than windows and the shelf show it: it is decoded before the first
// picture of the window.
func AppIcon() fyne.Resource {
	return fyne.NewStaticResource("appicon.png", assets.Read("appicon.png"))
}

// Dress is how a company looks; without a suit in its game it looks as its key tells.
func Dress(c view.Company) look.Suit {
	if c.Suit.Key != "" {
		return look.Dress(c.Suit)
	}
	return look.Dress(emblem.SuitOf(c.Key))
}

// StepIcon is the arrow of a step on a chart. A price that is set by hand goes to the right.
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
