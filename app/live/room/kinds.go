package room

// A Kind is a kind of entry that may be made.
type Kind struct {
	Kind   string `json:"kind"`
	Name   string `json:"name"`
	Chosen bool   `json:"chosen,omitempty"`
	// Reason is why it is not possible now, empty where it is.
	Reason string `json:"reason,omitempty"`
}

type proposal struct{}
type Proposal struct{}
type Joint struct{}
