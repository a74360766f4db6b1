package shoulders

// A bonus is what a company gains once when its marker reaches a space of the appeal track.
type bonus struct {
	at int
	// kind is "worker", "salesperson", "automation", "partner", "good", or "bump": the value rises by a step.
	kind string
}

// bonuses are the bonuses of the appeal track, the lowest first.
func bonuses() []bonus {
	return []bonus{
		{3, "worker"}, {5, "salesperson"}, {7, "automation"}, {9, "partner"}, {11, "good"}, {13, "bump"}, {15, "good"},
		{16, "bump"},
	}
}
