package command

func isPage(string) bool { return false }

func (p Program) exportTournament(asked, []string) int { return Failed }
