package handover

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/sharing"
	"scripkeeper/app/shell"
	"scripkeeper/app/view"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/mark"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/compact"
	"scripkeeper/ledger/game"
)

// A portfolioPage lets a player note his cards in a game with hidden holdings, and hands them to the device that keeps
// score. Each change is stored before it is shown.
type portfolioPage struct {
	shell    *shell.Shell
	held     game.Portfolio
	known    bool
	rows     *fyne.Container
	steppers [][]*input.Stepper
	show     *input.Button
}

func NewPortfolioPage(s *shell.Shell) *portfolioPage {
	p := &portfolioPage{shell: s}
	v := s.Session.View()
	held, found, err := s.Session.Book().Notes.Portfolio(v.Game)
	if s.ShowError(err); !found {
		held = game.NewPortfolio(v.Game, 0)
	}
	p.held, p.known = held, found
	return p
}

func (p *portfolioPage) Content() fyne.CanvasObject {
	v := p.shell.Session.View()
	names := make([]string, len(v.Layout.Seats))
	for seat := range names {
		names[seat] = words.Seat(v.Layout, seat)
	}
	who := form.NewChipChoice(names, calc.None, func(seat int) {
		p.held.Seat, p.known = seat, true
		p.keep()
	})
	if p.known {
		who.Choose(p.held.Seat)
	}
	p.rows = frame.Stack(look.Space2)
	p.steppers = make([][]*input.Stepper, len(p.held.Counts))
	for company := range v.Layout.Companies {
		p.rows.Add(p.company(v.ID(), v.Layout, company))
	}
	p.show = input.NewPrimaryButton(words.Text("portfolio.show"), p.showCode).SetIcon(theme.ViewFullScreenIcon())
	body := frame.Stack(look.Space3, text.NewParagraph(words.Text("portfolio.about"), core.Body),
		text.New(words.Text("portfolio.who"), core.Caption), who.Content, p.rows)
	return p.shell.Frame(p.shell.Head(words.Text("portfolio.title"), ""), body, p.show)
}

func (p *portfolioPage) company(rulebook string, l *calc.Layout, company int) fyne.CanvasObject {
	const minNumber = 280
	numbers := frame.NewColumns(minNumber, look.Space1)
	for class, key := range l.ClassKeys {
		label := words.Field(rulebook, l,
			&calc.Field{Name: calc.ItemName(key, company), Company: company, Seat: calc.None})
		stepper := input.NewStepper(label, 0, game.MaxPortfolio, p.held.Counts[class][company], func(count int) {
			p.held.Counts[class][company] = count
			p.keep()
		})
		stepper.Loose()
		p.steppers[class] = append(p.steppers[class], stepper)
		numbers.Add(stepper)
	}
	return frame.Lead(mark.NewSymbol(view.CompanyOf(l, company), look.HeadlineSize), numbers)
}

func (p *portfolioPage) OfGame() {}

// Update shows the cards only once a player is chosen.
func (p *portfolioPage) Update() {
	core.Show(p.rows, p.known)
	core.Enable(p.show, p.known)
}

func (p *portfolioPage) keep() {
	p.shell.ShowError(p.shell.Session.Book().Notes.StorePortfolio(p.held))
	p.Update()
}

func (p *portfolioPage) showCode() {
	text, err := compact.EncodePortfolio(p.held)
	if p.shell.ShowError(err) {
		return
	}
	codes, err := sharing.Codes(text)
	if !p.shell.ShowError(err) {
		showCode(p.shell, codes)
	}
}
