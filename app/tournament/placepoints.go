package tournament

import (
	"fyne.io/fyne/v2"

	"scripkeeper/app/director"
	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
)

// placePoints ask how many points each place brings, by how many sit at the table.
type placePoints struct {
	// wrong is what is wrong with what was typed, empty for nothing.
	wrong   string
	content *fyne.Container
}

func newPlacePoints(page *planPage) *placePoints {
	p := &placePoints{content: frame.Stack(look.Space2)}
	least, most := director.TableSizes(page.plan)
	for size := least; size <= most; size++ {
		field := form.NewTextField()
		field.SetText(director.WritePoints(page.plan.Scoring.PlacesOf(size)))
		marked := form.NewMarkedField(field)
		label := words.Tell("tournament.plan.places", words.Names{"size": words.Number(size)})
		field.OnChanged = func(text string) {
			var right bool
			page.plan, right = director.WithPlaces(page.plan, size, text)
			marked.Mark(!right)
			if p.wrong = ""; !right {
				p.wrong = words.Tell("refusal.tournament.plan.places", words.Names{"size": words.Number(size)})
			}
			page.refresh()
		}
		p.content.Add(form.WithLabel(label, marked.Content))
	}
	return p
}
