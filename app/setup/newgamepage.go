// Package setup asks what is played, by whom and under which rules, and begins the game.
package setup

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// A newGamePage asks what is played, by whom and under which house rules, and begins the game.
type newGamePage struct {
	shell *shell.Shell
	games *presetList
	seats *seatList
	house *houseRules
	title *form.TextField
	named *form.MarkedField
	// tried tells that somebody has tried to start: names that are missing are then complained about.
	tried   bool
	trouble *widget.Text
	// wrong is the option that keeps the game from beginning, empty for none.
	wrong   string
	content fyne.CanvasObject
}

// firstSeats is how many seats a new game offers at first.
const firstSeats = 3

// NewNewGamePage asks for a game: with the players and the rules of the last one, or from nothing where there is none.
func NewNewGamePage(s *shell.Shell) *newGamePage {
	if setup, played := lastSetup(s.Session.Book()); played {
		return NewGamePageLike(s, setup)
	}
	p := buildNewGamePage(s, make([]string, firstSeats))
	p.games.gamesOpen = true
	p.games.show()
	p.takeOffer(nil)
	return p
}

// NewGamePageLike asks for a game with the players and the rules of another one.
func NewGamePageLike(s *shell.Shell, setup ledger.Setup) *newGamePage {
	p := buildNewGamePage(s, setup.Names)
	if rulebook, known := rulebooks.Find(setup.Rulebook); known {
		p.games.chooseLike(rulebook, setup.Options)
		p.takeOffer(setup.Options)
	}
	return p
}

// NewGamePageWith asks for a game by a template of the book, with the players of the last one.
func NewGamePageWith(s *shell.Shell, t ledger.Template) *newGamePage {
	p := NewNewGamePage(s)
	p.games.gamesOpen = false
	p.games.chooseTemplate(t)
	p.takeOffer(nil)
	return p
}

// lastSetup is what the last game of the book that can be read began with.
func lastSetup(book *ledger.Book) (ledger.Setup, bool) {
	games, err := book.Shelf()
	if err != nil {
		return ledger.Setup{}, false
	}
	for _, summary := range games {
		if game, err := book.Load(summary.ID); err == nil {
			return game.Setup(), true
		}
	}
	return ledger.Setup{}, false
}

// takeOffer begins the house rules with the offer that is chosen, changed to others when those are given.
func (p *newGamePage) takeOffer(others calc.Options) {
	p.house.use(p.games.rulebook, p.games.offer().name, p.games.offer().options, others)
}

func buildNewGamePage(s *shell.Shell, names []string) *newGamePage {
	p := &newGamePage{shell: s, title: form.NewTextField(), trouble: widget.NewParagraph("", widget.Body)}
	p.title.OnChanged = func(string) { p.check() }
	p.title.OnSubmitted = func(string) { s.Window.Canvas().Unfocus() }
	p.named = form.NewMarkedField(p.title)
	p.house = newHouseRules(s, func() { p.check() }, p.saveTemplate)
	p.games = newPresetList(s, func() { p.takeOffer(nil) })
	p.seats = newSeatList(s.Window, names, knownPlayers(s.Session.Book()), func() { p.check() })
	rules := widget.Stack(look.Space3, widget.NewSection(words.Say("new.game")), p.games.content, p.house.content)
	players := widget.Stack(look.Space3, widget.NewSection(words.Say("new.players")), p.seats.content,
		form.WithLabel(words.Say("new.name"), p.named.Content))
	foot := widget.Stack(look.Space2, p.trouble, widget.NewButtonRow(
		widget.NewQuietButton(words.Say("new.middle"), p.startInTheMiddle),
		widget.NewPrimaryButton(words.Say("new.start"), p.Record)))
	p.content = s.WideFrame(s.Head(words.Say("new.title"), ""), foot, rules, players)
	return p
}

// Content is the page.
func (p *newGamePage) Content() fyne.CanvasObject { return p.content }

// Update offers the templates that there are now; what was typed stays.
func (p *newGamePage) Update() {
	if p.games.reload() {
		p.takeOffer(p.house.options) // the rules stay as they were, though their template is gone
		return
	}
	if name := p.games.offer().name; name != p.house.baseName {
		p.house.baseName = name
		p.house.refresh()
	}
}

