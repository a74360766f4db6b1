package ledger

import "errors"

// Continues reports whether a copy of a game goes on where another one ends, or is the same: the other may hold entries that
// were taken back in it since.
func (g *Game) Continues(other *Game) bool {
	outcome, _, fault := compare(other, g)
	return fault == nil && (outcome == Same || outcome == Longer)
}

// Supersede does what [Book.Import] does, and where the copy in the book went on differently, or is longer, it becomes what the
// record is: the entries that only the copy holds are taken back and stay in its log.
func (b *Book) Supersede(r Record, by Author) (Import, error) {
	done, err := b.Import(r, by)
	var fault *Fault
	if forked := errors.As(err, &fault) && fault.Code == "import.forked"; !forked && (err != nil || done.Outcome != Older) {
		return done, err
	}
	incoming, err := Replay(r, b.rulebooks)
	if err != nil {
		return Import{}, err
	}
	local, err := b.Load(r.ID)
	if err != nil {
		return Import{}, err
	}
	parting, err := Compare(local, incoming)
	if err != nil {
		return Import{}, err
	}
	joined, err := Join(local, incoming, parting.All(true))
	if err != nil {
		return Import{}, err
	}
	return b.Import(joined, by)
}
