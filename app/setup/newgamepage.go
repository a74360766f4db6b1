// Package setup has the pages that set up a game: the rulebook, the players and the rules.
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

// A newGamePage asks for the game, the players and the house rules, and begins the game.
type newGamePage struct {
	shell *shell.Shell
	*GameChooser
	seats         *seatList
	limit         *text.Text
	title         *form.TextField
	named         *form.MarkedField
	missing       *text.Text
	start, middle *input.Button
	// drafted reports whether the page is fully built; later changes are the user's and are stored.
	drafted bool
}

// NewGamePage returns the page with the stored draft or, without a draft, with the players and rules of the last game.
func NewGamePage(s *shell.Shell) *newGamePage {
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

func NewGamePageLike(s *shell.Shell, setup record.Setup) *newGamePage {
	p := buildNewGamePage(s, setup.Names)
	p.take(setup.Rulebook, setup.Options)
	return p
}

// NewGamePageWith returns the page with the rules of a template and the players of the last game.
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

// take completes the page with a game and its options, or with the current choice if both are empty.
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

func (p *newGamePage) Content() fyne.CanvasObject {
	game := frame.Stack(look.Space2, frame.NewSection(words.Text("new.game")), p.Object)
	players := frame.Stack(look.Space2, frame.NewSection(words.Text("new.players"), p.limit), p.seats.content,
		p.named.Content)
	foot := newStartFoot(p.missing, input.NewButtonRow(p.middle, p.start))
	return newStartFrame(p.shell.Head(words.Text("new.title"), ""), foot, game, players)
}

func (p *newGamePage) Update() { p.Reload() }

// Typed focuses the first game whose tile begins with a letter, unless a name was typed.
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

func (p *newGamePage) setup() record.Setup {
	return record.Setup{
		Rulebook: p.games.rulebook.ID(), Title: p.title.Text, Options: p.house.Options, Names: p.seats.names(),
		Drawn: p.seats.drawn,
	}
}

func (p *newGamePage) RecordButton() *input.Button { return p.start }

func (p *newGamePage) record() {
	if p.begin() {
		p.shell.GoHome(route.Table{})
	}
}

func (p *newGamePage) startInTheMiddle() {
	if p.begin() {
		p.shell.GoHome(route.Table{}, route.Position{})
	}
}

// begin stores the game in the book and reports whether it could. Otherwise it goes to the missing or wrong input.
func (p *newGamePage) begin() bool {
	if !p.check() {
		p.goToTrouble()
		return false
	}
	if err := p.shell.Session.Begin(p.setup()); err != nil {
		sentence := words.ErrorSentence(p.games.rulebook.ID(), nil, err)
		p.mark(newgame.RefusalOf(err), sentence)
		p.showTrouble(sentence, calc.Refuse("", ""))
		return false
	}
	p.shell.App.Preferences().RemoveValue(draftKey)
	return true
}

func (p *newGamePage) goOn() {
	p.shell.Window.Canvas().Unfocus()
	if p.check() && !fyne.CurrentDevice().IsMobile() {
		p.shell.Window.Canvas().Focus(p.start)
	}
}