// saveTemplate asks for a name and keeps the rules as a template, which is chosen from then on.
func (p *newGamePage) saveTemplate() {
	askName(p.shell, words.Say("template.keep"), "", func(name string) error {
		made, err := ledger.NewTemplate(name, p.games.rulebook, p.house.options)
		if err == nil {
			made, err = p.shell.Session.Book().StoreTemplate(made)
		}
		if err != nil {
			return err
		}
		p.games.chooseTemplate(made)
		p.takeOffer(nil)
		p.shell.ShowNotice(words.Tell("template.kept", words.Names{"name": made.Name}))
		return nil
	})
}

// knownPlayers are the names of people who played before, the latest first. A crowd is not among them: it would leave
// no room for the friends.
func knownPlayers(book *ledger.Book) []string {
	const most = 12
	var names []string
	games, err := book.Shelf()
	if err != nil {
		return nil
	}
	for _, game := range games {
		if len(game.Names) > crowd {
			continue
		}
		for _, name := range game.Names {
			seen := slices.ContainsFunc(names, func(n string) bool { return strings.EqualFold(n, name) })
			if !seen && len(names) < most {
				names = append(names, name)
			}
		}
	}
	return names
}

// setup is what was chosen and typed.
func (p *newGamePage) setup() ledger.Setup {
	return ledger.Setup{
		Rulebook: p.games.rulebook.ID(), Title: p.title.Text, Options: p.house.options, Names: p.seats.names(),
	}
}

// check says what is wrong with the game as it stands, as soon as it can be known, and tells whether it is sound.
func (p *newGamePage) check() bool {
	if p.house == nil || p.house.options == nil || p.seats == nil {
		return false // the page is still being put together
	}
	low, high := p.house.rulebook.Seats(p.house.options)
	p.seats.bound(low, high, "")
	if label := p.house.unread(); label != "" {
		p.showTrouble(words.Tell("new.number", words.Names{"field": label}), look.Loss)
		p.mark(calc.Refuse("", ""))
		return false
	}
	game, err := ledger.Scratch(p.setup(), rulebooks.All())
	if err == nil && game.Table().Turn() != calc.None {
		p.seats.bound(low, high, words.Seat(game.Table().Layout(), game.Table().Turn()))
	}
	return !p.refuse(err)
}

// refuse says why a game cannot begin, and tells whether it cannot.
func (p *newGamePage) refuse(err error) bool {
	if err == nil {
		p.showTrouble("", look.Soft)
		p.mark(calc.Refuse("", ""))
		return false
	}
	color := look.Loss
	var refusal *calc.Refusal
	if !errors.As(err, &refusal) {
		refusal = calc.Refuse("", "")
	}
	if refusal.Unfinished && !p.tried {
		color = look.Soft
	}
	p.showTrouble(words.Trouble(p.games.rulebook.ID(), nil, err), color)
	p.mark(refusal)
	return true
}

func (p *newGamePage) showTrouble(sentence string, color fyne.ThemeColorName) {
	p.trouble.SetColor(color).SetText(sentence)
	if sentence == "" {
		p.trouble.Hide()
	} else {
		p.trouble.Show()
	}
}

// mark marks the field that a refusal is about, and no other. A name that nobody has typed yet is not marked.
func (p *newGamePage) mark(r *calc.Refusal) {
	seat := calc.None
	if strings.HasPrefix(r.Field, "seats.") && (p.tried || !r.Unfinished) {
		seat = r.Seat
	}
	p.seats.mark(seat)
	p.named.Mark(r.Field == "title")
	p.wrong = ""
	if p.house.asks(r.Field) {
		p.wrong = r.Field
	}
	p.house.mark(r.Field, p.trouble.Text())
}

// Record starts the game.
func (p *newGamePage) Record() {
	if p.begin() {
		p.shell.GoHome(route.Table{})
	}
}

// startInTheMiddle starts the game and asks how the table stands.
func (p *newGamePage) startInTheMiddle() {
	if !p.begin() {
		return
	}
	p.shell.GoHome(route.Table{})
	p.shell.Go(route.Position{})
}

// begin writes the game into the book, or says why it cannot begin and goes to the field that is wrong.
func (p *newGamePage) begin() bool {
	p.tried = true
	if !p.check() {
		p.goToTrouble()
		return false
	}
	return !p.refuse(p.shell.Session.Begin(p.setup()))
}

// goToTrouble brings the name or the option into sight that is wrong.
func (p *newGamePage) goToTrouble() {
	for i, row := range p.seats.rows {
		if row.field.Marked() {
			p.seats.focus(i)
			return
		}
	}
	if p.wrong != "" {
		p.house.open(p.wrong)
	}
}
