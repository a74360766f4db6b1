package matrix

import (
	"scripkeeper/app/look"
	"scripkeeper/app/widget/core"
)

// A scale is the size of a grid's figures: their style and a factor of at most 1. A second factor, also at most 1,
// applies to everything around the figures.
type scale struct {
	style       core.Style
	part, small float32
}

// A try is a layout to try: the size and shape of a matrix, and the least space that a name beside figures must get.
type try struct {
	scale
	stacked bool
	name    float32
}

// tries returns the layouts to try for a matrix, from the best to the worst. With large text, everything around the
// figures shrinks before the figures do.
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

func (m *measure) smallest() float32 { return min(1, look.SmallestText/core.Factor(m.of)) }
