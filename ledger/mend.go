package ledger

// gapless is how many operations are numbered 1, 2, 3, before the first gap.
func gapless(operations []Operation) int {
	for i, s := range operations {
		if s.Op != int64(i+1) {
			return i
		}
	}
	return len(operations)
}

// mended is a game of which operations are lost, made of the others, and how many those are. What aims at one that is
// lost goes with it. When what is left is numbered anew the game gets another number of its own: it is not the one that
// other copies hold.
func mended(r Record) (whole Record, lost int64) {
	l, now, same := newLog(len(r.Operations)), map[int64]int64{0: 0}, true
	all := r.Operations
	r.Operations = nil
	for _, s := range all {
		was := s.Op
		lost = was
		target, have := now[s.Target]
		if !have {
			continue
		}
		if s.Op, s.Target = l.last()+1, target; s.Op != was {
			s.Merged = 0 // some of it may be lost
		}
		if l.check(s) != nil {
			s.Via = ViaHand // what it took back or brought again may be lost
		}
		if l.check(s) != nil {
			continue
		}
		l.add(s)
		r.Operations, now[was], same = append(r.Operations, s), s.Op, same && was == s.Op
	}
	if !same {
		r.ID = NewGameID()
	}
	return r, lost - l.last()
}
