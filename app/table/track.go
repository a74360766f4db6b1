package table

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

func trackRow(track view.Track) fyne.CanvasObject {
	now := mark.NewCompanyBadge(track.Company, core.Body)
	places := make([]fyne.CanvasObject, len(track.Prices))
	for i, price := range track.Prices {
		places[i] = container.NewCenter(text.New(words.Number(price), core.Caption))
		switch i {
		case track.Now:
			places[i] = frame.NewPanel(look.Card, 0, container.NewCenter(now.SetText(words.Number(price)))).
				Outlined(look.Edge)
		case track.Then:
			color := look.Gain
			if track.Then < track.Now {
				color = look.Loss
			}
			then := text.New(words.Number(price), core.Strong).SetAlign(fyne.TextAlignCenter).Fit().SetColor(color)
			places[i] = frame.NewPanel(look.Card, 0, container.NewCenter(then)).Outlined(color)
		}
	}
	return frame.NewGroup(track.Spoken(), container.New(strip{track}, places...))
}

func (sh *entrySheet) showTrack(track *view.Track) {
	sh.crown.Objects = nil
	if track != nil {
		sh.crown.Objects = []fyne.CanvasObject{frame.InsetSides(look.Space3, look.Space1, trackRow(*track))}
	}
	core.Show(sh.crown, track != nil)
	sh.crown.Refresh()
}

// A strip shows as many spaces of a price track as fit.
type strip struct{ of view.Track }

const placeWidth float32 = 3.2

func (strip) MinSize([]fyne.CanvasObject) fyne.Size {
	size := theme.Size(look.BodySize)
	return fyne.NewSize(3*placeWidth*size, 2*size)
}

func (s strip) Layout(o []fyne.CanvasObject, size fyne.Size) {
	count := max(1, int(size.Width/(placeWidth*theme.Size(look.BodySize))))
	from, to := s.of.Around(count)
	each := size.Width / float32(to-from)
	for i, place := range o {
		shown := i >= from && i < to
		core.Show(place, shown)
		if shown {
			core.Place(place, float32(i-from)*each, 0, each-look.Space1, size.Height)
		}
	}
}
