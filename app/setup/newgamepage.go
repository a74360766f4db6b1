// Package setup asks what is played, by whom and under which rules, and begins the game.
package setup

import (
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"scripkeeper/app/form"
	"scripkeeper/app/look"
	"scripkeeper/app/route"
	"scripkeeper/app/shell"
	"scripkeeper/app/view/newgame"
	"scripkeeper/app/widget/core"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/text"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/record"
)

// A newGamePage asks what is played, by whom and under which house rules, and begins the game. What was set up survives
// the way back: see [draft].
type newGamePage struct {
	shell *shell.Shell
	*GameChooser
	seats *seatList
	limit *text.Text
	title *form.TextField
	named *form.MarkedField
	// missing says what keeps the game from beginning, or who begins it.
	missing       *text.Text
	start, middle *input.Button
	// wrong is the option that keeps the game from beginning, empty for none.
	wrong string
	// drafted tells that the page is put together: what changes from then on is somebody's own.
	drafted bool
}

// NewNewGamePage asks for a game: as it was set up and left, else with the players and the rules of the last one, else
// from nothing.
func NewNewGamePage(s *shell.Shell) *newGamePage {
	if d, left := readDraft(s.App.Preferences()); left {
		p := buildNewGamePage(s, d.Names)
		p.title.Text = d.Title
		p.seats.drawn = d.Drawn
		p.take(d.Rulebook, d.options())
		return p
	}
	if setup, played := newgame.LastSetup(s.Session); played {
		return NewGamePageLike(s, setup)
	}
	p := buildNewGamePage(s, nil)
	p.take("", nil)
	return p
}

// NewGamePageLike asks for a game with the players and the rules of another one.
func NewGamePageLike(s *shell.Shell, setup record.Setup) *newGamePage {
	p := buildNewGamePage(s, setup.Names)
	p.take(setup.Rulebook, setup.Options)
	return p
}

// NewGamePageWith asks for a game by a template of the book, with the players of the last one.
func NewGamePageWith(s *shell.Shell, t record.Template) *newGamePage {
	var names []string
	if setup, played := newgame.LastSetup(s.Session); played {
		names = setup.Names
	}
	p := buildNewGamePage(s, names)
	p.games.chooseTemplate(t)
	p.take("", nil)
	return p
}

// take ends the making of the page with a game and its options; with neither, as it stands.
func (p *newGamePage) take(id string, options calc.Options) {
	p.Choose(id, options)
	p.drafted = true
}

func buildNewGamePage(s *shell.Shell, names []string) *newGamePage {
	p := &newGamePage{
		shell: s, title: form.NewTextField(), missing: text.NewParagraph("", core.Body),
		limit: text.New("", core.Caption).Whole(),
	}
	p.title.SetPlaceHolder(words.Text("new.name"))
	p.title.OnChanged = func(string) { p.check() }
	p.title.OnSubmitted = func(string) { s.Window.Canvas().Unfocus() }
	p.named = form.NewMarkedField(p.title)
	p.GameChooser = NewGameChooser(s, func() { p.check() })
	p.start = input.NewPrimaryButton(words.Text("new.start"), p.record)
	p.middle = input.NewQuietButton(words.Text("new.middle"), p.startInTheMiddle)
	for _, button := range []*input.Button{p.start, p.middle} {
		button.OnRefused = func(string) { p.goToTrouble() }
	}
	p.seats = newSeatList(s.Window, names, newgame.KnownPlayers(s.Session.Book()), func() { p.check() }, p.goOn)
	return p
}

// Content is the game beside those who play where there is room, else above them.
func (p *newGamePage) Content() fyne.CanvasObject {
	game := frame.Stack(look.Space2, frame.NewSection(words.Text("new.game")), p.Object)
	players := frame.Stack(look.Space2, frame.NewSection(words.Text("new.players"), p.limit), p.seats.content,
		p.named.Content)
	foot := NewStartFoot(p.missing, input.NewButtonRow(p.middle, p.start))
	return newStartFrame(p.shell.Head(words.Text("new.title"), ""), foot, game, players)
}

// Update offers the templates that there are now; what was typed stays.
func (p *newGamePage) Update() { p.Reload() }

// Typed leads to the first game whose name on its tile begins with a letter, as long as no name was typed. More letters
// lead on from there.
func (p *newGamePage) Typed(letter rune) bool {
	if p.seats.begun {
		return false
	}
	for i, rulebook := range p.games.games {
		name := []rune(strings.ToLower(words.Text("rulebook." + rulebook.ID() + ".short")))
		if name[0] == unicode.ToLower(letter) {
			p.shell.Window.Canvas().Focus(p.games.gameTiles[i])
			return true
		}
	}
	return false
}

// setup is what was chosen and typed. There must be a game.
func (p *newGamePage) setup() record.Setup {
	return record.Setup{
		Rulebook: p.games.rulebook.ID(), Title: p.title.Text, Options: p.house.Options, Names: p.seats.names(),
		Drawn: p.seats.drawn,
	}
}

// RecordButton is the button that Ctrl+Enter presses.
func (p *newGamePage) RecordButton() *input.Button { return p.start }

func (p *newGamePage) record() {
	if p.begin() {
		p.shell.GoHome(route.Table{})
	}
}

// startInTheMiddle starts the game and asks how the table stands.
func (p *newGamePage) startInTheMiddle() {
	if p.begin() {
		p.shell.GoHome(route.Table{}, route.Position{})
	}
}

// begin writes the game into the book, or goes to what is missing or wrong.
func (p *newGamePage) begin() bool {
	if !p.check() {
		p.goToTrouble()
		return false
	}
	if err := p.shell.Session.Begin(p.setup()); err != nil {
		sentence := words.Trouble(p.games.rulebook.ID(), nil, err)
		p.mark(newgame.RefusalOf(err), sentence)
		p.showTrouble(sentence, calc.Refuse("", ""))
		return false
	}
	p.shell.App.Preferences().RemoveValue(draftKey)
	return true
}

// goOn goes from the last name to the start.
func (p *newGamePage) goOn() {
	p.shell.Window.Canvas().Unfocus()
	if p.check() && !fyne.CurrentDevice().IsMobile() {
		p.shell.Window.Canvas().Focus(p.start)
	}
}
