package words

import "scripkeeper/ledger/tournament"

// Misfit is why a game does not count as the result of a table without a word from the director.
func Misfit(m tournament.Misfit) string {
	return Tell("refusal."+m.Reason, Names{
		"round": Number(m.Round), "table": Number(m.Table), "names": Join(m.Names),
		"played": Game(m.Rulebook), "agreed": Game(m.Agreed),
	})
}
