package endtoend

import (
	"strconv"
	"testing"

	"scripkeeper/calc"
	"scripkeeper/calc/openmarket"
	"scripkeeper/calc/openmarket/chains"
	"scripkeeper/calc/openmarket/charter"
	"scripkeeper/calc/openmarket/money"
	"scripkeeper/calc/openmarket/operating"
	"scripkeeper/calc/openmarket/pricing"
	"scripkeeper/calc/openmarket/privates"
	"scripkeeper/calc/openmarket/trading"
)

// madeFor counts the taps that a game of the open market would take with ideal sheets, made for that game alone.
// Opening and recording a sheet take a tap each. One sheet records a player's trades in a round, or everything that a
// company does, and passes the turn.
//
// On a sheet, each share, loan, private, certificate, hotel and step of a price takes a tap. A number of shares can
// also be typed, after a tap on its field. A company's revenue takes only its digits. A turn without events is one tap.
// The next round takes two taps, including incomes from privates.
type madeFor struct {
	taps int
	// begun reports that a sheet is open.
	begun bool
	// sizes are the sizes of hotel chains by company.
	sizes map[string]int
}

func (m *madeFor) grown(company string, size int) {
	if m.sizes == nil {
		m.sizes = map[string]int{}
	}
	m.sizes[company] = size
}

func (m *madeFor) countAll(t *testing.T, entries []calc.Entry) {
	t.Helper()
	for _, e := range entries {
		m.count(t, e)
	}
}

func (m *madeFor) count(t *testing.T, e calc.Entry) {
	t.Helper()
	sheet := func() {
		if !m.begun {
			m.taps, m.begun = m.taps+2, true
		}
	}
	digits := func(n int) int { return len(strconv.Itoa(n)) }
	switch e := e.(type) {
	case *openmarket.Next:
		m.taps += calc.Bit(!m.begun)
		m.begun = false
	case *openmarket.Round:
		m.taps, m.begun = m.taps+2, false
	case *privates.Incomes:
	case *operating.Operate:
		m.begun = false
		sheet()
		m.taps += digits(e.Revenue) + calc.Bit(e.Payout != "") + max(e.Up, -e.Up)
	case *operating.Pay:
		sheet()
		m.taps += 1 + digits(e.Amount)
		if usualReason(e) == "" {
			m.taps += len(e.Reason)
		}
	case *operating.Issue:
		sheet()
		m.taps += max(e.Shares, -e.Shares)
	case *operating.Debt:
		sheet()
		m.taps += max(e.Loans, -e.Loans)
	case *privates.Private:
		sheet()
		m.taps++
		if e.Price != nil {
			m.taps += digits(*e.Price)
		}
	case *charter.Launch:
		sheet()
		m.taps++
		m.grown(e.Company, said(e.Size, 2))
		if e.Size != nil {
			m.taps += digits(*e.Size)
		}
		if e.Price != nil {
			m.taps += digits(*e.Price)
		}
	case *trading.Buy:
		sheet()
		m.taps += min(e.Shares, 1+digits(e.Shares))
	case *trading.Sell:
		sheet()
		m.taps += min(e.Shares, 1+digits(e.Shares))
	case *pricing.Move:
		m.taps += 2 + max(e.Steps, -e.Steps) + max(e.Up, -e.Up)
	case *privates.Closing, *charter.Close:
		m.taps += 3
	case *chains.Size:
		sheet()
		m.taps += e.Size - m.sizes[e.Company]
		m.grown(e.Company, e.Size)
	case *charter.Takeover:
		sheet()
		m.taps++
		for seat := range max(len(e.Sold), len(e.Got)) {
			sold, got := calc.ItemOrZero(e.Sold, seat), calc.ItemOrZero(e.Got, seat)
			m.taps += sold + got + calc.Bit(sold+got > 0)
		}
		size := m.sizes[e.By] + m.sizes[e.Company] + 1
		if e.Size != nil {
			m.taps += max(*e.Size-size, size-*e.Size)
			size = *e.Size
		}
		m.grown(e.By, size)
	case *pricing.Price:
		sheet()
		m.taps += 1 + digits(*e.Price)
	case *money.Dividend:
		sheet()
		m.taps += 1 + digits(e.Each)
	case *openmarket.End:
		m.taps += 2
	default:
		t.Fatalf("nobody counts a %s", e.Kind())
	}
}

// said returns the number at n, or usual for nil.
func said(n *int, usual int) int {
	if n == nil {
		return usual
	}
	return *n
}
