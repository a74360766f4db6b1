package openmarket

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"scripkeeper/app/cards"
	"scripkeeper/app/look"
	"scripkeeper/app/openmarket/sums"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/openmarket/operating"
)

// spending is what a company that operates pays the bank for: a tap on a reason, and the digits write its sum. Another
// tap gives the digits back to the revenue.
type spending struct {
	pad *sums.Pad
	// costs are by reason, and at is the one whose sum is typed, [calc.None] for none.
	costs   []*cost
	at      int
	changed func()
	content fyne.CanvasObject
}

// A cost is what is paid for one reason, [calc.None] as long as nobody has said it.
type cost struct {
	reason string
	sum    int
	pad    *sums.Pad
	cell   *input.Cell
}

// usualReasons are what companies pay for mostly, and rarerReasons what a payment is for besides.
func usualReasons() []string { return []string{"track", "station", "train"} }

func rarerReasons() []string { return []string{"private", "licence", "income"} }

// reasonWord is a reason as the log says it.
func reasonWord(reason string) string { return words.Text("openmarket.sheet.pay." + reason) }

// newSpending begins with what was spent already, by reason.
func newSpending(pad *sums.Pad, spent []int, changed func()) *spending {
	s := &spending{pad: pad, at: calc.None, changed: changed}
	var cells []fyne.CanvasObject
	for i, reason := range usualReasons() {
		c := &cost{reason: reasonWord(reason), sum: calc.None}
		if len(spent) == len(usualReasons()) {
			c.sum = spent[i]
		}
		c.pad = sums.NewPad(c.sum, nil, func(sum int) {
			c.sum = sum
			s.update()
			changed()
		})
		c.cell = input.NewCell(c.reason, func(bool) { s.turnTo(i) })
		s.costs, cells = append(s.costs, c), append(cells, c.cell)
	}
	core.NewKeyGroup(cells...).Mute()
	pad.Keys(cells...)
	s.content = frame.Stack(look.Space1, text.New(words.Text("openmarket.sheet.operate.spends"), core.Caption).
		SetColor(look.Soft), container.New(cards.Grid{Columns: len(cells), Gap: look.Space1, MinWidth: look.Target,
		Even: true}, cells...))
	s.update()
	return s
}

// turnTo lets the digits write the sum of a reason, or after another tap the revenue again.
func (s *spending) turnTo(i int) {
	if s.at == i {
		i = calc.None
	}
	if s.at = i; i == calc.None {
		s.pad.Lend(nil)
	} else {
		s.pad.Lend(s.costs[i].pad)
	}
	s.update()
	s.changed()
}

func (s *spending) update() {
	for i, c := range s.costs {
		c.cell.SetChosen(i == s.at)
		if c.cell.SetDetail("–"); c.sum != calc.None {
			c.cell.SetDetail(words.Number(c.sum))
		}
	}
}

// entries are the payments of a company.
func (s *spending) entries(company string) (all []*operating.Pay) {
	for _, c := range s.costs {
		if c.sum > 0 {
			all = append(all, &operating.Pay{Payer: "company", Company: company, Amount: c.sum, Reason: c.reason})
		}
	}
	return all
}

// progress is what was spent by reason, nil for nothing.
func (s *spending) progress() (spent []int) {
	for _, c := range s.costs {
		spent = append(spent, c.sum)
	}
	if !slices.ContainsFunc(spent, func(sum int) bool { return sum > 0 }) {
		return nil
	}
	return spent
}

// missing asks for the sum of the reason that was tapped, empty where it is said or none was.
func (s *spending) missing() string {
	if s.at == calc.None || s.costs[s.at].sum > 0 {
		return ""
	}
	return words.Format("openmarket.sheet.operate.spends.ask", words.Names{"reason": s.costs[s.at].reason})
}
