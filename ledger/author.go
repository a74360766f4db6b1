package ledger

// An Author is who said something, and on which device. Both may be empty when nobody can tell.
type Author struct {
	Person string
	Device string
}
