package session

// listeners are told of something, in the order in which they came.
type listeners []*func()

// add adds one until leave is called.
func (all *listeners) add(changed func()) (leave func()) {
	listener := &changed
	*all = append(*all, listener)
	return func() {
		var rest listeners
		for _, other := range *all {
			if other != listener {
				rest = append(rest, other)
			}
		}
		*all = rest
	}
}

func (all listeners) notify() {
	for _, changed := range all {
		(*changed)()
	}
}
