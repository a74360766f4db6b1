package form

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/conformance/expect"
	"scripkeeper/calc/conformance/must"
	"scripkeeper/calc/fourcolours"
	"scripkeeper/calc/stockholder"
)

type four = [stockholder.Colours]int

type played struct {
	apptest.Thumb
	turn   *stockholder.Turn
	editor *FormEditor
}

// playing starts a game with a rule set, records the given entries, and opens the current turn on a phone.
func playing(t *testing.T, preset string, before ...calc.Entry) *played {
	t.Helper()
	apptest.App(t)
	rules := stockholder.Rulebook{}
	options, _ := calc.Find(rules.Presets(), func(p calc.Preset) bool { return p.Key == preset })
	table := apptest.Opened(t, rules, options.Options, []string{"Ann", "Ben"})
	table = apptest.Applied(t, table, &stockholder.Position{PlainPosition: calc.PlainPosition{Prices: []int{80, 100, 120, 60},
		Round: 3, Seats: []calc.SeatPosition{{Cash: 470, Shares: []int{5, 2, 0, 0}}, {Shares: []int{1, 1, 1, 1}}}}})
	table = apptest.Applied(t, table, before...)
	h := &played{Thumb: apptest.Thumb{T: t, Table: table}, turn: &stockholder.Turn{Seat: table.Turn()}}
	h.editor = NewEditor(Task{Rulebook: rules.ID(), Table: table, Entry: h.turn, Changed: h.Changed, Refuse: h.Refuse,
		Dock: h.Dock})
	h.Open(h.editor, h.editor.Object(), fyne.NewSize(390, 780))
	h.Settle()
	return h
}

func (h *played) key(names ...fyne.KeyName) {
	h.T.Helper()
	for _, name := range names {
		must.Hold(h.T, h.Window.Canvas().Focused() != nil, "nothing takes the key %s", name)
		h.Window.Canvas().Focused().TypedKey(&fyne.KeyEvent{Name: name})
	}
}

func (h *played) at() string {
	if at, is := h.Window.Canvas().Focused().(apptest.Target); is {
		return apptest.Spoken(at)
	}
	return ""
}

func TestACardIsTappedAndThenWhereItsNumbersGo(t *testing.T) {
	h := playing(t, "4x6")
	cards := len(apptest.All[*list.Tile](h.Window.Content(), nil))
	expect.Equal(t, cards, 44, "on the table lie")
	h.Tap("Blue +100")
	expect.True(t, h.turn.Card == "B+100" && h.Find("Red +60") == nil, "after a tap the card is %q", h.turn.Card)
	h.Tap("Yellow –10, Green –20, Red –30")
	expect.Equal(t, h.turn.Free, fourcolours.Assign(2, 3, 1), "its numbers go")
	expect.True(t, h.Find("Red: After the card") != nil, "the trades after the card stay closed")
	h.Tap("Blue +100")
	expect.True(t, h.turn.Card == "B+100" && h.Find("Red +60") != nil, "to change the card is to lose it")
	expect.True(t, h.editor.Escape() && h.Find("Red +60") == nil, "escape leaves the deck open")
	expect.True(t, !h.editor.Escape(), "with nothing open escape is kept from the page")
	h.Tap("Blue +100", "Green ×2")
	expect.True(t, h.Find("Green ÷2").Disabled(), "a number goes to the card's own company")
	expect.True(t, h.turn.Card == "Gx2" && h.turn.Free == (stockholder.Free{}), "the turn is %+v", h.turn)
	expect.True(t, h.Window.Canvas().Focused() == nil, "after taps the keyboard is at %q", h.at())
}

func TestACardThatIsGoneCannotBeTapped(t *testing.T) {
	h := playing(t, "4x6", &stockholder.Turn{Card: "B+60", Free: fourcolours.Assign(1)})
	gone := h.Find("Blue +60")
	h.Tap("Blue +60")
	expect.True(t, gone.Disabled() && h.turn.Card == "" && h.Changes == 0 && slices.Equal(h.Said, []string{gone.Reason()}),
		"said is %q, the card is %q", h.Said, h.turn.Card)
	h.MustSay(words.Text("sheet.card.gone"))
	h.Type("cb+6")
	expect.True(t, h.turn.Card == "" && slices.Equal(h.Said, []string{gone.Reason(), gone.Reason()}),
		"typed, it says %q, the card is %q", h.Said, h.turn.Card)
	h.Type("+50")
	expect.Equal(t, h.turn.Card, "B+50", "after that the card is")
}

