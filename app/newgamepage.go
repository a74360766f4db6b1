package app

import (
	"errors"
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"scripkeeper/app/look"
	"scripkeeper/app/widget"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/calc/rulebooks"
	"scripkeeper/ledger"
)

// A newGamePage asks what is played, by whom and under which house rules, and begins the game.
type newGamePage struct {
	shell *Shell
	games *presetList
	seats *seatList
	house *houseRules
	title *textField
	named *field
	// tried tells that somebody has tried to start: names that are missing are then complained about.
	tried   bool
	trouble *widget.Text
	content fyne.CanvasObject
}

// firstSeats is how many seats a new game offers at first.
const firstSeats = 3

// newNewGamePage asks for a game that nothing is known of yet.
func newNewGamePage(s *Shell) *newGamePage {
	p := buildNewGamePage(s, make([]string, firstSeats))
	p.house.use(p.games.rulebook, 0, nil)
	return p
}

// newGamePageLike asks for a game with the players and the rules of another one.
func newGamePageLike(s *Shell, setup ledger.Setup) *newGamePage {
	p := buildNewGamePage(s, setup.Names)
	if rulebook, known := rulebooks.Find(setup.Rulebook); known {
		nearest, least := 0, -1
		for i, preset := range rulebook.Presets() {
			if n := differing(preset.Options, setup.Options); least < 0 || n < least {
				nearest, least = i, n
			}
		}
		p.games.choose(rulebook, nearest)
		p.house.use(rulebook, nearest, setup.Options)
	}
	return p
}

func buildNewGamePage(s *Shell, names []string) *newGamePage {
	p := &newGamePage{shell: s, title: newTextField(), trouble: widget.NewParagraph("", widget.Body)}
	p.title.OnChanged = func(string) { p.check() }
	p.title.OnSubmitted = func(string) { s.window.Canvas().Unfocus() }
	p.named = newField(p.title)
	p.house = newHouseRules(func() { p.check() })
	p.games = newPresetList(rulebooks.All(), func() { p.house.use(p.games.rulebook, p.games.chosen, nil) })
	p.seats = newSeatList(s.window, names, knownPlayers(s.session.Book()), func() { p.check() })
	rules := widget.Stack(look.Space3, widget.NewSection(words.Say("new.game")), p.games.content)
	players := widget.Stack(look.Space3, widget.NewSection(words.Say("new.players")),
		widget.NewParagraph(words.Say("new.players.about"), widget.Caption), p.seats.content)
	name := widget.Stack(look.Space3, widget.NewSection(words.Say("new.name")), p.named.content)
	foot := widget.Stack(look.Space2, p.trouble, newEvenly(
		widget.NewQuietButton(words.Say("new.middle"), p.startInTheMiddle),
		widget.NewPrimaryButton(words.Say("new.start"), p.Record)))
	p.content = s.wideFrame(s.head(words.Say("new.title"), ""), foot, rules, players, p.house.content, name)
	return p
}

// Content is the page.
func (p *newGamePage) Content() fyne.CanvasObject { return p.content }

// Update does nothing: what was typed stays.
func (p *newGamePage) Update() {}

// knownPlayers are the names of people who played before, the latest first.
func knownPlayers(book *ledger.Book) []string {
	const most = 12
	var names []string
	games, err := book.Shelf()
	if err != nil {
		return nil
	}
	for _, game := range games {
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
	if label := p.house.unread(); label != "" {
		p.say(words.Tell("new.number", words.Names{"field": label}), look.Loss)
		p.mark(calc.Refuse("", ""))
		return false
	}
	_, err := ledger.Scratch(p.setup(), rulebooks.All())
	return !p.refuse(err)
}

// refuse says why a game cannot begin, and tells whether it cannot.
func (p *newGamePage) refuse(err error) bool {
	if err == nil {
		p.say("", look.Soft)
		p.mark(calc.Refuse("", ""))
		return false
	}
	color := look.Loss
	var refusal *calc.Refusal
	if !errors.As(err, &refusal) {
		refusal = calc.Refuse("", "")
	}
	if refusal.Code == "name.empty" && !p.tried {
		color = look.Soft
	}
	p.say(words.Trouble(p.games.rulebook.ID(), nil, err), color)
	p.mark(refusal)
	return true
}

func (p *newGamePage) say(sentence string, color fyne.ThemeColorName) {
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
	if strings.HasPrefix(r.Field, "seats.") && (p.tried || r.Code != "name.empty") {
		seat = r.Seat
	}
	p.seats.mark(seat)
	p.named.mark(r.Field == "title")
	p.house.mark(r.Field)
}

// Record starts the game.
func (p *newGamePage) Record() {
	if p.begin() {
		p.shell.Home(newTablePage(p.shell))
	}
}

// startInTheMiddle starts the game and asks how the table stands.
func (p *newGamePage) startInTheMiddle() {
	if !p.begin() {
		return
	}
	p.shell.Home(newTablePage(p.shell))
	for _, entry := range p.shell.session.View().Expected() {
		if entry.Kind() == "position" {
			p.shell.pushSheet(entry)
		}
	}
}

// begin writes the game into the book, or says why it cannot begin and goes to the field that is wrong.
func (p *newGamePage) begin() bool {
	p.tried = true
	if !p.check() {
		for i, row := range p.seats.rows {
			if row.field.marked() {
				p.seats.focus(i)
			}
		}
		return false
	}
	return !p.refuse(p.shell.session.Begin(p.setup()))
}
