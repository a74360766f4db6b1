package brokeryard

import (
	"testing"

	"scripkeeper/calc/internal/gametest"
)

// D.6: bankruptcy ("left in a zero") is checked after the last update too. A debt from that update remains.
func TestLastUpdate(t *testing.T) {
	o := loose()
	table := standIn(t, o, 8, four{10, 100, 100, 100}, has(0, four{4, 1}), has(9, four{}), has(300, four{}))
	next, s := gametest.Apply(t, table, plays(table, lay("B/2", "R"), missed(), lay("R+100", "YGB")))
	// Blue ends at -25 (5 - 30), a penalty of 35 a share. Red ends at 300 (x2 and +100), an award of 50 a share.
	gametest.WantSeat(t, next, 0, -90, four{4, 1})
	wantRound(t, next, 8, PhaseEnd, true)
	wantSaid(t, s, "bankrupt debt over", "bankrupt.left (left) seat 1 cash=9 min=10", "over.rounds (end) rounds=8")
	gametest.WantRanks(t, Rulebook{}, next, "1. seat 2 300, 2. seat 0 200, 3. seat 1 9 out")
}

// D.6: the last player left wins at once. If debts leave one player, the round ends before the update.
func TestLoneSurvivor(t *testing.T) {
	table := stand(t, loose(), hundreds(), has(-1, four{0, 0, 0, 1}), has(0, four{1}))
	next, s := gametest.Apply(t, table, plays(table, missed(), lay("B-100", "R")))
	wantSaid(t, s, "bankrupt card over", "bankrupt.debt (bankruptcy) seat 0 debt=1", "over.alone (end) seat 1")
	gametest.WantPrices(t, next, 100, 100)
	wantRound(t, next, 1, PhaseRound, true)
	gametest.WantRanks(t, Rulebook{}, next, "1. seat 1 100, 2. seat 0 -1 out")
	table = stand(t, loose(), hundreds(), has(0, four{}), has(0, four{1}))
	next, s = gametest.Apply(t, table, plays(table, missed(), lay("B-50", "R")))
	wantSaid(t, s, "bankrupt over", "bankrupt.left (left) seat 0 cash=0 min=10", "over.alone (end) seat 1")
	gametest.WantPrices(t, next, 50, 140)
}

func TestNobodySurvives(t *testing.T) {
	table := stand(t, loose(), hundreds(), has(0, four{}), has(3, four{}))
	next, s := gametest.Apply(t, table, plays(table))
	wantSaid(t, s, "over", "over.none (end)")
	gametest.WantRanks(t, Rulebook{}, next, "2. seat 0 0 out, 2. seat 1 3 out")
	gametest.WantOver(t, next, true)
}

// Each uncoloured number has a line that states its colour (chapter Game field), even without an effect on the price.
func TestStatementTellsWhereNumbersGo(t *testing.T) {
	table := stand(t, loose(), hundreds(), has(50, four{}), has(50, four{}), has(50, four{}))
	_, s := gametest.Apply(t, table, plays(table, lay("B/2", "R"), lay("G-50", "Y"), lay("R+100", "YGB")))
	wantSaid(t, s, "card free",
		"card (card) seat 0 blue card=2", "free.double (card) seat 0 red",
		"card (card) seat 1 green card=50", "free.add (card) seat 1 yellow by=40",
		"card (card) seat 2 red card=13", "free.subtract (card) seat 2 yellow by=10",
		"free.subtract (card) seat 2 green by=20", "free.subtract (card) seat 2 blue by=30")
}
