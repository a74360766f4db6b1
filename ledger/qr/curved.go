package qr

import (
	"cmp"
	"context"
	"slices"

	"github.com/makiuchi-d/gozxing"
)

const maxCodes = 4

// curved searches for a code that is tilted or bent, starting from the corner marks.
func (s shades) curved(ctx context.Context, blacks *gozxing.BitMatrix) (text string, found bool) {
	for _, c := range threes(s.findMarks(blacks)) {
		for _, count := range s.counts(c) {
			if ctx.Err() != nil {
				return "", false
			}
			m, ok := s.mesh(c, count)
			if !ok {
				continue
			}
			modules := dark(m.levels(), count)
			if inTurn(modules, count) < leastInTurn {
				continue
			}
			if text, found = decode(modules, count); found {
				return text, true
			}
		}
	}
	return "", false
}

func threes(marks []mark) (likely []corners) {
	for i := range marks {
		for j := range i {
			for k := range j {
				if c, ok := arrange([3]mark{marks[i], marks[j], marks[k]}); ok {
					likely = append(likely, c)
				}
			}
		}
	}
	slices.SortStableFunc(likely, func(a, b corners) int { return cmp.Compare(a.off, b.off) })
	return likely[:min(len(likely), maxCodes)]
}
