package brokeryard

import "scripkeeper/calc/fourcolours"

// cancel lets opposite effects cancel each other, pair by pair.
func (c *contest) cancel(opposite func(a, b *played) bool) {
	for i := range c.effects {
		if c.effects[i].fate == cancelled {
			continue
		}
		for j := i + 1; j < len(c.effects); j++ {
			if c.effects[j].fate == cancelled || !opposite(&c.effects[i], &c.effects[j]) {
				continue
			}
			c.effects[i].fate, c.effects[i].by = cancelled, c.effects[j].seat
			c.effects[j].fate, c.effects[j].by = cancelled, c.effects[i].seat
			met := (c.effects[i].Sort == fourcolours.Add) != (c.effects[j].Sort == fourcolours.Add)
			c.effects[i].met, c.effects[j].met = met, met
			c.lineOrder = append(c.lineOrder, i, j)
			break
		}
	}
}
