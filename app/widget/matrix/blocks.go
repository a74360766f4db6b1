package matrix

import (
	"slices"

	"scripkeeper/app/look"
	"scripkeeper/app/view"
)

const (
	// blockGap is the space between two blocks of rows, blockRows the least number of rows that a block is made for.
	blockGap  = look.Space5
	blockRows = 6
	// blockName is room in a block for a name, before the factor of the text's size.
	blockName float32 = 88
)

// mostBlocks is in how many blocks the rows stand at most: few stand in one.
func (m *measure) mostBlocks() int {
	rows := len(m.view.Rows())
	if rows <= view.Crowd {
		return 1
	}
	return min(4, rows/blockRows)
}

// blockAt is where a block begins.
func (g grid) blockAt(block int) float32 { return float32(block) * (g.width + blockGap) }

// rows are the rows of each block. They go on from one to the next, and all but the last are of one length.
func (g grid) rows() [][]int {
	rows := g.view.Rows()
	return slices.Collect(slices.Chunk(rows, max(1, (len(rows)+g.blocks-1)/g.blocks)))
}

// above are the rows of a block above the one at an index in the order of all.
func (g grid) above(at int) []int {
	for _, rows := range g.rows() {
		if at < len(rows) {
			return rows[:at]
		}
		at -= len(rows)
	}
	return nil
}
