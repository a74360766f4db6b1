package oplog

// An Outcome tells what an import did.
type Outcome string

const (
	// New is a game that the book did not have. It has it now.
	OutcomeNew Outcome = "new"
	// Same is a game that stands in the book with the same entries, and with those that count no more. Nothing was done.
	OutcomeSame Outcome = "same"
	// Longer is a game that goes on where the book's copy ended, or that was joined with it. What was missing was added.
	OutcomeLonger Outcome = "longer"
	// Older is a game that the book has, and more of it. Nothing was done.
	OutcomeOlder Outcome = "older"
)
