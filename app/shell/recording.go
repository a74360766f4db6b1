package shell

// Recording does what a tap on a button records. What lies there then is for the next entry, which nobody has seen yet, even
// where it is the same button.
func (s *Shell) Recording(record func()) {
	record()
	s.Guard.Spend()
}
