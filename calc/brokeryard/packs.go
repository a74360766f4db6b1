package brokeryard

const (
	maxPacks      = 20
	defaultSpread = 30
)

// packsFor is how many packs are dealt to some players (rules D.2).
func (o *Options) packsFor(seats int) int {
	if o.Packs > 0 {
		return o.Packs
	}
	each := o.deck.Seats(1)
	return (seats + each - 1) / each
}
