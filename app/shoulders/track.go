package shoulders

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/look"
	"scripkeeper/app/view/operate"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
)

// A track is the price track of the company that is seen, in one line: its mark stands where the value is, a
// frame where the panel leads it.
type track struct {
	content *fyne.Container
	shown   operate.Track
}

// of shows the track of a panel; nil where that is about no company.
func (t *track) of(said operate.Panel) fyne.CanvasObject {
	if said.Company == nil {
		return nil
	}
	now := mark.NewCompanyBadge(*said.Company, core.Body)
	places := make([]fyne.CanvasObject, len(said.Track.Prices))
	for i, price := range said.Track.Prices {
		places[i] = container.NewCenter(text.New(words.Number(price), core.Caption))
		switch i {
		case said.Track.Now:
			places[i] = frame.NewPanel(look.Card, 0, container.NewCenter(now.SetText(words.Number(price)))).
				Outlined(look.Edge)
		case said.Track.Then:
			color := look.Gain
			if said.Track.Then < said.Track.Now {
				color = look.Loss
			}
			then := text.New(words.Number(price), core.Strong).SetAlign(fyne.TextAlignCenter).Fit().SetColor(color)
			places[i] = frame.NewPanel(look.Card, 0, container.NewCenter(then)).Outlined(color)
		}
	}
	t.shown = said.Track
	frame.Fill(t.content, frame.NewGroup(said.Track.Spoken(said.Company.Noun),
		container.New(&strip{t}, places...)))
	return t.content
}

// A strip lays as many places of a track side by side as have room.
type strip struct{ of *track }

// placeWidth is how wide a place is at least, in sizes of its text.
const placeWidth float32 = 3.2

func (s *strip) MinSize([]fyne.CanvasObject) fyne.Size {
	size := theme.Size(look.BodySize)
	return fyne.NewSize(3*placeWidth*size, 2*size)
}

func (s *strip) Layout(o []fyne.CanvasObject, size fyne.Size) {
	count := max(1, int(size.Width/(placeWidth*theme.Size(look.BodySize))))
	from, to := s.of.shown.Around(count)
	each := size.Width / float32(to-from)
	for i, place := range o {
		shown := i >= from && i < to
		core.Show(place, shown)
		if shown {
			core.Place(place, float32(i-from)*each, 0, each-look.Space1, size.Height)
		}
	}
}
