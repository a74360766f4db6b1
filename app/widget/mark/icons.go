package mark

import (
	"fyne.io/fyne/v2"

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
