package stockpile

import (
	"strings"
	"testing"

	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/internal/gametest"
	"scripkeeper/calc/stockpile/board"
)

// A-10, Advanced Board Expansion: American at 11 moves by 4: to 13, split to 7, then 9 and 11.
func TestA10_American(t *testing.T) {
	next, s := gametest.Apply(t, stand(t, openBooks(advanced), "movement", three(cash(20)), american, 11),
		moveOf(american, "+4"))
	wantSpace(t, next, american, 5, 11)
	wantSaid(t, s, "split rise", "split (split) american old=11 by=2 new=7 left=2",
		"rise (forecast) american old=7 by=2 new=11 left=0")
}

// Stanford moves from its start, pays for the dollar sign on the last space, then splits to the first 3.
func TestA10_StanfordFromItsStart(t *testing.T) {
	next, s := gametest.Apply(t, stand(t, openBooks(advanced), "movement",
		three(holds(0, of(stanford, 3), of(stanford, 1)))), moveOf(stanford, "+2"))
	wantSpace(t, next, stanford, 4, 3)
	wantSaid(t, s, "signs split.repeat",
		"signs (dollars) seat 0 stanford regular=3 split=1 shares=5 each=1 amount=5",
		"split.repeat (repeat) seat 0 stanford cards=1 each=10 amount=10")
}

// Stanford's second dollar sign pays three regular cards again, now as split cards: 3, then 6.
func TestA10_StanfordPaysTwice(t *testing.T) {
	table := stand(t, openBooks(advanced), "movement", three(holds(0, of(stanford, 3), board.Count{})))
	next, s := gametest.Apply(t, table, moveOf(stanford, "+4"))
	wantSpace(t, next, stanford, 6, 4)
	gametest.WantCash(t, next, 9)
	wantSaid(t, s, "signs", "signs (dollars) seat 0 stanford regular=3 split=0 shares=3 each=1 amount=3",
		"signs (dollars) seat 0 stanford regular=0 split=3 shares=6 each=1 amount=6")
}

func TestA10_StanfordDown(t *testing.T) {
	table := stand(t, openBooks(advanced), "movement", three(holds(0, of(stanford, 3), board.Count{})), stanford, 3)
	next, s := gametest.Apply(t, table, moveOf(stanford, "-2"))
	wantSpace(t, next, stanford, 2, 2)
	gametest.WantCash(t, next, 0)
	wantSaid(t, s, "signs")
}

// Bottomline at 6 moves by 4: split to 4, then 5, 6, and split to 4. The first split makes two split cards.
func TestA10_BottomlineSplitsTwice(t *testing.T) {
	table := stand(t, openBooks(advanced), "movement", three(holds(0, of(bottomline, 2), board.Count{})), bottomline, 6)
	next, s := gametest.Apply(t, table, moveOf(bottomline, "+4"))
	wantSpace(t, next, bottomline, 3, 4)
	gametest.WantCash(t, next, 20)
	wantCards(t, next, 0, bottomline, 0, 2)
	wantSaid(t, s, "split", "split (split) bottomline old=6 by=1 new=4 left=3",
		"split.cards (split) seat 0 bottomline cards=2",
		"split (split) bottomline old=4 by=3 new=4 left=0",
		"split.repeat (repeat) seat 0 bottomline cards=2 each=10 amount=20")
	hidden := stand(t, with(standard(), advanced), "movement", three(cash(0)), bottomline, 6)
	hidden, _ = gametest.Apply(t, hidden, moveOf(bottomline, "+4", Claim{Seat: 0, Company: "BOT", Regular: 2}))
	gametest.WantCash(t, hidden, 20)
}

