package planning

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"scripkeeper/app/director"
	"scripkeeper/app/look"
	"scripkeeper/app/setup"
	"scripkeeper/app/shell"
	"scripkeeper/app/widget/frame"
	"scripkeeper/app/widget/input"
	"scripkeeper/app/widget/list"
	"scripkeeper/app/words"
	"scripkeeper/calc/rulebooks"
)

// A gameList is what is played round by round: a game each, the last of them in all rounds after it too.
type gameList struct {
	page    *planPage
	content *fyne.Container
}

func newGameList(p *planPage) *gameList {
	l := &gameList{page: p, content: frame.Stack(look.Space2)}
	l.update()
	return l
}

// update lists the games anew.
func (l *gameList) update() {
	l.content.RemoveAll()
	games := l.page.plan.Games
	for i, choice := range games {
		key := "tournament.plan.game"
		if i == len(games)-1 {
			key = "tournament.plan.game.on"
		}
		row := list.NewRow(words.Game(choice.Rulebook), words.Format(key, words.Names{"round": i + 1}),
			func() { l.open(i) })
		var drop fyne.CanvasObject
		if len(games) > 1 {
			drop = input.NewIconButton(words.Format("tournament.drop",
				words.Names{"name": words.Game(choice.Rulebook)}), theme.CancelIcon(), func() {
				l.page.plan.Games = slices.Delete(slices.Clone(games), i, i+1)
				l.update()
			})
		}
		l.content.Add(row.SetEnds(setup.Badge(choice.Rulebook, 32), drop))
	}
	if len(games) > 0 {
		add := words.Format("tournament.plan.game.add", words.Names{"round": len(games) + 1})
		l.content.Add(input.NewQuietButton(add, func() {
			l.page.plan.Games = append(slices.Clone(games), games[len(games)-1])
			l.open(len(games))
		}).SetIcon(theme.ContentAddIcon()))
	}
	l.page.refresh()
}

// open asks which game is played in a round.
func (l *gameList) open(at int) {
	l.page.shell.Go(shell.To(func() shell.Page { return newGamePage(l.page, at) }))
}

// A gamePage asks which game is played in a round, and under which house rules.
type gamePage struct {
	shell.FixedPage
	games *setup.GameChooser
}

func newGamePage(of *planPage, at int) *gamePage {
	p, s := &gamePage{}, of.shell
	p.games = setup.NewGameChooser(s, func() {
		if p.Body != nil {
			p.take(of, at)
		}
	})
	choice := of.plan.Games[at]
	if options, err := choice.Agreed(rulebooks.All()); err == nil {
		p.games.Choose(choice.Rulebook, options)
	}
	title := words.Format("tournament.plan.game.of", words.Names{"round": at + 1})
	p.Body = s.Frame(s.Head(title, ""), p.games.Object, input.NewPrimaryButton(words.Text("common.done"), s.Back))
	return p
}

func (p *gamePage) take(of *planPage, at int) {
	rules, options, chosen := p.games.Chosen()
	if !chosen || p.games.Trouble() != "" {
		return
	}
	if choice, err := director.Choice(rules, options); err == nil {
		of.plan.Games[at] = choice
	}
}

// Update offers the templates that there are now.
func (p *gamePage) Update() { p.games.Reload() }