// The arrow keys skip cards that have been played.
func TestTheArrowsFollowTheDeck(t *testing.T) {
	for width, want := range map[float32][]string{390: {"Red +100", "Red ÷2"}, 776: {"Blue ×2", "Red ×2"}} {
		h := playing(t, "4x6", &stockholder.Turn{Card: "B+60", Free: fourcolours.Assign(1)})
		h.Window.Resize(fyne.NewSize(width, 780))
		h.editor.Focus(h.Window.Canvas())
		expect.Equal(t, h.at(), "Blue +100", "the keyboard begins at")
		h.key("Right")
		got := []string{h.at()}
		h.key("Down")
		if width < flatWidth {
			h.key("Down")
		}
		expect.True(t, slices.Equal(append(got, h.at()), want), "at a width of %v the arrows lead to %q", width, append(got, h.at()))
	}
	h := playing(t, "4x6", &stockholder.Turn{Card: "B+60", Free: fourcolours.Assign(1)})
	h.editor.Focus(h.Window.Canvas())
	h.key("Down", "Down", "Down")
	expect.Equal(t, h.at(), "Red +60", "beside the card that is gone the keyboard is at")
}

// A turn can be typed in reading order: trades, a card, its numbers. Enter picks a card only if the card has the focus.
func TestATurnIsTyped(t *testing.T) {
	h := playing(t, "4x6")
	h.Type("b-2g3")
	expect.True(t, h.turn.Before == (four{-2, 0, 0, 3}) && h.at() == "Green: Before the card", "trades %v at %q", h.turn.Before, h.at())
	h.key("BackSpace", "Return")
	expect.True(t, h.turn.Before == (four{-2}) && h.at() == "Blue +100" && h.turn.Card == "", "enter leads to %q", h.at())
	h.Type("cr+6")
	expect.True(t, h.turn.Card == "R+60" && h.at() == "Blue –30", "the card is %q, the keyboard at %q", h.turn.Card, h.at())
	h.Type("r") // a red card cannot assign its number to red, so this letter opens a trade
	expect.Equal(t, h.at(), "Red: Before the card", "r leads to")
	h.editor.Escape()
	h.Type("y")
	expect.True(t, h.turn.Free == fourcolours.Assign(2) && h.at() == "Yellow –30 ✓", "the number goes to %v, the keyboard to %q",
		h.turn.Free, h.at())
	h.Type("G2g3")
	expect.True(t, h.turn.Before == (four{-2, 0, 0, 2}) && h.turn.After == (four{0, 0, 0, 3}), "before %v, after %v",
		h.turn.Before, h.turn.After)
	h.Type("cg+1ry")
	expect.True(t, h.turn.Card == "G+100" && h.turn.Free == fourcolours.Assign(1, 2, 0), "the card is %+v", h.turn)
	for _, letter := range "xln?" {
		expect.True(t, !h.editor.Typed(letter), "%q is taken", letter)
	}
}

// The first digit replaces a number set by a button. A number beyond the limit is refused, not reduced.
func TestSharesAreTypedBesideTheDeck(t *testing.T) {
	h := playing(t, "4x6")
	at := func() fyne.Position {
		return fyne.CurrentApp().Driver().AbsolutePositionForObject(h.Find("Red +60"))
	}
	stands := at()
	h.Tap("Blue: sell all", "Green: buy the most")
	expect.Equal(t, h.turn.Before, four{-5, 0, 0, 14}, "two taps trade")
	h.Tap("Green: Before the card", "2")
	expect.Equal(t, h.turn.Before[3], 2, "after a 2")
	h.Tap("5")
	h.MustSay("Buy 25 at 60: costs 1,500, 630 more than you have")
	h.MustSay(apptest.Text("sheet.cash.impossible", "cash", "–630"))
	expect.Equal(t, h.Refused("stockholder", h.turn), "25 green at 60 cost 1,500; Ann has 870. That pays for 14.", "refused with")
	h.Tap(words.Text("sheet.erase"), words.Text("sheet.sign"))
	expect.Equal(t, h.turn.Before[3], -2, "after the sign")
	h.MustSay(apptest.Text("sheet.cash.impossible", "cash", "990"))
	cell := h.Find("Green: Before the card").(*input.TradeCell)
	expect.True(t, cell.Figures().Wrong && cell.Figures().NoMore == "", "the cell shows %+v", cell.Figures())
	for range 9 {
		h.Tap("9")
	}
	expect.Equal(t, h.turn.Before[3], -99_999, "many digits make")
	expect.Equal(t, at(), stands, "a card stands")
	h.Tap("Red +60")
	expect.True(t, h.Find("5") == nil, "the pad stays open beside the card")
}

// A trade after the card uses the new prices and holdings.
func TestATradeSaysWhyItEnds(t *testing.T) {
	h := playing(t, "4x6")
	h.Tap("Red: buy the most")
	figures := h.Find("Red: Before the card").(*input.TradeCell).Figures()
	expect.Equal(t, figures.NoMore, "5 red at 100 cost 500; Ann has 470. That pays for 4.", "no more because")
	h.Tap("Red ×2", "Blue ÷2", "Red: After the card")
	h.MustSay("At 200 each: sell up to 2. 4 bought before the card are locked")
	figures = h.Find("Red: After the card").(*input.TradeCell).Figures()
	expect.True(t, figures.Price == 200 && figures.Shares == 6, "the cell shows %+v", figures)
	test.Tap(h.Find("Red: After the card"))
	expect.True(t, h.Find(words.Text("sheet.sign")) == nil, "a second tap leaves the pad open")
}
