package table

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"scripkeeper/app/internal/apptest"
	"scripkeeper/app/look"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/matrix"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
)

// drawn is an expected entry with its form filled in at random; the rules may refuse it.
func drawn(chance *rand.Rand, table calc.Table) calc.Entry {
	expected := rulebooks.All()[0].Expected(table).All()
	e := expected[0]
	if chance.IntN(15) == 0 {
		e = expected[chance.IntN(len(expected))]
	}
	form := e.Form(table)
	for i := 0; i < len(form.Fields); i++ {
		f := form.Fields[i]
		n := f.Allowed.Count()
		switch {
		case f.SetText != nil:
			f.SetText("counted wrong")
		case n == 0 || f.Kind == calc.AmountKind && chance.IntN(3) > 0:
		case f.Kind == calc.AmountKind:
			f.Set(f.Allowed.At(min(n-1, chance.IntN(min(n, 40)))))
			form = e.Form(table)
		default:
			f.Set(f.Allowed.At(chance.IntN(n)))
			form = e.Form(table)
		}
	}
	return e
}

// played has a number of random entries recorded.
func played(t *testing.T, s *shell.Shell, chance *rand.Rand, entries int) {
	t.Helper()
	for tries := 0; entries > 0 && tries < 2_000; tries++ {
		table := s.Session.View().Table
		e := drawn(chance, table)
		if _, _, refusal := e.Apply(table); refusal == nil {
			apptest.Record(t, s, e)
			entries--
		}
	}
	if entries > 0 {
		t.Fatalf("%d entries could not be drawn", entries)
	}
}

// A row of a story: what the figure was after a line, and by how much the line changed it.
type row struct{ value, change int }

// story are the figures beside the lines of a page, the latest first.
func story(t *testing.T, s *shell.Shell) []row {
	t.Helper()
	pattern := regexp.MustCompile(`(-?\d+)(?:, ([+–]\d+))?$`)
	var rows []row
	apptest.Walk(s.Window.Content(), func(o fyne.CanvasObject) {
		f, ok := o.(*text.Figure)
		if !ok {
			return
		}
		label := strings.ReplaceAll(f.AccessibilityLabel(), "\u2009", "")
		parts := pattern.FindStringSubmatch(label)
		if parts == nil {
			t.Fatalf("the figure %q has no number", label)
		}
		value, _ := strconv.Atoi(parts[1])
		change, _ := strconv.Atoi(strings.Replace(parts[2], "–", "-", 1))
		rows = append(rows, row{value, change})
	})
	return rows
}

// Every figure of random games is the one of the table, and the lines behind it add up to it.
func TestWhyAddsUp(t *testing.T) {
	chance := rand.New(rand.NewPCG(7, 11))
	for _, preset := range apptest.Few([]string{"3x5", "online", "broker1961"}) {
		s := apptest.Begin(t)
		apptest.Dressed(t, s, look.Theme{Variant: look.Light}, apptest.Phone())
		page := seated(t, s, preset, nil, apptest.Friends()...)
		for range 3 {
			played(t, s, chance, 6)
			v := s.Session.View()
			for seat := calc.None; seat < len(v.Layout.Seats); seat++ {
				for column := matrix.CashColumn; column < len(v.Layout.Companies); column++ {
					if column == matrix.NameColumn || seat == calc.None && column < 0 {
						continue
					}
					s.Home(page)
					page.why(seat, column)
					want := v.Table.Price(max(0, column))
					switch {
					case seat != calc.None && column == matrix.CashColumn:
						want = v.Table.Cash(seat)
					case seat != calc.None:
						want = v.Table.Shares(seat, column)
					}
					apptest.MustShow(t, s, "Why "+words.Number(want)+"?")
					rows := story(t, s)
					if len(rows) == 0 && want != 0 {
						t.Errorf("%s: nothing tells why seat %d, column %d is %d", preset, seat, column, want)
					}
					sum := 0
					for i, r := range rows {
						sum += r.change
						after := want
						if i > 0 {
							after = rows[i-1].value - rows[i-1].change
						}
						if r.value != after || r.change == 0 {
							t.Errorf("%s: row %d of seat %d, column %d is %+v, want the value %d", preset, i, seat, column, r, after)
						}
					}
					if sum != want {
						t.Errorf("%s: the rows of seat %d, column %d add up to %d, the figure is %d", preset, seat, column, sum, want)
					}
				}
			}
		}
	}
}