// Cosmic moves from 9 by 4 with two splits, and from 5 by -3 to bankruptcy. Epic moves from 8 by 4 to 6.
func TestA10_CosmicAndEpic(t *testing.T) {
	next, _ := gametest.Apply(t, stand(t, openBooks(advanced), "movement", three(cash(20)), cosmic, 9),
		moveOf(cosmic, "+4"))
	wantSpace(t, next, cosmic, 2, 5)
	next, s := gametest.Apply(t, stand(t, openBooks(advanced), "movement", three(cash(20))), moveOf(cosmic, "-3"))
	wantSpace(t, next, cosmic, 2, 5)
	wantSaid(t, s, "bankrupt", "bankrupt (bankruptcy) cosmic old=5 by=3 new=5 left=0")
	next, _ = gametest.Apply(t, stand(t, openBooks(advanced), "movement", three(cash(20)), epic, 8), moveOf(epic, "+4"))
	wantSpace(t, next, epic, 5, 6)
}

// A.6: "Which cards are shown for a dividend and which for a repeated split are two questions: declining the one never
// loses the other." Stanford from 5 enters a dollar sign and splits twice.
func TestA6_DecliningADividendKeepsTheRepeatedSplit(t *testing.T) {
	table := stand(t, with(standard(), advanced), "movement", three(cash(0)), stanford, 5)
	none, two, four := 0, 2, 4
	for _, c := range []struct {
		by     board.Forecast
		claim  Claim
		shares int
		repeat int
	}{
		{"+2", Claim{Split: 2}, 4, 2},
		{"+2", Claim{RepeatSplit: &two}, 0, 2},
		{"+2", Claim{Split: 2, RepeatSplit: &none}, 4, 0},
		// Two splits: four regular cards are split cards by the second.
		{"+8", Claim{Regular: 4}, 4 + 3*8, 4},
		{"+8", Claim{RepeatRegular: &four}, 0, 4},
		{"+8", Claim{RepeatRegular: &four, RepeatSplit: &two}, 0, 2 + 6},
	} {
		c.claim.Company = "STA"
		next, _ := gametest.Apply(t, table, moveOf(stanford, c.by, c.claim))
		gametest.WantCash(t, next, c.shares*board.SignPay+c.repeat*board.RepeatPay)
	}
	// A move without a dividend asks only one question, so the second answer, RepeatSplit, is refused. With open books,
	// the program counts the cards.
	stray := Claim{Company: "BOT", Split: 1, RepeatSplit: &two}
	gametest.WantDenied(t, stand(t, with(standard(), advanced), "movement", three(cash(0)), bottomline, 6),
		moveOf(bottomline, "+1", stray),
		"claim.stray shown (dividend)")
	books := stand(t, openBooks(advanced), "movement", three(holds(0, of(stanford, 1), of(stanford, 2))), stanford, 5)
	next, _ := gametest.Apply(t, books, moveOf(stanford, "+2", Claim{Company: "STA"}))
	gametest.WantCash(t, next, 20)
	gametest.WantDenied(t, table, moveOf(stanford, "+2", Claim{Company: "STA", Split: 8},
		Claim{Seat: 1, Company: "STA", RepeatSplit: &four}),
		"claim.range repeat_split.4.1 (repeat) seat 1 stanford value=4 min=0 max=2")
}

func TestA6_TheFormAsksForBoth(t *testing.T) {
	table := stand(t, with(standard(), advanced), "movement", three(cash(0)), stanford, 5)
	e := moveOf(stanford, "+2")
	set := func(name string, value int) { gametest.Set(t, table, e, name, value) }
	set("shown_split.4.0", 2)
	expect.Equal(t, gametest.Field(t, table, e, "repeat_split.4.0").Get(), 2, "cards that the split pays")
	set("repeat_split.4.0", 2)
	got := gametest.Written(e)
	expect.True(t, !strings.Contains(got, "repeat"), "what is the same is written twice: %s", got)
	set("shown_split.4.0", 0)
	set("repeat_split.4.0", 2)
	next, _ := gametest.Apply(t, table, e)
	gametest.WantCash(t, next, 20)
	_, asked := moveOf(bottomline, "+2").Form(table).Field("repeat_split.1.0")
	expect.True(t, !asked, "without a dividend the cards are asked for twice")
}
