package matrix

import (
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// A scale is the size of a grid: the style of its figures, a factor for the figures, and a factor for everything around
// them. Both factors are at most 1.
type scale struct {
	style       core.Style
	part, small float32
}

// A try is a scale and a shape to be tested, with the least space for a name beside figures.
type try struct {
	scale
	stacked bool
	name    float32
}

// tries returns scales and shapes, best first. With large text the surroundings of the figures shrink before the
// figures do.
func (m *measure) tries() []try {
	name, least, few := arrowRoom(m.of)+46*core.Factor(m.of), m.smallest(), len(m.shown()) <= fewCompanies
	middle := (1 + least) / 2
	all := []try{{scale{core.FigureText, 1, 1}, false, name * 1.9}, {scale{core.Strong, 1, 1}, false, name},
		{scale{core.FigureText, 1, 1}, true, 0}}
	if core.Factor(m.of) > 1 {
		all = append(all, try{scale{core.FigureText, 1, middle}, true, 0}, try{scale{core.Strong, 1, 1}, true, 0})
		for _, at := range []scale{{core.Strong, 1, middle}, {core.Strong, 1, least}, {core.Strong, middle, least},
			{core.Strong, least, least}} {
			if few {
				all = append(all, try{at, true, 0})
			}
		}
		return all
	}
	all = append(all, try{scale{core.Strong, 1, 1}, true, 0})
	if few {
		all = append(all, try{scale{core.Strong, middle, middle}, true, 0}, try{scale{core.Strong, least, least}, true, 0})
	}
	return all
}

// smallest returns the least factor of the figures, at which they have the size of the small-text theme.
func (m *measure) smallest() float32 { return min(1, look.SmallestText/core.Factor(m.of)) }
