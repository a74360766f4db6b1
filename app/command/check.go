package command

import (
	"bufio"
	"errors"
	"io"

	"scripkeeper/app/command/jsonout"
	"scripkeeper/app/view"
	"scripkeeper/app/words"
	"scripkeeper/calc"
	"scripkeeper/ledger/game"
	"scripkeeper/ledger/letters"
	"scripkeeper/ledger/record"
)

// check works a game out and prints what each entry does, or why it is refused, and the standing.
func (p Program) check(a arguments, name string) int {
	game, record, err := p.game(a, name)
	out := bufio.NewWriter(p.Out)
	defer func() { _ = out.Flush() }()
	var refusal *calc.Refusal
	switch {
	case err != nil && errors.As(err, &refusal): // what the game begins with is refused
		if a.json {
			jsonout.Write(out, jsonout.Entry{Kind: "setup", Refusal: jsonout.RefusalOf(nil, refusal)})
		}
		p.say(words.Format("command.refused.setup", words.Names{"reason": words.Trouble(record.Rulebook, nil, err)}))
		return Refused
	case err != nil:
		return p.fail(a, err)
	}
	differs, err := jsonout.EndDifferences(game, record.End)
	if err != nil {
		return p.fail(a, err)
	}
	if a.json {
		jsonout.Game(out, game)
		if len(differs) > 0 {
			jsonout.Write(out, jsonout.EndDiffers{End: differs})
		}
	} else {
		printGame(out, game)
	}
	_ = out.Flush()
	status := p.verdict(game)
	if odd := p.tellOddities(game); odd && a.strict {
		status = Refused
	}
	for _, d := range differs {
		status = Refused
		p.say(jsonout.EndSentence(d))
	}
	return status
}

// verdict names every refused entry on the error output, and gives the exit status.
func (p Program) verdict(game *game.Game) int {
	status, v := Sound, view.NewGame(game)
	for _, step := range game.Refused() {
		status = Refused
		p.say(words.Format("command.refused", words.Names{
			"number": words.Number(step.Number), "entry": words.StepShort(game, step), "reason": cited(view.RefusalOf(v, step)),
		}))
	}
	return status
}

// maxTold is how many fields of one kind are told of, so that a record of a million of them says it in a page.
const maxTold = 50

// tellOddities tells what of a record is not known, what was tidied and which names look the same, and whether there was
// anything.
func (p Program) tellOddities(game *game.Game) bool {
	unknown, tidied := game.Unknown(), game.Tidied()
	for _, u := range unknown[:min(len(unknown), maxTold)] {
		p.say(words.UnknownField(u))
	}
	p.sayMore(len(unknown))
	p.tellTidied(tidied)
	names := game.Setup().Names
	first, second, alike := letters.Alike(names)
	if alike {
		p.say(words.Alike(names[first], names[second]))
	}
	return alike || len(unknown)+len(tidied) > 0
}

// tellTidied tells what was tidied.
func (p Program) tellTidied(tidied []record.TidiedField) {
	for _, t := range tidied[:min(len(tidied), maxTold)] {
		p.say(words.TidiedField(t))
	}
	p.sayMore(len(tidied))
}

// sayMore tells of how many more nothing was said.
func (p Program) sayMore(of int) {
	if of > maxTold {
		p.say(words.Format("command.more", words.Names{"count": words.Number(of - maxTold)}))
	}
}

// cited is a sentence with where its rule is written.
func cited(c view.Cited) string {
	if c.Source == "" {
		return c.Text
	}
	return words.Format("command.cited", words.Names{"sentence": c.Text, "source": c.Source})
}

// A page is text being printed. The first failure to write ends it; it shows when the writer is flushed.
type page struct{ to io.Writer }

func (p page) line(text string) { _, _ = io.WriteString(p.to, text+"\n") }

// printGame prints a game as sentences: every entry with what it did, and the places, each with the sum that it is made of.
func printGame(to io.Writer, game *game.Game) {
	p, v, setup := page{to}, view.NewGame(game), game.Setup()
	if setup.Title != "" {
		p.line(setup.Title)
	}
	p.line(words.Format("command.game", words.Names{
		"game": words.Text("rulebook." + v.ID()), "version": words.Number(setup.RulesVersion), "id": setup.ID.String(),
	}))
	p.line(words.Join(setup.Names))
	for _, entry := range view.InFull(v, true) {
		p.entry(entry)
	}
	p.line("\n" + v.StandingTitle())
	if n := len(game.Refused()); n > 0 {
		p.line("    " + words.Unresolved(n))
	}
	for _, place := range game.Standing().Places {
		p.line("    " + words.Place(v.ID(), v.Layout, place))
	}
}

// entry prints an entry, each line with the rule that asks for it.
func (p page) entry(e view.FullEntry) {
	title := e.Title
	if e.Number > 0 {
		title = words.Format("command.entry", words.Names{"number": words.Number(e.Number), "entry": e.Title})
	}
	p.line("\n" + title)
	if e.Refusal.Text != "" {
		p.line("    " + words.Format("command.skipped", words.Names{"reason": cited(e.Refusal)}))
	}
	for _, line := range e.Lines {
		p.line("    " + cited(line))
	}
	if e.Reason != "" {
		p.line("    " + e.Reason)
	}
}
