package oplog

// An Outcome is what an import did.
type Outcome string

const (
	// OutcomeNew is a game or a tournament that the book did not have. It has it now.
	OutcomeNew Outcome = "new"
	// OutcomeSame is one that stands in the book with the same entries, and with those that count no more. Nothing was
	// done.
	OutcomeSame Outcome = "same"
	// OutcomeLonger is one that goes on where the book's copy ended, or that was joined with it. What was missing was
	// added.
	OutcomeLonger Outcome = "longer"
	// OutcomeOlder is one that the book has, and more of it. Nothing was done.
	OutcomeOlder Outcome = "older"
)