// A net worth is spelled out; its parts add up, and each leads to its own story.
func TestWhyOfNetWorth(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	buys := plain(0, "B+60", 1)
	buys.Before = [4]int{0, -1, 1, 0}
	apptest.Record(t, s, buys, plain(1, "G-30", 0))
	page.why(0, matrix.WorthColumn)
	v := s.Session.View()
	worth, parts := calc.Worth(v.Table, 0)
	apptest.MustShow(t, s, "Why "+words.Number(worth)+"?")
	apptest.MustShow(t, s, "Together "+words.Number(worth))
	sum := 0
	for _, part := range parts {
		sum += part.Amount
	}
	if sum != worth {
		t.Errorf("the parts make %d, the worth is %d", sum, worth)
	}
	for _, sentence := range []string{"Cash 0", "1 blue × 220 = 220", "2 yellow × 100 = 200", "1 green × 70 = 70"} {
		apptest.MustContain(t, s, sentence)
	}
	if apptest.Contains(s, "red") {
		t.Error("a colour that is not held is a summand")
	}
	apptest.MustContain(t, s, "The highest wins. (Results summarizing)")
	apptest.TapSpoken(t, s, "2 yellow × 100 = 200")
	apptest.MustShow(t, s, apptest.Text("why.shares", "company", "Yellow", "name", "Ann"))
	apptest.MustShow(t, s, "Ann buys 1 yellow: 1 × 100 = 100")
	apptest.MustContain(t, s, "(Move steps, 1 and 3)")
	if rows := story(t, s); len(rows) != 2 || rows[0] != (row{2, 1}) || rows[1] != (row{1, 1}) {
		t.Errorf("rows %+v", rows)
	}
	s.Back()
	apptest.TapSpoken(t, s, apptest.Text("sheet.cash", "cash", "0"))
	if rows := story(t, s); len(rows) != 2 || rows[0] != (row{0, -100}) || rows[1] != (row{100, 100}) {
		t.Errorf("rows %+v", rows)
	}
}

// What was never touched says so.
func TestWhyOfNothing(t *testing.T) {
	s := apptest.Begin(t)
	page := seated(t, s, "broker1961", nil, apptest.Friends()...)
	page.why(1, 2)
	apptest.MustShow(t, s, apptest.Text("why.title", "value", "0"))
	apptest.MustShow(t, s, apptest.Text("why.nothing"))
	s.Back()
	page.why(1, matrix.CashColumn)
	apptest.MustContain(t, s, "Ben begins with 0 of each colour and 300 in cash.")
}

// Of a long story the latest lines are shown, and those before them when they are asked for.
func TestWhyShowsALongStoryInParts(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	const rulings = storyLength + 20
	for range rulings {
		apptest.Record(t, s, &calc.Ruling{Seat: 1, What: "cash", Change: 2, Reason: "as agreed"})
	}
	page.why(1, matrix.CashColumn)
	rows := story(t, s)
	if len(rows) != storyLength || rows[0] != (row{2 * rulings, 2}) {
		t.Errorf("%d rows, the first is %+v", len(rows), rows[0])
	}
	apptest.MustContain(t, s, apptest.Text("why.more"))
	apptest.Tap(t, s, apptest.Text("why.more"))
	rows = story(t, s)
	if len(rows) != rulings || rows[rulings-1] != (row{2, 2}) {
		t.Errorf("%d rows, the last is %+v", len(rows), rows[len(rows)-1])
	}
	if apptest.Contains(s, apptest.Text("why.more")) {
		t.Error("there is still more to ask for")
	}
}

// A story follows undo and redo.
func TestWhyFollowsTheGame(t *testing.T) {
	s, page := atTable(t, apptest.Phone())
	apptest.Record(t, s, plain(0, "B+60", 1))
	page.why(matrix.HeadRow, 0)
	apptest.MustShow(t, s, apptest.Text("why.title", "value", "160"))
	s.Undo()
	apptest.MustShow(t, s, apptest.Text("why.title", "value", "100"))
	if rows := story(t, s); len(rows) != 1 || rows[0] != (row{100, 100}) {
		t.Errorf("rows %+v", rows)
	}
}
