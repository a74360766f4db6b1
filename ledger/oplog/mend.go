package oplog

// Gapless returns how many operations are numbered 1, 2, 3, before the first gap.
func Gapless(operations []Operation) int {
	for i, s := range operations {
		if s.Op != int64(i+1) {
			return i
		}
	}
	return len(operations)
}

// Mend returns what is left of operations of which some are lost, numbered anew, and how many are lost. What aims at
// one that is lost goes with it. It reports whether each has the number that it had: where not, it is another log than
// the one that other copies hold.
func Mend(all []Operation) (whole []Operation, same bool, lost int64) {
	l, now := NewLog(len(all)), map[int64]int64{0: 0}
	same = true
	for _, s := range all {
		was := s.Op
		lost = was
		target, have := now[s.Target]
		if !have {
			continue
		}
		if s.Op, s.Target = l.Last()+1, target; s.Op != was {
			s.Merged = 0 // some of it may be lost
		}
		if l.Check(s) != nil {
			s.Via = ViaHand // what it took back or brought again may be lost
		}
		if l.Check(s) != nil {
			continue
		}
		l.Add(s)
		whole, now[was], same = append(whole, s), s.Op, same && was == s.Op
	}
	return whole, same, lost - l.Last()
}
