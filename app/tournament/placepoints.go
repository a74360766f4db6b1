package tournament

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/words"
	cup "scripkeeper/ledger/tournament"
)

// placePoints ask how many points each place brings, by how many sit at the table.
type placePoints struct {
	page *planPage
	// wrong is what is wrong with what was typed, empty for nothing.
	wrong   string
	content *fyne.Container
}

func newPlacePoints(page *planPage) *placePoints {
	p := &placePoints{page: page, content: frame.Stack(look.Space2)}
	least, most := page.sizes()
	for size := least; size <= most; size++ {
		field := form.NewTextField()
		field.SetText(writePoints(page.plan.Scoring.PlacesOf(size)))
		marked := form.NewMarkedField(field)
		label := words.Tell("tournament.plan.places", words.Names{"size": words.Number(size)})
		field.OnChanged = func(text string) {
			points, read := readPoints(text)
			right := read && len(points) == size && slices.IsSortedFunc(points, func(a, b cup.Points) int { return int(b - a) })
			marked.Mark(!right)
			if p.wrong = ""; !right {
				p.wrong = words.Tell("refusal.tournament.plan.places", words.Names{"size": words.Number(size)})
			} else {
				p.agree(size, points)
			}
			page.refresh()
		}
		p.content.Add(form.WithLabel(label, marked.Content))
	}
	return p
}

// agree enters points for the places at a table of a size; the usual ones need no word.
func (p *placePoints) agree(size int, points []cup.Points) {
	places := map[string][]cup.Points{}
	for key, all := range p.page.plan.Scoring.Places {
		places[key] = all
	}
	places[strconv.Itoa(size)] = points
	if slices.Equal(points, cup.UsualPlaces(size)) {
		delete(places, strconv.Itoa(size))
	}
	p.page.plan.Scoring.Places = places
}

// writePoints writes points with spaces between them.
func writePoints(all []cup.Points) string {
	var parts []string
	for _, p := range all {
		parts = append(parts, p.String())
	}
	return strings.Join(parts, "  ")
}

// readPoints reads points with spaces, semicolons or slashes between them.
func readPoints(text string) (all []cup.Points, read bool) {
	for _, part := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t;/", r) }) {
		p, ok := cup.ParsePoints(part)
		if !ok {
			return nil, false
		}
		all = append(all, p)
	}
	return all, true
}
