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

// spending is what a company that operates pays the bank for, and its own income: a tap on one, and the digits write its
// sum. Another tap gives the digits back to the revenue.
type spending struct {
	pad *sums.Pad
	// costs are by reason, the own income behind them, and at is the one whose sum is typed, [calc.None] for none.
	costs   []*cost
	at      int
	changed func()
	// content are the reasons, own is the cell of the own income, which is shown elsewhere.
	content, own fyne.CanvasObject
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

// newSpending begins with what was spent already, by reason, and with a sum of the company's own income, which take is
// told of.
func newSpending(pad *sums.Pad, spent []int, own int, take func(int), changed func()) *spending {
	s := &spending{pad: pad, at: calc.None, changed: changed}
	add := func(reason string, sum int, take func(int)) fyne.CanvasObject {
		c, i := &cost{reason: reason, sum: sum}, len(s.costs)
		c.pad = sums.NewPad(c.sum, nil, func(sum int) {
			c.sum = sum
			take(sum)
			s.update()
			changed()
		})
		c.cell = input.NewCell(c.reason, func(bool) { s.turnTo(i) })
		s.costs = append(s.costs, c)
		return c.cell
	}
	var cells []fyne.CanvasObject
	for i, reason := range usualReasons() {
		sum := calc.None
		if len(spent) == len(usualReasons()) {
			sum = spent[i]
		}
		cells = append(cells, add(reasonWord(reason), sum, func(int) {}))
	}
	core.NewKeyGroup(cells...).Mute()
	if own == 0 {
		own = calc.None
	}
	s.own = add(words.Text("openmarket.field.own"), own, take)
	pad.Keys(append(cells, s.own)...)
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

// showOwn lets the own income be typed, or takes what was typed there away.
func (s *spending) showOwn(asked bool) {
	own := len(s.costs) - 1
	if s.costs[own].cell.Enable(); !asked {
		s.costs[own].cell.Disable()
		s.costs[own].sum = calc.None
		s.costs[own].pad.Show(calc.None)
		if s.at == own {
			s.at = calc.None
			s.pad.Lend(nil)
		}
	}
	s.update()
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
	for _, c := range s.costs[:len(usualReasons())] {
		if c.sum > 0 {
			all = append(all, &operating.Pay{Payer: "company", Company: company, Amount: c.sum, Reason: c.reason})
		}
	}
	return all
}

// progress is what was spent by reason, nil for nothing.
func (s *spending) progress() (spent []int) {
	for _, c := range s.costs[:len(usualReasons())] {
		spent = append(spent, c.sum)
	}
	if !slices.ContainsFunc(spent, func(sum int) bool { return sum > 0 }) {
		return nil
	}
	return spent
}

// missing asks for the sum of the reason that was tapped, empty where it is said or none was.
func (s *spending) missing() string {
	if s.at == calc.None || s.at == len(usualReasons()) || s.costs[s.at].sum > 0 {
		return ""
	}
	return words.Format("openmarket.sheet.operate.spends.ask", words.Names{"reason": s.costs[s.at].reason})
}
