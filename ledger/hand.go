package ledger

// A Hand is who said something, and on which device. Both may be empty when nobody can tell.
type Hand struct {
	Person string
	Device string
}
